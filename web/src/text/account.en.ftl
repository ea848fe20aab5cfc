# The words of the page on which one says who one is; they come with it.

account-nobody = Nobody yet. A name is given to you when you first sit down, or choose one here.
account-guest = You are { $name }, a guest in this browser.
account-known = You are { $name }, with an account.
account-name-title = Your name
account-rename = That is me
account-rename-account = You sign in by this name.
account-renamed = Pleased to meet you.
account-become-title = Keep your games
account-become = With a passphrase you find your games again in any browser. Nothing else is asked.
account-passphrase = Passphrase (8 characters or more)
account-passphrase-own = Your passphrase
account-become-do = Make an account
account-made = Done. You can sign in anywhere now.
account-sign-in = Sign in
account-signed-in = Welcome back.
account-leave-title = Going?
account-sign-out = Sign out
account-sign-out-why = Your games wait for you.
account-guest-out-why = A guest who signs out cannot come back to their games. Make an account first if you want to.
account-signed-out = Signed out. See you.
account-vanish = Delete me
account-vanish-sure = Your name, your chat lines and your seats go; bots take over your running games. This cannot be undone.
account-vanish-yes = Yes, delete me
account-vanish-no = I stay
account-gone = You are forgotten here.
account-muted = You do not read
account-hear = read again
account-heard = You read { $name } again.
account-forbidden = Name and passphrase do not fit together.
account-taken = Somebody with an account is called that, or looks just like it. Take another name, or sign in if it is you.
account-malformed = A name has up to 20 characters that can be seen, without commas or brackets.
account-too-many = Too many attempts. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
passphrase-title = Your passphrase
passphrase-ends = A new one ends your sessions in all other browsers.
passphrase-new = New passphrase (8 characters or more)
passphrase-change = Change it
passphrase-changed = Changed. Everywhere else you are signed out.
passphrase-forbidden = That is not your passphrase.
sessions = Where you are signed in
sessions-unknown = Some program
sessions-here = this browser
sessions-since = signed in { $since }
sessions-used = last used { $used }
sessions-end = sign out
sessions-end-one = Sign out { $browser }
sessions-end-others = Sign out everywhere else
sessions-ended = { $browser } is signed out.
sessions-alone = You are signed in here and nowhere else.
recovery = Recovery codes
recovery-why = If you lose your passphrase, one of these codes lets you in, once. Keep them on paper or in a safe place.
recovery-left = { $left ->
    [0] You have none.
    [one] One is left.
   *[other] { $left } are left.
}
recovery-make = Make recovery codes
recovery-renew = Make new ones; the old ones are void then
recovery-made = Here they are. They are shown this once.
recovery-once = Nobody can show them to you again, not even the server.
recovery-save = Save as a file
recovery-kept = I have kept them
recovery-lost = Passphrase lost?
recovery-how = One of your recovery codes and a new passphrase will do. You are signed out everywhere else.
recovery-code = Recovery code
recovery-do = Let me in
recovery-done = Welcome back. That code is used up.
recovery-forbidden = Name and code do not fit together, or the code was used already.
kept = Finished games
kept-why = They are cleared away after { $days } days, unless somebody who played them keeps them.
kept-yes = That one stays.
kept-no = That one will go in its time.
export = What is yours
export-why = Your tables, the records of your finished games, your chat lines and sessions, in one archive.
export-do = Take it along

account-carry = Take along the games you have played here as a guest ({ $name })
friends-and-blocks = Friends, and whom you have blocked

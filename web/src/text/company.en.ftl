# Friends, invitations, blocks and reports: words that come where somebody has to do with others.

news = News
news-banned = You may not come in here until { $until }.
news-banned-own = What is kept of you stays yours: under your name you can take it along or delete it.
news-understood = Understood
news-invited = { $by } invites you to a table: { $game }.
news-again = { $by } wants to play { $game } once more. Your seat is free for you.
news-come = Come
news-decline = Not now
news-asks = { $count ->
    [one] Somebody asks to be your friend.
   *[other] { $count } people ask to be your friends.
}
news-look = Look
news-later = Later

friends = Friends
friends-all = All friends
friends-find = Find friends
friends-none = Nobody yet. Send your link to somebody, or ask for an account by its name.
friends-yours = Your friends
friends-asks = They ask to be your friends
friends-waiting = You have asked
friends-blocked = You have blocked
friends-accept = Agree
friends-decline = Decline
friends-withdraw = Take it back
friends-part = Remove
friends-ask = Ask
friends-asked = Asked. You will see them here when they agree.
friends-made = You and { $name } are friends now.
friends-no-account = There is no account of that name. Guests are found by their link.
friends-by-name = By name
friends-name = The name of an account
friends-link = Your link
friends-link-how = Whoever opens it can become your friend at once. Guests can, too.
friends-link-new = Make another link
friends-link-new-done = This is your link from now on; the one before leads nowhere.
friends-link-own = This is your own link. Send it to somebody.
friends-link-asks = { $name } would like to be your friend.
friends-link-void = This link leads to nobody any more. Ask for another one.
friends-agree = Be friends
friend-here = here now
friend-away = not here

invite-friends = Invite friends
invite = Invite to this table
invite-invited = invited
invite-declined = cannot come now

block = Block
unblock = Unblock
blocked-done = Blocked. You will hear nothing of them any more, and they are not told.
block-what = Whoever you block cannot write to you, ask you, invite you or see your games. They are not told. On the page of your friends you can change that.

report-about = About
report-table = the whole table
report-reason = Reason
report-words = What happened? (if you like)
report-do = Report
report-done = Thank you. Whoever looks after this server will see it, and nobody else.
report-close = Close
reason-insult = Insult
reason-hate = Hate
reason-threat = Threat
reason-spam = Advertising, flooding
reason-name = An offensive name
reason-cheating = Unfair play
reason-other = Something else

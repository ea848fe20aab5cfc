# The web client's own words. Ids and variables are the same in web.de.ftl.

guest-name = Guest
player-number = Player { $number }
seat-number = Seat { $number }
loading = One moment …
close = Close
on = on
off = off
you = you
home = All games
try-again = Try again
understood = Understood
show-all = Show all { $count }
skip-to-content = Skip to the content
ways = Ways
unofficial = An unofficial table. The games belong to their designers and publishers.

## Home

home-title = One table, five dragons
home-lead = Pick a game and play: at once against bots, with friends by a link, or together at this screen. No account needed.
you-play-as = You play as { $name }.
change = Change
your-name = Your name
your-mark = Your mark
your-mark-where = You sit on the seat with this mark, wherever a game has one.
mark-1 = Circle
mark-2 = Square
mark-3 = Triangle
mark-4 = Diamond
mark-5 = Hexagon
mark-6 = Star
keep-name = That is me
name-of-account = Your name is that of your account.
name-taken = Somebody with an account is called that, or nearly. Choose another name.
name-malformed = A name has 1 to 20 letters, without commas or brackets.
who-plays = { $game }: who plays?
name-of-player = Name of player { $number }
names-alike = { $name } is there twice. Everybody needs a name of their own.
game-facts = { $game } in brief
game-players = { $range } players
game-minutes = { $range } min
game-weight-1 = easy
game-weight-2 = moderate
game-weight-3 = demanding
play-now = Play now
with-friends = With friends
on-this-screen = On this screen
watch = Watch a game
learn = Learn it
set-table = Set the table
your-games = Your games
your-turn-here = your turn
waiting-tables = Tables looking for company
waiting-none = Nobody is waiting right now. Open a table and be found.
being-played = Being played
finished-games = Finished games
put-away = Put away
put-away-ends = The game ends without a result and is deleted.
put-away-sure = End it
put-away-game = Put away this game of { $game }
lobby-failed = The list of tables cannot be reached just now. It comes back by itself.

## Set the table

set-table-lead = Who sits where, how clever the dragons are, and by which rules.
how-many = How many play
seat-me = A person at this screen
seat-open = Free, for someone with the link
seat-bot = Bot: { $level }
level-random = thoughtless
level-novice = novice
level-adept = adept
level-master = master
level-legend = legend
level-wyrm = wyrm
level-heuristic = adept
bot-level = Bot, { $level ->
    [random] thoughtless
    [novice] novice
    [master] master
    [legend] legend
    [wyrm] wyrm
   *[other] adept
 }
public = List this table, so that strangers can join
clock = Clock
clock-none = none
clock-move = for each move
clock-game = for the game
clock-days = over days
clock-move-how = Seconds for a move
clock-game-how = Minutes for everyone
clock-days-how = Days for a move
timeout = When time is up
timeout-bot = a bot stands in
timeout-act = the next move is made for them
absent = When somebody stays away
absent-wait = wait
absent-bot = a bot stands in
hints-allowed = Odds and hints
hints-usual-on = as usual (on)
hints-usual-off = as usual (off)
table-options = Rules and variants
a-number = a number
open-table = Open the table
start = Begin

## Waiting room

waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
 }
all-here = Everyone is here. The game starts as soon as the host wants.
all-here-host = Everyone is here. Begin when you like.
opening-seals = All seals are set. Opening them: waiting for { $names }.
opening-annulled = { $count ->
    [one] The last opening was annulled; everybody seals anew.
   *[other] { $count } openings were annulled; everybody seals anew.
}
opening-missed = No answer came from { $names }.
opening-until = The table waits until { $time }; then everybody seals anew.
seal-set = dice sealed
seal-awaited = seal still closed
seal-open = seal open
seat-free = free seat
sit-here = Sit here
kick = Send away
leave = Leave
close-table = Close the table
share-link = Send this link to whoever should play or watch
share = Share
share-done = Copied.
share-by-hand = Your browser does not let this page copy: the link is selected, copy it yourself.
share-scan = Or point a phone’s camera at the picture.
share-picture = The link to this table as a QR code
share-other = This machine has more than one address. If one does not work, try another:
share-deaf = Nobody but this machine can open that link: the server listens to no one else. Start it like this, and the link will be one that friends in your network can open:
share-unknown = This link works on this machine only. Open this page by the machine’s address in your network, and you will find the right one here.

## The table

seats = Who plays
to-move = to move
look-closer = More about { $name }
time-left = Time left
here = here
away = away
away-since = away { $time }
away-long = { $name } is not at the table. Whoever has been away for ten minutes can be claimed against.
seat-resigned = gave up
seat-claimed = left
watching = You are watching
table-opens = The table is being laid …
undo = Take back
undo-asked = Asked. The others have to agree.
undo-refused = { $name } would rather leave it as it is.
undo-wish = { $name } would like to take back the last move.
undo-agree = Fine with me
undo-refuse = No
undo-nothing = There is nothing of yours to take back now.
sound = Sound
full-screen = Full screen
keys = Keys
choices = What you can do
asked = What is asked
choices-count = { $count ->
    [one] One choice.
   *[other] { $count } choices.
 }
all-choices = All { $count } choices
no-choices = Nothing to choose right now.
ask-you = Your move. What will you do?
ask-other = { $name } is to move.
plain-hidden = { $count ->
        [one] one face down
       *[other] { $count } face down
    }
plain-here = What do you do here?
plain-cancel = Choose something else
plain-more = Show { $count } more rows
plain-now = the latest
spoken-for = You hold nothing for this. The table answers for you in a moment, so that nobody can tell.
silence =
    The others are waiting. Without an answer within { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }: “{ $action }”.
rest = Not this turn
rests = Not this turn: the table answers for you.
rests-back = Ask me again
hold = Let me think
end-game = End the game
end-resign = Give up
end-resign-seat = Give up { $name }
end-draw = Call it a draw
end-draw-offer = Offer a draw
end-abandon = Stop here
end-abandon-offer = Ask to stop here
end-claim = Claim against { $name }
end-nothing = There is nothing for you to end here.
end-not = Play on
offer-draw = { $name } offers a draw.
offer-draw-own = You offer a draw. { $names } has not answered yet.
offer-abandon = { $name } would like to stop here, without a result.
offer-abandon-own = You would like to stop here, without a result. { $names } has not answered yet.
offer-agree = Agreed
offer-refuse = Play on
offer-back = Take it back
offer-waits = Waiting for { $names }.
why-watching = You are watching. Only those who sit at the table can do that.
drawers = Beside the board
drawer-log = The story
drawer-choices = Choices
drawer-odds = Odds
drawer-chat = Chat
drawer-rules = Rules
drawer-settings = Settings
unread = new
log-empty = Nothing has happened yet.
log-opening = At the beginning
log-more = { $count ->
    [one] 1 more
   *[other] { $count } more
 }
turn-number = turn { $turn }
turn-of-all = Everybody
turn-of-one = { $you ->
    [yes] You
   *[no] { $name }
 }
turn-of-whom = Turn { $turn } · { $you ->
    [yes] you
   *[no] { $name }
 }
since = Since your last turn
since-acted = Since you last acted
goal = What it is all for
turn-strip = A turn
step-done = done
step-now = now
more-lit = { $count ->
    [one] 1 choice
   *[other] { $count } choices
 }
show-place = Show where
only-marks = Only the marks of { $name }
your-turn = Your turn
again = Again
turn-number-of-all = Turn { $turn } · everybody
my-turn = My turn
to-the-end = To the end
go-on = Go on
pause = Pause
behind = { $turns ->
    [one] 1 turn behind · catch up
   *[other] { $turns } turns behind · catch up
 }
pace = Others' turns
pace-slow = slow
pace-normal = normal
pace-quick = quick
pace-tap = wait for my tap
log-earlier = Earlier …
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Say
chat-guests = Sit down or choose a name to talk.
chat-mute = mute
chat-silence = silence
chat-muted = You read no more of them. Under your name you can change that.
chat-silenced = They may write no more at this table.
stand-in = bot for now
replaced = A bot has been playing for you.
back = I am back
odds-none = Odds and hints come when it is your move.
hint-ask = What would you do?
hint-again = Ask again
hint-thinking = Thinking …
hint-best = I would do this
hint-wins = It wins about { $wins } of 100 games from here.
hint-sure = I am sure.
hint-fairly = I am fairly sure.
hint-guess = It is close: a guess.
hint-more = That is { $more } more than with anything else.
hint-glance = At first glance one would rather do this: { $action }.
hint-risk = What it may bring: { $risk }.
hint-other-good = As good, as far as I can see:
hint-other-worse = Not as good:
hint-of-hundred = { $wins } of 100
hint-preparing = A rule of thumb. Looking ahead is still being prepared for this game, which takes a minute or two, once. A better answer comes by itself as long as you wait.
hint-busy = A rule of thumb: too many are asking just now for me to look ahead. Ask again in a moment.
bot-unready = still reading the rules: plays simply
bot-preparing = still reading the rules, step { $done } of { $steps }: plays simply
rules-find = Look up
rules-find-how = a word, or the number of a rule
rules-none = The rule book says nothing about that.
rules-missing = The rules cannot be read just now.
rules-whole = The whole rule book
rules-of = Rules of { $game }
rules-contents = Contents
book-title = Rule book
book-pages = Pages
book-legend = Icons
book-exact =
    { $count ->
        [one] Exact wording: 1 rule
       *[other] Exact wording: { $count } rules
    }
book-found =
    { $count ->
        [one] 1 page
       *[other] { $count } pages
    }
book-back = Back
book-on = Next
book-page = Page { $page } of { $pages }
pass-to = Pass the screen to { $name }
pass-why = What comes next is for { $name }'s eyes only.
pass-ready = I am { $name }
connection-lost = The connection is gone. It comes back by itself, and nothing is lost.

key-pick = pick a choice
key-board = to the board
key-arrows = move on the board
key-next = on to the next beat
key-skip = straight to my turn
key-marks = marks of the last moves
key-inspect = read the card that has the focus
key-undo = take back
key-choices = choices as a list
key-log = the story
key-odds = odds and hint
key-chat = chat
key-rules = rules
key-sound = sound on or off
key-full = full screen
key-close = close

## The end

game-over = The game is over.
you-won = You have won.
you-lost = Next time.
won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
 }
won-nobody = Nobody wins. The dragon does.
won-abandoned = No result.
ended-resigned = { $names } gave up.
ended-claimed = { $names } had been away for too long.
ended-drawn = A draw, by agreement.
ended-abandoned = The game was stopped here, and nobody has lost.
ended-served = { $names } left before the end; { $count ->
    [one] a bot finished the game there.
   *[other] bots finished the game there.
 }
winner = winner
rematch = Once more
end-lower = Lower this, show the board
end-raise = Show how it ended
rematch-there = A rematch is waiting
rematch-failed = A rematch is not possible here.
watch-again = Watch again
record = Record
moves-made = { $count ->
        [one] one move
       *[other] { $count } moves
    }
verify = Were the dice fair?
verify-busy = Rolling every die again …
verify-fair = The dice were fair. Your browser has rolled all of them again.
verify-unfair = Something is not right with these dice.
verify-promise = The server’s promise is the one this browser saw before the game.
verify-seed = The seed revealed at the end is the one that was promised.
verify-salts = { $count ->
    [one] One seat added a secret number of its own, and it is the one it had sealed.
   *[other] { $shown } seats added secret numbers of their own, and they are the ones they had sealed.
}
verify-no-salts = No seat added a secret number: whoever runs the table could have chosen the seed.
verify-seals = Nobody changed a seal after this browser had opened its own.
verify-own = The secret number of this browser went into the dice.
verify-dice = { $count ->
    [one] One draw, made again here, gives the same.
   *[other] { $shown } draws, made again here one by one, give the same.
}
verify-die = The first wrong one: move { $move }, draw { $die } ({ $kind }) is told as number { $shows }, but ought to be { $ought }.
verify-seen = { $count ->
    [one] The dice of one move are those that fell before your eyes.
   *[other] The dice of { $shown } moves are those that fell before your eyes.
}
verify-unseen = The dice of move { $move } are not those that fell before your eyes.
verify-annulled = { $count ->
    [one] The opening was annulled once, because a seal was not opened.
   *[other] The opening was annulled { $shown } times, because a seal was not opened.
}
verify-start = This game did not start from the printed opening: its position was given.
verify-back = { $count ->
    [one] One move was taken back; other dice fell then. The game counts for no rating.
   *[other] { $shown } moves were taken back; other dice fell then. The game counts for no rating.
}
verify-back-same = { $count ->
    [one] One move was taken back; the same dice fell again. The game counts for no rating.
   *[other] { $shown } moves were taken back; the same dice fell again. The game counts for no rating.
}
verify-stood = { $count ->
    [one] One move was made by a bot in place of its player.
   *[other] { $shown } moves were made by bots in place of their players.
}
verify-failed = This game could not be verified.
verify-good = true
verify-bad = not true
fair-title = How the dice stay fair
fair-before = The server seals a secret before anybody sits down. Your browser seals a secret number of its own, and so does everybody’s. Only when all seals are set are the numbers opened, and all of them together decide every die: no one who sits here can choose, and the server cannot either.
fair-after = At the end the server opens its secret. Then your browser rolls every die again by itself and compares.
fair-rest = Whether the rules asked for these dice, and every move was allowed, is checked by the command “lindwurm verify” with the record of the game, on any machine that you trust.

## Replay

replay-of = { $game }, once more
replay-controls = Replay
replay-more = What else can be done
replay-opening = The opening.
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-speed = Speed
replay-share = Link to this moment
eyes = Seen by
eyes-spectator = a spectator
eyes-all = one who knows everything
branch = Play on from here

## Review

review = Review
review-none = Nobody has had this game reviewed yet: what was luck, and what was a mistake?
review-failed = That did not work. You may try again.
review-start = Review this game
review-working = { $done } of { $of } moves looked at. You may leave; it goes on without you.
review-ledger = Where the result came from
review-part-start = start
review-part-luck = luck
review-part-news = news
review-part-mistakes = mistakes
review-part-gifts = gifts
review-part-rest = rest
review-part-result = result
review-part-start-means = what could be expected before anything was dealt
review-part-luck-means = what fell, less what could have fallen
review-part-news-means = what lay hidden and came to light
review-part-mistakes-means = what the own decisions lost against the best
review-part-gifts-means = what the mistakes of others brought
review-part-rest-means = what the judge cannot explain: its own error
review-part-result-means = what came of it
review-rate = loss for each decision
review-rate-means = to compare from game to game
review-mistakes = What could have been better
review-no-mistakes = Nothing that could be told from the best beyond doubt.
review-size-doubtful = Doubtful.
review-size-mistake = Mistake.
review-size-blunder = Blunder.
review-luck = What luck did
review-no-luck = No throw moved more than its error.
review-turns = Luck, turn by turn
review-turn = turn
review-show = Show it
review-train = Play on from here
review-better = Chosen: “{ $taken }”. Better: “{ $best }”. Touch it on the board to play on from here.
review-points = Points of a hundred: 100 is a won game.
review-error = ± is the standard error: what is within twice of it may be nothing.
review-curve = What { $name } could expect: { $from } at the start, { $to } at the end.
review-share = Everybody who has the link may see a page of this review
review-page = The page to share
outlook = How they stand
outlook-of = { $name } { $share }
outlook-together = { $share } for all together
outlook-means = Chances to win, by what everybody may know
puzzle = Puzzle

## Lessons

lesson = Lesson
lesson-next = Next
lesson-show = Show me
lesson-do-it = Do it for me
lesson-other = That works too. We wanted: { $action }.
lesson-other-plain = That works too, though we had something else in mind.
lesson-take-back = Take back
lesson-go-on = Go on
lesson-free = You go your own way now. Play on as long as you like; the lesson waits for you.
lesson-repeat = Begin the chapter again
lesson-chapter-done = { $title }: done. On to the next chapter?
lesson-all-done = That was the whole lesson. Well done.
lesson-next-chapter = Next chapter
lesson-to-end = What you know now
lesson-chapters = Chapters
lesson-finished = , finished
lesson-count = Step { $at } of { $total }
learn-game = Learn { $game }
learn-lead = A short first game with somebody at your shoulder. You learn by doing; the dice are prepared, so nothing can go badly wrong.
learn-begin = Begin the lesson
learn-go-on = Go on with the lesson
learn-go-on-short = Go on learning
learn-again = Begin again
learn-ready = You can play { $game } now
learn-known = What you know now
learn-left = What is left
learn-chapters = { $done } of { $total } chapters
learn-other = The other lessons
learn-none = There is no lesson for this game yet. The rules are worth reading.

## Account and settings

account = Who are you?
account-nobody = Nobody yet. A name is given to you when you first sit down, or choose one here.
account-guest = You are { $name }, a guest in this browser.
account-known = You are { $name }, with an account.
account-name-title = Your name
account-name = Name
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
settings = Settings
settings-lead = These are kept in this browser.
language = Language
light = Light
as-device = as the device
day = day
night = night
motion = Motion
motion-full = full
motion-less = less
credits = Credits
credits-games-title = The games
credits-games = Lindwurm is an unofficial implementation. Names of games belong to their owners and only say which game is meant. Rules texts, drawings and sounds are our own.
credits-icons-title = Icons
credits-icons = The small icons come from
credits-icons-authors = Drawn by
credits-fonts-title = Fonts
credits-fonts = All under the SIL Open Font License 1.1:
credits-software-title = Software
credits-software = Lindwurm is free software under the Apache License 2.0. The page is built with Svelte, Vite and Fluent.

## When something is wrong

lost-page-title = There is nothing here
lost-page = This page does not exist. Perhaps the link was cut off on its way to you.
lost-table-title = No such table
lost-table = There is no table under this link. Ask for the link again, or open a table of your own.
lost-puzzle-title = No puzzle here
lost-puzzle = This game has no such puzzle. Others have one for today.
lost-closed-title = This table was cleared
lost-closed = Everyone left before the game began. Open a new one?
lost-flood-title = Too fast
lost-flood = Too many messages came from here at once, so the table closed the door. Load the page again to come back.
lost-full-title = No room to watch
lost-full = So many are watching that there is no room for one more. Come back in a moment.
lost-elsewhere-title = Open in many windows
lost-elsewhere = You have this table open in so many windows that the oldest had to close: this one.
lost-broken-title = Something broke
lost-broken = That is our fault, not yours. Your games are safe on the server. Try again, and if it stays broken, tell whoever runs this server.
problem-offline = The server cannot be reached. Is it running?
problem-malformed = That was not understood.
problem-signed-out = You are not signed in any more. Load the page again.
problem-csrf = This page is too old. Load it again.
problem-origin = This server is not known by the name in the address bar.
problem-forbidden = That is not yours to do.
problem-unknown = There is no such thing here any more.
problem-method = That was not understood.
problem-taken = Somebody was faster.
problem-conflict = That does not work right now.
problem-too-large = That is too long.
problem-too-many = Too much at once. Wait a moment.
problem-broken = Something went wrong on the server. Nothing was changed.
problem-stale = The table has moved on.
problem-illegal = That is not possible now.
problem-not-started = The game has not begun yet.
problem-hello-first = The connection was not ready. Try again.

## Variants and the workshop

variant = Variant
variant-named = Variant: { $name }
variant-printed = As printed
variant-own = yours
variant-workshop = Your variants …
variant-change = { $name }: { $value } instead of { $printed }
variant-text = Text: “{ $value }” instead of “{ $printed }”
variant-code = Rules are replaced by code that this server brings.
variant-stale = { $count ->
    [one] One text still names a number that is changed.
   *[other] { $count } texts still name a number that is changed.
  }
variant-offered = Offered by this server.
variant-brought = Brought by somebody who plays here.
variant-file = The file
variant-gone = This variant is not here any more.

## Our own dice

own-dice = Who throws the dice
own-dice-table = Lindwurm
own-dice-own = We do, at the table
own-dice-says = You throw your own dice and draw your own cards, and tell Lindwurm what fell. No clock runs, and the game counts for no rating.
own-dice-here = You bring: { $what }. Whoever sits here tells what fell.
own-cards-bots = Where a bot sits Lindwurm draws the cards: nobody may look at a bot’s hand.
brought-cards = cards
brought-lots = who begins, and other lots
thrown-what = What fell?
thrown-opening = Before it begins: what fell?
thrown-for = { $name }: { $action }. What fell?
thrown-sort = { $count } × { $what }
thrown-empty = Place { $number }, still empty
thrown-take-up = { $piece }: take it up again
thrown-confirm = That is how it fell
thrown-back = Rather do something else
thrown-others = Only { $name } may see this, and tells it now.
thrown-watch = The people at the table are telling what fell.
thrown-pass = Pass the screen to { $name }
thrown-secret = Only { $name } may see what comes now.
opening-own-dice = You bring your own dice and cards: tell what fell, and the game begins.
verify-own-dice = Dice by the table: what people threw themselves is as they told it, and cannot be proven.
problem-asked = First tell what fell.
problem-impossible = That cannot have fallen.
ended-own-dice = Dice by the table: this game counts for no rating.
brought-dice = dice

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
play-now = Play now
with-friends = With friends
on-this-screen = On this screen
watch = Watch a game
learn = Learn it
set-table = Set the table
your-games = Your games
your-games-none = Nothing running. The dragons are bored.
your-turn = your turn
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
level-heuristic = adept
bot-level = Bot, { $level ->
    [random] thoughtless
    [novice] novice
    [master] master
    [legend] legend
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
all-here = Everyone is here. The host begins.
all-here-host = Everyone is here. Begin when you like.
seat-free = free seat
sit-here = Sit here
kick = Send away
leave = Leave
close-table = Close the table
share-link = Send this link to whoever should play or watch
share = Share
share-done = Copied.

## The table

seats = Who plays
to-move = to move
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
plain-board = This game has no drawn board yet. Everything can be played from here.
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
hint-thinking = Thinking …
hint-best = I would do this
hint-thumb = A rule of thumb; looking ahead is still being prepared.
hint-table = Choices by how much they were thought about
hint-choice = choice
hint-thought = confidence
rules-find = Look up
rules-find-how = a number or a word
rules-none = No rule says that.
rules-missing = The rules cannot be read just now.
rules-whole = All the rules
rules-of = Rules of { $game }
rules-lead = Every rule has a number; a refusal at the table names it. The catalogue is kept in English.
rules-about = About this catalogue: where the rules come from, and what its signs mean
rules-contents = Contents
pass-to = Pass the screen to { $name }
pass-why = What comes next is for { $name }'s eyes only.
pass-ready = I am { $name }
connection-lost = The connection is gone. It comes back by itself, and nothing is lost.

key-pick = pick a choice
key-board = to the board
key-arrows = move on the board
key-skip = finish what is playing
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
won-all = Won, together.
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
verify-promise = The sealed promise is the one this browser saw when the table opened.
verify-seed = The seed revealed at the end fits the promise; computed here, in your browser.
verify-dice = Every die of { $moves } moves, rolled again from that seed, shows the same face.
verify-failed = This game could not be verified.
verify-good = true
verify-bad = not true

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

## Lessons

lesson = Lesson
lesson-try = Try it: { $action }
lesson-done = Done. On to the real thing
lesson-count = Step { $at } of { $total }
learn-game = Learn { $game }
learn-lead = A short first game with somebody at your shoulder. You learn by doing; the dice are prepared, so nothing can go badly wrong.
learn-begin = Begin the lesson
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
account-renamed = Pleased to meet you.
account-become-title = Keep your games
account-become = With a passphrase you find your games again in any browser. Nothing else is asked.
account-passphrase-title = Another name or passphrase
account-passphrase = Passphrase (8 characters or more)
account-become-do = Make an account
account-change = Change it
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
account-taken = That name has an account already.
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
lost-table = There is no table under this link, or it is too crowded to watch. Ask for the link again, or open a table of your own.
lost-closed-title = This table was cleared
lost-closed = Everyone left before the game began. Open a new one?
lost-flood-title = Too fast
lost-flood = Too many messages came from here at once, so the table closed the door. Load the page again to come back.
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

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
chronicle-all = All your games and figures
put-away = Put away
put-away-ends = The game ends without a result and is deleted.
put-away-sure = End it
put-away-game = Put away this game of { $game }
lobby-failed = The list of tables cannot be reached just now. It comes back by itself.

## Set the table

how-many = How many play
table-options = Rules and variants
start = Begin

## Waiting room

seat-free = free seat
leave = Leave
share = Share
share-done = Copied.
## The table

seats = Who plays
here = here
away = away
table-opens = The table is being laid …
undo = Take back
sound = Sound
choices = What you can do
asked = What is asked
plain-hidden = { $count ->
        [one] one face down
       *[other] { $count } face down
    }
plain-here = What do you do here?
plain-cancel = Choose something else
plain-more = Show { $count } more rows
plain-now = the latest
rest = Not this turn
end-not = Play on
goal = What it is all for
pace = Others’ turns
pace-slow = slow
pace-normal = normal
pace-quick = quick
pace-tap = wait for my tap
rules-of = Rules of { $game }
book-title = Rule book

## The end

won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
 }

## Review

puzzle = Puzzle

## Lessons

lesson = Lesson
lesson-repeat = Begin the chapter again
lesson-chapters = Chapters
lesson-finished = , finished
learn-go-on-short = Go on learning
learn-again = Begin again
learn-none = There is no lesson for this game yet. The rules are worth reading.

## Account and settings

account = Who are you?
account-name = Name
settings = Settings
language = Language
light = Light
as-device = as the device
day = day
night = night
motion = Motion
motion-full = full
motion-less = less
credits = Credits

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
lost-offline-title = Not without the server
lost-offline = This page was never opened here before, and so it needs the server, which cannot be reached now.
lost-broken-title = Something broke
lost-broken = That is our fault, not yours. Your games are safe on the server. Try again, and if it stays broken, tell whoever runs this server.
offline = No connection to the server. What you have read here before is still there; tables need it.
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

## Our own dice

pad = Score pad
own-dice = Who throws the dice
brought-cards = cards or tiles
brought-lots = who begins, and other lots
problem-asked = First tell what fell.
problem-impossible = That cannot have fallen.
brought-dice = dice

lost-banned-title = Not now
lost-banned = You may not come in here for a time.
problem-banned = You may not come in here for a time.
report-somebody = Report or block somebody

# What is said at a table, in replays and puzzles; the first page does without it.

understood = Understood
bot-level = Bot, { $level ->
    [random] thoughtless
    [novice] novice
    [master] master
    [legend] legend
    [wyrm] wyrm
   *[other] adept
 }
to-move = to move
is-asked = asked
look-closer = More about { $name }
time-left = Time left
away-since = away { $time }
away-long = { $name } is not at the table. Whoever has been away for ten minutes can be claimed against.
seat-resigned = gave up
seat-claimed = left
watching = You are watching
undo-asked = Asked. The others have to agree.
undo-refused = { $name } would rather leave it as it is.
undo-wish = { $name } would like to take back the last move.
undo-agree = Fine with me
undo-refuse = No
undo-nothing = There is nothing of yours to take back now.
full-screen = Full screen
keys = Keys
choices-count = { $count ->
    [one] One choice.
   *[other] { $count } choices.
 }
all-choices = All { $count } choices
no-choices = Nothing to choose right now.
ask-you = Your move. What will you do?
ask-other = { $name } is to move.
spoken-for = You hold nothing for this. The table answers for you in a moment, so that nobody can tell.
silence =
    The others are waiting. Without an answer within { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }: “{ $action }”.
rests = Not this turn: the table answers for you.
rests-back = Ask me again
hold = Let me think
end-game = End the game
end-resign = Give up
end-draw = Call it a draw
end-draw-offer = Offer a draw
end-abandon = Stop here
end-abandon-offer = Ask to stop here
end-claim = Claim against { $name }
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
since-mine = In your turn
since-same = { $name } leaves it as it was.
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
log-earlier = Earlier …
chat-send = Say
chat-muted = You read no more of them. Under your name you can change that.
chat-silenced = They may write no more at this table.
stand-in = bot for now
replaced = A bot has been playing for you.
back = I am back
bot-unready = still reading the rules: plays simply
bot-preparing = still reading the rules, step { $done } of { $steps }: plays simply
pass-to = Pass the screen to { $name }
pass-why = What comes next is for { $name }’s eyes only.
pass-ready = I am { $name }
connection-lost = The connection is gone. It comes back by itself, and nothing is lost.
game-over = The game is over.
winner = winner
end-lower = Lower this, show the board
end-raise = Show how it ended
picture = As a picture
eyes = Seen by
outlook = How they stand

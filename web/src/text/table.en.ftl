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
waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
 }
again-asked = { $count ->
    [one] { $names } has been asked to play once more, and sits down here by saying yes.
   *[other] { $names } have been asked to play once more, and sit down here by saying yes.
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
sit-here = Sit here
kick = Send away
close-table = Close the table
share-link = Send this link to whoever should play or watch
share-by-hand = Your browser does not let this page copy: the link is selected, copy it yourself.
share-scan = Or point a phone’s camera at the picture.
share-picture = The link to this table as a QR code
share-other = This machine has more than one address. If one does not work, try another:
share-deaf = Nobody but this machine can open that link: the server listens to no one else. Start it like this, and the link will be one that friends in your network can open:
share-unknown = This link works on this machine only. Open this page by the machine’s address in your network, and you will find the right one here.
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
end-resign-seat = Give up { $name }
end-draw = Call it a draw
end-draw-offer = Offer a draw
end-abandon = Stop here
end-abandon-offer = Ask to stop here
end-claim = Claim against { $name }
end-nothing = There is nothing for you to end here.
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
hint-settled = The exact odds settle it.
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
rules-whole = The whole rule book
book-pages = Pages
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
game-over = The game is over.
you-won = You have won.
you-lost = Next time.
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
verify-fair-own = What Lindwurm drew was fair, and the rest is as you told it.
verify-unfair = Something is not right with these dice.
verify-failed = This game could not be verified.
verify-good = true
verify-bad = not true
fair-title = How the dice stay fair
fair-before = The server seals a secret before anybody sits down. Your browser seals a secret number of its own, and so does everybody’s. Only when all seals are set are the numbers opened, and all of them together decide every die: no one who sits here can choose, and the server cannot either.
fair-after = At the end the server opens its secret. Then your browser rolls every die again by itself and compares.
fair-rest = Whether the rules asked for these dice, and every move was allowed, is checked by the command “lindwurm verify” with the record of the game, on any machine that you trust.
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
picture = As a picture
picture-drawing = Drawing …
picture-copied = It is saved, and the link copied.
picture-saved = It is saved.
picture-failed = This browser cannot draw it.
picture-at = Move { $at } of { $all }. { $what }
eyes = Seen by
eyes-spectator = a spectator
eyes-all = one who knows everything
branch = Play on from here
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
review-part-unforeseen = unforeseen
review-part-rest = rest
review-part-result = result
review-part-start-means = what could be expected before anything was dealt
review-part-luck-means = what fell, less what could have fallen
review-part-news-means = what lay hidden and came to light
review-part-mistakes-means = what the own decisions lost against the best
review-part-gifts-means = what the mistakes of others brought
review-part-unforeseen-means = what could be done better than the judge foresaw: oneself, less the others
review-part-rest-means = what the judge cannot explain
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
lesson-next = Next
lesson-show = Show me
lesson-do-it = Do it for me
lesson-other = That works too. We wanted: { $action }.
lesson-other-plain = That works too, though we had something else in mind.
lesson-take-back = Take back
lesson-go-on = Go on
lesson-free = You go your own way now. Play on as long as you like; the lesson waits for you.
lesson-chapter-done = { $title }: done. On to the next chapter?
lesson-all-done = That was the whole lesson. Well done.
lesson-next-chapter = Next chapter
lesson-to-end = What you know now
lesson-count = Step { $at } of { $total }
own-dice-here = You bring: { $what }. Whoever sits here tells what fell.
thrown-what = { $dice ->
    [yes] What fell?
   *[no] What was drawn?
}
thrown-opening = Before it begins. { thrown-what }
thrown-for = { $name }: { $action }. { thrown-what }
thrown-sort = { $count } × { $what }
thrown-sort-of = { $of }: { $count } × { $what }
thrown-empty = Place { $number }, still empty
thrown-take-up = { $piece }: take it up again
thrown-confirm = { $dice ->
    [yes] That is how it fell
   *[no] That is it
}
thrown-back = Rather do something else
thrown-others = Only { $name } may see this, and tells it now.
thrown-watch = The people at the table are telling what fell.
thrown-pass = Pass the screen to { $name }
thrown-secret = Only { $name } may see what comes now.
thrown-again = Tell mine once more
thrown-back-to = Perhaps { $name } has told a wrong one: pass the screen back
thrown-wrong = Told and refused, since it cannot be: { $names }.
opening-own-dice = You play with your own box: tell what fell or was drawn, and the game begins.
ended-own-dice = Thrown and drawn at your own table: this game counts for no rating.
chat-report = report
befriend = Be friends?
befriend-asked = Asked
turns-hint = Tell me when it is my turn

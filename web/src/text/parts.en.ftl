## What a table says now and then

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
end-resign-seat = Give up { $name }
end-nothing = There is nothing for you to end here.
chat-empty = Nobody has said anything.
chat-say = Say something
chat-guests = Sit down or choose a name to talk.
chat-mute = mute
chat-silence = silence
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
rules-whole = The whole rule book
book-pages = Pages
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
picture-drawing = Drawing …
picture-copied = It is saved, and the link copied.
picture-saved = It is saved.
picture-failed = This browser cannot draw it.
picture-at = Move { $at } of { $all }. { $what }
review = Review
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
verify-own-dice = Dice by the table: what people threw themselves is as they told it, and cannot be proven.

# Liar's Dice in English.

game-name = Liar's Dice
game-tagline = Dice under your cup, a bid on your lips, and nobody knows what is true.
game-kind = Bluffing with dice

goal-title = Be the last with dice
goal-win = Bid on what lies under all cups, and doubt the bids of others. Who was wrong loses a die.
goal-line = the last with dice wins
goal-end = The game ends when only one of you has dice left.

option-ones = Ones
option-ones-says = Whether ones count as every face.
option-ones-wild = wild
option-ones-plain = a face like any other
option-exact = Exact call
option-exact-says = Whether one may say that a bid is exactly right, for a die back.
option-exact-off = no
option-exact-on = allowed
option-dice = Dice for each
option-dice-says = How many dice everybody begins with: fewer make a quicker game.

face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six

action-bid = Bid { $count } × { $face }
action-liar = Liar! Lift the cups
action-exact = Exactly right! Lift the cups

event-round = Round { $round }: { $dice } dice are rolled.
event-turn =
    { $you ->
        [seat] Your turn.
       *[none] { $seat } is up.
    }
event-bid =
    { $you ->
        [seat] You bid { $count } × { $pips }.
       *[none] { $seat } bids { $count } × { $pips }.
    }
event-liar =
    { $you ->
        [seat] You call { $target } a liar
        [target] { $seat } calls you a liar
       *[none] { $seat } calls { $target } a liar
    }
event-exact =
    { $you ->
        [seat] You say that { $target } is exactly right
        [target] { $seat } says that you are exactly right
       *[none] { $seat } says that { $target } is exactly right
    }
event-counted = The cups are lifted: { $found } × { $pips }.
tail-counted = : { $found } × { $pips } lie there
event-lost =
    { $you ->
        [seat] You lose a die and have { $dice } left.
       *[none] { $seat } loses a die and has { $dice } left.
    }
tail-lost =
    { $you ->
        [seat] ; you lose a die ({ $dice } left)
       *[none] ; { $seat } loses a die ({ $dice } left)
    }
event-regained =
    { $you ->
        [seat] You get a die back and have { $dice }.
       *[none] { $seat } gets a die back and has { $dice }.
    }
tail-regained =
    { $you ->
        [seat] ; you get a die back ({ $dice } now)
       *[none] ; { $seat } gets a die back ({ $dice } now)
    }
event-spot-on =
    { $you ->
        [seat] You were right, and have all your dice already.
       *[none] { $seat } was right, and has all dice already.
    }
tail-spot-on = ; right, but there is no die to get back
event-out =
    { $you ->
        [seat] You are out.
       *[none] { $seat } is out.
    }
tail-out =
    { $you ->
        [seat]  and are out
       *[none]  and is out
    }
event-won =
    { $you ->
        [seat] You are the last with dice: you win!
       *[none] { $seat } is the last with dice and wins.
    }

draw-first-player = who begins
draw-cup = a die under a cup

why-7 = The game is over: nobody bids any more.
why-8 = A bid must be higher than the one before: more dice, or as many of a higher face.
why-9 = There are not so many dice on the table.
why-10 = Ones are wild, so nobody bids on them.
why-12 = Nobody has bid anything that could be doubted.
why-16 = The exact call is not played at this table.
why-16-1 = Nobody has bid anything that could be exactly right.

phase-over = The game is over.
phase-bid = { $seat } bids, or doubts.
question-bid = Bid more, or doubt.

risk-bid = true: { $chance }
risk-liar = a lie: { $chance }
risk-exact = exactly so: { $chance }
odds-true = { $count } × { $face } or more: { $chance } (you have { $held } of them, { $hidden } dice are hidden)
odds-exact = Exactly so many: { $chance }

board-cups = Cups
board-bids = The bid
board-shown = When the cups were lifted
board-left = dice

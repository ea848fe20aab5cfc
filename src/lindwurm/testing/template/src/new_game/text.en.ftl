# New Game in English.

game-name = New Game
game-tagline = Roll on, or stop in time; and keep your charm to yourself.
game-kind = Dice and nerve

goal-title = Have the most points
goal-win = Roll points into the pot and bank them before a one comes. Your charm is added at the end.
goal-line = bank { $goal } points, and have the most
goal-end = The game ends when somebody has banked { $goal } points.

option-goal = Goal
option-goal-says = How many banked points end the game.

action-roll = Roll
action-bank = Bank the pot

event-turn =
    { $you ->
        [seat] Your turn.
       *[none] { $seat } is up.
    }
event-rolled =
    { $you ->
        [seat] You roll { $face }.
       *[none] { $seat } rolls { $face }.
    }
event-lost =
    { $you ->
        [seat] You lose the pot of { $pot }.
       *[none] { $seat } loses the pot of { $pot }.
    }
tail-lost = , and the pot of { $pot } is lost
event-banked =
    { $you ->
        [seat] You bank { $pot } and have { $total }.
       *[none] { $seat } banks { $pot } and has { $total }.
    }
event-charm =
    { $you ->
        [seat] Your charm is worth { $worth }: { $total } points.
       *[none] { $seat } has a charm worth { $worth }: { $total } points.
    }
event-won =
    { $you ->
        [seat] You win!
       *[none] { $seat } wins.
    }

draw-first-player = who begins
draw-charm = a charm
draw-turn-die = the die

why-6 = There is nothing in the pot to be banked.
why-7 = The game is over.

phase-over = The game is over.
phase-turn = { $seat } rolls, or banks the pot.
ask-turn = Roll on, or bank the pot.

risk-roll = a one: { $chance }
odds-roll = The next roll loses the pot ({ $pot }): { $chance }

board-points = Points
board-die = The die
board-charms = Charms
board-turn = This turn
board-pot = in the pot
board-goal = goal

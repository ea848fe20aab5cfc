# New Game auf Deutsch.

game-name = New Game
game-tagline = Würfle weiter oder hör rechtzeitig auf; und behalte deinen Glücksbringer für dich.
game-kind = Würfel und Nerven

goal-title = Hab die meisten Punkte
goal-win = Würfle Punkte in den Topf und sichere sie, bevor eine Eins kommt. Dein Glücksbringer zählt am Ende dazu.
goal-line = sichere { $goal } Punkte, und hab die meisten
goal-end = Das Spiel endet, wenn jemand { $goal } Punkte gesichert hat.

option-goal = Ziel
option-goal-says = Wie viele gesicherte Punkte das Spiel beenden.

action-roll = Würfeln
action-bank = Den Topf sichern

event-turn =
    { $you ->
        [seat] Du bist dran.
       *[none] { $seat } ist dran.
    }
event-rolled =
    { $you ->
        [seat] Du würfelst { $face }.
       *[none] { $seat } würfelt { $face }.
    }
event-lost =
    { $you ->
        [seat] Du verlierst den Topf mit { $pot }.
       *[none] { $seat } verliert den Topf mit { $pot }.
    }
tail-lost = , und der Topf mit { $pot } ist weg
event-banked =
    { $you ->
        [seat] Du sicherst { $pot } und hast { $total }.
       *[none] { $seat } sichert { $pot } und hat { $total }.
    }
event-charm =
    { $you ->
        [seat] Dein Glücksbringer zählt { $worth }: { $total } Punkte.
       *[none] Der Glücksbringer von { $seat } zählt { $worth }: { $total } Punkte.
    }
event-won =
    { $you ->
        [seat] Du gewinnst!
       *[none] { $seat } gewinnt.
    }

draw-first-player = wer beginnt
draw-charm = ein Glücksbringer
draw-turn-die = der Würfel

why-6 = Im Topf ist nichts, das man sichern könnte.
why-7 = Das Spiel ist aus.

phase-over = Das Spiel ist aus.
phase-turn = { $seat } würfelt oder sichert den Topf.
ask-turn = Würfle weiter, oder sichere den Topf.

risk-roll = eine Eins: { $chance }
odds-roll = Der nächste Wurf kostet den Topf ({ $pot }): { $chance }

board-points = Punkte
board-die = Der Würfel
board-charms = Glücksbringer
board-turn = Dieser Zug
board-pot = im Topf
board-goal = Ziel

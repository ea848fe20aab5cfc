# Lügenwürfeln auf Deutsch.

game-name = Lügenwürfeln
game-tagline = Würfel unterm Becher, ein Gebot auf den Lippen, und niemand weiß, was wahr ist.
game-kind = Bluffen mit Würfeln

goal-title = Behalte als Letzter Würfel
goal-win = Biete auf das, was unter allen Bechern liegt, und zweifle die Gebote der anderen an. Wer sich irrt, verliert einen Würfel.
goal-line = wer als Letzter Würfel hat, gewinnt
goal-end = Das Spiel endet, wenn nur noch eine Person Würfel hat.

option-ones = Einsen
option-ones-says = Ob Einsen als jede Zahl zählen.
option-ones-wild = zählen für alles
option-ones-plain = eine Zahl wie jede andere
option-exact = Genau so
option-exact-says = Ob man sagen darf, dass ein Gebot genau stimmt, um einen Würfel zurückzubekommen.
option-exact-off = nein
option-exact-on = erlaubt
option-dice = Würfel für jeden
option-dice-says = Mit wie vielen Würfeln alle beginnen: Mit weniger geht es schneller.

face-1 = Eins
face-2 = Zwei
face-3 = Drei
face-4 = Vier
face-5 = Fünf
face-6 = Sechs

action-bid = Biete { $count } × { $face }
action-liar = Gelogen! Becher hoch
action-exact = Stimmt genau! Becher hoch

event-round = Runde { $round }: { $dice } Würfel fallen.
event-turn =
    { $you ->
        [seat] Du bist dran.
       *[none] { $seat } ist dran.
    }
event-bid =
    { $you ->
        [seat] Du bietest { $count } × { $pips }.
       *[none] { $seat } bietet { $count } × { $pips }.
    }
event-liar =
    { $you ->
        [seat] Du glaubst { $target } nicht
        [target] { $seat } glaubt dir nicht
       *[none] { $seat } glaubt { $target } nicht
    }
event-exact =
    { $you ->
        [seat] Du sagst, das Gebot von { $target } stimmt genau
        [target] { $seat } sagt, dein Gebot stimmt genau
       *[none] { $seat } sagt, das Gebot von { $target } stimmt genau
    }
event-counted = Die Becher gehen hoch: { $found } × { $pips }.
tail-counted = : { $found } × { $pips } liegen da
event-lost =
    { $you ->
        [seat] Du verlierst einen Würfel und hast noch { $dice }.
       *[none] { $seat } verliert einen Würfel und hat noch { $dice }.
    }
tail-lost =
    { $you ->
        [seat] ; du verlierst einen Würfel (noch { $dice })
       *[none] ; { $seat } verliert einen Würfel (noch { $dice })
    }
event-regained =
    { $you ->
        [seat] Du bekommst einen Würfel zurück und hast { $dice }.
       *[none] { $seat } bekommt einen Würfel zurück und hat { $dice }.
    }
tail-regained =
    { $you ->
        [seat] ; du bekommst einen Würfel zurück (jetzt { $dice })
       *[none] ; { $seat } bekommt einen Würfel zurück (jetzt { $dice })
    }
event-spot-on =
    { $you ->
        [seat] Du hattest recht und hast schon alle deine Würfel.
       *[none] { $seat } hatte recht und hat schon alle Würfel.
    }
tail-spot-on = ; richtig, aber es gibt keinen Würfel zurück
event-out =
    { $you ->
        [seat] Du bist ausgeschieden.
       *[none] { $seat } ist ausgeschieden.
    }
tail-out =
    { $you ->
        [seat]  und bist ausgeschieden
       *[none]  und ist ausgeschieden
    }
event-won =
    { $you ->
        [seat] Du hast als Letzter Würfel und gewinnst!
       *[none] { $seat } hat als Letzter Würfel und gewinnt.
    }

draw-first-player = wer beginnt
draw-cup = ein Würfel unter einem Becher

why-7 = Das Spiel ist aus: Niemand bietet mehr.
why-8 = Ein Gebot muss höher sein als das davor: mehr Würfel, oder so viele mit einer höheren Zahl.
why-9 = So viele Würfel sind nicht auf dem Tisch.
why-10 = Einsen zählen für alles, darum bietet niemand auf sie.
why-12 = Noch hat niemand etwas geboten, das man anzweifeln könnte.
why-16 = „Genau so“ wird an diesem Tisch nicht gespielt.
why-16-1 = Noch hat niemand etwas geboten, das genau stimmen könnte.

phase-over = Das Spiel ist aus.
phase-bid = { $seat } bietet oder zweifelt.
question-bid = Biete mehr, oder zweifle.

risk-bid = wahr: { $chance }
risk-liar = gelogen: { $chance }
risk-exact = genau so: { $chance }
odds-true = { $count } × { $face } oder mehr: { $chance } (du hast { $held } davon, { $hidden } Würfel sind verdeckt)
odds-exact = Genau so viele: { $chance }

board-cups = Becher
board-bids = Das Gebot
board-shown = Als die Becher hochgingen
board-left = Würfel

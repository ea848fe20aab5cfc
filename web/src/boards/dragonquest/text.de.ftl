# Wörter auf dem Brett von DragonQuest. Kennungen und Variablen sind dieselben wie in text.en.ftl.

## Was von dir verlangt ist

board-you-chamber =
    { $can ->
        [stay] Du bist in der Kammer. Wirf noch einmal.
        [leave] Du bist in der Kammer. Geh hinaus.
       *[other] Du bist in der Kammer: noch einmal werfen oder gehen?
    }
board-you-coin = Das Gift kostet dich eine Münze. Welche gibst du her?
board-you-buy =
    { $can ->
        [pass] Spare die EP.
       *[other] Kauf etwas Nützliches oder spare die EP.
    }
board-you-wall =
    { $can ->
        [tile] Leg ein Plättchen. Nennt der Held die Zahl, mauerst du ein Feld zu.
       *[other] Nenne eine Zahl. Liegt sie verdeckt da, bekommst du eine Mauer.
    }
board-you-block = Getroffen! Berühre das Feld, das du bei { $seat } zumauerst.
board-you-reroll =
    { $can ->
        [reroll] Wirf Würfel nach.
        [stop] Lass die Würfel liegen.
       *[other] Würfel nachwerfen oder liegen lassen?
    }
board-you-move =
    { $can ->
        [step] Zeichne deinen Weg.
        [stop] Bleib stehen.
       *[other] Zeichne deinen Weg oder bleib stehen.
    }
board-you-ring = Ein Monster! Den Ring nutzen oder kämpfen?
board-you-trap = Eine Falle! Einsetzen, was schützt, oder es aufheben?
board-you-talisman = Den Drachentalisman für diesen Wurf nutzen oder aufheben?
board-you-treasure =
    { $can ->
        [none] Lass die Schätze liegen.
       *[other] Nimm einen Schatz oder keinen.
    }
board-you-leave = Über welches Feld verlässt du die Kammer?
board-you-flee = Lauf! Auf welches Feld?
board-you-demon = Führe den Dämon zu { $seat }.

## Ziel, Zug, Karten

goal-state =
    { $been ->
        [yes] In der Kammer warst du schon. Gold: { $gold }, übrige Züge: { $turns }.
       *[no] Die Kammer liegt noch vor dir. Gold: { $gold }, übrige Züge: { $turns }.
    }
turn-sun = Sonne
turn-buy = Kaufen
turn-wall = Mauer
turn-throw = Wurf
turn-go = Gehen oder Gefahr
turn-find = Entdecken
turn-stay = Bleiben oder gehen
turn-treasure = Schatz
unit-lp = LP
unit-ep = EP
unit-coins = Gold in Münzen
board-treasure-text = Draußen { $gold } Gold wert. Er kostet { $stars } Sterne.
board-item-cost = Kostet { $ep } EP, und die ganze Reihe.
board-owner = { $name } hat es.

## Der Bogen

board-sheets = Heldenbögen
board-sheet = (Bogen)
board-map = Die Burg von { $seat }. Pfeiltasten zeichnen den Weg, die Eingabetaste geht ihn.
board-scene = Was gerade geschieht
board-near = Die Umgebung des Helden zeigen
board-whole = Die ganze Burg zeigen
board-zoom = Berühre die Burg, wo du näher hinsehen willst.
board-positions = Wo alle sind
board-walls = Mauern: { $fields }.
board-hero = { $seat }: { $field }
board-demon-at = Der Dämon auf { $field }
board-walk-to = { $field }: { $steps } Schritte
board-sun = Sonne { $sun } von { $last }, übrige Züge: { $left }
board-lp = Lebenspunkte: { $lp } von { $most }
board-skips = setzt aus
board-rows = Entdeckungen
board-row-open = Reihe { $line }: { $ep } von 6 EP. Dahinter wartet { $danger }.
board-row-bought = Reihe { $line }: ausgegeben.
board-row-woke = Reihe { $line }: geweckt ist { $danger }.
board-spider = die Spinne
board-demon = der Dämon
board-skeleton = das Skelett
board-traps = Fallen
board-trap = { $danger }: { $times ->
        [0] noch nie
        [one] einmal
       *[other] { $times }-mal; das nächste Mal ist das letzte
    }
board-purse = Besitz
board-gold = { $gold } Gold
board-coins = { $fifties } × 50, { $hundreds } × 100
board-nothing = Noch nichts als Hoffnung.
board-poison = Spinnengift
board-poison-text = Nach der Kammer kostet es in jedem Zug eine Münze oder 2 LP.
board-dead = verloren

## Die Mauer

board-lay = Nennt { $seat } die Zahl, die du legst, mauerst du ein Feld zu.
board-name = { $seat } legt verdeckt 1, 2 oder 3. Nennst du dieselbe Zahl, wird ein Feld auf deinem Weg für immer zugemauert.
board-name-alone = Eines von drei Plättchen wird aufgedeckt. Zeigt es deine Zahl, wird ein Feld zugemauert.
board-tiles = Mauerplättchen
board-numbers = Zahlen
board-castle = die Burg
board-wall-waiting = Geheim gewählt, zusammen aufgedeckt.
board-block = Berühre ein Feld von { $seat }.
board-block-hint = Jedes umrandete Feld lässt sich zumauern. Zeig auf eines und sieh, was es bewirkt.
board-block-longer = { $field }: Der Weg zum Ziel wird um { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } länger.
board-block-same = { $field }: Der Weg zum Ziel bleibt so lang, wie er ist.

## Bewegungswürfel

board-die = Würfel { $die }: { $face }
board-face-none = nicht geworfen
board-face-skull = ein Totenkopf
board-face-two-skulls = zwei Totenköpfe
board-face-room = ein Raum, ein Schritt
board-face-corridor = ein Korridor, ein Schritt
board-face-discovery = eine Entdeckung
board-face-blank = leer
board-face-bite = ein Biss
board-face-coin = eine Münze
board-face-sword = ein Schwert
board-skulls = { $skulls ->
        [0] Kein Totenkopf. Der dritte bringt Gefahr.
        [one] Ein Totenkopf. Der dritte bringt Gefahr.
        [2] Zwei Totenköpfe. Der nächste bringt Gefahr.
       *[other] { $skulls } Totenköpfe: Gefahr!
    }
board-again = { $count ->
        [one] Einen Würfel nachwerfen
       *[other] { $count } Würfel nachwerfen
    }
board-third = dritter Totenkopf:
board-lie = Liegen lassen
board-lie-brings = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, { $finds ->
        [one] 1 Entdeckung
       *[other] { $finds } Entdeckungen
    }
board-reroll-hint = { $rerolls ->
        [one] Berühre Würfel, um sie noch einmal nachzuwerfen.
       *[other] Berühre Würfel, um sie nachzuwerfen, bis zu { $rerolls }-mal.
    }
board-row-wakes = So viele Entdeckungen wecken, was hinter der Reihe wartet.

## Gehen

board-steps = Schritte übrig: { $steps }
board-finds = Entdeckungen: { $finds }
board-to-chamber = { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    } bis zur Kammer, { $turns ->
        [0] danach kein Zug mehr
        [one] danach noch ein Zug
       *[other] danach noch { $turns } Züge
    }
board-to-exit = { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    } bis zum Ausgang, { $turns ->
        [0] danach kein Zug mehr
        [one] danach noch ein Zug
       *[other] danach noch { $turns } Züge
    }
board-draw = Zeichne den Weg mit Finger oder Maus, berühre ein Feld oder nimm die Pfeiltasten.
board-draw-touch = Zeichne den Weg mit dem Finger oder berühre ein Feld.
board-plan = { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    }: { $field }.
board-walk = { $steps ->
        [one] Einen Schritt gehen
       *[other] { $steps } Schritte gehen
    }
board-halt = Hier stehen bleiben
board-halt-loses = { $steps ->
        [one] ein Schritt verfällt
       *[other] { $steps } Schritte verfallen
    }

## Gegenstände

board-market = { $ep } EP in deiner Reihe. Ein Kauf verbraucht die ganze Reihe; nach dem sechsten EP erwacht { $danger }.
board-save = { $ep } EP in der Reihe behalten
board-items = Nützliche Gegenstände
board-used = verbraucht

## Gefahren

board-ring-used = der Ring ist dann verbraucht
board-lead = Wähle das nächste Feld des Dämons auf der Karte von { $seat }. Schritte übrig: { $steps }
board-demon-near = Der Dämon jagt. Wo er war, geht niemand mehr.
board-coin-choice = Münzen
board-coins-left = du hast { $count }

## Die Kammer

board-aside = Der Drache: { $aside } von { $most } Drachen liegen beiseite. Bei { $most } erwacht er.
board-treasure-dice = Schatzwürfel
board-loot-dragon = ein Drache
board-loot-star = ein Stern
board-loot-hundred = 100
board-loot-fifty = 50
board-loot-blank = leer
board-throws = { $dice } Würfel
board-stars = { $stars } Sterne: Nimm einen Schatz
board-treasures = Schätze
board-worth = { $gold } Gold
board-leave-by = Wähle ein umrandetes Feld neben der Kammer.
board-flee = Lauf auf ein umrandetes Feld neben der Kammer!

## Lange Namen auf Karten

# Mit weicher Trennstelle, für schmale Karten.
item-talisman = Drachen­talisman
treasure-t11 = Bernstein­brosche

# Die besonderen Felder, unter der Karte des Regelbuchs
dice-black = schwarz: Bewegung
dice-red = rot: Bewegung
dice-treasure = Schatz
dice-danger = Gefahr
dice-letter = Buchstaben
dice-ghoul = Kampf: Ghul
dice-troll = Kampf: Troll
dice-orc = Kampf: Ork
dice-skeleton = Kampf: Skelett
dice-damage = Schaden
dice-spider = Spinne
map-start = Start: hier hinein
map-chamber = Schatzkammer
map-exit = Ausgang: hier hinaus
map-orange = oranges Feld mit Laterne
map-black = schwarzes Feld mit Stern
map-halves = In zwei Hälften, mit der Schatzkammer in beiden

## Was die Symbole bedeuten

legend-death-skull = ein Totenkopf auf dem Würfel; eine Gefahr; verlorene Lebenspunkte
legend-doorway = ein Raum: ein Schritt
legend-stone-path = ein Korridor: ein Schritt
legend-magnifying-glass = eine Entdeckung
legend-walking-boot = Schritte
legend-sun = die Sonnenleiste; ein Zug
legend-brick-wall = eine Mauer
legend-broadsword = ein Schwert auf dem Kampfwürfel; ein Kampf
legend-knocked-out-stars = jemand setzt aus
legend-dragon-head = ein Drache auf dem Schatzwürfel; der Drache
legend-round-star = ein Stern auf dem Schatzwürfel
legend-two-coins = Gold
legend-tombstone = ein Held ist verloren
legend-exit-door = ein Held ist entkommen
legend-run = entwischt
legend-expand = zeigt nur, was um den Helden herum ist
legend-contract = zeigt die ganze Burg
legend-items = Nützliche Gegenstände
legend-treasures = Schätze
legend-buttons = Knöpfe

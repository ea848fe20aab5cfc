# Worte des Bretts von Drachenfels. Kennungen und Variablen wie in text.en.ftl.

## Das Ziel, ein Zug auf einen Blick, und wo alles ist

goal-state = Du suchst { $shoes }. { $armour ->
        [no] Zuerst die Rüstung: über einen Regenbogen in die Königsburg.
       *[yes] { $looks ->
            [0] In Rüstung: auf zu den Felsenburgen!
            [one] 1 von { $forts } Felsenburgen durchsucht.
           *[other] { $looks } von { $forts } Felsenburgen durchsucht.
        }
    }
turn-choose = Wählen
turn-magic = Magie
turn-ride = Ritt
turn-duel = Duell
unit-cards = { $count ->
        [one] Karte
       *[other] Karten
    }
lit-card = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
lit-field = { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
board-where = Wo alles ist
board-where-knight = { $name }, Ritter { $colour }: { $field }
board-where-dragons = Drachen: { $places }
board-where-bridges = Brücken: { $places }
board-where-rainbows = Regenbögen: { $places }
board-where-none = keine
board-kind-castle = hier gibt es die Rüstung; nur Regenbögen führen her
board-kind-star = wer hierher kommt, darf zu einem anderen Stern fliegen
board-kind-rock = hier beginnen Regenbögen
board-kind-hole = mit einer Brücke begehbar
board-kind-gap = mit einer Brücke begehbar
board-kind-fort = eine Prinzessin; nur in Rüstung, und ohne Drachen darin
board-far = { $far ->
        [one] 1 Schritt entfernt
       *[other] { $far } Schritte entfernt
    }
board-far-card = { $far ->
        [one] 1 Schritt entfernt
       *[other] { $far } Schritte entfernt
    }; diese Karte geht genau { $steps }{ $double ->
        [0] { "" }
       *[other] { " " }oder { $double }
    }
board-dragon-bars = dorthin reitet niemand, und nicht vorbei
board-no-way = dorthin führt gerade kein Weg

## Auf dem Tisch

board-map = Die Karte: Königsburg, Wege, Regenbogenfelsen, Sterne und Felsenburgen
board-closer = Näher heran
board-riders = Ritter
board-piles = Aufnahmestapel und Ablage
board-a-dragon = ein Drache
board-a-bridge = eine Brücke
board-sky-open = Offener Himmel
board-sky-closed = Bedeckter Himmel

board-card-p1 = 1 Schritt
board-card-p2 = 2 Schritte
board-card-p3 = 3 Schritte
board-card-p4 = 4 Schritte
board-card-p5 = 5 Schritte
board-card-mr = Regenbogen
board-card-mb = Brücke
board-card-md = Drache
board-card-mt = Teletransfer
board-card-mw = Große Wolke

board-hand-card = { $action }. { $text } { $count ->
        [one] Du hast eine davon.
       *[other] Du hast { $count } davon.
    }
board-hand-empty = Keine Karten auf der Hand.
board-hand-of = { $name } hält { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-touch-field = Berühr ein leuchtendes Feld, um dorthin zu reiten.
board-rings = Ein Ring: einfach. Zwei Ringe: doppelt.
board-touch-again = Berühr die Karte noch einmal, um sie zu spielen.
board-plan = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }: { $field }
board-plan-duel = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } und ein Duell: { $field }
board-known = hält sicher: { $cards }

board-pile = Aufnahmestapel: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-touch-pile = Berühr ihn noch einmal, dann geschieht es.
board-renew = Erneuern: 7 neue aus { $pool }; beendet den Zug
board-renew-all = Erneuern: deine { $pool } und alle { $discards } abgelegten werden gemischt; beendet den Zug
board-claim = Nutze die oberste Karte
board-discards = Ablage: oben { $card }, { $count } insgesamt
board-no-discards = Ablage: noch leer
board-show-discards = Ganze Ablage zeigen
board-hide-discards = Ablage verbergen

board-take-rainbow = Nimm den Regenbogen: { $rainbow }
board-take-bridge = Nimm die Brücke: { $field }
board-take-dragon = Nimm den Drachen: { $field }
board-take-knight = Wähl den Ritter von { $name }
board-take-new-rainbow = Nimm einen neuen Regenbogen
board-take-new-bridge = Nimm eine neue Brücke

board-seen = Du sahst { $shoes }.
board-revealed = Hier: { $shoes }.
board-looked-by = Vergeblich: { $names }
board-shoes-sure = { $shoes }: sicher
board-shoes-not = { $shoes }: ausgeschlossen
board-shoes-maybe = { $shoes }: { $chance }

board-plate-knight = Ritter in { $colour }, Zeichen: { $sign }
board-plate-cards = { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
board-plate-looks = { $count ->
        [one] hat 1 Prinzessin angesehen
       *[other] hat { $count } Prinzessinnen angesehen
    }

## Was gefragt ist: ein Satz, und nur, was möglich ist

board-or = oder
board-can-play = spiel eine Karte
board-can-discard = leg eine Punktekarte ab
board-can-renew = zieh eine neue Hand
board-can-rob = raube
board-can-claim = nutz die oberste Karte
board-can-stop = lass es dabei
board-can-place-rainbow = spann einen
board-can-move-rainbow = versetz einen
board-can-remove-rainbow = nimm einen weg
board-can-place-bridge = leg eine
board-can-move-bridge = versetz eine
board-can-remove-bridge = nimm eine weg
board-can-shift = schwenk den überquerten Regenbogen
board-can-keep = lass ihn stehen
board-can-fly = flieg von Stern zu Stern
board-can-walk = bleib am Boden
board-ask-list = { $can }.
board-ask-pick = Wähl deinen Ritter auf seinem Startfeld.
board-ask-rainbow = Regenbogen: { $can }.
board-ask-bridge = Brücke: { $can }.
board-ask-dragon = Nimm einen Drachen und setz ihn auf einen leuchtenden Platz.
board-ask-tele = Mit wem tauschst du den Platz? Berühr einen Ritter.
board-warn-swap = Achtung: { $target } sieht auch nach und gewinnt mit { $chance }.
board-warn-swap-later = Achtung: { $target } sieht im eigenen Zug nach und gewinnt mit { $chance }.
board-ask-cloud = Wähl einen Ritter für die Wolke, dann ein Startfeld.
board-ask-factor = Du bist flink: einfach oder doppelt?
board-ask-go = Wohin? Genau { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }.
board-ask-leave = Auf welchem Weg willst du hinaus?
board-ask-enter = Auf welchem Weg willst du hinein?
board-ask-duel = Wo soll { $target } neu anfangen?
board-ask-loot = Zieh bis zu { $left } von { $target }, oder lass es dabei.
board-ask-rob = Raube noch bis zu { $left }, oder lass es dabei.

## Was die Symbole bedeuten

legend-lion = der rote Ritter
legend-swan = der blaue Ritter
legend-heraldic-sun = der gelbe Ritter
legend-stag-head = der weiße Ritter
legend-mounted-knight = ein Ritter reitet
legend-card-play = eine Karte wird gespielt
legend-card-pickup = Karten auf der Hand; erneuern
legend-robber-hand = eine Karte aus fremder Hand
legend-card-draw = die oberste Karte der Ablage wird genutzt
legend-rainbow = ein Regenbogen wird gesetzt, versetzt, entfernt oder überquert; der Himmel öffnet sich
legend-stone-bridge = eine Brücke wird gesetzt, versetzt oder entfernt
legend-spiked-dragon-head = ein Drache zieht um
legend-teleport = Teletransfer
legend-fluffy-cloud = große Wolke
legend-polar-star = ein Flug von Stern zu Stern
legend-breastplate = ein Ritter in Rüstung
legend-wingfoot = ein flinker Ritter
legend-semi-closed-eye = jemand sieht bei einer Prinzessin nach
legend-ballerina-shoes = die Schuhe, die du gesehen hast
legend-crossed-swords = ein Duell
legend-dust-cloud = der besiegte Ritter fängt neu an
legend-queen-crown = die richtige Prinzessin ist gefunden
legend-hourglass = die Grenze der Züge
legend-magnifying-glass = näher an die Karte heran

## Was das Bild des Landes in den Regeln benennt

map-castle = Königsburg
map-start = Startfeld
map-rock = Regenbogenfelsen
map-star = Stern
map-hole = Erdloch
map-gap = Übergang
map-fort = Felsenburg
map-green = grüner Punkt

# Worte des Bretts von Drachenfels. Kennungen und Variablen wie in text.en.ftl.

board-map = Die Karte: Burg, Wege, Regenbogenfelsen, Sterne und Felsenburgen
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
board-not-reached = mit dieser Karte nicht zu erreichen
board-known = hält sicher: { $cards }

board-pile = Aufnahmestapel: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
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

## Was gefragt ist; `whose` ist you, oder other, wo mehrere an einem Bildschirm spielen

board-ask-pick = { $whose ->
        [you] Wähl deinen Ritter: Berühr einen auf seinem Startfeld.
       *[other] { $name }, wähl deinen Ritter: Berühr einen auf seinem Startfeld.
    }
board-ask-turn = { $whose ->
        [you] Du bist dran: Spiel eine Karte, erneuere, raube oder nutze die oberste Karte der Ablage.
       *[other] { $name }: Spiel eine Karte, erneuere, raube oder nutze die oberste Karte der Ablage.
    }
board-ask-hand = { $whose ->
        [you] Spiel weiter: noch eine Magie oder eine Punktekarte zum Reiten.
       *[other] { $name }, spiel weiter: noch eine Magie oder eine Punktekarte zum Reiten.
    }
board-ask-rainbow = { $whose ->
        [you] Spann einen Regenbogen auf einem leuchtenden Bogen, oder nimm einen von der Karte und versetz ihn oder leg ihn zurück.
       *[other] { $name }: Spann einen Regenbogen auf einem leuchtenden Bogen, oder nimm einen von der Karte und versetz ihn oder leg ihn zurück.
    }
board-ask-bridge = { $whose ->
        [you] Leg eine Brücke auf einen leuchtenden Platz, oder nimm eine von der Karte und versetz sie oder leg sie zurück.
       *[other] { $name }: Leg eine Brücke auf einen leuchtenden Platz, oder nimm eine von der Karte und versetz sie oder leg sie zurück.
    }
board-ask-dragon = { $whose ->
        [you] Nimm einen Drachen und setz ihn auf einen leuchtenden Platz.
       *[other] { $name }: Nimm einen Drachen und setz ihn auf einen leuchtenden Platz.
    }
board-ask-tele = { $whose ->
        [you] Mit wem tauschst du den Platz? Berühr einen Ritter.
       *[other] { $name }: Mit wem tauschst du den Platz? Berühr einen Ritter.
    }
board-ask-cloud = { $whose ->
        [you] Wen soll die Wolke holen? Wähl einen Ritter, dann ein leuchtendes Startfeld.
       *[other] { $name }: Wen soll die Wolke holen? Wähl einen Ritter, dann ein leuchtendes Startfeld.
    }
board-ask-factor = { $whose ->
        [you] Du bist flink: einfach oder doppelt? Berühr ein Feld oder wähl zuerst.
       *[other] { $name } ist flink: einfach oder doppelt? Berühr ein Feld oder wähl zuerst.
    }
board-ask-go = { $whose ->
        [you] Wohin? Genau { $steps ->
            [one] 1 Schritt
           *[other] { $steps } Schritte
        }.
       *[other] { $name }, wohin? Genau { $steps ->
            [one] 1 Schritt
           *[other] { $steps } Schritte
        }.
    }
board-ask-leave = { $whose ->
        [you] Auf welchem Weg willst du hinaus?
       *[other] { $name }: Auf welchem Weg willst du hinaus?
    }
board-ask-swing = { $whose ->
        [you] Du hast einen Regenbogen überquert: Schwenk ihn, oder lass ihn stehen.
       *[other] { $name } hat einen Regenbogen überquert: Schwenk ihn, oder lass ihn stehen.
    }
board-ask-fly = { $whose ->
        [you] Welchen Flug nimmst du von Stern zu Stern?
       *[other] { $name }: Welchen Flug nimmst du von Stern zu Stern?
    }
board-ask-enter = { $whose ->
        [you] Auf welchem Weg willst du hinein?
       *[other] { $name }: Auf welchem Weg willst du hinein?
    }
board-ask-shift = { $whose ->
        [you] Du hast einen Regenbogen überquert: Schwenk ihn, oder lass ihn stehen.
       *[other] { $name } hat einen Regenbogen überquert: Schwenk ihn, oder lass ihn stehen.
    }
board-ask-duel = { $whose ->
        [you] { $target } ist besiegt. Auf welchem Startfeld soll der Ritter neu beginnen?
       *[other] { $target } ist besiegt. { $name }, auf welchem Startfeld soll der Ritter neu beginnen?
    }
board-ask-loot = { $whose ->
        [you] Zieh aus der Hand von { $target }, noch bis zu { $left }, oder lass es dabei.
       *[other] { $name }: Zieh aus der Hand von { $target }, noch bis zu { $left }, oder lass es dabei.
    }
board-ask-rob = { $whose ->
        [you] Raube weiter, noch bis zu { $left }, oder lass es dabei.
       *[other] { $name }: Raube weiter, noch bis zu { $left }, oder lass es dabei.
    }

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

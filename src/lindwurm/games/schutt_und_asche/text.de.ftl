# Schutt und Asche auf Deutsch. Kennungen und Variablen wie in text.en.ftl.

game-name = Schutt und Asche
game-tagline = Bezahl den Drachen, wirb Ritter an, triff ihn siebenmal, bevor das Reich Asche ist.
game-kind = Bieten und Bluffen, gegeneinander oder gemeinsam
designed = Karte und Namen der Provinzen, was das Gefolge über die wenigen Worte des Hefts hinaus tut, und wie oft es jede Karte und jedes Plättchen gibt, haben wir selbst entworfen, denn die gedruckten Bilder sind verloren; die Regeln sind die des Hefts.
game-advice = Unsicher, wie ihr anfangen sollt? Spielt zuerst kooperativ.

## Das Ziel

goal-title = Rettet das Reich, und bleib in Erinnerung
goal-win = Trefft den Drachen gemeinsam { $hits }-mal. Dann gewinnt die meiste Macht: Sie zählt doppelt, wenn du ihn getroffen hast, dreifach für den letzten Treffer.
goal-end = Das Spiel endet mit Treffer Nummer { $hits }, oder wenn keine Provinz oder kein Ritter mehr da ist: Dann haben alle verloren.

## Was man tun kann

action-claim = { $province } beanspruchen
action-look = Den Stapel von { $province } ansehen
action-pick = Leg als Nächstes von oben: { $piece }
action-shuffle = Den Stapel von { $province } ungesehen mischen
action-ready = Die Stapel bleiben, wie sie sind
action-post = Einen Startritter nach { $province } stellen
action-pass = Nichts ausspielen
action-farmer =
    { $cards ->
        [one] Bauer: { $cards } Goldkarte mit { $seat } tauschen
       *[other] Bauer: { $cards } Goldkarten mit { $seat } tauschen
    }
action-give = { $gold } hergeben
action-scout = Kundschafter: die verdeckten Drachenkärtchen ansehen
action-agitator = Aufrührer: ein Gefolge tauschen
action-part = Gib { $follower } her
action-exchange = { open-follower } nehmen
action-swap = Ein zufälliges Gefolge von { $seat } nehmen
action-call = Das Drachenkärtchen im { $path } aufrufen
action-lay = Legen: { $gold }
action-withdraw = Zurücknehmen: { $gold }
action-confirm = Das Opfer so liegen lassen
action-recruit = { open-follower } nehmen
action-recruit-deck = Vom Stapel ziehen
action-friar = Klosterbruder: ebenso viel Gefolge nehmen
action-decoy = Lockvogel: den Drachen nach { $province } locken
action-hermit = Einsiedler: den Ritter aus { $province } führen
action-move = Ihn nach { $province } führen
action-vassal = Vasall: diesen Kampf absagen
action-black-knight = Schwarzer Ritter: er kämpft ohne { $gear }
action-reveal = Die nächste Kampfkarte aufdecken
action-spend-power = Macht ausgeben: zwei Drachen weg
action-spend-treasure = Einen Staatsschatz ausgeben: zwei Drachen weg
action-hero = Held: diese Karte zählt nicht
action-accept = Abbrechen: unentschieden
action-fight-on = Weiterkämpfen
action-save = { $province } retten
action-buy = Das oberste Plättchen von { $province } kaufen (2 Gold)
action-sort = Den Stapel von { $province } sortieren (1 Gold)
action-moneylender = Geldverleiher: Gold mit der Ablage tauschen
action-borrow = { $gold } leihen
action-repay = { $gold } zurückgeben
action-done = Das genügt
action-free-buy = Handelsreisender: das oberste Plättchen von { $province }, umsonst
action-free-sort = Handelsreisender: den Stapel von { $province } sortieren, umsonst
action-merchant = Kaufmann: den Stapel von { $province } anbieten
action-trade = Gegen den Stapel von { $province } tauschen
action-traitor = Verräter: { $goods } aus { $province } nehmen
action-end = Einkauf beenden ({ $left } Gold übrig)
action-keep = Das Plättchen behalten
action-void = Abt: Plättchen weg, Geld zurück
action-place = In { $province } aufstellen
action-sage = Weiser: Regent werden
action-discard = { open-follower } abwerfen
action-layout = Rote Kärtchen { $red }
action-leave = Nichts aufheben: Er kämpft noch einmal
action-i-offer = Sagen: „Ich biete { $worth }“
action-i-cannot = Sagen: „Ich kann nicht“
action-you-could = Zu { $seat } sagen: „Du könntest“
action-crown = { $seat } zum Sieger erklären

## Was geschieht

# `$you` nennt den Wert, der der eigene Platz des Lesers ist. `tail-…` setzt die Zeile einer Aktion fort.

event-regent =
    { $you ->
        [seat] Du regierst.
       *[none] { $seat } regiert.
    }
event-claimed =
    { $you ->
        [seat] Du beanspruchst { $province }.
       *[none] { $seat } beansprucht { $province }.
    }
event-looked =
    { $you ->
        [seat] Du siehst in den Stapel von { $province }.
       *[none] { $seat } sieht in den Stapel von { $province }.
    }
event-shuffled =
    { $you ->
        [seat] Du mischst den Stapel von { $province } ungesehen.
       *[none] { $seat } mischt den Stapel von { $province } ungesehen.
    }
event-prepared =
    { $you ->
        [seat] Du bist bereit.
       *[none] { $seat } ist bereit.
    }
event-posted =
    { $you ->
        [seat] Du stellst einen Startritter nach { $province }.
       *[none] { $seat } stellt einen Startritter nach { $province }.
    }
event-started =
    { $you ->
        [seat] Du beginnst mit { $count } Macht.
       *[none] { $seat } beginnt mit { $count } Macht.
    }
event-round = Runde { $round } beginnt: Gold für alle, dann viermal der Drache, dann der Markt.
event-final-round = Runde { $round }: kein Gold, kein Markt, nur der Drache.
event-dealt =
    { $you ->
        [seat] Du bekommst { $count } Goldkarten.
       *[none] { $seat } bekommt { $count } Goldkarten.
    }
event-dealt-gold =
    { $you ->
        [seat] Du bekommst Gold: { $count } × { $value ->
            [0] X
           *[other] { $value }
        }
       *[none] { $seat } bekommt Gold: { $count } × { $value ->
            [0] X
           *[other] { $value }
        }
    }
tail-dealt-gold =
    , { $count } × { $value ->
        [0] X
       *[other] { $value }
    }
event-played =
    { $you ->
        [seat] Du spielst { $follower } aus.
       *[none] { $seat } spielt { $follower } aus.
    }
event-farmed =
    { $you ->
        [seat] { $count ->
            [one] Du tauschst { $count } Goldkarte mit { $other }.
           *[other] Du tauschst { $count } Goldkarten mit { $other }.
        }
        [other] { $count ->
            [one] { $seat } tauscht { $count } Goldkarte mit dir.
           *[other] { $seat } tauscht { $count } Goldkarten mit dir.
        }
       *[none] { $count ->
            [one] { $seat } tauscht { $count } Goldkarte mit { $other }.
           *[other] { $seat } tauscht { $count } Goldkarten mit { $other }.
        }
    }
tail-farmed =
    { $you ->
        [seat] { $count ->
            [one] , tauschst { $count } Goldkarte mit { $other }
           *[other] , tauschst { $count } Goldkarten mit { $other }
        }
        [other] { $count ->
            [one] , tauscht { $count } Goldkarte mit dir
           *[other] , tauscht { $count } Goldkarten mit dir
        }
       *[none] { $count ->
            [one] , tauscht { $count } Goldkarte mit { $other }
           *[other] , tauscht { $count } Goldkarten mit { $other }
        }
    }
event-farmed-gold =
    { $you ->
        [seat] Du bekommst { $gold } von { $other }.
        [other] { $seat } bekommt { $gold } von dir.
       *[none] { $seat } bekommt { $gold } von { $other }.
    }
tail-farmed-gold =
    { $you ->
        [seat] , du bekommst { $gold }
        [other] , { $seat } bekommt { $gold } von dir
       *[none] , { $seat } bekommt { $gold } von { $other }
    }
event-scouted = Im { $path } wartet eine { $value }.
tail-scouted = ; im { $path } wartet eine { $value }
event-exchanged =
    { $you ->
        [seat] Du gibst { $follower } in die Auslage und nimmst { $taken }.
       *[none] { $seat } gibt { $follower } in die Auslage und nimmt { $taken }.
    }
tail-exchanged =
    { $you ->
        [seat] , gibst { $follower } in die Auslage und nimmst { $taken }
       *[none] , gibt { $follower } in die Auslage und nimmt { $taken }
    }
event-swapped =
    { $you ->
        [seat] Du tauschst ungesehen ein Gefolge mit { $other }.
        [other] { $seat } tauscht ungesehen ein Gefolge mit dir.
       *[none] { $seat } tauscht ungesehen ein Gefolge mit { $other }.
    }
tail-swapped =
    { $you ->
        [seat] , tauschst ungesehen ein Gefolge mit { $other }
        [other] , tauscht ungesehen ein Gefolge mit dir
       *[none] , tauscht ungesehen ein Gefolge mit { $other }
    }
event-swapped-cards = Du gibst { $other } { $follower } und bekommst { $taken }.
tail-swapped-cards = ; du gibst { $other } { $follower } und bekommst { $taken }
event-turn =
    { $you ->
        [seat] Du rufst den Drachen.
       *[none] { $seat } ruft den Drachen.
    }
event-called =
    { $you ->
        [seat] Du rufst das Kärtchen im { $path } auf.
       *[none] { $seat } ruft das Kärtchen im { $path } auf.
    }
event-offered =
    { $you ->
        [seat] { $count ->
            [0] Du opferst nichts.
            [one] Du opferst { $count } Karte.
           *[other] Du opferst { $count } Karten.
        }
       *[none] { $count ->
            [0] { $seat } opfert nichts.
            [one] { $seat } opfert { $count } Karte.
           *[other] { $seat } opfert { $count } Karten.
        }
    }
tail-offered =
    { $you ->
        [seat] { $count ->
            [0] , opferst nichts
            [one] , opferst { $count } Karte
           *[other] , opferst { $count } Karten
        }
       *[none] { $count ->
            [0] , opfert nichts
            [one] , opfert { $count } Karte
           *[other] , opfert { $count } Karten
        }
    }
event-unveiled =
    { $total ->
        [0] Der Drache im { $path } verlangt { $value } und bekommt nichts.
        [one] Der Drache im { $path } verlangt { $value } und bekommt { $total }.
       *[other] Der Drache im { $path } verlangt { $value } und bekommt { $total }.
    }
event-gave =
    { $you ->
        [seat] Du gabst { $count } Gold.
       *[none] { $seat } gab { $count } Gold.
    }
tail-gave =
    { $count ->
        [0] : kein einziges Gold
        [one] : { $count } Gold
       *[other] : { $count } Gold
    }
event-paid-off = Der Drache nimmt das Gold und verschont den { $path }.
tail-paid-off = : bezahlt, er bleibt fort
event-rewarded =
    { $you ->
        [seat] Am meisten Gold oder als Erster so viel: Du darfst { $count } Gefolge nehmen.
       *[none] Am meisten Gold oder als Erster so viel: { $seat } darf { $count } Gefolge nehmen.
    }
event-recruited =
    { $you ->
        [seat] Du nimmst { $follower }.
       *[none] { $seat } nimmt { $follower }.
    }
tail-recruited =
    { $you ->
        [seat] , du nimmst { $follower }
       *[none] , nimmt { $follower }
    }
event-recruited-hidden =
    { $you ->
        [seat] Du ziehst ein Gefolge vom Stapel.
       *[none] { $seat } zieht ein Gefolge vom Stapel.
    }
tail-recruited-hidden =
    { $you ->
        [seat] , du ziehst ungesehen ein Gefolge
       *[none] , zieht ungesehen ein Gefolge
    }
event-recruited-card =
    { $you ->
        [seat] Du zogst { $follower }.
       *[none] { $seat } zog { $follower }.
    }
tail-recruited-card = { " " }({ $follower })
event-no-followers = Es ist niemand mehr da, der folgen könnte.
tail-no-followers = , aber es ist niemand mehr da, der folgen könnte
event-refilled = Die Auslage bietet nun { $follower }: { $slot }.
event-attacks =
    { $count ->
        [one] Es fehlt { $count } Gold: Der Drache fliegt aus dem { $path } zu einem Angriff los.
       *[other] Es fehlen { $count } Gold: Der Drache fliegt aus dem { $path } zu { $count } Angriffen los.
    }
event-marked = Marke { $number } fällt auf { $province }.
tail-marked = , Angriffsmarke { $number } auf { $province }
event-decoyed =
    { $you ->
        [seat] Du lockst den Drachen nach { $province }.
       *[none] { $seat } lockt den Drachen nach { $province }.
    }
tail-decoyed = : Der Drache lässt sich nach { $province } locken
event-lapsed =
    { $count ->
        [one] { $count } Angriff findet nichts mehr zum Brennen.
       *[other] { $count } Angriffe finden nichts mehr zum Brennen.
    }
tail-lapsed =
    { $count ->
        [one] , { $count } findet nichts mehr zum Brennen
       *[other] , { $count } finden nichts mehr zum Brennen
    }
event-hermited =
    { $you ->
        [seat] Du führst den Ritter aus { $province } nach { $target }.
       *[none] { $seat } führt den Ritter aus { $province } nach { $target }.
    }
tail-hermited =
    { $you ->
        [seat] , führst den Ritter aus { $province } nach { $target }
       *[none] , führt den Ritter aus { $province } nach { $target }
    }
event-called-off =
    { $you ->
        [seat] Du sagst den Kampf in { $province } ab.
       *[none] { $seat } sagt den Kampf in { $province } ab.
    }
tail-called-off = : Der Kampf in { $province } ist abgesagt, die Marke verschwindet
event-banned =
    { $you ->
        [seat] Du lässt den Ritter ohne { $gear } kämpfen.
       *[none] { $seat } lässt den Ritter ohne { $gear } kämpfen.
    }
tail-banned = : Der Ritter kämpft ohne { $gear }
event-fight =
    { $you ->
        [seat] Dein Ritter stellt sich in { $province } dem Drachen, Karte um Karte.
       *[none] Der Ritter von { $seat } stellt sich in { $province } dem Drachen, Karte um Karte.
    }
event-card = Kampfkarte: { $card }.
tail-card = { " " }· { $card }
event-struck =
    { $you ->
        [seat] Du streichst die Karte: { $card }.
       *[none] { $seat } streicht die Karte: { $card }.
    }
tail-struck = : Die letzte Karte ({ $card }) zählt nicht
event-spent =
    { $you ->
        [seat] Du gibst { $tile } aus; zwei Drachen verschwinden.
       *[none] { $seat } gibt { $tile } aus; zwei Drachen verschwinden.
    }
event-offered-draw =
    { $you ->
        [seat] Schilde genug: Du darfst abbrechen.
       *[none] Schilde genug: { $seat } darf abbrechen.
    }
event-won =
    { $you ->
        [seat] Dein Ritter siegt in { $province }.
       *[none] Der Ritter von { $seat } siegt in { $province }.
    }
event-drew =
    { $you ->
        [seat] Dein Ritter bricht in { $province } ab, unversehrt.
       *[none] Der Ritter von { $seat } bricht in { $province } ab, unversehrt.
    }
event-lost =
    { $you ->
        [seat] Dein Ritter fällt in { $province }, aber sein Kampf hat die Provinz gerettet.
       *[none] Der Ritter von { $seat } fällt in { $province }, aber sein Kampf hat die Provinz gerettet.
    }
event-hit =
    { $you ->
        [seat] Du verwundest den Drachen! Treffer: { $hits } von 7.
       *[none] { $seat } verwundet den Drachen! Treffer: { $hits } von 7.
    }
tail-hit = : Treffer { $hits } von 7 gegen den Drachen
event-successful =
    { $you ->
        [seat] Du kämpfst nun erfolgreich gegen den Drachen: Deine Macht zählt doppelt.
       *[none] { $seat } kämpft nun erfolgreich gegen den Drachen: Macht zählt doppelt.
    }
tail-successful =
    { $you ->
        [seat] (deine Macht zählt nun doppelt)
       *[none] (die Macht von { $seat } zählt nun doppelt)
    }
event-victorious =
    { $you ->
        [seat] Dein war der letzte Streich: Deine Macht zählt dreifach.
       *[none] { $seat } führte den letzten Streich: Macht zählt dreifach.
    }
tail-victorious =
    { $you ->
        [seat] (der letzte Streich: deine Macht zählt dreifach)
       *[none] (der letzte Streich: Die Macht von { $seat } zählt dreifach)
    }
event-lifted =
    { $you ->
        [seat] Du rettest { $province }.
       *[none] { $seat } rettet { $province }.
    }
tail-lifted = , { $province } ist gerettet
event-burnt = In { $province } steht kein Ritter: Die Provinz brennt nieder.
event-buys =
    { $you ->
        [seat] Du gehst auf den Markt.
       *[none] { $seat } geht auf den Markt.
    }
event-bought =
    { $you ->
        [seat] Du deckst aus dem Stapel von { $province } { $tile } auf.
       *[none] { $seat } deckt aus dem Stapel von { $province } { $tile } auf.
    }
event-price =
    { $you ->
        [seat] Du zahlst { $price } Gold.
       *[none] { $seat } zahlt { $price } Gold.
    }
tail-price = { " " }({ $price } Gold)
event-sorted =
    { $you ->
        [seat] Du sortierst den Stapel von { $province }.
       *[none] { $seat } sortiert den Stapel von { $province }.
    }
event-borrowed =
    { $you ->
        [seat] Du leihst { $gold }.
       *[none] { $seat } leiht { $gold }.
    }
tail-borrowed =
    { $you ->
        [seat] , leihst { $gold }
       *[none] , leiht { $gold }
    }
event-repaid =
    { $you ->
        [seat] Du gibst { $gold } zurück.
       *[none] { $seat } gibt { $gold } zurück.
    }
tail-repaid =
    { $you ->
        [seat] , gibst { $gold } zurück
       *[none] , gibt { $gold } zurück
    }
event-traded =
    { $you ->
        [seat] Du tauschst die Stapel von { $province } und { $target }.
       *[none] { $seat } tauscht die Stapel von { $province } und { $target }.
    }
tail-traded = : Die Stapel von { $province } und { $target } wechseln die Plätze
event-took =
    { $you ->
        [seat] Du nimmst { $goods } aus { $province }.
       *[none] { $seat } nimmt { $goods } aus { $province }.
    }
tail-took =
    { $you ->
        [seat] , nimmst { $goods } aus { $province }
       *[none] , nimmt { $goods } aus { $province }
    }
event-voided =
    { $you ->
        [seat] Du schickst { $tile } fort und nimmst das Geld zurück.
       *[none] { $seat } schickt { $tile } fort und nimmt das Geld zurück.
    }
tail-voided =
    { $you ->
        [seat] , schickst { $tile } fort und nimmst das Geld zurück
       *[none] , schickt { $tile } fort und nimmt das Geld zurück
    }
event-gained =
    { $you ->
        [seat] Du gewinnst { $tile }.
       *[none] { $seat } gewinnt { $tile }.
    }
tail-gained =
    { $you ->
        [seat] , gewinnst { $tile }
       *[none] , gewinnt { $tile }
    }
event-placed =
    { $you ->
        [seat] Du stellst { $tile } in { $province } auf.
       *[none] { $seat } stellt { $tile } in { $province } auf.
    }
tail-placed =
    { $you ->
        [seat] { " " }und bringst das Plättchen nach { $province }
       *[none] { " " }und bringt das Plättchen nach { $province }
    }
event-no-room = Kein Platz für { $tile }: fort damit.
tail-no-room = , aber dafür ist kein Platz: fort damit
event-ambush = Der Drache bricht aus dem Stapel von { $province } hervor!
event-left-over =
    { $you ->
        [seat] { $count ->
            [0] Du verlässt den Markt.
            [one] Du verlässt den Markt; { $count } Gold verfällt.
           *[other] Du verlässt den Markt; { $count } Gold verfallen.
        }
       *[none] { $count ->
            [0] { $seat } verlässt den Markt.
            [one] { $seat } verlässt den Markt; { $count } Gold verfällt.
           *[other] { $seat } verlässt den Markt; { $count } Gold verfallen.
        }
    }
event-new-regent =
    { $you ->
        [seat] Du regierst nun.
       *[none] { $seat } regiert nun.
    }
event-grew = Der Drache wird hungriger: Ein Kärtchen mit { $other_value } ersetzt die { $value }.
event-discarded =
    { $you ->
        [seat] Du schickst { $follower } aus der Auslage nach Hause.
       *[none] { $seat } schickt { $follower } aus der Auslage nach Hause.
    }
event-laid-out =
    { $you ->
        [seat] Du legst die Drachenkärtchen aus.
       *[none] { $seat } legt die Drachenkärtchen aus.
    }
tail-laid-out =
    { $you ->
        [seat] und legst die Drachenkärtchen aus
       *[none] und legt die Drachenkärtchen aus
    }
event-saved-realm = Der siebte Treffer, in Runde { $round }: Der Drache fällt! Auch die Macht in den Stapeln zählt.
event-recovered =
    { $you ->
        [seat] Du birgst { $tile } in { $province }.
       *[none] { $seat } birgt { $tile } in { $province }.
    }
tail-recovered = , { $tile } in { $province }
event-scored =
    { $you ->
        [seat] { $score ->
            [0] Du gehst leer aus.
            [one] Du kommst auf { $score } Punkt.
           *[other] Du kommst auf { $score } Punkte.
        }
       *[none] { $score ->
            [0] { $seat } geht leer aus.
            [one] { $seat } kommt auf { $score } Punkt.
           *[other] { $seat } kommt auf { $score } Punkte.
        }
    }
tail-scored =
    { $score ->
        [0] : keine Punkte
        [one] : zusammen { $score } Punkt
       *[other] : zusammen { $score } Punkte
    }
event-tied =
    { $you ->
        [seat] Gleichstand an der Spitze: Du entscheidest als Regent.
       *[none] Gleichstand an der Spitze: { $seat } entscheidet als Regent.
    }
event-winner =
    { $you ->
        [seat] Du wirst gekrönt{ $provinces ->
            [0] .
           *[other] : ebenso viele Punkte wie andere, aber mehr Provinzen, die noch stehen ({ $provinces }).
        }
       *[none] { $seat } wird gekrönt{ $provinces ->
            [0] .
           *[other] : ebenso viele Punkte wie andere, aber mehr Provinzen, die noch stehen ({ $provinces }).
        }
    }
event-team-score = Das Reich ist { $score } Punkte wert.
event-said-offer =
    { $you ->
        [seat] Du sagst „Ich biete { $count }“.
       *[none] { $seat } sagt „Ich biete { $count }“.
    }
tail-said-offer =
    { $you ->
        [seat] , sagst „Ich biete { $count }“
       *[none] , sagt „Ich biete { $count }“
    }
event-said-cannot =
    { $you ->
        [seat] Du sagst „Ich kann nicht“.
       *[none] { $seat } sagt „Ich kann nicht“.
    }
tail-said-cannot =
    { $you ->
        [seat] , sagst „Ich kann nicht“
       *[none] , sagt „Ich kann nicht“
    }
event-said-could =
    { $you ->
        [seat] Du sagst zu { $other } „Du könntest“.
        [other] { $seat } sagt zu dir „Du könntest“.
       *[none] { $seat } sagt zu { $other } „Du könntest“.
    }
tail-said-could =
    { $you ->
        [seat] , sagst zu { $other } „Du könntest“
        [other] , sagt zu dir „Du könntest“
       *[none] , sagt zu { $other } „Du könntest“
    }
event-broke-word =
    { $you ->
        [seat] { $value ->
            [0] Du hattest gesagt: „Ich kann nicht“, mit { $count } Gold auf der Hand.
           *[other] Du hattest gesagt: „Ich biete { $value }“, und gabst { $count }.
        }
       *[none] { $value ->
            [0] { $seat } hatte gesagt: „Ich kann nicht“, mit { $count } Gold auf der Hand.
           *[other] { $seat } hatte gesagt: „Ich biete { $value }“, und gab { $count }.
        }
    }
event-left-marked =
    { $you ->
        [seat] Du hebst keine Marke auf: Der Ritter in { $province } kämpft noch einmal.
       *[none] { $seat } hebt keine Marke auf: Der Ritter in { $province } kämpft noch einmal.
    }
tail-left-marked = , keine Marke wird aufgehoben
event-ashes = Schutt und Asche. Der Drache siegt, mit { $hits } von 7 Treffern.

# Ein Gefolge im Satz (wen?), und was es tut, wo das Folgende es nicht sagt.

the-abbot = den Abt
the-agitator = den Aufrührer
the-farmer = den Bauern
the-hermit = den Einsiedler
the-moneylender = den Geldverleiher
the-salesman = den Handelsreisenden
the-hero = den Helden
the-merchant = den Kaufmann
the-friar = den Klosterbruder
the-scout = den Kundschafter
the-decoy = den Lockvogel
the-black-knight = den Schwarzen Ritter
the-vassal = den Vasallen
the-traitor = den Verräter
the-sage = den Weisen
the-salesman-use = ein Plättchen umsonst oder zwei Stapel umsonst sortiert
the-scout-use = ein Blick auf alle verdeckten Drachenkärtchen
the-friar-use = ebenso viel Gefolge wie eben die Belohnung
the-sage-use = Die Regentschaft wechselt sofort

## Warum nicht

why-26 = Provinzen werden nur vor der ersten Runde beansprucht.
why-26-1 = Diese Provinz ist vergeben.
why-29 = Stapel siehst du nur bei der Vorbereitung an, einen nach dem anderen.
why-29-1 = Das ist nicht dein Stapel.
why-29-2 = Du hast schon alles gesehen, was du darfst.
why-30 = Gemischt wird nur bei der Vorbereitung.
why-30-1 = Dieser Stapel ist schon gemischt.
why-31 = Einen angesehenen Stapel mischst du nicht mehr.
why-33 = Jetzt gibt es nichts vorzubereiten.
why-35 = Startritter stellst du vor der ersten Runde auf.
why-35-1 = Startritter stehen im eigenen Land.
why-60 = An diesem Tisch wird beim Opfern nichts behauptet.
why-60-1 = So etwas sagst du beim Opfern, wenn du an der Reihe bist.
why-61 = Gerade fragt niemand nach Gefolge.
why-70 = Von jeder Art passt nur eins hinein, und das steht schon da.
why-84 = Nur wer aufruft, setzt den Drachenstein.
why-86 = Dieses Kärtchen liegt schon offen.
why-88 = So eine Goldkarte hast du nicht.
why-91 = So eine Karte von dir liegt dort nicht.
why-92 = Gerade wird nichts geopfert.
why-100 = Dir steht gerade kein Gefolge zu.
why-100-1 = Dieser Platz der Auslage ist leer.
why-119 = Nur ein überlebender Ritter nimmt eine Marke weg.
why-119-1 = Dort liegt keine Marke.
why-131 = Jetzt ist keine Kampfkarte dran.
why-137 = Unentschieden gibt es nur, wenn ein dritter oder weiterer Schild aufgedeckt wird.
why-140 = Macht gibst du zwischen zwei Kampfkarten deines Kampfes aus.
why-142 = Dafür müssen zwei Drachen offen liegen.
why-146 = Du hast keine Macht.
why-147 = Du hast keinen Staatsschatz.
why-159 = Gerade kaufst du nicht ein.
why-161 = Ein Plättchen kostet 2 Gold, und du hast weniger übrig.
why-162 = Du ordnest gerade keinen Stapel.
why-162-1 = So ein Plättchen ist in diesem Stapel nicht übrig.
why-162-2 = Sortieren kostet 1 Gold, und du hast keins übrig.
why-163 = Nur deine unversehrten Provinzen verkaufen dir etwas.
why-166 = Kein gekauftes Plättchen wartet.
why-169 = Es gibt nichts aufzustellen.
why-169-1 = Stell es im eigenen Land auf.
why-178 = Ohne Provinzen gibt es nichts zu bezahlen.
why-179 = Dieser Stapel ist leer.
why-186 = Die Auslage wird jetzt nicht erneuert.
why-189 = Die Kärtchen werden am Ende einer Runde ausgelegt.
why-189-1 = So viele rote Kärtchen sind es nicht.
why-202 = Dieses Gefolge hat einen anderen Augenblick.
why-202-1 = Dieses Gefolge hast du nicht.
why-204 = Es hätte keine Wirkung.
why-209 = Der Abt spricht gleich nach einem Kauf.
why-216 = Der Aufrührer braucht einen ruhigen Augenblick.
why-216-1 = Dein Aufrührer hat in dieser Runde schon geredet.
why-217 = Kein Aufrührer ist am Werk.
why-217-1 = Dieses Gefolge kannst du nicht hergeben.
why-217-2 = Dieser Platz der Auslage ist leer.
why-217-3 = Zum Tauschen gehört ein anderer Spieler.
why-218 = Der Aufrührer kann sich nicht selbst hergeben.
why-220 = Dort liegt kein verdecktes Gefolge.
why-222 = Kein Bauer fragt nach Gold.
why-223 = Der Bauer besucht einen anderen Spieler.
why-223-1 = So viele Karten sind nicht auf beiden Seiten.
why-226 = Kein Einsiedler ist unterwegs.
why-227 = Dort steht kein Ritter.
why-227-1 = Der Ritter braucht eine bedrohte Provinz seines Herrn ohne Ritter.
why-228 = Die Provinz muss dem Herrn des Ritters gehören.
why-235 = Der Geldverleiher kommt vor deiner ersten Zahlung.
why-236 = So eine Karte liegt nicht in der Ablage.
why-236-1 = Nimm mindestens eine Karte.
why-238 = Der Geldverleiher braucht eine Hand und eine Ablage.
why-240 = Der Handelsreisende sortiert zwei verschiedene Stapel von dir.
why-246 = Kein Kaufmann ist am Werk.
why-247 = Ein Stapel wird gegen einen anderen getauscht.
why-248 = Beide Stapel müssen ein Plättchen haben.
why-255 = Kundschafter gehen zu Beginn eines Drachenzugs oder bei deinem Opfer.
why-259 = Locken lässt sich der Drache nur in unversehrtes Land ohne Marke.
why-266 = Das trägt der Ritter nicht.
why-275 = Der Verräter arbeitet bei deinem Einkauf.
why-276 = So etwas gibt es dort nicht.
why-276-1 = An diesem Tisch nimmt der Verräter nur von anderen.
why-277 = Von dort genommen, muss es woandershin.
why-279 = Keine deiner Provinzen hat Platz dafür.
why-308 = Es gibt keinen Gleichstand zu entscheiden.
why-308-1 = Dieser Spieler gehört nicht zum Gleichstand.
why-333 = Der Stapel ist leer.
why-379 = Der Aufrührer braucht ein anderes Gefolge zum Hergeben.
why-380 = Diese Hand ist leer.
why-386 = Dieser Ritter muss erst noch einmal kämpfen.
why-387 = Dieser Ritter ist in Sicherheit und an diesem Angriff nicht mehr beteiligt.
why-388 = Erst zurücknehmen, dann legen.
why-400 = Das hast du in diesem Zug schon gesagt.
why-400-1 = Erst legst du Gold, dann sagst du, was es wert ist.
why-400-2 = So viel können deine Karten nicht wert sein.
why-400-3 = Das sagst du zu jemand anderem am Tisch.
why-400-4 = Wer kein Gold mehr hat, könnte nicht.
why-404 = Eine Marke hebst du auf: An diesem Tisch oder in diesem Kampf darf keine liegen bleiben.
why-406 = Nach der fünften Opferrunde legst du nur noch dazu.

## Optionen

option-mode = Modus
option-mode-says = Gegeneinander mit einem Sieger oder alle zusammen gegen den Drachen; verlieren können so oder so alle.
option-mode-semi = semikooperativ: einer gewinnt, oder alle verlieren
option-mode-coop = kooperativ: eine Mannschaft
option-start-knights = Startritter je Spieler
option-start-knights-says = Mehr Ritter von Anfang an machen das Spiel leichter.
option-start-power = Startmacht je Spieler
option-start-power-says = Macht von Anfang an hilft in den ersten Kämpfen und zählt am Ende.
option-first-regent = Erster Regent
option-first-regent-says = Wer die erste Runde leitet.
option-first-regent-random = ausgelost
option-offer-passes = Höchstens so viele Opferrunden je Kärtchen
option-offer-passes-says = Wie oft noch alle an einem Gebot ändern dürfen, bevor es gilt.
option-offer-passes-none = so viele, wie jemand etwas ändert
option-open-hands = Offene Hände in der Mannschaft
option-open-hands-says = In einer Mannschaft zeigen alle ihr Gold und ihr Gefolge.
option-open-hands-on = an
option-open-hands-off = aus
option-memory-aid = Zeigen, was du in Stapeln gesehen hast
option-memory-aid-says = Zeigt dir wieder, was du in den Stapeln schon gesehen hast.
option-memory-aid-on = an
option-memory-aid-off = aus
option-solo = Allein wird gewertet
option-solo-says = Worum es geht, wenn jemand allein spielt.
option-solo-coop = wie eine Mannschaft, mit Staatsschätzen, was auch der Modus sagt
option-solo-semi = wie um die Krone: Macht, durch Treffer verdoppelt oder verdreifacht
option-draw-follower = Auch ein Unentschieden bringt Gefolge, nicht nur ein Treffer
option-draw-follower-says = Macht einen unentschiedenen Kampf etwas wertvoller.
option-draw-follower-on = an
option-draw-follower-off = aus
option-lift = Nach einem gewonnenen Kampf
option-lift-says = Ob ein Ritter nach einem Sieg weiterkämpfen darf, um mehr Treffer zu sammeln.
option-lift-must = muss eine Marke aufgehoben werden
option-lift-may = dürfen alle Marken liegen bleiben, und der Ritter kämpft noch einmal
option-traitor = Unter mehreren Spielern nimmt der Verräter
option-traitor-says = Ob er auch dazu dient, Eigenes zu verschieben.
option-traitor-others = nur von anderen
option-traitor-any = auch aus dem eigenen Land
option-talk = Reden beim Opfern: „Ich biete 3“, „Ich kann nicht“, „Du könntest“
option-talk-says = Sie binden niemanden; Bots merken sich, wie wahr sie waren.
option-talk-on = an
option-talk-off = aus
option-clock = Sekunden je Entscheidung (0: keine)
option-clock-says = Ist die Zeit um, geschieht für dich das Sicherste.

## Phasen

phase-over = Das Ende
phase-draft = Beanspruche eine Provinz
phase-stacks = Bereite deine Stapel vor
phase-post = Stell einen Startritter auf
phase-income = Ertrag: Gefolge?
phase-farmer = Bauer: Was gibst du her?
phase-quiet = Vor dem Aufruf: Gefolge?
phase-call = Ruf ein Drachenkärtchen auf
phase-offer = Das Drachenopfer
phase-reward = Nimm ein Gefolge
phase-friar = Nach der Belohnung: Klosterbruder?
phase-decoy = Der Drache fliegt: Lockvogel?
phase-hermit = Vor dem Kampf: Einsiedler?
phase-hermit-to = Wohin geht der Ritter?
phase-prefight = Vor der ersten Karte: Vasall, Schwarzer Ritter?
phase-fight = Der Kampf
phase-hero = Eine Karte liegt offen: Held?
phase-draw = Abbrechen oder weiterkämpfen?
phase-remove = Nimm eine Marke weg
phase-buy = Dein Einkauf
phase-keep = Plättchen behalten?
phase-place = Wo soll es stehen?
phase-sort = Ordne den Stapel
phase-free-sort = Der Handelsreisende sortiert noch einen Stapel
phase-merchant = Gegen welchen Stapel?
phase-borrow = Was leihst du?
phase-repay = Was gibst du zurück?
phase-give = Welches Gefolge gibst du her?
phase-take = Welches Gefolge nimmst du?
phase-sage = Die Kärtchen sind gemischt: ein Weiser?
phase-refresh = Erneuere die Auslage
phase-layout = Leg die Drachenkärtchen aus
phase-tie = Wer hat gewonnen?

## Namen

tile-none = nichts
tile-power = Macht
tile-knight = einen Ritter
tile-sword = ein Schwert
tile-shield = einen Schild
tile-attack = einen Drachenangriff
tile-treasure = einen Staatsschatz
card-knight = Ritter
card-dragon = Drache
card-sword = Schwert
card-shield = Schild
gear-sword = Schwert
gear-shield = Schild
gear-both = Schwert und Schild
gold-x = ein X
gold-1 = eine 1
gold-2 = eine 2
gold-3 = eine 3
path-n = Norden
path-e = Osten
path-s = Süden
path-w = Westen
slot-1 = das linke offene Gefolge
slot-2 = das mittlere offene Gefolge
slot-3 = das rechte offene Gefolge
layout-n = in den Norden
layout-e = in den Osten
layout-s = in den Süden
layout-w = in den Westen
layout-ne = in Norden und Osten
layout-ns = in Norden und Süden
layout-nw = in Norden und Westen
layout-es = in Osten und Süden
layout-ew = in Osten und Westen
layout-sw = in Süden und Westen
layout-nes = überall außer im Westen
layout-new = überall außer im Süden
layout-nsw = überall außer im Osten
layout-esw = überall außer im Norden
follower-abbot = Abt
follower-agitator = Aufrührer
follower-farmer = Bauer
follower-hermit = Einsiedler
follower-moneylender = Geldverleiher
follower-salesman = Handelsreisender
follower-hero = Held
follower-merchant = Kaufmann
follower-friar = Klosterbruder
follower-scout = Kundschafter
follower-decoy = Lockvogel
follower-black-knight = Schwarzer Ritter
follower-vassal = Vasall
follower-traitor = Verräter
follower-sage = Weiser
follower-abbot-effect = Schickt ein gekauftes Plättchen fort, Geld zurück, bis du eins behältst.
follower-agitator-effect = Tauscht ein anderes Gefolge von dir, einmal pro Runde. Er bleibt.
follower-farmer-effect = Tauscht ein bis drei Goldkarten: deine gewählt, die andern gezogen.
follower-hermit-effect = Führt einen Ritter in eine angegriffene Provinz seines Herrn.
follower-moneylender-effect = Tauscht bis zu zwei Goldkarten mit der Ablage, bevor du zahlst.
follower-salesman-effect = Ein Plättchen umsonst oder zwei Stapel umsonst sortiert.
follower-hero-effect = Streicht die eben aufgedeckte Kampfkarte.
follower-merchant-effect = Tauscht einen deiner Stapel gegen einen anderen.
follower-friar-effect = Bringt auch dir die Belohnung, wenn du mindestens 1 Gold gabst.
follower-scout-effect = Sieht alle verdeckten Drachenkärtchen an.
follower-decoy-effect = Legt die nächste Angriffsmarke, wohin du willst.
follower-black-knight-effect = Ein Ritter muss ohne Schwert, Schild oder beides kämpfen.
follower-vassal-effect = Sagt einen Kampf vor Beginn ab; die Marke verschwindet.
follower-traitor-effect = Holt einen Ritter, ein Schwert oder einen Schild in dein Land.
follower-sage-effect = Macht dich sofort zum Regenten.
banner-green = Ertragsphase
banner-red = Drachenphase
banner-brown = Kampf
banner-yellow = Kaufphase
banner-violet = Ereignisphase
banner-grey = jeder ruhige Augenblick
preset-legend = Legende
preset-hard = Schwer
preset-normal = Normal
preset-easy = Leicht
preset-own = Hausmischung
band-ruins = rauchende Trümmer
band-hair = um Haaresbreite gerettet
band-defended = gut verteidigt
band-shield = Schild des Reiches
band-legend = Ruhm des Reiches
table-tile-chances =
    { $treasures ->
        [0] Oben auf { $stacks }: Macht { $power }, Schwert { $sword }, Schild { $shield }, Drachenangriff { $attack }, Ritter { $knight }
       *[other] Oben auf { $stacks }: Macht { $power }, Schwert { $sword }, Schild { $shield }, Drachenangriff { $attack }, Ritter { $knight }, Schatz { $treasure }
    }
table-tile-chances-about = { table-tile-chances } (etwa: Nicht alles ist mitgezählt, was gemischte Stapel zeigten, du gesehen hast oder ein letzter Ritter verrät)
table-chance-win = siegt mit { $chance }
result-ashes = Der Drache siegt. Alles liegt in Schutt und Asche, nach { $hits } von 7 Treffern.
result-winner = { $seat } trägt die Krone mit { $score } Punkten.
result-place = { $place }. { $seat }, { $score } Punkte
result-team = Zusammen kommt ihr auf { $score } Punkte: { $band }.
table-round = Runde { $round }
table-final = Finale, Runde { $round }
table-regent = Regent: { $seat }
table-display = Offenes Gefolge
table-deck = Stapel: { $count }
table-gold = Gold { $sum }
table-laid = gelegt { $count }
table-says-offer = sagt „Ich biete { $worth }“
table-says-cannot = sagt „Ich kann nicht“
table-says-could = zu { $seat }: „Du könntest“
table-word = Wort gehalten { $kept } von { $said }
table-pass = Opferrunde { $pass }
table-pass-of = Opferrunde { $pass } von { $last }
table-pass-last = Letzte Opferrunde
table-pass-adding = Opferrunde { $pass }: Ab jetzt wird nur noch dazugelegt
table-followers = Gefolge
table-team = Mannschaft { $score } (Faktor { $factor })
table-fight = Kampf in { $province }
table-odds =
    { $heroes ->
        [0] { $choice }: Sieg { $win }, unentschieden { $draw }, Niederlage { $loss }
       *[other] { $choice }: Sieg { $win }, unentschieden { $draw }, Niederlage { $loss }, solange kein Held kommt
    }
table-tile-odds =
    { $attacks ->
        [0] { $path }: { $gold } Gold genügt ({ $chance })
       *[other] { $path }: { $gold } Gold genügt mit { $chance }, sonst im Mittel { NUMBER($attacks, minimumFractionDigits: 1) } Angriffe
    }
table-known = Bekannte Stapel (von oben)
table-status-successful = erfolgreich (×2)
table-status-victorious = siegreich (×3)
table-legend = ▤ Plättchen ♞ Ritter † Schwert ◈ Schild ▲ Angriff ✦ Macht ◆ Schatz
table-ashes = Asche
open-follower =
    { $kind ->
        [abbot] { follower-abbot }
        [agitator] { follower-agitator }
        [farmer] { follower-farmer }
        [hermit] { follower-hermit }
        [moneylender] { follower-moneylender }
        [salesman] { follower-salesman }
        [hero] { follower-hero }
        [merchant] { follower-merchant }
        [friar] { follower-friar }
        [scout] { follower-scout }
        [decoy] { follower-decoy }
        [black_knight] { follower-black-knight }
        [vassal] { follower-vassal }
        [traitor] { follower-traitor }
        [sage] { follower-sage }
       *[none] { $slot }
    }

## Was der Zufall entscheidet, wie ein Beweis oder ein Tisch mit echten Karten es nennt

draw-first-regent = wer als Erster regiert
draw-follower = ein Gefolge vom Stapel
draw-dragon-tile = ein Drachenkärtchen für seinen Weg
draw-city-tile = ein Plättchen für den Stapel einer Provinz, von unten nach oben
draw-stack-order = die neue Reihenfolge eines gemischten Stapels
piece-tile-knight = Ritter
piece-tile-sword = Schwert
piece-tile-shield = Schild
piece-tile-attack = Drachenangriff
piece-tile-treasure = Staatsschatz
draw-gold = eine Goldkarte vom Stapel
draw-farmed-gold = eine Goldkarte, die der Bauer zieht
draw-swapped-follower = das Gefolge, das der Aufrührer zieht
draw-battle-card = eine Kampfkarte

## Was das Terminal fragt, und das Ziel in einer Zeile

goal-line = { $hits } Treffer, ehe alles Asche ist
question-stacks = Bereite deine Stapel vor: In { $looks } darfst du sehen und sie ordnen, die anderen blind mischen.
question-offer = Das Drachenopfer im { $path }: { $demands } Gold verlangt er, von euch zusammen.
question-decoy = Der Drache fliegt gleich nach { $province }: ein Lockvogel?

# Der Punkteblock: was einzutragen ist, und was er dazu sagt.
pad-realm = Das Reich
pad-realm-fate = Wie es ausging
pad-realm-round = Runde des siebten Treffers
pad-final = Am Ende
pad-final-power = Macht
pad-final-status = Statuskarte
pad-final-provinces = Unverbrannte Provinzen
pad-final-treasures = Staatsschätze (gemeinsam)
pad-crown = Der Regent entscheidet
pad-crown-winner = Es gewinnt
pad-saved = gerettet durch den siebten Treffer
pad-ashes = der Drache hat gewonnen
pad-status-none = keine
pad-successful = Erfolgreich (×2)
pad-victorious = Siegreich (×3)
pad-power-times = Macht × { $factor }
pad-absent = { $count ->
    [one] { $who } hat noch nicht eingetragen, was am Ende da ist.
   *[other] { $who } haben noch nicht eingetragen, was am Ende da ist.
  }
pad-realm-absent = Wie es für das Reich ausging, ist noch nicht eingetragen.
pad-tied = { $who } sind gleich an Punkten ({ $points }) und Provinzen: Der amtierende Regent entscheidet.
pad-why-points = { $who } hat die meisten Punkte, { $points }, und gewinnt.
pad-why-provinces = { $who } gewinnt: gleich viele Punkte, { $points }, aber mehr unverbrannte Provinzen.
pad-why-crown = { $who } gewinnt durch das Wort des Regenten.
pad-why-ashes = Der Drache hat gewonnen: Alle haben gleichermaßen verloren, gezählt wird nichts.
pad-why-team = Zusammen { $power } Macht × { $factor }, dazu Treffer und unverbrannte Provinzen: { $score }, { $band }.
pad-wrong-provinces = Es gibt nur { $most } Provinzen.
pad-wrong-power = So viel Macht gibt es in diesem Spiel nicht: höchstens { $most }.
pad-wrong-treasures = Staatsschätze am Ende: höchstens { $most }.
pad-wrong-status = Gemeinsam hat niemand eine Statuskarte.
pad-wrong-victorious = Nur wer den siebten Treffer gelandet hat, ist Siegreich.
pad-wrong-crown = { $who } liegt nicht gleichauf vorn; der Regent hat nichts zu entscheiden.

# Für Besitzer der Schachtel: was hier entworfen ist, und kein Wert einer Variante anders sagen kann.
value-city = Plättchen in den Stapeln
edition-rest = die Karte des Reiches, die Banner des Gefolges, die Schwierigkeiten, und wie Ergebnisse heißen.

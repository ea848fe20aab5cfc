# Wörter des Bretts von Schutt und Asche. Kennungen wie in text.en.ftl.

## Was gefragt ist

ask-over = Es ist vorbei.
ask-only = { $choice }.
ask-draft = Beanspruche eine Provinz. Die vier am Drachen haben mehr Plättchen.
ask-draft-rest = Beanspruche eine Provinz.
ask-stacks =
    { $can ->
        [look-shuffle] Sieh in einen Stapel, misch einen ungesehen, oder lass alle so.
        [look] Sieh in einen deiner Stapel, oder lass alle so.
       *[other] Misch einen Stapel ungesehen, oder lass alle so.
    }
ask-post = Stell einen Startritter in eine deiner Provinzen.
ask-income =
    { $can ->
        [farmer-agitator] Das Gold ist verteilt: Spiel Bauer, Aufrührer oder nichts aus.
        [farmer] Das Gold ist verteilt: Spiel den Bauern aus oder nichts.
       *[other] Das Gold ist verteilt: Spiel den Aufrührer aus oder nichts.
    }
ask-farmer = Wähle das Gold, das der Bauer mitnimmt.
ask-quiet =
    { $can ->
        [scout-agitator] Vor dem Aufruf: Spiel Kundschafter, Aufrührer oder nichts aus.
        [scout] Vor dem Aufruf: Spiel den Kundschafter aus oder nichts.
       *[other] Vor dem Aufruf: Spiel den Aufrührer aus oder nichts.
    }
ask-call = Ruf ein Drachenkärtchen auf. Fehlt Gold, wird sein Pfad angegriffen.
ask-offer =
    { $can ->
        [lay-withdraw] Leg Gold, nimm welches zurück, oder lass es so liegen.
        [lay] Leg Gold für den Drachen, oder lass es so liegen.
        [withdraw] Nimm Gold zurück, oder lass es so liegen.
        [talk] Lass das Opfer so liegen, oder sag etwas dazu.
       *[other] Lass das Opfer so liegen, oder spiel ein Gefolge aus.
    }
ask-reward =
    { $can ->
        [recruit-recruit_deck] Nimm ein Gefolge: ein offenes oder das oberste vom Stapel.
       *[other] Nimm ein offenes Gefolge.
    }
ask-friar = Auch du gabst: Spiel den Klosterbruder für die Belohnung, oder nichts.
ask-decoy = Gleich fällt die nächste Marke: Lock sie woandershin, oder lass sie.
ask-hermit = Vor dem Kampf: Führ einen Ritter durch den Einsiedler, oder nichts.
ask-hermit-to = Wohin führt der Einsiedler den Ritter?
ask-prefight =
    { $can ->
        [vassal-black_knight] Vor dem Kampf: absagen, Ausrüstung verbieten oder nichts ausspielen?
        [vassal] Vor dem Kampf: Sag ihn ab, oder spiel nichts aus.
       *[other] Vor dem Kampf: Verbiete Ausrüstung, oder spiel nichts aus.
    }
ask-fight =
    { $can ->
        [spend_power-spend_treasure] Deck auf, oder gib Macht oder Schatz aus: Zwei Drachen gehen.
        [spend_treasure] Deck auf, oder gib einen Staatsschatz aus: Zwei Drachen gehen.
       *[other] Deck eine Karte auf, oder gib Macht aus: Zwei Drachen gehen.
    }
ask-hero = Eine Karte liegt offen: Spiel den Helden dagegen, oder lass sie zählen.
ask-draw = Unversehrt abbrechen oder um den Treffer weiterkämpfen?
ask-remove = Nimm eine Marke weg. Bleibt die eigene, kämpft dein Ritter weiter.
ask-buy =
    { $can ->
        [buy-sort] Kauf ein Plättchen (2 Gold), sortiere einen Stapel (1), oder hör auf.
        [buy] Kauf ein Plättchen (2 Gold), oder beende den Einkauf.
        [sort] Sortiere einen Stapel (1 Gold), oder beende den Einkauf.
       *[other] Spiel ein Gefolge aus, oder beende den Einkauf.
    }
ask-keep = Behältst du das Plättchen, oder schickt der Abt es weg?
ask-place = Wo soll es stehen? Berühre eine deiner Provinzen.
ask-sort = Ordne den Stapel: Berühre die Plättchen von oben nach unten.
ask-free-sort = Der Handelsreisende sortiert noch einen Stapel. Welchen?
ask-merchant = Gegen welchen Stapel tauschst du deinen?
ask-borrow =
    { $can ->
        [borrow-done] Nimm noch eine Karte aus der Ablage, oder es genügt.
       *[other] Nimm eine Karte aus der Ablage.
    }
ask-repay = Gib ebenso viele Karten zurück; ein X genügt.
ask-give = Welches Gefolge gibst du her?
ask-take =
    { $can ->
        [exchange-swap] Nimm ein offenes Gefolge, oder zieh eins von jemandem.
        [exchange] Welches offene Gefolge nimmst du dafür?
       *[other] Von wem ziehst du ein Gefolge?
    }
ask-sage =
    { $can ->
        [sage-agitator] Die Kärtchen sind gemischt: Spiel Weisen, Aufrührer oder nichts aus.
        [sage] Die Kärtchen sind gemischt: Wirst du durch den Weisen Regent?
       *[other] Die Kärtchen sind gemischt: Spiel den Aufrührer aus oder nichts.
    }
ask-refresh = Niemand hat Gefolge gewonnen. Schick ein offenes nach Hause.
ask-layout = Du bist Regent: Wo liegen die roten Kärtchen?
ask-tie = Gleichstand an der Spitze. Du entscheidest, wer gewonnen hat.
board-wait =
    { $count ->
        [one] Warten auf { $names }: { $phase }
       *[other] Warten auf { $names }: { $phase }
    }

## Das Ziel und die Schritte einer Runde

goal-state =
    { $mode ->
        [team] Treffer gegen den Drachen: { $hits } von { $needed }. Das Reich ist { $score } Punkte wert.
       *[other] Treffer gegen den Drachen: { $hits } von { $needed }. Deine Macht: { $power }, mal { $factor }.
    }
turn-gold = Gold
turn-dragon-1 = Drache 1
turn-dragon-2 = Drache 2
turn-dragon-3 = Drache 3
turn-dragon-4 = Drache 4
turn-market = Markt
turn-event = Ereignis
unit-coins = Gold
unit-power = Macht

## Die Karte

board-realm = Das Reich: 24 Provinzen rund um den Drachen
board-dragon = Der siebenköpfige Drache: { $hits } von { $all } Treffern
board-province =
    { $name }{ $state ->
        [burnt] , verbrannt.
        [free] , frei, { $tiles } Plättchen.
       *[other] { $state ->
            [mine] , deine
           *[other] , { $owner }
        }{ $knight ->
            [0] , kein Ritter
           *[other] , Ritter
        }{ $sword ->
            [0] {""}
           *[other] , Schwert
        }{ $shield ->
            [0] {""}
           *[other] , Schild
        }, { $tiles } Plättchen{ $marker ->
            [0] .
           *[other] , Angriffsmarke { $marker }.
        }
    }
board-tile =
    { $kind ->
        [open] Drachenkärtchen im { $path }, offen: { $values }.
        [red] Rotes Drachenkärtchen im { $path }, verdeckt: { $values }.
       *[yellow] Gelbes Drachenkärtchen im { $path }, verdeckt: { $values }.
    }
board-mine = deine
board-unclaimed = frei
board-close = Schließen
board-stack = Der Stapel, oberstes zuerst
board-unknown = unbekannt
board-kept = Irgendwo darin: { $tiles }
board-empty = Der Stapel ist leer.
board-if-attacked = Wird sie angegriffen, gilt für ihren Ritter:
board-undefended = Kein Ritter hier: Ein Angriff brennt sie nieder.
board-blind = Du kennst das oberste Plättchen nicht: Macht { $power }, Schwert { $sword }, Schild { $shield }, Ritter { $knight }.
board-blind-burn = { $attack } für einen Drachenangriff. Ohne Ritter hier verbrennt die Provinz.
board-blind-fight = { $attack } für einen Drachenangriff. Der Ritter hier müsste kämpfen.
board-attack-burn = Das ist ein Drachenangriff: Die Provinz verbrennt.
board-attack-fight = Das ist ein Drachenangriff: Der Ritter hier muss kämpfen.

## Das Opfer

board-demand = Der Drache im { $path } will { $values } Gold
board-reward = Wer am meisten gibt, nimmt Gefolge: { $count }
board-laid =
    { $count ->
        [0] { $name }: nichts gelegt
        [one] { $name }: { $count } Karte gelegt
       *[other] { $name }: { $count } Karten gelegt
    }
board-nothing-laid = noch nichts
board-nothing = nichts
board-my-offering = Dein Opfer: Berühre eine Karte, um sie zurückzunehmen
board-talk = Sag etwas, wenn du magst: Es kostet nichts und bindet niemanden.
board-i-offer = „Ich biete …“
board-i-cannot = „Ich kann nicht“
board-you-could = „Du könntest“, zu
board-blind-about = Etwa: Nicht alles ist mitgezählt, was gemischte Stapel zeigten, du gesehen hast oder ein letzter Ritter verrät.
board-guess =
    { $known ->
        [0] { $hidden ->
            [one] { $hidden } Karte verdeckt: etwa { $guess } Gold
           *[other] { $hidden } Karten verdeckt: etwa { $guess } Gold
        }
       *[other] { $known } Gold bekannt, { $hidden } verdeckt: etwa { $guess }
    }
board-known =
    { $known ->
        [0] noch kein Gold auf dem Tisch
       *[other] { $known } Gold auf dem Tisch
    }
board-scale = Was so viel Gold bewirken würde
board-step =
    { $enough ->
        [yes] genug
        [no] { $attacks ->
            [one] zu wenig: { $attacks } Angriff
           *[other] zu wenig: { $attacks } Angriffe
        }
       *[maybe] { $attacks ->
            [one] { $chance } genug, sonst { $attacks } Angriff
           *[other] { $chance } genug, sonst { $attacks } Angriffe
        }
    }
board-flight = Hierhin fielen die Angriffe, einer nach dem andern:

## Der Kampf

board-fight = Der Ritter von { $name } in { $province }
board-track = { $card }: { $open } offen, { $left } noch im Stapel
board-third-win = die dritte: Er siegt
board-third-loss = die dritte: Er fällt
board-third-draw = ab der dritten: abbrechen?
board-idle = zählt für ihn nicht
board-left = noch { $count }
board-odds = siegt { $win }, unentschieden { $draw }, fällt { $loss }

## Stapel, Plättchen, Gefolge

board-sorting = Der Stapel von { $province }
board-sorting-how = Nur du siehst ihn. Berühre zuerst, was oben liegen soll.
board-order = Die neue Ordnung, oberstes zuerst
board-pick = Noch nicht geordnete Plättchen
board-turned = Das aufgedeckte Plättchen
board-keep = Aufgedeckt: { $tile }.
board-place = Berühre eine deiner Provinzen für: { $tile }.
board-discard = Die Goldablage
board-armed = Das Gefolge, das du ausspielen willst
board-aim =
    { $where ->
        [map] { $follower }: Berühre eine leuchtende Provinz.
       *[here] { $follower }: Wähle.
    }
board-not-now = Jetzt nicht
board-deck = Der Gefolgestapel
board-hand = Deine Hand
board-gold = Dein Gold
board-purse = { $sum } Gold zum Ausgeben
board-x = Ein X ist nichts wert: ein Bluff
board-power =
    { $count ->
        [one] { $count } Macht
       *[other] { $count } Macht
    }
board-treasure =
    { $count ->
        [one] { $count } Staatsschatz
       *[other] { $count } Staatsschätze
    }
board-when = Wann: { $when }
board-followers = Dein Gefolge
board-layout = Rote Kärtchen fordern mehr. Ihre Werte bleiben verdeckt, auch für dich.

## Das Ende

board-reckoning = Die Abrechnung
board-picture-won = Der Drache liegt erschlagen in der Sonne.
board-picture-lost = Der Drache erhebt sich über Trümmern.
board-saved = Der Drache ist gefallen
board-lost = Schutt und Asche
board-winner = trägt die Krone
board-tie-break = unverbrannte Provinzen: Sie entscheiden bei Gleichstand
board-reckoning-how = Macht zählt; mal zwei für alle, die den Drachen verwundet haben, mal drei für den letzten Hieb. Dann Provinzen.
board-sum-power = { $power } Macht mal { $factor }
board-sum-treasure =
    { $count ->
        [one] { $count } Staatsschatz gerettet, Runde { $round }: Faktor
       *[other] { $count } Staatsschätze gerettet, Runde { $round }: Faktor
    }
board-sum-hits = Treffer
board-sum-land = unverbrannte Provinzen
board-sum-start =
    { $count ->
        [one] { $count } Startplättchen
       *[other] { $count } Startplättchen
    }

## Schilder

board-plate-land = Provinzen
board-plate-power = Macht
board-plate-gold = Goldkarten auf der Hand
board-plate-followers = Gefolge
board-plate-treasure = Staatsschätze
board-plate-regent = Regent

## Plättchen mit Namen

piece-none = nichts
piece-power = Macht
piece-knight = Ritter
piece-sword = Schwert
piece-shield = Schild
piece-attack = Drachenangriff
piece-treasure = Staatsschatz
board-in-hand = { $sum } Gold auf der Hand
board-points =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
rest = In dieser Runde nicht
rests = In dieser Runde nicht: Der Tisch antwortet für dich.

## Was die Symbole bedeuten

legend-castle = Provinz
legend-mailed-fist = Macht
legend-visored-helm = Ritter: Plättchen und Kampfkarte
legend-broadsword = Schwert: Plättchen, Ausrüstung und Kampfkarte; Treffer
legend-checked-shield = Schild: Plättchen, Ausrüstung und Kampfkarte
legend-fire-breath = Drachenangriff aus dem Stapel
legend-open-treasure-chest = Staatsschatz
legend-two-coins = Gold
legend-dragon-head = der Drache: Kärtchen, Kampfkarte, Flug
legend-flame = Angriffsmarke, Feuer
legend-hooded-figure = Gefolge
legend-queen-crown = Regent
legend-medal = Statuskarte: Macht doppelt oder dreifach
legend-laurel-crown = Sieg
legend-followers = Gefolge
legend-provinces = Provinzen

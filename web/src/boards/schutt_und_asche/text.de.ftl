# Wörter des Bretts von Schutt und Asche. Kennungen wie in text.en.ftl.

## Was gefragt ist

ask-over = Es ist vorbei.
ask-draft = Beanspruche eine Provinz. Eingänge neben dem Drachen bergen ein Plättchen mehr und werden zuerst angegriffen.
ask-stacks = Berühre eine deiner Provinzen: Sieh in bis zu zwei Stapel und ordne sie, oder mische andere ungesehen.
ask-post = Stell einen Startritter in eine deiner Provinzen.
ask-income = Das Gold ist verteilt. Spielst du jetzt ein Gefolge aus?
ask-farmer = Wähle das Gold, das der Bauer mitnimmt.
ask-quiet = Bevor der Drache gerufen wird: Spielst du ein Gefolge aus?
ask-call = Ruf ein Drachenkärtchen auf. Sein Pfad wird angegriffen, wenn das Gold nicht reicht.
ask-offer = Leg Gold für den Drachen, dann lass es so liegen. Niemand sieht die Werte.
ask-reward = Nimm ein Gefolge: ein offenes oder das oberste vom Stapel.
ask-friar = Du hast auch gegeben. Ein Klosterbruder bringt dir ebenfalls die Belohnung.
ask-decoy = Gleich fällt die nächste Marke. Lockst du sie woandershin?
ask-hermit = Vor dem Kampf: Führt ein Einsiedler einen Ritter in die Gefahr?
ask-hermit-to = Wohin führt der Einsiedler den Ritter?
ask-prefight = Vor der ersten Karte: den Kampf absagen oder Ausrüstung verbieten?
ask-fight = Zwei Drachen liegen offen. Die nächste Karte aufdecken oder Macht ausgeben?
ask-hero = Eine Karte liegt offen. Soll sie nicht zählen?
ask-draw = Ein Schild: unversehrt abbrechen oder um den Treffer weiterkämpfen?
ask-remove = Dein Ritter steht noch. Nimm eine Marke weg; bleibt seine eigene, kämpft er noch einmal.
ask-buy = Berühre eine deiner Provinzen: Ein Plättchen kostet 2 Gold, einen Stapel sortieren 1.
ask-buy-done = Mehr kannst du nicht kaufen oder ausspielen. Beende deinen Einkauf.
ask-keep = Behältst du das Plättchen, oder schickt der Abt es weg?
ask-place = Wo soll es stehen?
ask-sort = Ordne den Stapel: Berühre die Plättchen von oben nach unten.
ask-free-sort = Der Handelsreisende sortiert noch einen Stapel. Welchen?
ask-merchant = Gegen welchen Stapel tauschst du deinen?
ask-borrow = Nimm bis zu zwei Karten aus der Ablage.
ask-repay = Gib ebenso viele Karten zurück; ein X genügt.
ask-give = Welches Gefolge gibst du her?
ask-take = Welches Gefolge nimmst du dafür?
ask-sage = Die Kärtchen sind gemischt. Wirst du jetzt Regent?
ask-refresh = Niemand hat Gefolge gewonnen. Schick ein offenes nach Hause.
ask-layout = Du bist Regent: Wo liegen die roten Kärtchen?
ask-tie = Gleichstand an der Spitze. Du entscheidest, wer gewonnen hat.
board-wait =
    { $count ->
        [one] Warten auf { $names }: { $phase }
       *[other] Warten auf { $names }: { $phase }
    }

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
board-my-offering = Dein Opfer: Berühre eine Karte, um sie zurückzunehmen
board-guess = { $known } Gold bekannt, { $hidden } verdeckt: etwa { $guess }
board-known = { $known } Gold auf dem Tisch
board-scale = Was so viel Gold bewirken würde
board-step = { $chance } genug, { $attacks } Angriffe
board-most = Die Zahlen auf der Karte zeigen, welche Provinz der erste, zweite, dritte Angriff träfe.

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
legend-medal = Statuskärtchen: Macht doppelt oder dreifach
legend-laurel-crown = Sieg

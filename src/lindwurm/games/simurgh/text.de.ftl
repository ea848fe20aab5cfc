# Simurgh auf Deutsch. Ids und Variablen wie in text.en.ftl.

game-name = Simurgh
game-tagline = Zieh Drachen groß, schick Vasallen aus, bau die Wildnis auf und reiß sie wieder ab.
game-kind = Leute aussenden, bauen, vorausplanen
legend = V Gemüse, M Fleisch, W Holz, S Stein, K Weisheit, A Waffen; F = V oder M, B = W oder S; PP Machtpunkte, ◆ Fähigkeitsmarker, SP Speerkämpfer, DR Drachenreiter; Dragon(x,m) ein Drache aus x, mit m Markern; Tile(x) eine Tafel aus x; FaceUp eine offene Tafel, ohne ihren Preis; W1 bis W6 Wildnisplätze, O1 bis O5 Sockel für Aufgaben

## Das Ziel

goal-title = Das mächtigste Haus
goal-win = Schick Vasallen aus, leg Tafeln, brüte Drachen aus und stell Aufgaben auf: Wer am Ende die meisten Machtpunkte hat, gewinnt.
goal-end = Das Ende kommt, wenn genug Aufgaben aufgestellt sind oder die Chronik voll ist; dann haben alle anderen noch einen Zug.

## Was man tun kann

action-place = { $vassal } schicken: { $space } ({ $effect })
action-lay =
    { $tile } auf { $slot } legen ({ $effect }){ $removes ->
        [0] { "" }
       *[other] , für eine Waffe geräumt
    }
action-recall = { $vassal } heimrufen: { $spot }
action-advance = Weiterreiten: { $slot } ({ $effect })
action-ability =
    { $dragon }, { $field }: { $what }
action-end = Den Zug beenden
action-done = Das war alles
mixed-food = { $vegetables ->
    [0] { $rest } Fleisch
   *[other] { $vegetables } Gemüse{ rest-meat }
}
rest-meat = { $rest ->
    [0] { "" }
   *[other] { " " }und { $rest } Fleisch
}
mixed-building = { $wood ->
    [0] { $rest } Stein
   *[other] { $wood } Holz{ rest-stone }
}
rest-stone = { $rest ->
    [0] { "" }
   *[other] { " " }und { $rest } Stein
}
action-pay-food = { mixed-food } zahlen
action-pay-building = { mixed-building } zahlen
action-spend = Den Vasallen abgeben: { $spot }
action-drop = Den Marker ({ $field }) von { $dragon } ungenutzt abräumen
action-choose = { $effect } nehmen
action-take-food = { mixed-food } nehmen
action-take-building = { mixed-building } nehmen
action-take =
    Von Stelle { $place } der Auslage nehmen{ $priced ->
        [0] { "" }
       *[other] { " " }({ $effect })
    }: { $what }
action-blind = Die oberste Tafel ungesehen kaufen (für 1 Waffe)
action-mark = Ein Marker für { $dragon }
action-keep-dragon = { $dragon } behalten
action-under = Als Nächster unter den Stapel: { $dragon }
action-keep-tile = { $tile } behalten
action-top = { $tile } auf den Stapel
action-bottom = { $tile } unter den Stapel
action-objective = „{ $objective }“ auf Sockel { $place } aufstellen ({ $effect })
action-none = Keine davon aufstellen
action-goal-top = „{ $objective }“ auf den Stapel
action-goal-bottom = „{ $objective }“ unter den Stapel
action-return = { $token ->
    [Waffen] Eine Waffe
   *[other] Einmal { $token }
} zurückgeben

## Was geschah

# `$you` ist der Name des Wertes, der der eigene Platz des Lesers ist. `tail-…` setzt die Zeile fort.

event-turn =
    { $you ->
        [seat] Du beginnst Zug { $turn }.
       *[none] { $seat } beginnt Zug { $turn }.
    }
event-dealt =
    { $you ->
        [seat] Du bekommst „{ $tile }“.
       *[none] { $seat } bekommt „{ $tile }“.
    }
event-power-kept =
    { $you ->
        [seat] Du behältst eine Machttafel.
       *[none] { $seat } behält eine Machttafel.
    }
event-power-is =
    { $you ->
        [seat] Du behältst „{ $tile }“.
       *[none] { $seat } behält „{ $tile }“.
    }
tail-power-is = : „{ $tile }“
event-drafted =
    { $you ->
        [seat] Du nimmst zu Beginn „{ $tile }“.
       *[none] { $seat } nimmt zu Beginn „{ $tile }“.
    }
tail-drafted = , für den Anfang
event-sealed =
    { $you ->
        [seat] Du hast einen Drachen gewählt.
       *[none] { $seat } hat einen Drachen gewählt.
    }
event-dragon =
    { $dragon } schließt sich { $you ->
        [seat] dir
       *[none] { $seat }
    } an, { $count ->
        [0] ohne Marker
        [one] mit einem Marker
       *[other] mit { $count } Markern
    }.
event-shown = „{ $tile }“ wird an Stelle { $place } der Auslage aufgedeckt.
event-placed =
    { $you ->
        [seat] Du schickst einen { $vassal } aus ({ $spot }).
       *[none] { $seat } schickt einen { $vassal } aus ({ $spot }).
    }
event-laid =
    { $you ->
        [seat] Du legst „{ $tile }“ auf Wildnisplatz { $number }.
       *[none] { $seat } legt „{ $tile }“ auf Wildnisplatz { $number }.
    }
event-removed =
    { $you ->
        [seat] Du räumst „{ $tile }“.
       *[none] { $seat } räumt „{ $tile }“.
    }
event-recalled =
    { $you ->
        [seat] Du rufst einen { $vassal } heim ({ $spot }).
       *[none] { $seat } ruft einen { $vassal } heim ({ $spot }).
    }
tail-recalled =
    { $you ->
        [seat] , rufst einen { $vassal } heim ({ $spot })
       *[none] , ruft einen { $vassal } heim ({ $spot })
    }
event-entered =
    { $you ->
        [seat] Du reitest los („{ $tile }“).
       *[none] { $seat } reitet los („{ $tile }“).
    }
event-advanced =
    { $you ->
        [seat] Du erreichst Stufe { $level } von „{ $tile }“.
       *[none] { $seat } erreicht Stufe { $level } von „{ $tile }“.
    }
event-ability =
    { $you ->
        [seat] Du setzt { $dragon } ein.
       *[none] { $seat } setzt { $dragon } ein.
    }
amount = { $token ->
    [Waffen] { unit-a }
   *[other] { $count } { $token }
}
event-paid =
    { $you ->
        [seat] Du zahlst { amount }.
       *[none] { $seat } zahlt { amount }.
    }
tail-paid = { amount }
event-paid-points =
    { $you ->
        [seat] Du zahlst { unit-pp }.
       *[none] { $seat } zahlt { unit-pp }.
    }
tail-paid-points = { unit-pp }
event-gained =
    { $you ->
        [seat] Du erhältst { amount }.
       *[none] { $seat } erhält { amount }.
    }
tail-gained = { amount }
event-scored =
    { $you ->
        [seat] Du erhältst { unit-pp }.
       *[none] { $seat } erhält { unit-pp }.
    }
tail-scored = { unit-pp }
event-spent =
    { $you ->
        [seat] Du gibst einen { $vassal } ab.
       *[none] { $seat } gibt einen { $vassal } ab.
    }
tail-spent = ein { $vassal }
event-recruited =
    { $you ->
        [seat] Du wirbst einen { $vassal } an.
       *[none] { $seat } wirbt einen { $vassal } an.
    }
tail-recruited = ein neuer { $vassal }
event-lost =
    { $you ->
        [seat] Für dich ist davon nichts mehr da.
       *[none] Für { $seat } ist davon nichts mehr da.
    }
tail-lost = ; davon ist nichts mehr da
event-marked =
    { $you ->
        [seat] Du machst { $dragon } bereit: { $ability }
       *[none] { $seat } macht { $dragon } bereit: { $ability }
    }
tail-marked = ein Marker für { $dragon }
marker-lost = { $count ->
    [one] einen Marker
   *[other] { $count } Marker
}
event-marker-lost =
    { $you ->
        [seat] Du hast keinen Platz für { marker-lost }.
       *[none] { $seat } hat keinen Platz für { marker-lost }.
    }
tail-marker-lost = ; kein Platz für { marker-lost }
event-marker-dropped =
    { $you ->
        [seat] Du räumst einen Marker von { $dragon } ungenutzt ab: { $ability }
       *[none] { $seat } räumt einen Marker von { $dragon } ungenutzt ab: { $ability }
    }
tail-marker-dropped = ein weiterer Marker von { $dragon }
event-took =
    { $you ->
        [seat] Du nimmst „{ $tile }“ aus der Auslage.
       *[none] { $seat } nimmt „{ $tile }“ aus der Auslage.
    }
event-took-blind =
    { $you ->
        [seat] Du nimmst die oberste Tafel ungesehen.
       *[none] { $seat } nimmt die oberste Tafel ungesehen.
    }
looked-at = { $count ->
    [one] die oberste eines Stapels
   *[other] die obersten { $count } eines Stapels
}
event-looked =
    { $you ->
        [seat] Du siehst dir { looked-at } an.
       *[none] { $seat } sieht sich { looked-at } an.
    }
event-saw-tile =
    { $you ->
        [seat] Du siehst „{ $tile }“.
       *[none] { $seat } sieht „{ $tile }“.
    }
event-saw-dragon =
    { $you ->
        [seat] Du siehst { $dragon }.
       *[none] { $seat } sieht { $dragon }.
    }
event-saw-goal =
    { $you ->
        [seat] Du siehst „{ $objective }“.
       *[none] { $seat } sieht „{ $objective }“.
    }
event-kept =
    { $you ->
        [seat] Du behältst eine davon.
       *[none] { $seat } behält eine davon.
    }
tail-kept =
    { $you ->
        [seat] , behältst eine der angesehenen Tafeln
       *[none] , behält eine der angesehenen Tafeln
    }
event-kept-tile =
    { $you ->
        [seat] Du hast jetzt „{ $tile }“ auf der Hand.
       *[none] { $seat } hat jetzt „{ $tile }“ auf der Hand.
    }
tail-kept-tile = ; „{ $tile }“ ist jetzt auf der Hand
put-back = { $count ->
    [one] eine
   *[other] { $count }
}
event-returned =
    { $you ->
        [seat] Du legst { put-back } zurück.
       *[none] { $seat } legt { put-back } zurück.
    }
event-tile-back =
    „{ $tile }“ liegt jetzt { $bottom ->
        [0] oben
       *[other] unten
    }. { $you ->
        [seat] Das weißt nur du.
       *[none] Das weiß nur { $seat }.
    }
event-dragon-back =
    { $you ->
        [seat] { $dragon } liegt jetzt unter dem Stapel. Das weißt nur du.
       *[none] { $dragon } liegt jetzt unter dem Stapel. Das weiß nur { $seat }.
    }
event-goal-back =
    „{ $objective }“ liegt jetzt { $bottom ->
        [0] oben
       *[other] unten
    }. { $you ->
        [seat] Das weißt nur du.
       *[none] Das weiß nur { $seat }.
    }
event-objective =
    { $you ->
        [seat] Du stellst „{ $objective }“ auf Sockel { $count } auf.
       *[none] { $seat } stellt „{ $objective }“ auf Sockel { $count } auf.
    }
event-replaced =
    { $you ->
        [seat] „{ $objective }“ verlässt das Spiel: Du setzt eine andere Aufgabe an ihre Stelle.
       *[none] „{ $objective }“ verlässt das Spiel: { $seat } setzt eine andere Aufgabe an ihre Stelle.
    }
tail-replaced = ; „{ $objective }“ verlässt das Spiel
event-no-objective =
    { $you ->
        [seat] Du stellst keine Aufgabe auf.
       *[none] { $seat } stellt keine Aufgabe auf.
    }
tail-no-objective =
    { $you ->
        [seat] , stellst keine Aufgabe auf
       *[none] , stellt keine Aufgabe auf
    }
event-chronicle = „{ $tile }“ { chronicle-cause } und kommt in die Chronik (dort jetzt { $count }).
chronicle-cause = { $cause ->
    [1] ist leer
    [2] ist voll
    [3] ist zu Ende erkundet
   *[other] wird geräumt
}
event-home =
    { $you ->
        [seat] Dein { $vassal } kehrt heim.
       *[none] Ein { $vassal } von { $seat } kehrt heim.
    }
tail-home =
    { $you ->
        [seat] ; dein { $vassal } kehrt heim
       *[none] ; ein { $vassal } von { $seat } kehrt heim
    }
event-discarded =
    { $you ->
        [seat] Du gibst eine überzählige Tafel zurück.
       *[none] { $seat } gibt eine überzählige Tafel zurück.
    }
tail-discarded =
    { $you ->
        [seat] , gibst eine überzählige Tafel zurück
       *[none] , gibt eine überzählige Tafel zurück
    }
event-surplus =
    { $you ->
        [seat] Du hast keinen Platz für { amount } und gibst das zurück.
       *[none] { $seat } hat keinen Platz für { amount } und gibt das zurück.
    }
tail-surplus = ; kein Platz für { amount }
event-ending =
    { $you ->
        [seat] Die Gebrochenen regen sich! Du hast das Ende eingeläutet; die anderen haben noch je einen Zug.
       *[none] Die Gebrochenen regen sich! { $seat } hat das Ende eingeläutet; die anderen haben noch je einen Zug.
    }
because-objective = Mit dieser Aufgabe sind genug aufgestellt
because-chronicle = Die Chronik ist voll, mit { $count } Tafeln
event-goal-points =
    Für „{ $objective }“ { $you ->
        [seat] bekommst du
       *[none] bekommt { $seat }
    } { unit-pp }.
event-leftovers =
    { $tokens ->
        [0] Keine Güter übrig
        [one] 1 übriges Gut
       *[other] { $tokens } übrige Güter
    }: { $count ->
        [0] kein Machtpunkt
       *[other] { unit-pp }
    } für { $you ->
        [seat] dich
       *[none] { $seat }
    }.
event-total =
    { $you ->
        [seat] Du kommst auf
       *[none] { $seat } kommt auf
    } { unit-pp }.
event-won =
    { $you ->
        [seat] Du gewinnst
       *[none] { $seat } gewinnt
    } mit { $count ->
        [one] einem Machtpunkt
       *[other] { $count } Machtpunkten
    }{ $markers ->
        [0] .
       *[other] : so viele wie andere, aber mehr Marker auf den Drachen ({ $markers }).
    }

## Was gefragt ist

phase-over = Das Spiel ist vorbei.
phase-power = { $seat } behält eine von drei Machttafeln und gibt die anderen weiter.
phase-open = { $seat } nimmt eine der offenen Tafeln.
phase-dragon = { $seat } wählt im Geheimen einen Drachen.
phase-hub = { $seat } ist am Zug: Ein Vasall zieht aus oder Vasallen kehren heim; Drachen helfen davor und danach.
phase-recall = { $seat } kann weitere Vasallen heimrufen.
phase-vassal = { $seat } schickt einen Vasallen auf die neue Tafel.
phase-scout = { $seat } nimmt sich eine Tafel im Kundschafterquartier.
phase-vassal-helped = { $seat } braucht die Hilfe eines Drachen, um ein Feld der neuen Tafel zu bezahlen.
phase-scout-helped = { $seat } braucht die Hilfe eines Drachen, um die Kundschafter zu bezahlen.
phase-statue = { $seat } steht vor der Statue und kann eine Aufgabe aufstellen.
phase-pay = { $seat } entscheidet, womit bezahlt wird.
phase-choose = { $seat } nimmt das eine oder das andere.
phase-mix = { $seat } wählt die Mischung.
phase-face-up = { $seat } nimmt eine Tafel der Auslage umsonst.
phase-mark = { $seat } gibt einem Drachen einen Marker.
phase-keep-dragon = { $seat } behält einen der Drachen.
phase-under = { $seat } legt die anderen unter den Stapel.
phase-keep-tile = { $seat } behält eine der Tafeln.
phase-return-tile = { $seat } legt die anderen Tafeln zurück.
phase-return-goal = { $seat } legt die anderen Aufgaben zurück.
phase-trigger = { $seat } kann einen Drachen darauf antworten lassen.
phase-discard = { $seat } hält zu viele Tafeln und gibt welche zurück.
phase-surplus = { $seat } hat zu viele Güter und gibt welche zurück.

## Warum nicht

why-10 = Dieser Wildnisplatz ist bei so wenigen Spielern gesperrt.
why-31 = Dieser Drache wurde dir nicht ausgeteilt.
why-38 = Deine Hauptaktion ist für diesen Zug verbraucht.
why-38-1 = Bring erst zu Ende, was du begonnen hast.
why-39 = Vasallen bewegst du nur als Hauptaktion, nicht mitten in etwas anderem.
why-42 = Du hast in diesem Zug schon eine Tafel gelegt.
why-44 = Vor dem Ende des Zuges ist eine Hauptaktion fällig.
why-50 = Kein Vasall dieser Art ist verfügbar.
why-51 = Dorthin darf nur ein Drachenreiter.
why-53 = Dort steht schon jemand.
why-56 = Das kannst du nicht bezahlen.
why-60 = Dort liegt keine Tafel.
why-62 = Gerade gibt es nichts, wozwischen du wählen könntest.
why-63 = Nach so einer Mischung ist nicht gefragt.
why-66 = Das kann nicht vollständig ausgegeben werden.
why-67 = Du hast schon alle Vasallen dieser Art.
why-68 = Der Stapel dafür ist leer.
why-74 = Dort hast du keinen solchen Vasallen.
why-78 = In einem Zug des Heimrufens wird keine Tafel gelegt.
why-82 = Deinen letzten Vasallen darfst du nie abgeben.
why-84 = Dort hast du keinen solchen Vasallen zum Abgeben.
why-89 = Eine Tafel wird nur zusammen mit ihrem Vasallen gelegt, als Hauptaktion.
why-90 = Diese Tafel hast du nicht auf der Hand.
why-92 = Geräumt wird erst, wenn kein Wildnisplatz frei ist.
why-93 = Eine Erkundung kann nicht geräumt werden.
why-99 = Keiner deiner Vasallen könnte die Tafel dort nutzen.
why-100 = Danach bliebe kein erlaubtes Feld für deinen Vasallen.
why-102 = Eine Erkundung beginnt mit einem Drachenreiter ganz oben.
why-103 = Alle Wildnisplätze sind belegt, und dir fehlt die Waffe, um einen zu räumen.
why-104 = Diesen Schritt kannst du nicht bezahlen.
why-106 = Eine Erkundung betritt man auf der obersten Stufe.
why-107 = Du hast dort schon einen Reiter.
why-108 = Die oberste Stufe ist voll.
why-109 = Auf diesem Wildnisplatz liegt keine Erkundung.
why-109-1 = Dort hast du keinen Reiter.
why-110 = Dieser Reiter ist eben erst angekommen.
why-111 = Weiterreiten darfst du einmal im Zug, und das hast du getan.
why-113 = Die nächste Stufe ist voll. Dein Reiter wartet.
why-117 = Darunter kommt nichts mehr.
why-128 = Dort steht schon eine Aufgabe, und sie bleibt.
why-132 = Gerade gibt es keine Tafel zu behalten.
why-132-1 = Diese Tafel siehst du dir nicht an.
why-134 = Aufgaben stellt man an der Statue auf.
why-135 = Diese Aufgabe siehst du dir nicht an.
why-136 = Diesen Sockel kannst du nicht bezahlen.
why-138 = Gerade gibt es keine Aufgabe zurückzulegen.
why-141 = Gerade gibt es keinen Drachen zu behalten.
why-141-1 = Diesen Drachen siehst du dir nicht an.
why-142 = Gerade gibt es keinen Drachen zurückzulegen.
why-148 = Tafeln nimmt man im Kundschafterquartier.
why-149 = Diese Stelle der Auslage kannst du nicht bezahlen.
why-150 = Eine Tafel ungesehen kostet eine Waffe.
why-151 = Du könntest dort keine Tafel bezahlen.
why-153 = Der Kundschafterstapel ist leer.
why-154 = Diese Stelle der Auslage ist leer.
why-169 = Dieser Drache hat kein Feld für einen Marker.
why-169-1 = Dieser Drache gehört dir nicht.
why-171 = Gerade ist kein Marker zu setzen.
why-172 = Auf dieser Fähigkeit liegt kein Marker.
why-172-1 = Dieser Drache hört nicht auf dich.
why-177 = Drachen helfen zwischen deinen Schritten, nicht jetzt.
why-178 = Danach könntest du nicht beenden, was du begonnen hast.
why-179 = Das kannst du nicht bezahlen, oder es ist nichts da.
why-180 = Diese Fähigkeit wartet auf ihren Augenblick.
why-182 = Davon hast du nichts erhalten.
why-184 = Der zweite Schritt ist nicht möglich.
why-192 = Von dort muss kein Marker weg.
why-193 = Der andere Marker kommt von einem eigenen Drachen.
why-197 = Du musst jetzt keine Tafel zurückgeben.
why-199 = Eine Machttafel bleibt auf der Hand.
why-201 = Du musst jetzt keine Güter zurückgeben.
why-201-1 = Davon hast du nichts.
why-243 = Ein Reiter reitet zwischen deinen Schritten weiter, nicht jetzt.
why-244-1 = Gerade gibt es nichts abzuschließen.

## Die Stadt

city-statue = Drachenlord-Statue
city-hatchery = Brutstätten
city-training = Trainingsgelände
city-scouts = Kundschafterquartier
city-library = Bibliothek
city-builders = Platz der Baumeister
city-smithy = Schmiede
city-market = Großer Markt
city-towers = Drachentürme
city-barracks = Kaserne
city-armoury = Waffenkammer
city-hunting = Jagdgründe

## Tafeln

tile-terraced-fields = Terrassenfelder
tile-herders-valley = Hirtental
tile-woodland-farm = Waldgehöft
tile-mountain-pasture = Bergweide
tile-timber-camp = Holzfällerlager
tile-quarry = Steinbruch
tile-armourers-camp = Lager der Waffenschmiede
tile-fertile-delta = Fruchtbares Delta
tile-hunting-lodge = Jagdhütte
tile-frontier-village = Grenzdorf
tile-hermits-garden = Garten der Eremiten
tile-caravan-stop = Karawanenrast
tile-hall-of-scrolls = Halle der Schriftrollen
tile-hidden-sanctum = Verborgenes Heiligtum
tile-dragon-shrine = Drachenschrein
tile-cartographers-tower = Turm der Kartografen
tile-herbalists-hut = Kräuterhütte
tile-war-academy = Kriegsakademie
tile-oracles-cave = Höhle des Orakels
tile-observatory = Sternwarte
tile-trading-post = Handelsposten
tile-proving-ground = Turnierplatz
tile-field-smithy = Feldschmiede
tile-recruiting-camp = Werbelager
tile-river-market = Flussmarkt
tile-nesting-cliffs = Nistklippen
tile-house-of-favours = Haus der Gefälligkeiten
tile-spoils-of-war = Kriegsbeute
tile-feast-of-the-houses = Fest der Häuser
tile-great-works = Große Bauten
tile-show-of-arms = Waffenschau
tile-council-of-sages = Rat der Weisen
tile-muster-of-banners = Aufmarsch der Banner
tile-tribute = Tribut
tile-fortress-of-the-pass = Festung am Pass
tile-victory-parade = Siegesparade
tile-the-broken-pass = Der Gebrochene Pass
tile-library-of-ash = Bibliothek der Asche
tile-the-elder-nest = Das Alte Nest
tile-nomad-trail = Nomadenpfad
tile-the-petrified-forest = Der Versteinerte Wald
tile-sunken-road = Die Versunkene Straße
tile-tomb-of-muratan = Muratans Grab
tile-the-great-steppe = Die Große Steppe
tile-borderwatch = Grenzwacht
tile-scouts-ridge = Grat der Kundschafter
tile-the-endless-stair = Die Endlose Treppe
tile-bridge-of-the-ancients = Brücke der Ahnen
type-production = Produktion
type-research = Forschung
type-transformation = Umwandlung
type-power = Macht
type-exploration = Erkundung

## Drachen und was sie können

dragon-sunhoard = Sonnenhort
dragon-tribute-taker = Tributnehmer
dragon-crowned-one = Der Gekrönte
dragon-gilded-hunter = Goldjäger
dragon-spearmaker = Speerschmied
dragon-bloodfeast = Blutmahl
dragon-ravager = Verheerer
dragon-war-herald = Kriegsherold
dragon-meadow-sage = Wiesenweiser
dragon-harvester = Ernteschwinge
dragon-orchard-keeper = Obstgärtner
dragon-herd-mother = Herdenmutter
dragon-star-reader = Sternleser
dragon-pathfinder = Pfadfinder
dragon-far-seer = Weitblick
dragon-tide-scholar = Gezeitengelehrter
dragon-wind-charger = Windstürmer
dragon-fate-weaver = Schicksalsweber
dragon-cloud-runner = Wolkenläufer
dragon-oath-keeper = Eidwahrer
dragon-grave-mason = Grabmaurer
dragon-stone-eater = Steinfresser
dragon-iron-scale = Eisenschuppe
dragon-night-forge = Nachtesse
colour-gold = golden
colour-red = rot
colour-green = grün
colour-blue = blau
colour-white = weiß
colour-black = schwarz
ability-1 = 1 Gemüse oder 1 Fleisch.
ability-2 = 2 Fleisch.
ability-3 = 2 Gemüse.
ability-4 = 2 Holz oder Stein in beliebiger Mischung.
ability-5 = 2 Machtpunkte.
ability-6 = zu erhaltenem Gemüse noch 2.
ability-7 = zu erhaltenem Fleisch noch 2.
ability-8 = zu erhaltenem Gemüse oder Fleisch noch eins davon.
ability-9 = zu erhaltener Weisheit noch 2.
ability-10 = zu erhaltenen Waffen noch 1.
ability-11 = nach dem Weiterreiten noch ein Schritt zum selben Preis.
ability-12 = fürs Weiterreiten 2 Fleisch.
ability-13 = fürs Weiterreiten 2 Machtpunkte.
ability-14 = 2 Fleisch werden 3 Machtpunkte.
ability-15 = 2 Machtpunkte werden 3 Gemüse oder Fleisch in beliebiger Mischung.
ability-16 = 1 Stein wird zu 2 Machtpunkten.
ability-17 = 2 Gemüse oder Fleisch in beliebiger Mischung werden 3 Waffen.
ability-18 = 2 Holz oder Stein in beliebiger Mischung werden 3 Waffen.
ability-19 = 2 Fleisch werden 3 Waffen.
ability-20 = 1 Gemüse wird zu 2 Fleisch.
ability-21 = 1 Gemüse wird zu 2 Holz.
ability-22 = 1 Gemüse wird zu 2 Stein.
ability-23 = 2 Holz werden ein Reiter.
ability-24 = 2 Fleisch und 2 Gemüse oder Fleisch werden ein Reiter.
ability-25 = einmalig: ein Speerkämpfer und 1 Machtpunkt werden ein Reiter.
ability-26 = ein Reiter wird zu 3 Waffen und 2 Fleisch.
ability-27 = für einen abgegebenen Speerkämpfer 2 Holz oder Stein in beliebiger Mischung.
ability-28 = für einen abgegebenen Reiter 2 Stein.
ability-29 = für 1 Waffe eine beliebige Tafel der Auslage.
ability-30 = für 1 Weisheit die oberste Tafel vom Stapel der Kundschafter.
ability-31 = ein weiterer Marker wird zu 4 Machtpunkten.
ability-32 = einmalig: Eine neue Aufgabe ersetzt eine alte.
field-left = links
field-middle = Mitte
field-right = rechts

## Was etwas kostet und bringt

unit-v = { $count } Gemüse
unit-m = { $count } Fleisch
unit-w = { $count } Holz
unit-s = { $count } Stein
unit-k = { $count } Weisheit
unit-a = { $count ->
    [one] 1 Waffe
   *[other] { $count } Waffen
}
unit-f = { $count ->
    [one] 1 Gemüse oder Fleisch
   *[other] { $count } Gemüse oder Fleisch in beliebiger Mischung
}
unit-b = { $count ->
    [one] 1 Holz oder Stein
   *[other] { $count } Holz oder Stein in beliebiger Mischung
}
unit-pp = { $count ->
    [one] 1 Machtpunkt
   *[other] { $count } Machtpunkte
}
unit-sp = { $count } Speerkämpfer
unit-dr = { $count } Drachenreiter
unit-marker = { $count } Fähigkeitsmarker
unit-dragon =
    { $count ->
        [one] den obersten Drachen
       *[other] einen der obersten { $count } Drachen
    } mit { $markers ->
        [one] 1 Marker
       *[other] { $markers } Markern
    }
unit-tile = { $count ->
    [one] die oberste Tafel vom Stapel der Kundschafter
   *[other] eine der obersten { $count } Tafeln vom Stapel der Kundschafter
}
unit-face-up = eine offene Tafel der Kundschafter ohne weitere Kosten
unit-blind = ungesehen die oberste Tafel der Kundschafter
unit-scout = eine Tafel der Kundschafter zu ihrem Preis
unit-statue = einen Blick auf 3 Aufgaben, von denen du eine aufstellen darfst
unit-advance = einen weiteren Schritt desselben Reiters, zu seinem Preis
unit-replace = die neue Aufgabe an der Stelle einer alten
deal-price = für { $cost }
deal-trade = { $gain } für { $cost }

## Aufgaben

objective-dragons = die meisten Drachen
objective-markers = die meisten Marker
objective-markers-gold-red-green = die meisten Marker auf Gold, Rot und Grün
objective-markers-blue-white-black = die meisten Marker auf Blau, Weiß und Schwarz
objective-markers-red-blue-black = die meisten Marker auf Rot, Blau und Schwarz
objective-markers-gold-green-white = die meisten Marker auf Gold, Grün und Weiß
objective-dragons-red-green-gold = die meisten roten, grünen und goldenen Drachen
objective-dragons-blue-white-black = die meisten blauen, weißen und schwarzen Drachen
objective-dragons-gold-blue-black = die meisten goldenen, blauen und schwarzen Drachen
objective-food = das meiste Gemüse und Fleisch
objective-building = das meiste Holz und der meiste Stein
objective-arms = die meiste Weisheit und die meisten Waffen

## Kleine Wörter

vassal-spearman = Speerkämpfer
vassal-rider = Drachenreiter
vassal-any = Vasall
token-vegetables = Gemüse
token-meat = Fleisch
token-wood = Holz
token-stone = Stein
token-wisdom = Weisheit
token-weapons = Waffen
plot-1 = Wildnisplatz 1
plot-2 = Wildnisplatz 2
plot-3 = Wildnisplatz 3
plot-4 = Wildnisplatz 4
plot-5 = Wildnisplatz 5
plot-6 = Wildnisplatz 6
spot-1-1 = Wildnisplatz 1, Feld 1
spot-1-2 = Wildnisplatz 1, Feld 2
spot-1-3 = Wildnisplatz 1, Feld 3
spot-1-4 = Wildnisplatz 1, Feld 4
spot-1-5 = Wildnisplatz 1, Feld 5
spot-2-1 = Wildnisplatz 2, Feld 1
spot-2-2 = Wildnisplatz 2, Feld 2
spot-2-3 = Wildnisplatz 2, Feld 3
spot-2-4 = Wildnisplatz 2, Feld 4
spot-2-5 = Wildnisplatz 2, Feld 5
spot-3-1 = Wildnisplatz 3, Feld 1
spot-3-2 = Wildnisplatz 3, Feld 2
spot-3-3 = Wildnisplatz 3, Feld 3
spot-3-4 = Wildnisplatz 3, Feld 4
spot-3-5 = Wildnisplatz 3, Feld 5
spot-4-1 = Wildnisplatz 4, Feld 1
spot-4-2 = Wildnisplatz 4, Feld 2
spot-4-3 = Wildnisplatz 4, Feld 3
spot-4-4 = Wildnisplatz 4, Feld 4
spot-4-5 = Wildnisplatz 4, Feld 5
spot-5-1 = Wildnisplatz 5, Feld 1
spot-5-2 = Wildnisplatz 5, Feld 2
spot-5-3 = Wildnisplatz 5, Feld 3
spot-5-4 = Wildnisplatz 5, Feld 4
spot-5-5 = Wildnisplatz 5, Feld 5
spot-6-1 = Wildnisplatz 6, Feld 1
spot-6-2 = Wildnisplatz 6, Feld 2
spot-6-3 = Wildnisplatz 6, Feld 3
spot-6-4 = Wildnisplatz 6, Feld 4
spot-6-5 = Wildnisplatz 6, Feld 5
tile-space = { $tile }, Feld { $space }
table-city = Stadt
table-wilderness = Wildnis
table-display = Kundschafter-Auslage
table-objectives = Aufgaben
table-houses = Häuser
table-dragons = Drachen
table-hand = Deine Hand
table-stacks = Stapel: { $scout } Tafeln, { $dragons } Drachen, { $objectives } Aufgaben
table-end = Bis zum Ende: Aufgaben { $objectives } von { $enough }, Chronik { $chronicle } von { $full }
table-last = letzte Züge
table-free = frei
table-empty = leer
table-points = PP
table-tiles = Tafeln
table-ready = bereit
table-reserve = Reserve
odds-blind = Eine Tafel ungesehen: { $shares }
odds-blind-rough = Eine Tafel ungesehen, ungefähr (was andere zurücklegten oder legten, könnte mehr verraten): { $shares }
odds-objective = Eine bestimmte Aufgabe, von der du nicht weißt, wo sie liegt, wird an der Statue gezogen: { $chance }
odds-objective-rough = Eine bestimmte Aufgabe wird an der Statue gezogen, ungefähr (andere legten welche zurück, wo du nachgesehen hattest): { $chance }
table-seen = Du siehst dir an

## Optionen

option-mode = Modus
option-mode-says = Speerkämpfer ist das leichtere Spiel für den Anfang, Drachenlord hat alles.
option-mode-spearman = Speerkämpfer
option-mode-dragonlord = Drachenlord
option-length = Länge
option-length-says = Wie bald Chronik und Aufgaben das Spiel beenden.
option-length-short = kurz
option-length-medium = mittel
option-length-long = lang
option-first-player = Wer beginnt
option-first-player-says = Wer den ersten Zug hat.
option-first-player-random = zufällig
option-empty-handed = Wer nichts von dem hat, was eine Aufgabe zählt
option-empty-handed-says = Ob man einen Rang in einer Wertung für nichts bekommen kann.
option-empty-handed-placed = bekommt einen Rang wie die anderen
option-empty-handed-left-out = bekommt keinen Rang und keine Punkte
option-abilities = Eine Drachenfähigkeit, wo auf eine Einnahme ein Schritt folgen muss
option-abilities-says = Ob ein Gewinn gerettet wird, dessen Schritt sonst nichts bezahlt.
option-abilities-any-time = darf für den Schritt zahlen
option-abilities-before = zählt nur, wenn du sie vorher nutzt

## Was das gedruckte Spiel nicht mehr verrät

designed = Das Regelheft zeigt die meisten Tafeln und Drachen nur auf Bildern, die verloren sind: 139 der 144 Felder auf Tafeln, alle Erkundungstafeln, 36 der 72 Fähigkeitsfelder, die Wildnisplätze und die meisten Preise auf dem Brett sind für diese Ausgabe entworfen.

## Was der Zufall entscheidet, wie ein Beweis oder ein Tisch mit echten Tafeln es nennt

draw-first-player = wer beginnt
draw-production-tile = eine Produktionstafel
draw-research-tile = eine Forschungstafel
draw-transformation-tile = eine Umwandlungstafel
draw-power-tile = eine Machttafel
draw-exploration-tile = eine Erkundungstafel
draw-scout-stack = die Reihenfolge im Kundschafterstapel
draw-dragon-stack = die Reihenfolge der Drachen
draw-objective-stack = die Reihenfolge der Aufgaben

## Was das Terminal fragt, und das Ziel in einer Zeile

goal-line = die meisten Machtpunkte am Ende
question-power = Behalte eine von drei Machttafeln; die anderen gibst du weiter.
question-open = Nimm eine der offenen Tafeln.
question-dragon = Wähle im Geheimen deinen Drachen.
question-hub = Du bist dran: { $ways }.
question-hub-send = einen Vasallen schicken
question-hub-lay = eine Tafel legen
question-hub-recall = Vasallen heimrufen
question-hub-advance = weiterreiten
question-hub-ability = einen Drachen nutzen
question-hub-end = den Zug beenden
question-recall = Noch mehr Vasallen heimrufen?
question-vassal = Schick einen Vasallen auf die neue Tafel.
question-scout = Nimm eine Tafel im Kundschafterquartier.
question-vassal-helped = Nur mit Hilfe eines Drachen kannst du ein Feld der neuen Tafel bezahlen.
question-scout-helped = Nur mit Hilfe eines Drachen kannst du die Kundschafter bezahlen.
question-statue = Du stehst vor der Statue: eine Aufgabe aufstellen?
question-pay = Wie bezahlst du?
question-choose = Was nimmst du?
question-mix = Welche Mischung nimmst du?
question-face-up = Nimm eine Tafel der Auslage umsonst.
question-mark = Welcher Drache bekommt den Marker?
question-keep-dragon = Behalte einen dieser Drachen.
question-under = Leg die anderen unter den Stapel, wie du willst.
question-keep-tile = Behalte eine dieser Tafeln.
question-return-tile = Leg die anderen Tafeln zurück.
question-return-goal = Leg die anderen Aufgaben zurück.
question-trigger = Ein Drache kann darauf antworten.
question-discard = Du hältst zu viele Tafeln: Gib welche zurück.
question-surplus = Du hast zu viele Güter: Gib welche zurück.

# Der Punkteblock: was einzutragen ist, und was er dazu sagt.
pad-final = Am Ende
pad-final-track = Punkte auf der Leiste
pad-final-tokens = Übrige Güter
pad-final-markers = Marker auf eigenen Drachen (bei Gleichstand)
pad-objective = Aufgabe
pad-objective-which = Welche
pad-objective-counts = So viel hat
pad-leftovers = übrige Güter
pad-absent = { $count ->
    [one] { $who } hat noch nicht eingetragen, was am Ende da ist.
   *[other] { $who } haben noch nicht eingetragen, was am Ende da ist.
  }
pad-why-points = { $who } hat die meisten Machtpunkte, { $points }, und gewinnt.
pad-why-markers = { $who } gewinnt: gleich viele Punkte, { $points }, aber mehr Marker auf Drachen, { $markers }.
pad-why-shared = { $who } teilen sich den Sieg: gleich an Punkten, { $points }, und an Markern, { $markers }.
pad-wrong-goal-twice = Die Aufgabe „{ $objective }“ steht schon da.
pad-wrong-goals = Höchstens { $most } Aufgaben hängen aus.
pad-wrong-tokens = { $who }: Mehr als { $limit } Güter darf niemand behalten.

# Für Besitzer der Schachtel: was hier entworfen ist, und kein Wert einer Variante anders sagen kann.
edition-rest = von welcher Art jede Tafel ist, welche Nummern Tafeln und Drachen tragen, und was eine Aufgabe zählt.

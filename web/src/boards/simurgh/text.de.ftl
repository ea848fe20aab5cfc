# Das Brett von Simurgh auf Deutsch.

## Die Zeichen in Worten

missing = Dir fehlt: { $what }.
kind-v = Gemüse
kind-m = Fleisch
kind-k = Weisheit
kind-a = Waffen
kind-sp = einen Speerkämpfer
kind-dr = einen Drachenreiter
or = oder
effect-gain = Du erhältst { $gain }.
effect-pay = Du zahlst { $cost }.
effect-trade = Du zahlst { $cost } und erhältst { $gain }.
when-gain = Wenn du { $what } erhältst:
when-advance = Wenn ein Reiter von dir weiterreitet:
when-spend = Wenn du { $what } abgibst:
when-objective = Wenn du eine Aufgabe aufstellst:
single-use = Nur einmal.
space-s1 = Platz für einen Vasallen.
space-sm = Platz für beliebig viele Vasallen.
space-d1 = Platz für einen Drachenreiter.
space-dm = Platz für beliebig viele Drachenreiter, sonst für niemanden.
legend-title = Was die Zeichen bedeuten

## Stadt und Wildnis

row-gather = Sammeln
row-work = Werken
row-grow = Wachsen
city-short-market = Markt
city-short-library = Bibliothek
city-short-towers = Türme
city-short-armoury = Waffen
city-short-scouts = Späher
city-short-smithy = Schmiede
city-short-training = Training
city-short-builders = Bauplatz
city-short-barracks = Kaserne
city-short-hunting = Jagd
city-short-hatchery = Brut
city-short-statue = Statue

# Was leuchtende Felder bringen, für Neulinge: so kurz wie möglich.
caption-v = +{ $count } Gemüse
caption-m = +{ $count } Fleisch
caption-w = +{ $count } Holz
caption-s = +{ $count } Stein
caption-k = +{ $count } Weisheit
caption-a = +{ $count } { $count ->
    [one] Waffe
   *[other] Waffen
}
caption-f = +{ $count } Essen
caption-b = +{ $count } Holz/Stein
caption-pp = +{ $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
caption-sp = +Speer
caption-dr = +Reiter
caption-marker = +{ $count } Marker
caption-dragon = ein Drache
caption-tile = eine Tafel
caption-face-up = eine Tafel
caption-blind = eine Tafel
caption-scout = + Tafel
caption-statue = Aufgabe
caption-advance = ein Schritt
caption-replace = Tausch

# Warum ein Feld zu ist, in einem Wort.
closed-51 = nur Reiter
closed-53 = besetzt
closed-56 = zu teuer
closed-60 = keine Tafel
closed-66 = zu wenig da
closed-67 = alle geworben
closed-68 = Stapel leer
closed-102 = nur Reiter
closed-104 = zu teuer
closed-107 = bist schon da
closed-108 = voll
closed-151 = keine zahlbar

man-own = dein { $type }
stands-here = Hier: { $who }.
look-tile = { $tile } ansehen
clear-for = räumen
clears = räumt { $tile } für 1 Waffe; { $count ->
    [one] 1 Vasall kommt heim
   *[other] { $count } Vasallen kommen heim
}
level-words = Stufe { $level }, { $room ->
    [one] ein Reiter
   *[other] { $room } Reiter
}: { $gain }
fills = { $count } Vasallen: Sie ist voll. Die Tafel kommt in die Chronik, Nummer { $book }, und alle kommen heim.
closes = Der letzte Schritt: Die Tafel kommt in die Chronik, Nummer { $book }.
empties = { $tile } wird leer → Chronik { $book }/{ $full }
ride-on = Weiterreiten
# Mit weicher Trennstelle, für schmale Felder.
city-scouts = Kundschafter­quartier
city-training = Trainings­gelände

man = { $type } von { $name }
men = Speerkämpfer: { $spearmen }, Drachenreiter: { $riders }
send = { $type } schicken
short-spearman = Speerkämpfer
short-rider = Reiter
fill = { $count } von { $full } Vasallen. Eine volle Tafel geht in die Chronik, ihre Vasallen kommen heim.
each-step = je Schritt
room = { $count ->
    [0] kein Platz mehr
    [one] Platz für einen Reiter
   *[other] Platz für { $count } Reiter
}
ladder-words = { $step } Oben mit einem Drachenreiter beginnen. Danach ein Schritt je Zug, als Nebenaktion. Wer unten ankommt, beendet die Erkundung.
plot-free = Wildnis­platz { $slot }
plot-gift = Anlegen bringt:
plot-words = Wer hier eine Tafel legt, erhält, was der Wildnisplatz zeigt, und setzt sofort einen Vasallen darauf.
lay-tile = { $tile } legen

## Kundschafter und Aufgaben

hand-empty = Keine Tafeln auf der Hand.
choose-it = Wählen
keep-it = { $what } behalten
put-back = { $end ->
    [top] { $what } kommt auf den Stapel; darunter legen
   *[bottom] { $what } kommt unter den Stapel; obenauf legen
}
put-all-back = Zurücklegen
short-goes = geht zurück
under-order = Unter den Stapel: { $first }, dann { $second }.
swap-order = Andersherum
goal-where = Welcher Sockel neben der Statue?
put-up = Auf Sockel { $place } aufstellen: { $what }
you-stand = du { $place }.: +{ $points }
if-ended = Wäre jetzt Schluss: +{ $points }
look-goals = Die Aufgaben ansehen
goals-words = Sie bringen am Ende Punkte, nach Rang.
place-price = Stelle { $place } der Auslage
for-nothing = ohne Kosten
take-it = nehmen
stack-scout = { $count ->
    [one] noch eine Tafel im Stapel
   *[other] noch { $count } Tafeln im Stapel
}
stack-dragons = { $count ->
    [one] ein Drache im Stapel
   *[other] { $count } Drachen im Stapel
}
goal-free = frei: eine aufstellen
goal-place = Sockel { $place }
goal-taken = Sockel { $place }: besetzt
goal-unpayable = Du kannst gerade keinen Sockel an der Statue bezahlen.
ranking = Stand jetzt
rank = { $name }: { $count }, bekäme { $points ->
    [one] 1 Machtpunkt
   *[other] { $points } Machtpunkte
}
pays = bringt { $places } Machtpunkte

## Häuser

home-spearman = { $count ->
    [0] Kein Speerkämpfer zu Hause
    [one] Ein Speerkämpfer zu Hause
   *[other] { $count } Speerkämpfer zu Hause
}
home-rider = { $count ->
    [0] Kein Drachenreiter zu Hause
    [one] Ein Drachenreiter zu Hause
   *[other] { $count } Drachenreiter zu Hause
}
vassal-title-spearman = Ein Speerkämpfer
vassal-title-rider = Ein Drachenreiter
man-words = Berühre ein leuchtendes Feld, um diesen Vasallen zu schicken.
call-short = { $count } fort
call-home = { $count ->
    [0] Niemand ist fort
    [one] Ein Vasall ist fort: heimrufen
   *[other] { $count } Vasallen sind fort: heimrufen
}
call-open = Heimrufen …
call-them = { $count } heimrufen
call-spent = Heimrufen ist eine Hauptaktion; die dieses Zugs ist getan.
nobody-out = Niemand ist fort.
look-house = Das Haus von { $name } ansehen
use-it = Nutzen
drop-it = Aufgeben
keep-marker = Marker behalten
keep-all = Diesen Zug alle behalten
give-one = Zurückgeben: { $token }
keep-one = Doch behalten: { $token }
give-words = { $count ->
    [one] Berühre eins der Güter in deinem Vorrat.
   *[other] Berühre { $count } Güter in deinem Vorrat.
}
give-back = { $count ->
    [one] Zurückgeben
   *[other] { $count } zurückgeben
}
your-house = Dein Haus
tokens = Güter
limit = { $count } von { $limit } Gütern. Wer am Ende des Zugs mehr hat, gibt zurück.
points-words = { $points } Machtpunkte; Aufgaben brächten jetzt { $goals } dazu
hand-count = { $count ->
    [one] eine Tafel auf der Hand
   *[other] { $count } Tafeln auf der Hand
}
dragon-told = { $name } ({ $colour }), { $count } Marker
field-ready = Bereit.
field-empty = Ohne Marker.
field-spent = Endgültig verbraucht.
power-mark = Macht
power-stays = Eine Machttafel kannst du nicht zurückgeben.

## Der Zug

turn-parts = Teile des Zugs
turn-over = Zug beendet · Zurücknehmen
box-main = Haupt
box-ride = Reiten
box-dragons = Drachen
box-end = Ende
box-done = (getan)
box-now = (jetzt)
box-not = (jetzt nicht)
counter = Tresen
counter-close = Schließen
counter-rests = Berühre etwas, um zu lesen, was es tut.
title-recall = Heimrufen
title-goals = Aufgaben
title-book = Die Chronik
title-scout = Eine Tafel der Kundschafter
title-legend = Was die Zeichen bedeuten
title-free = Nebenaktionen
free-count = { $count ->
    [one] 1 Nebenaktion
   *[other] { $count } Nebenaktionen
}
free-left = { $count ->
    [one] noch 1 Nebenaktion
   *[other] noch { $count } Nebenaktionen
}
meter-goals-short = Aufgaben
meter-book-short = Chronik
book-words = Volle, leere und beendete Tafeln kommen hinein; ist es voll, beginnen die letzten Züge.
page-land = Land
page-hand = Hand { $count }
page-tiles = Tafeln { $count }
page-scouts = Kundschafter
page-goals = Aufgaben
page-houses = Häuser
something-lit = hier lässt sich etwas tun
parts = Teile des Bretts
free-actions = Nebenaktionen
no-free = Keine Nebenaktion jetzt: kein Reiter unterwegs, kein Drache mit brauchbarem Marker.
countdown = Bis zum Spielende
meter-goals = Aufgaben: { $count } von { $full }
meter-chronicle = Chronik: { $count } von { $full } Tafeln
last-turns = Letzte Züge
short-keep-tile = Behalten
short-top = Obenauf
short-bottom = Darunter

## Was gefragt ist

asked-of = { $name }: { $told }
do-place = schick einen Vasallen
do-lay = leg eine Tafel
do-recall = ruf Vasallen heim
do-advance = reite weiter
do-ability = nutze einen Drachen
do-end = beende den Zug
recall-or-dragon = Ruf Vasallen heim, oder nutz vorher einen Drachen.
only-recall = { $count ->
    [one] Ruf einen Vasallen heim.
   *[other] Ruf Vasallen heim.
}
phase-hub = { $seat } ist am Zug.
ask-surplus = { $count ->
    [one] Zu viele Güter: Gib 1 zurück.
   *[other] Zu viele Güter: Gib { $count } zurück.
}
ask-statue-none = Du kannst hier keinen Sockel bezahlen: Stell keine auf.
ask-over = Das Spiel ist aus.
ask-power = Behalte eine Machttafel; die anderen gehen nach rechts weiter.
ask-open = Nimm eine der offenen Tafeln.
ask-dragon = Wähle geheim deinen ersten Drachen.
ask-recall = Wer kommt noch heim?
ask-vassal = Jetzt kommt ein Vasall auf die neue Tafel.
ask-vassal-helped = Erst muss ein Drache helfen: Er zahlt für ein Feld der neuen Tafel.
ask-scout-helped = Erst muss ein Drache helfen: Seine Fähigkeit zahlt für eine Tafel.
ask-scout = Nimm eine Tafel der Kundschafter.
ask-statue = Stell eine dieser Aufgaben auf, oder keine.
ask-pay = Wie zahlst du?
ask-choose = Welches von beiden?
ask-mix = Welche Mischung?
ask-face-up = Nimm eine beliebige offene Tafel, ohne Kosten.
ask-mark = Welcher Drache bekommt den Marker?
ask-keep-dragon = Welcher Drache kommt in dein Haus?
ask-under = Welcher kommt zuerst unter den Stapel?
ask-keep-tile = Welche Tafel behältst du?
ask-return-tile = Leg die anderen zurück, obenauf oder darunter.
ask-return-goal = Leg die anderen zurück, obenauf oder darunter.
ask-trigger = Ein Drache von dir kann darauf antworten.
ask-discard = Fünf Tafeln dürfen auf der Hand bleiben. Gib eine zurück.

## Plaketten und Ende

card-tile = Aktionstafel: { $type }
card-dragon = Drache: { $colour }
card-markers = { $count ->
    [0] Kein Marker darauf
    [one] Ein Marker darauf
   *[other] { $count } Marker darauf
}
card-objective = Aufgabe
unit-token-vegetables = Gemüse
unit-token-meat = Fleisch
unit-token-wood = Holz
unit-token-stone = Stein
unit-token-wisdom = Weisheit
unit-token-weapons = { $count ->
    [one] Waffe
   *[other] Waffen
}
unit-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
plate-points = Machtpunkte
plate-vassals = Vasallen zu Hause
plate-markers = Marker auf Drachen
plate-hand = Tafeln auf der Hand
ended = { $count ->
    [one] { $names } gewinnt mit { $points } Machtpunkten.
   *[other] { $names } teilen sich den Sieg mit je { $points } Machtpunkten.
}
score = { $points ->
    [one] 1 Machtpunkt
   *[other] { $points } Machtpunkte
}
reckoning = Die Abrechnung
reckoning-before = Unterwegs
reckoning-leftovers = Übrige Güter
reckoning-sum = Machtpunkte
winner = Sieg

# Das Brett, wie das Regelbuch seine Teile nennt
map-stack = Stapel
map-slots = Drachenlord-Statue: Sockel für Aufgaben
map-dragons = Drachenstapel
map-players = { $players ->
    [2] in jedem Spiel
    [5] zu fünft
   *[other] ab { $players } Spielern
}

## Was die Symbole bedeuten

legend-laurels = Machtpunkte
legend-cut-diamond = Fähigkeitsmarker
legend-barbed-spear = Speerkämpfer
legend-spiked-dragon-head = Drachenreiter
legend-spears = Vasallen; die Hauptaktion
legend-return-arrow = heimgerufen, auf dem Heimweg
legend-dragon-head = ein Drache; der Drachenstapel
legend-treasure-map = eine Aktionstafel: auf der Hand, gezogen, im Stapel
legend-card-pickup = eine offene Tafel umsonst
legend-card-random = die oberste Tafel, ungesehen
legend-scroll-quill = eine Aufgabe; ein Blick auf drei
legend-cycle = eine Aufgabe ersetzt eine andere
legend-stairs = auf einer Erkundung weiterreiten
legend-wooden-sign = ein Wildnisplatz; eine Tafel legen
legend-white-book = die Chronik
legend-earth-crack = das Ende naht
legend-knapsack = Güter eines Hauses
legend-city = Felder der Stadt

# Wie die Werkstatt schreibt, was Dinge kosten und geben

value-notation = V Gemüse, M Fleisch, W Holz, S Stein, K Weisheit, A Waffen, F Gemüse oder Fleisch, B Holz oder Stein, PP Machtpunkte, ◆ Fähigkeitsmarker, SP Speerkämpfer, DR Drachenreiter. Ein Feld ist für beliebig viele Vasallen (SM), einen (S1), beliebig viele Drachenreiter (DM) oder einen (D1). „-2W -> 3K“ zahlt und erhält, „|“ heißt oder.

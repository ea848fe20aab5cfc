# Das Brett von Simurgh auf Deutsch.

## Die Zeichen in Worten

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
when-advance = Wenn ein Reiter von dir vorrückt:
when-spend = Wenn du { $what } abgibst:
when-objective = Wenn du eine Aufgabe aushängst:
single-use = Nur einmal.
space-s1 = Platz für einen Vasallen.
space-sm = Platz für beliebig viele Vasallen.
space-d1 = Platz für einen Drachenreiter.
space-dm = Platz für beliebig viele Drachenreiter, sonst für niemanden.
legend-title = Was die Zeichen bedeuten

## Stadt und Wildnis

# Mit weicher Trennstelle, für schmale Felder.
city-scouts = Kundschafter­quartier
city-training = Trainings­gelände

man = { $type } von { $name }
men = Speerkämpfer: { $spearmen }, Drachenreiter: { $riders }
send = { $type } schicken
fill = { $count } von { $full } Vasallen. Eine volle Tafel geht in die Chronik, ihre Vasallen kommen heim.
each-step = je Schritt
room = { $count ->
    [0] kein Platz mehr
    [one] Platz für einen Reiter
   *[other] Platz für { $count } Reiter
}
ladder-words = { $step } Oben mit einem Drachenreiter beginnen. Danach ein Schritt je Zug, als Nebenaktion. Wer unten ankommt, beendet die Erkundung.
plot-free = Platz { $slot }
plot-gift = Anlegen bringt:
plot-lay = { $count ->
    [one] eine Tafel passt hierher
   *[other] { $count } Tafeln passen hierher
}
plot-words = Wer hier eine Tafel legt, erhält, was der Platz zeigt, und setzt sofort einen Vasallen darauf.
lay-tile = { $tile } legen
clear-here = Für eine Waffe räumen …
advance-at = Weiterreiten: { $tile }

## Kundschafter und Aufgaben

place-price = Platz { $place } der Kundschafter
blind-price = Die oberste Tafel der Kundschafter, ungesehen
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
goal-free = frei: eine aushängen
goal-place = Platz { $place }
goal-worth = { $points ->
    [one] Brächte dir jetzt 1 Machtpunkt.
   *[other] Brächte dir jetzt { $points } Machtpunkte.
}
goal-unpayable = Du kannst gerade keinen Platz an der Statue bezahlen.
ranking = Stand jetzt
rank = { $name }: { $count }, bekäme { $points ->
    [one] 1 Machtpunkt
   *[other] { $points } Machtpunkte
}
pays = bringt { $places } Machtpunkte

## Häuser

your-house = Dein Haus
tokens = Ressourcen
limit = { $count } von { $limit } Ressourcen. Wer am Ende des Zugs mehr hat, gibt zurück.
ready-words = Vasallen zu Hause: Du kannst sie schicken.
reserve-words = Vasallen, die noch anzuwerben sind.
points-words = { $points } Machtpunkte; Aufgaben brächten jetzt { $goals } dazu
hand-count = { $count ->
    [one] eine Tafel auf der Hand
   *[other] { $count } Tafeln auf der Hand
}
dragon-told = { $name } ({ $colour }), { $count } Marker
field-ready = Bereit.
field-empty = Ohne Marker.
field-spent = Endgültig verbraucht.
lay = Legen
lay-where = Wohin?
lay-instead = statt { $tile }
power-mark = Macht
power-stays = Eine Machttafel kannst du nicht zurückgeben.

## Der Zug

parts = Teile des Bretts
free-actions = Nebenaktionen
main-open = Hauptaktion: schicken oder heimrufen
main-done = Hauptaktion getan
no-free = Keine Nebenaktion jetzt: kein Reiter unterwegs, kein Drache mit brauchbarem Marker.
free-later = Nebenaktionen warten, bis das entschieden ist.
free-elsewhere = Hier stehen in deinem Zug deine Nebenaktionen.
countdown = Bis zum Spielende
meter-goals = Aufgaben: { $count } von { $full }
meter-chronicle = Chronik: { $count } von { $full } Tafeln
last-turns = Letzte Züge
short-keep-tile = Behalten
short-top = Obenauf
short-bottom = Darunter

## Was gefragt ist

ask-over = Das Spiel ist aus.
ask-power = { $whose ->
    [you] Behalte eine Machttafel; die anderen gehen nach rechts weiter.
   *[other] { $name }, behalte eine Machttafel; die anderen gehen nach rechts weiter.
}
ask-open = { $whose ->
    [you] Nimm eine der offenen Tafeln.
   *[other] { $name }, nimm eine der offenen Tafeln.
}
ask-dragon = { $whose ->
    [you] Wähle geheim deinen ersten Drachen.
   *[other] { $name }, wähle geheim deinen ersten Drachen.
}
ask-hub = { $whose ->
    [you] Du bist dran: Schick einen Vasallen, leg eine Tafel oder ruf Vasallen heim.
   *[other] { $name }: Schick einen Vasallen, leg eine Tafel oder ruf Vasallen heim.
}
ask-hub-done = { $whose ->
    [you] Deine Hauptaktion ist getan. Drachen und Reiter dürfen noch helfen; dann beende den Zug.
   *[other] { $name }, deine Hauptaktion ist getan. Drachen und Reiter dürfen noch helfen; dann beende den Zug.
}
ask-recall = { $whose ->
    [you] Wer kommt noch heim?
   *[other] { $name }, wer kommt noch heim?
}
ask-vassal = { $whose ->
    [you] Jetzt kommt ein Vasall auf die neue Tafel.
   *[other] { $name }, jetzt kommt ein Vasall auf die neue Tafel.
}
ask-scout = { $whose ->
    [you] Nimm eine Tafel der Kundschafter.
   *[other] { $name }, nimm eine Tafel der Kundschafter.
}
ask-statue = { $whose ->
    [you] Häng eine dieser Aufgaben aus, oder keine.
   *[other] { $name }, häng eine dieser Aufgaben aus, oder keine.
}
ask-pay = { $whose ->
    [you] Wie zahlst du?
   *[other] { $name }, wie zahlst du?
}
ask-choose = { $whose ->
    [you] Welches von beiden?
   *[other] { $name }, welches von beiden?
}
ask-mix = { $whose ->
    [you] Welche Mischung?
   *[other] { $name }, welche Mischung?
}
ask-face-up = { $whose ->
    [you] Nimm eine beliebige offene Tafel, ohne Kosten.
   *[other] { $name }, nimm eine beliebige offene Tafel, ohne Kosten.
}
ask-mark = { $whose ->
    [you] Welcher Drache bekommt den Marker?
   *[other] { $name }, welcher Drache bekommt den Marker?
}
ask-keep-dragon = { $whose ->
    [you] Welcher Drache kommt in dein Haus?
   *[other] { $name }, welcher Drache kommt in dein Haus?
}
ask-under = { $whose ->
    [you] Welcher kommt zuerst unter den Stapel?
   *[other] { $name }, welcher kommt zuerst unter den Stapel?
}
ask-keep-tile = { $whose ->
    [you] Welche Tafel behältst du?
   *[other] { $name }, welche Tafel behältst du?
}
ask-return-tile = { $whose ->
    [you] Leg die anderen zurück, obenauf oder darunter.
   *[other] { $name }, leg die anderen zurück, obenauf oder darunter.
}
ask-return-goal = { $whose ->
    [you] Leg die anderen zurück, obenauf oder darunter.
   *[other] { $name }, leg die anderen zurück, obenauf oder darunter.
}
ask-trigger = { $whose ->
    [you] Ein Drache von dir kann darauf antworten.
   *[other] { $name }, ein Drache von dir kann darauf antworten.
}
ask-discard = { $whose ->
    [you] Fünf Tafeln dürfen auf der Hand bleiben. Gib eine zurück.
   *[other] { $name }, fünf Tafeln dürfen auf der Hand bleiben. Gib eine zurück.
}
ask-surplus = { $whose ->
    [you] Mehr Ressourcen, als du lagern kannst. Gib eine zurück.
   *[other] { $name }, mehr Ressourcen, als du lagern kannst. Gib eine zurück.
}

## Plaketten und Ende

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
reckoning-leftovers = Übrige Ressourcen
reckoning-sum = Machtpunkte
winner = Sieg

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
legend-wooden-sign = ein Platz der Wildnis; eine Tafel legen
legend-white-book = die Chronik
legend-earth-crack = das Ende naht
legend-knapsack = Ressourcen eines Hauses

# Was der Server selbst am Tisch sagt. Namen und Variablen sind dieselben wie in text.en.ftl.

bots-warming-up = { $names } kann vorausdenken, doch dafür werden die Regeln dieses Spiels erst vorbereitet. Das dauert ein paar Minuten, einmalig. Bis dahin wird nach Faustregel gespielt.
bots-preparing = Das Vorausdenken wird vorbereitet: Schritt { $done } von { $steps }.
bots-ready = { $names } kann jetzt vorausdenken.
hints-ready = Das Vorausdenken ist bereit: Frag noch einmal, was ich tun würde.

ending-resign-last = Du gibst auf, und { $winner } gewinnt sofort.
ending-resign-bot = Du gibst auf. Ein Bot spielt für { $name } zu Ende; zurück kannst du nicht.
ending-resign-serve = Du verlässt das Reich. Ein Bot dient an deiner Stelle für { $name } bis zum Ende, so lässt du niemanden im Stich; zurück kannst du nicht.
ending-draw = Alle, die noch spielen, teilen sich den Sieg, wenn { $names } { $count ->
    [one] zustimmt
   *[other] zustimmen
}.
ending-draw-alone = Alle, die noch spielen, teilen sich den Sieg. Niemand ist da, der zustimmen müsste.
ending-abandon = Das Spiel endet ohne Ergebnis, wenn { $names } { $count ->
    [one] zustimmt
   *[other] zustimmen
}.
ending-abandon-alone = Das Spiel endet sofort, ohne Ergebnis.
ending-claim-last = { $name } ist seit über { $minutes } Minuten weg. { $winner } gewinnt sofort.
ending-claim-bot = { $name } ist seit über { $minutes } Minuten weg. Ein Bot übernimmt den Platz endgültig.
ending-claim-serve = { $name } ist seit über { $minutes } Minuten weg. Ein Bot dient dort endgültig.

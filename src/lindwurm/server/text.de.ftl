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

call-one = { $game }: Du bist am Zug
call-many = { $count } Spiele warten auf dich
call-with = mit { $names }
call-more = … und { $count } weitere
mail-turn =
    Hallo { $name },

    du bist am Zug:

    { $games }

    Zu einem Spiel kommt keine E-Mail mehr, bis du nach ihm gesehen hast.
    Um gar keine mehr zu bekommen: { $stop }
mail-confirm-subject = Lindwurm: Ist das deine Adresse?
mail-confirm =
    Hallo,

    du, oder jemand, der diese Adresse eingetippt hat, möchte, dass Lindwurm ({ $home }) hierher schreibt, wenn in einem Spiel über Tage der eigene Zug gekommen ist. Wenn das stimmt, bestätige es binnen zwei Tagen:

    { $confirm }

    Wenn du es nicht warst, tu nichts: Es wird nichts weiter geschickt. Oder sag, dass hier nie wieder jemand gefragt werden soll:

    { $stop }

# Rätsel auf Deutsch. Kennungen und Variablen wie in text.en.ftl.

puzzle-title = Rätsel
puzzle-of-day = Rätsel des Tages
puzzle-task = { $seats } sitzen am Tisch, und du bist am Zug. Von { $count } Möglichkeiten ist eine klar die beste. Welche?
puzzle-grade = { $count ->
    [1] schwer für eine Stufe der Bots
   *[other] schwer für { $count } Stufen der Bots
}
puzzle-missed = Übersehen von: { $levels }.
puzzle-missed-all = Keine Stufe findet es: Erst längeres Nachdenken half.
puzzle-right = Richtig: { $action }.
puzzle-right-worth = Das führt zu { $points } Punkten; das nächstbeste, { $other }, zu { $less }.
puzzle-wrong = Nicht das Beste: { $action }. Das bringt { $points } Punkte weniger (± { $error }).
puzzle-solution = Am besten ist: { $action }.
puzzle-judged = Zwei Suchen mit je { $tries } Versuchen sind sich einig, und nach jeder Möglichkeit, die nahe herankam, wurden { $games } Partien zu Ende gespielt.
puzzle-points = Punkte von hundert: 100 ist eine gewonnene Partie, 0 eine verlorene.
puzzle-points-low = Punkte von hundert: 100 ist eine gewonnene Partie, { $lowest } das Schlimmste, was geschehen kann.
puzzle-none = Zu diesem Spiel gibt es noch keine Rätsel.
level-novice = Anfänger
level-adept = geübt
level-master = Meister
level-legend = Legende
level-wyrm = Lindwurm

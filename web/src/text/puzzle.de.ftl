# Die Wörter der Rätsel, die mit ihrer Seite kommen.

puzzle-of = Ein Rätsel zu { $game }
puzzle-daily = { $game }: Rätsel des Tages
puzzle-task = Was gefragt ist
puzzle-known = Dieses hast du schon einmal gelöst.
puzzle-again = Versuch etwas anderes.
puzzle-another = Das nächste Rätsel
puzzle-give-up = Lösung zeigen
puzzle-solution = Die Lösung
puzzle-choice = Aktion
puzzle-points = Punkte
puzzle-behind = Abstand zur besten
puzzle-rest = { $count ->
    [one] Eine weitere liegt noch weiter zurück.
   *[other] { $count } weitere liegen noch weiter zurück.
}
puzzle-before = Was vorher geschah

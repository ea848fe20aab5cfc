# Die Lektion auf Deutsch. Namen und Zahlen sind Tatsachen der Stellung; hier steht keine.

lesson-chapter-pot = Der Topf

lesson-goal = Wer { $goal } Punkte sichert, beendet das Spiel. Dein Glücksbringer zählt dann { $charm } dazu, und niemand sonst kennt ihn.
lesson-roll = Du bist dran. Würfle.
lesson-bank = Im Topf sind { $pot } Punkte. Du könntest weiterwürfeln, aber eine einzige Eins kostet alles. Sichere sie.
lesson-safe = { $points } Punkte sind jetzt sicher, und { $bot } ist dran. Mehr ist es nicht.

lesson-known =
    Wie Punkte in den Topf kommen, und heraus
    Wozu dein Glücksbringer gut ist
lesson-left =
    Wie lange man weiterwürfelt

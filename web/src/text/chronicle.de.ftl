# Die Wörter einer Chronik; sie kommen mit ihrer Seite.

chronicle = Spiele und Zahlen
chronicle-of = Spiele von { $name }
chronicle-since = An diesem Tisch seit { $day }
chronicle-nobody = Noch niemand. Spiel ein Spiel, dann steht es hier.
chronicle-hidden = Niemand dieses Namens zeigt dir Spiele, oder dieser Server bewahrt keine auf.
chronicle-none-running = Kein Spiel wartet auf dich.
chronicle-figures = Zahlen
chronicle-how = Es zählen Spiele, die nach den Regeln oder im Einvernehmen zu Ende gingen, wie gedruckt, von der Eröffnung an, mit Würfeln, die Lindwurm warf, und mit einem einzigen eigenen Platz. Der Strich in jedem Balken ist, was der Zufall gäbe.
chronicle-seats = { $seats ->
    [one] Allein
   *[other] { $seats } Plätze
}
chronicle-turn = als { $turn }. am Zug
chronicle-won-of = { $won } von { $played } ({ $share })
chronicle-played = { $played ->
    [one] Einmal gespielt, { $won } gewonnen ({ $share }).
   *[other] { $played }-mal gespielt, { $won } gewonnen ({ $share }).
}
chronicle-with-people = { $count ->
    [one] Einmal mit anderen Menschen.
   *[other] { $count }-mal mit anderen Menschen.
}
chronicle-points = Punkte am Ende
chronicle-points-told = im Mittel { $mean }, bestenfalls { $most }, schlimmstenfalls { $least }
chronicle-luck = Glück bisher
chronicle-luck-told = { $games ->
    [one] { $sign }{ $points } (± { $error }), wobei ein gewonnenes Spiel 100 ist: in einem von { $played } Spielen, das einen Rückblick hat
   *[other] { $sign }{ $points } (± { $error }), wobei ein gewonnenes Spiel 100 ist: in { $games } von { $played } Spielen, die einen Rückblick haben
}
chronicle-luck-unknown = Nicht bekannt: keines dieser Spiele hat einen Rückblick.
chronicle-held = { $games ->
    [one] Am Ende in der Hand, in einem Spiel
   *[other] Am Ende in der Hand, in { $games } Spielen
}
chronicle-held-times = { $times } ×, { $won } gewonnen
chronicle-companions = Gefährten
chronicle-companion = { $played ->
    [one] ein Spiel zusammen; du hast { $won } gewonnen, sie { $lost }
   *[other] { $played } Spiele zusammen; du hast { $won } gewonnen, sie { $lost }
}
chronicle-finished = Beendete Spiele
chronicle-none = Noch keine.
chronicle-more = Frühere Spiele
chronicle-won = gewonnen
chronicle-lost = nicht gewonnen
chronicle-abandoned = abgebrochen
chronicle-several = mehrere Plätze
chronicle-resigned = aufgegeben
chronicle-claimed = beansprucht
chronicle-drawn = einvernehmlich unentschieden
chronicle-variant = eine Variante
chronicle-not-counted = zählt nicht
chronicle-somebody = jemand
chronicle-a-bot = ein Bot
chronicle-replay = Ansehen
chronicle-review = Rückblick
chronicle-review-make = Zurückblicken lassen
chronicle-record = Mitschrift
chronicle-appearance = Wie andere dich sehen
chronicle-creature = Dein Wesen
chronicle-colour = Seine Farbe
chronicle-shows = Wer diese Seite sehen darf
chronicle-shows-nobody = Niemand außer mir
chronicle-shows-companions = Wer mit mir gespielt hat
chronicle-shows-everybody = Alle
chronicle-shows-what = Andere sehen Zahlen und Ergebnisse. Tische, und wer sonst dort saß, sehen sie nur, wo sie selbst saßen oder der Tisch öffentlich war.
chronicle-shows-guest = Ein Gast hat keine Seite, die andere fänden. Mit einem Konto hast du eine.
creature-drake = Drache
creature-worm = Wurm ohne Flügel
creature-sleeper = Schläfer
creature-spitter = Feuerspeier
creature-twins = Zwei Köpfe
creature-triplets = Drei Köpfe
creature-quintet = Fünf Köpfe
creature-hydra = Sieben Köpfe
colour-ember = Glut
colour-moss = Moos
colour-sky = Himmel
colour-gold = Gold
colour-plum = Pflaume
colour-rust = Rost
colour-slate = Schiefer
colour-ink = Tinte

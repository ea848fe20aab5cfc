## Das Regelbuch

rules-find = Nachschlagen
rules-find-how = ein Wort oder die Nummer einer Regel
rules-none = Darüber sagt das Regelbuch nichts.
rules-missing = Die Regeln lassen sich gerade nicht lesen.
rules-contents = Inhalt
book-legend = Symbole
icons-here = Auf diesem Tisch
icons-others = Andere
book-exact =
    { $count ->
        [one] Genauer Wortlaut: 1 Regel (auf Englisch)
       *[other] Genauer Wortlaut: { $count } Regeln (auf Englisch)
    }
book-found =
    { $count ->
        [one] 1 Seite
       *[other] { $count } Seiten
    }
book-back = Zurück
book-on = Weiter
book-page = Seite { $page } von { $pages }

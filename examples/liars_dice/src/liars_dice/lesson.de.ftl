# Die Lektion zum Lügenwürfeln auf Deutsch. Namen und Zahlen sind Tatsachen der Stellung; hier steht keine.

lesson-chapter-bids = Ein Gebot und eine Lüge
lesson-chapter-trust = Ein Gebot, das hält

lesson-cups = Diese { $mine } Würfel gehören dir, und nur du siehst sie. { $bot } hat { $hidden } weitere unter dem anderen Becher.
lesson-wild = Die { $one } zählt für alles. Also hast du { $held } Würfel für die { $face }.
lesson-bid = Gebote gehen um alle { $all } Würfel zusammen. Sag, wessen du dir sicher bist: Berühr das helle Feld für die { $face }.
lesson-raised = { $bot } bietet mehr: { $count } × { $pips }. Davon hast du { $held }, den ganzen Rest müsste { $bot } unter { $hidden } verdeckten Würfeln haben. Das riecht. Nenn es eine Lüge.
lesson-lifted = Die Becher sind oben, und es sind weniger als { $count }. { $bot } verliert einen Würfel und hat noch { $left }.

lesson-begins = Wer einen Würfel verloren hat, beginnt. Alle haben neu gewürfelt, { $all } Würfel sind noch da.
lesson-enough = { $bot } bietet { $count } × { $pips }, und du hältst selbst { $held }, die Einsen mitgezählt. Kein Grund zu zweifeln: Biete mehr.
lesson-held = { $bot } hat dir nicht geglaubt und lag falsch: Dein Gebot hielt. Nun sind dort noch { $left } Würfel.
lesson-on = Das ist alles. Biete mit ruhiger Miene, zweifle mit Grund, und behalte deine Würfel bis zuletzt.

lesson-known =
    Worum ein Gebot geht, und wann es höher ist
    Dass Einsen für alles zählen
    Wann man zweifelt, und wer einen Würfel verliert
lesson-left =
    Das „Genau so“, das einen Würfel zurückbringt
    Mit mehr Leuten spielen: mehr Würfel, weniger Gewissheit

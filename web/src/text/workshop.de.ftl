# Die Wörter der Werkstatt, die mit ihrer Seite kommen.

workshop-of = Werkstatt: { $game }
workshop-lead = Ändere Zahlen und Texte des Spiels und spiel es mit anderen: Gib ihm einen Namen, ändere etwas, behalte es. Bevor es behalten wird, wird es ausprobiert; das gedruckte Spiel bleibt, wie es ist.
workshop-mine = Deine Varianten
workshop-play = Tisch damit decken
workshop-change = Weiter ändern
workshop-drop = Wegnehmen
workshop-name = Name
workshop-author = Von
workshop-about = Was anders ist, in ein, zwei Sätzen
workshop-edition = In meiner Schachtel steht es anders: nur zeigen, was hier entworfen wurde ({ $count })
workshop-edition-says = Du besitzt das Spiel? Trag ein, was gedruckt ist: nur Tatsachen, keine Sätze. Was du behältst, kann sofort gespielt werden, und die Datei kannst du dem Projekt schicken.
workshop-edition-none = Jeder Wert hier stammt aus der Anleitung; in keiner Schachtel kann es anders stehen.
workshop-edition-rest = Auch hier entworfen, aber in Brett und Regeln gebaut, sodass kein Wert es anders sagen kann: { $rest } Ist das bei dir anders, sag es dem Projekt in einem eigenen Satz.
workshop-search = In Zahlen und Texten suchen
workshop-count = { $shown } von { $all } Werten, { $changed } geändert
workshop-designed = hier entworfen
workshop-printed =
    { $designed ->
        [true] hier: { $printed }
        [new] sonst: { $printed }
       *[other] gedruckt: { $printed }
    }
workshop-within =
    { $designed ->
        [true] hier: { $printed } ({ $bound })
        [new] sonst: { $printed } ({ $bound })
       *[other] gedruckt: { $printed } ({ $bound })
    }
workshop-by = { $low } bis { $high }, in Schritten von { $step }
workshop-new = Etwas Neues
workshop-new-says = Was neu ist, gleicht etwas Gedrucktem; was du unten daran änderst, hat es für sich.
workshop-new-table = Welcher Art
workshop-new-like = Wie welches
workshop-new-name = Heißt
workshop-new-add = Hinzufügen
workshop-values = Zahlen, und was Dinge tun
workshop-group = Zeigen
workshop-group-all = alles
workshop-group-changed = was du geändert hast
workshop-from = { $low } bis { $high }
workshop-texts = Texte
workshop-texts-search = Such ein Wort, um Texte zu ändern, in denen es steht.
workshop-texts-marks = Was in geschweiften Klammern steht, setzt das Spiel ein, etwa einen Namen oder eine Zahl; nach -> steht in jeder Zeile, was in einem Fall gesagt wird. Lass die Klammern stehen und ändere die Wörter.
workshop-texts-more =
    { $count ->
        [one] Noch ein Text enthält das; such genauer.
       *[other] Noch { $count } Texte enthalten das; such genauer.
    }
workshop-file = Die Datei der Variante
workshop-as-file = Die Datei selbst bearbeiten
workshop-as-form = Zurück zum Formular, ohne das hier Getippte
workshop-upload = Datei lesen
workshop-keep = Ausprobieren und behalten
workshop-trying = Sie wird ausprobiert: Es werden ein paar Partien damit gespielt.
workshop-kept = Sie ist spielbar und gehört jetzt zu deinen Varianten.

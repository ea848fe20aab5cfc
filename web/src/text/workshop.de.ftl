# Die Wörter der Werkstatt, die mit ihrer Seite kommen.

workshop-of = Werkstatt: { $game }
workshop-lead = Ändere Zahlen und Texte des Spiels und spiel es mit anderen. Bevor es behalten wird, wird es ausprobiert; das gedruckte Spiel bleibt, wie es ist.
workshop-mine = Deine Varianten
workshop-play = Tisch damit decken
workshop-change = Weiter ändern
workshop-drop = Wegnehmen
workshop-name = Name
workshop-author = Von
workshop-about = Was anders ist, in ein, zwei Sätzen
workshop-edition = In meiner Schachtel steht es anders: nur zeigen, was hier entworfen wurde ({ $count })
workshop-edition-says = Du besitzt das Spiel? Trag ein, was gedruckt ist: nur Tatsachen, keine Sätze. Was du behältst, kann sofort gespielt werden, und die Datei kannst du dem Projekt schicken.
workshop-search = In Zahlen und Texten suchen
workshop-count = { $shown } von { $all } Werten, { $changed } geändert
workshop-designed = hier entworfen
workshop-printed = gedruckt: { $printed }
workshop-within = gedruckt: { $printed } ({ $bound })
workshop-by = { $within }, in Schritten von { $step }
workshop-texts = Texte
workshop-texts-search = Such ein Wort, um Texte zu ändern, in denen es steht.
workshop-file = Die Datei der Variante
workshop-as-file = Die Datei selbst bearbeiten
workshop-as-form = Zurück zum Formular
workshop-upload = Datei lesen
workshop-keep = Ausprobieren und behalten
workshop-trying = Sie wird ausprobiert: Es werden ein paar Partien damit gespielt.
workshop-kept = Sie ist spielbar und gehört jetzt zu deinen Varianten.

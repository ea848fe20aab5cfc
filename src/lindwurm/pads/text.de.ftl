# Was jeder Punkteblock zu dem sagt, was eingetragen wurde.
pad-wrong-people = Dieser Block ist für { $least } bis { $most } Personen.
pad-wrong-names = Zwei heißen gleich.
pad-wrong-line = „{ $line }“ gibt es auf diesem Block nicht.
pad-wrong-who = { $line }: Es ist nicht klar, wessen Eintrag das ist.
pad-wrong-field = { $line }: „{ $field }“ gibt es dort nicht.
pad-wrong-absent = { $field }: Das fehlt noch.
pad-wrong-each = { $field }: für alle je eine Zahl.
pad-wrong-range = { $field }: von { $least } bis { $most }.
pad-wrong-step = { $field }: nur in Schritten von { $step }.
pad-wrong-dice = { $field }: { $least } bis { $most } Würfel.
pad-wrong-face = { $field }: Ein Würfel hat die Seiten 1 bis { $faces }.
pad-wrong-person = { $field }: Das muss jemand anderes am Tisch sein.
pad-wrong-choice = { $field }: Das steht nicht zur Wahl.

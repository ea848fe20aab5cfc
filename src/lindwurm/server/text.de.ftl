# Was der Server selbst am Tisch sagt. Namen und Variablen sind dieselben wie in text.en.ftl.

bots-warming-up = { $names } kann vorausdenken, doch dafür werden die Regeln dieses Spiels erst vorbereitet. Das dauert ein paar Minuten, einmalig. Bis dahin wird nach Faustregel gespielt.
bots-ready = { $names } kann jetzt vorausdenken.

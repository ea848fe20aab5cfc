## Ein Punkteblock für alle, die mit ihrer eigenen Schachtel spielen

pad-of = Punkteblock: { $game }
pad-lead = Ihr spielt mit eurer eigenen Schachtel, und hier wird nur gezählt. Niemand muss sich anmelden. Was ihr eintragt, bleibt in diesem Browser, bis ihr es löscht.
pad-begin = Block anlegen
pad-options = Wie ihr spielt
pad-variant = Mit den Zahlen eurer Variante.
pad-whose = Wessen Eintrag
pad-what = Was eingetragen wird
pad-enter = Eintragen
pad-undo = Letzten Eintrag zurücknehmen
pad-clear = Block löschen
pad-clear-sure = Alle Einträge sind dann weg.
pad-clear-yes = Löschen
pad-clear-no = Behalten
pad-entries = Einträge
pad-none = Noch ist nichts eingetragen.
pad-all = Alle
pad-waiting = Keine Verbindung: Eure Einträge bleiben hier und werden gezählt, sobald Lindwurm zu erreichen ist.
pad-again = Jetzt zählen
pad-less = weniger
pad-more = mehr
pad-die = { $face }
pad-die-back = Die { $face } zurücknehmen
pad-no-dice = keine
pad-wins = Sieg
pad-place = Platz { $place }
pad-ended = Das Ende

# Der Rückblick auf Deutsch. Ids und Variablen wie in text.en.ftl.

review-title = Rückblick
review-of = { $game }: { $names }
review-judge-mind = Beurteilt von einem Verstand, der das Spiel gelernt hat, in { $games } Verläufen des Zufalls je Zahl, und durch Suche.
review-judge-playouts = Beurteilt durch Weiterspielen, { $games } Partien je Zahl, und durch Suche.
review-points = Punkte von hundert: 100 ist ein gewonnenes Spiel, 0 ein verlorenes.
review-points-low = Punkte von hundert: 100 ist ein gewonnenes Spiel, { $lowest } das Schlimmste, was geschehen kann.
review-error = ± ist der Standardfehler: Was innerhalb des Doppelten liegt, ist vielleicht nichts.

part-start = Anfang
part-luck = Glück
part-news = Enthülltes
part-mistakes = Fehler
part-gifts = Geschenke
part-unforeseen = Ungeahntes
part-rest = Rest
part-result = Ergebnis
part-start-means = was zu erwarten war, bevor etwas ausgeteilt wurde
part-luck-means = was fiel, weniger was hätte fallen können
part-news-means = was verborgen lag und ans Licht kam
part-mistakes-means = was die eigenen Entscheidungen gegen die beste verloren
part-gifts-means = was die Fehler der anderen brachten
part-unforeseen-means = was sich besser machen ließ, als der Richter ahnte: selbst, weniger durch andere
part-rest-means = was der Richter nicht erklären kann
part-result-means = was daraus wurde
rate = Verlust je Entscheidung
rate-told = { $points } Punkte bei jeder von { $count } Entscheidungen

size-fine = gut
size-doubtful = zweifelhaft
size-mistake = Fehler
size-blunder = grober Fehler

heading-ledger = Woher das Ergebnis kam
heading-luck = Was das Glück tat
heading-mistakes = Was besser gewesen wäre
heading-curve = Wie es stand
heading-decisive = Der entscheidende Augenblick
decisive-of = { $name } von { $from } auf { $to }
decisive-look = Auf dem Brett ansehen
no-luck = Kein Wurf bewegte mehr als seinen Fehler.
no-mistakes = Nichts, was sich zweifelsfrei vom Besten unterscheiden lässt.

luck-good = { $what } Das war für { $name } { $points } Punkte wert.
luck-good-you = { $what } Das war für dich { $points } Punkte wert.
luck-bad = { $what } Das kostete { $name } { $points } Punkte.
luck-bad-you = { $what } Das kostete dich { $points } Punkte.
opening-luck-good = Die Eröffnung war für { $name } { $points } Punkte wert.
opening-luck-bad = Die Eröffnung kostete { $name } { $points } Punkte.
mistake-told = Zug { $move }: { $name } wählte „{ $taken }“. Besser: „{ $best }“, um { $points } Punkte ({ $error } hin oder her).
mistake-exact = Die genauen Chancen entscheiden es.
mistake-expected = Es führt zu { $better } Punkten statt { $worse }.
why-taken = Gewählt: { $risk }.
why-best = Besser: { $risk }.
move-number = Zug { $move }
column-move = Zug
column-seat = Platz
curve-of = Was { $name } erwarten konnte, von { $from } am Anfang bis { $to } am Ende

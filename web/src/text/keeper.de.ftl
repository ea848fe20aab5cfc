## Ein echtes Brett, und jemand, der Buch führt

own-dice-referee = Alles auf unserem Brett
own-dice-referee-says = Ihr spielt auf eurem eigenen Brett, und jemand, der nicht mitspielt, führt hier Buch: Jede Aktion wird gesagt, und Lindwurm sagt, was folgt, wer als Nächstes kommt, was erlaubt ist und welche Regel Nein sagt. Vor dem, der Buch führt, ist nichts verborgen.
brought-stacks = die Reihenfolge verdeckter Stapel
keeper = Das Buch
keeper-whose = Wessen Aktion gesagt wird
keeper-tell = Was ist geschehen?
keeper-done = Eintragen
keeper-how = Berühre es auf dem Brett oder in der Liste, oder tippe ein paar Wörter davon.
keeper-unknown = „{ $text }“ kenne ich nicht.
keeper-open = Noch offen: { $name } ({ $what }).
keeper-more = { $count } weitere
keeper-time = { $name } hat { $time } gebraucht

## Was ein Tisch dann und wann sagt

waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
 }
again-asked = { $count ->
    [one] { $names } ist gefragt, ob es noch einmal losgeht, und sitzt hier, sobald die Antwort Ja ist.
   *[other] { $names } sind gefragt, ob es noch einmal losgeht, und sitzen hier, sobald die Antwort Ja ist.
 }
all-here = Alle sind da. Es geht los, sobald die Person will, die den Tisch aufgemacht hat.
all-here-host = Alle sind da. Fang an, wann du magst.
opening-seals = Alle Siegel sind da und werden geöffnet; es fehlt noch { $names }.
opening-annulled = { $count ->
    [one] Der letzte Anfang wurde verworfen; alle versiegeln neu.
   *[other] { $count } Anfänge wurden verworfen; alle versiegeln neu.
}
opening-missed = Keine Antwort kam von { $names }.
opening-until = Gewartet wird bis { $time }; danach versiegeln alle neu.
seal-set = Würfel versiegelt
seal-awaited = Siegel noch zu
seal-open = Siegel offen
sit-here = Hier sitzen
kick = Wegschicken
close-table = Tisch schließen
share-link = Schick diesen Link allen, die mitspielen oder zusehen sollen
share-by-hand = Dein Browser lässt die Seite nicht kopieren: Der Link ist markiert, kopiere ihn selbst.
share-scan = Oder richte die Kamera eines Telefons auf das Bild.
share-picture = Der Link zu diesem Tisch als QR-Code
share-other = Dieser Rechner hat mehrere Adressen. Wenn eine nicht geht, nimm eine andere:
share-deaf = Diesen Link kann nur dieser Rechner öffnen, denn auf andere hört der Server nicht. Starte ihn so, dann steht hier einer, den deine Freunde im selben Netz öffnen können:
share-unknown = Dieser Link gilt nur auf diesem Rechner. Öffne diese Seite unter der Adresse, die der Rechner in deinem Netz hat, dann steht hier der richtige.
end-resign-seat = { $name } aufgeben
end-nothing = Für dich gibt es hier nichts zu beenden.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-guests = Setz dich oder gib dir einen Namen, um mitzureden.
chat-mute = stumm
chat-silence = schweigen lassen
odds-none = Chancen und Tipps gibt es, wenn du am Zug bist.
hint-ask = Was würdest du tun?
hint-again = Noch einmal fragen
hint-thinking = Ich überlege …
hint-best = Ich würde das tun
hint-wins = Damit gewinnt man von hier aus etwa { $wins } von 100 Partien.
hint-settled = Die genauen Chancen entscheiden das.
hint-sure = Ich bin mir sicher.
hint-fairly = Ich bin mir ziemlich sicher.
hint-guess = Es ist knapp, nur eine Ahnung.
hint-more = Das sind { $more } mehr als mit allem anderen.
hint-glance = Auf den ersten Blick läge das näher: { $action }.
hint-risk = Was es bringen kann: { $risk }.
hint-other-good = Soweit ich sehe, genauso gut:
hint-other-worse = Weniger gut:
hint-of-hundred = { $wins } von 100
hint-preparing = Eine Faustregel. Das Vorausdenken wird für dieses Spiel noch vorbereitet, das dauert einmal ein, zwei Minuten. Eine bessere Antwort kommt von selbst, solange du wartest.
hint-busy = Eine Faustregel: Gerade fragen zu viele, als dass ich vorausdenken könnte. Frag gleich noch einmal.
rules-whole = Das ganze Regelbuch
book-pages = Seiten
key-pick = Möglichkeit wählen
key-board = zum Brett
key-arrows = auf dem Brett bewegen
key-next = weiter zur nächsten Aktion
key-skip = gleich zu meinem Zug
key-marks = Zeichen der letzten Züge
key-inspect = die Karte mit dem Fokus lesen
key-undo = zurücknehmen
key-choices = Möglichkeiten als Liste
key-log = Erzählung
key-odds = Chancen und Tipp
key-chat = Chat
key-rules = Regeln
key-sound = Ton an oder aus
key-full = Vollbild
key-close = schließen
you-won = Du hast gewonnen.
you-lost = Nächstes Mal.
won-nobody = Niemand gewinnt. Der Drache schon.
won-abandoned = Kein Ergebnis.
ended-resigned = { $names } hat aufgegeben.
ended-claimed = { $names } war zu lange weg.
ended-drawn = Unentschieden, im Einvernehmen.
ended-abandoned = Hier wurde aufgehört, und niemand hat verloren.
ended-served = { $names } ging vor dem Ende; { $count ->
    [one] ein Bot hat dort zu Ende gespielt.
   *[other] Bots haben dort zu Ende gespielt.
 }
rematch = Noch einmal
rematch-there = Eine Revanche wartet
rematch-failed = Hier ist keine Revanche möglich.
watch-again = Noch einmal ansehen
record = Mitschrift
moves-made = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
verify = Waren die Würfel ehrlich?
verify-busy = Jeder Würfel rollt noch einmal …
verify-fair = Die Würfel waren ehrlich. Dein Browser hat alle noch einmal geworfen.
verify-fair-own = Was Lindwurm gezogen hat, war ehrlich, und alles andere ist so, wie ihr es gesagt habt.
verify-unfair = Mit diesen Würfeln stimmt etwas nicht.
verify-failed = Dieses Spiel ließ sich nicht prüfen.
verify-good = wahr
verify-bad = nicht wahr
fair-title = Wie die Würfel ehrlich bleiben
fair-before = Der Server versiegelt ein Geheimnis, bevor sich jemand setzt. Dein Browser versiegelt eine eigene Geheimzahl, und jeder andere auch. Erst wenn alle Siegel da sind, werden die Zahlen geöffnet, und alle zusammen bestimmen jeden Würfel: Niemand am Tisch kann wählen, und der Server auch nicht.
fair-after = Am Ende öffnet der Server sein Geheimnis. Dann wirft dein Browser jeden Würfel selbst noch einmal und vergleicht.
fair-rest = Ob die Regeln diese Würfel verlangt haben und jeder Zug erlaubt war, prüft der Befehl „lindwurm verify“ mit der Mitschrift des Spiels, auf jedem Rechner, dem du traust.
picture-drawing = Wird gezeichnet …
picture-copied = Gespeichert; den Link hast du in der Zwischenablage.
picture-saved = Gespeichert.
picture-failed = Dieser Browser kann es nicht zeichnen.
picture-at = Zug { $at } von { $all }. { $what }
review = Rückblick
outlook-of = { $name } { $share }
outlook-together = { $share } für alle gemeinsam
outlook-means = Gewinnchancen nach dem, was alle wissen können
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-do-it = Mach es für mich
lesson-other = Das geht auch. Gemeint war: { $action }.
lesson-other-plain = Das geht auch, gedacht war es aber anders.
lesson-take-back = Zurücknehmen
lesson-go-on = Weiterspielen
lesson-free = Du gehst jetzt deinen eigenen Weg. Spiel weiter, solange du magst; die Lektion wartet auf dich.
lesson-chapter-done = { $title }: geschafft. Weiter zum nächsten Kapitel?
lesson-all-done = Das war die ganze Lektion. Gut gemacht.
lesson-next-chapter = Nächstes Kapitel
lesson-to-end = Was du jetzt kannst
lesson-count = Schritt { $at } von { $total }
own-dice-here = Ihr bringt mit: { $what }. Wer hier sitzt, sagt, was gefallen ist.
thrown-what = { $dice ->
    [yes] Was ist gefallen?
   *[no] Was wurde gezogen?
}
thrown-opening = Bevor es losgeht: { thrown-what }
thrown-for = { $name }: { $action }. { thrown-what }
thrown-sort = { $count } × { $what }
thrown-sort-of = { $of }: { $count } × { $what }
thrown-empty = Platz { $number }, noch leer
thrown-take-up = { $piece }: wieder aufnehmen
thrown-confirm = { $dice ->
    [yes] So ist es gefallen
   *[no] So ist es
}
thrown-back = Doch lieber etwas anderes
thrown-others = Das darf nur { $name } sehen und gibt es jetzt ein.
thrown-watch = Die Leute am Tisch geben ein, was gefallen ist.
thrown-pass = Gebt den Bildschirm an { $name }
thrown-secret = Was jetzt kommt, darf nur { $name } sehen.
thrown-again = Meins noch einmal eingeben
thrown-back-to = Vielleicht hat { $name } etwas Falsches eingegeben: den Bildschirm zurückgeben
thrown-wrong = Eingegeben und abgelehnt, weil es nicht sein kann: { $names }.
opening-own-dice = Ihr spielt mit eurer eigenen Schachtel: Sagt, was gefallen ist oder gezogen wurde, dann geht es los.
ended-own-dice = An eurem Tisch geworfen und gezogen: Dieses Spiel zählt für keine Wertung.
chat-report = melden
befriend = Freunde?
befriend-asked = Gefragt
turns-hint = Sag mir, wenn ich am Zug bin
verify-promise = Das Versprechen des Servers ist das, welches dieser Browser vor dem Spiel gesehen hat.
verify-seed = Der am Ende aufgedeckte Startwert ist der versprochene.
verify-salts = { $count ->
    [one] Ein Platz hat eine eigene Geheimzahl beigetragen, und zwar die, die er versiegelt hatte.
   *[other] { $shown } Plätze haben eigene Geheimzahlen beigetragen, und zwar die, die sie versiegelt hatten.
}
verify-no-salts = Kein Platz hat eine Geheimzahl beigetragen: Wer den Tisch betreibt, hätte den Startwert wählen können.
verify-seals = Niemand hat ein Siegel geändert, nachdem dieser Browser seines geöffnet hatte.
verify-own = Die Geheimzahl dieses Browsers steckt in den Würfeln.
verify-dice = { $count ->
    [one] Eine Ziehung, hier noch einmal gemacht, ergibt dasselbe.
   *[other] { $shown } Ziehungen, hier eine nach der anderen noch einmal gemacht, ergeben dasselbe.
}
verify-die = Die erste falsche: Zug { $move }, Ziehung { $die } ({ $kind }) ist als Nummer { $shows } angegeben, müsste aber { $ought } sein.
verify-seen = { $count ->
    [one] Die Würfel eines Zuges sind die, die vor deinen Augen gefallen sind.
   *[other] Die Würfel von { $shown } Zügen sind die, die vor deinen Augen gefallen sind.
}
verify-unseen = Die Würfel von Zug { $move } sind nicht die, die vor deinen Augen gefallen sind.
verify-annulled = { $count ->
    [one] Der Anfang wurde einmal verworfen, weil ein Siegel nicht geöffnet wurde.
   *[other] Der Anfang wurde { $shown } Mal verworfen, weil ein Siegel nicht geöffnet wurde.
}
verify-start = Dieses Spiel hat nicht mit dem gedruckten Aufbau begonnen: Seine Stellung war vorgegeben.
verify-back = { $count ->
    [one] Ein Zug wurde zurückgenommen; danach fielen andere Würfel. Das Spiel zählt für keine Wertung.
   *[other] { $shown } Züge wurden zurückgenommen; danach fielen andere Würfel. Das Spiel zählt für keine Wertung.
}
verify-back-same = { $count ->
    [one] Ein Zug wurde zurückgenommen; danach fielen dieselben Würfel. Das Spiel zählt für keine Wertung.
   *[other] { $shown } Züge wurden zurückgenommen; danach fielen dieselben Würfel. Das Spiel zählt für keine Wertung.
}
verify-stood = { $count ->
    [one] Einen Zug hat ein Bot anstelle seines Menschen gemacht.
   *[other] { $shown } Züge haben Bots anstelle ihrer Menschen gemacht.
}
verify-own-dice = Würfel vom Tisch: Was ihr selbst geworfen habt, ist so, wie ihr es gesagt habt, und lässt sich nicht beweisen.

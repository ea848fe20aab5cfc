# What is said at a table, in replays and puzzles; the first page does without it.

understood = Verstanden
bot-level = Bot, { $level ->
    [random] gedankenlos
    [novice] Anfänger
    [master] Meister
    [legend] Legende
    [wyrm] Lindwurm
   *[other] geübt
 }
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
to-move = am Zug
is-asked = gefragt
look-closer = Mehr über { $name }
time-left = Restzeit
away-since = seit { $time } weg
away-long = { $name } ist nicht am Tisch. Wer zehn Minuten weg ist, gegen den kann man das Spiel beanspruchen.
seat-resigned = hat aufgegeben
seat-claimed = ist gegangen
watching = Du siehst zu
undo-asked = Gefragt. Die anderen müssen zustimmen.
undo-refused = { $name } möchte es lieber so lassen.
undo-wish = { $name } möchte den letzten Zug zurücknehmen.
undo-agree = Meinetwegen
undo-refuse = Nein
undo-nothing = Gerade gibt es nichts von dir zurückzunehmen.
full-screen = Vollbild
keys = Tasten
choices-count = { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
 }
all-choices = Alle { $count } Möglichkeiten
no-choices = Gerade gibt es nichts zu entscheiden.
ask-you = Du bist dran. Was tust du?
ask-other = { $name } ist am Zug.
spoken-for = Du hast nichts, was hier hilft. Der Tisch antwortet gleich für dich, damit es niemand merkt.
silence =
    Die anderen warten. Ohne Antwort binnen { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } gilt: „{ $action }“.
rests = In diesem Zug nicht: Der Tisch antwortet für dich.
rests-back = Frag mich wieder
hold = Lass mich nachdenken
end-game = Spiel beenden
end-resign = Aufgeben
end-resign-seat = { $name } aufgeben
end-draw = Unentschieden
end-draw-offer = Unentschieden anbieten
end-abandon = Hier aufhören
end-abandon-offer = Aufhören vorschlagen
end-claim = Gegen { $name } beanspruchen
end-nothing = Für dich gibt es hier nichts zu beenden.
offer-draw = { $name } bietet ein Unentschieden an.
offer-draw-own = Du bietest ein Unentschieden an. Es fehlt noch die Antwort von { $names }.
offer-abandon = { $name } möchte hier aufhören, ohne Ergebnis.
offer-abandon-own = Du möchtest hier aufhören, ohne Ergebnis. Es fehlt noch die Antwort von { $names }.
offer-agree = Einverstanden
offer-refuse = Weiterspielen
offer-back = Zurücknehmen
offer-waits = Es fehlt noch die Antwort von { $names }.
why-watching = Du siehst zu. Das kann nur, wer am Tisch sitzt.
drawers = Neben dem Brett
drawer-log = Erzählung
drawer-choices = Auswahl
drawer-odds = Chancen
drawer-chat = Chat
drawer-rules = Regeln
drawer-settings = Optionen
unread = neu
log-empty = Noch ist nichts geschehen.
log-opening = Zu Beginn
log-more = { $count ->
    [one] 1 weiteres
   *[other] { $count } weitere
 }
turn-number = Zug { $turn }
turn-of-all = Alle
turn-of-one = { $you ->
    [yes] Du
   *[no] { $name }
 }
turn-of-whom = Zug { $turn } · { $you ->
    [yes] du
   *[no] { $name }
 }
since = Seit deinem letzten Zug
since-acted = Seit du zuletzt etwas getan hast
since-mine = In deinem Zug
since-same = { $name } lässt es, wie es war.
turn-strip = Ein Zug
step-done = erledigt
step-now = jetzt
more-lit = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
 }
show-place = Zeigen, wo
only-marks = Nur die Zeichen von { $name }
your-turn = Du bist dran
again = Nochmal
turn-number-of-all = Zug { $turn } · alle
my-turn = Mein Zug
to-the-end = Zum Ende
go-on = Weiter
pause = Anhalten
behind = { $turns ->
    [one] 1 Zug zurück · aufholen
   *[other] { $turns } Züge zurück · aufholen
 }
log-earlier = Früher …
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Sagen
chat-guests = Setz dich oder gib dir einen Namen, um mitzureden.
chat-mute = stumm
chat-silence = schweigen lassen
chat-muted = Du liest nichts mehr davon. Unter deinem Namen kannst du das ändern.
chat-silenced = An diesem Tisch ist jetzt Ruhe.
stand-in = Bot springt ein
replaced = Ein Bot hat für dich gespielt.
back = Ich bin wieder da
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
bot-unready = liest noch die Regeln: spielt einfach
bot-preparing = liest noch die Regeln, Schritt { $done } von { $steps }: spielt einfach
rules-whole = Das ganze Regelbuch
book-pages = Seiten
pass-to = Gib den Bildschirm an { $name }
pass-why = Was jetzt kommt, ist nur für { $name } bestimmt.
pass-ready = Ich bin { $name }
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, und nichts geht verloren.
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
game-over = Das Spiel ist aus.
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
winner = gewinnt
rematch = Noch einmal
end-lower = Das Brett zeigen
end-raise = Zeigen, wie es ausging
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
replay-of = { $game }, noch einmal
replay-controls = Wiedergabe
replay-more = Was sonst noch geht
replay-opening = Die Eröffnung.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt
replay-speed = Geschwindigkeit
replay-share = Link zu diesem Moment
picture = Als Bild
picture-drawing = Wird gezeichnet …
picture-copied = Gespeichert; den Link hast du in der Zwischenablage.
picture-saved = Gespeichert.
picture-failed = Dieser Browser kann es nicht zeichnen.
picture-at = Zug { $at } von { $all }. { $what }
eyes = Gesehen von
eyes-spectator = jemandem, der zusieht
eyes-all = jemandem, der alles weiß
branch = Von hier weiterspielen
review = Rückblick
review-none = Noch niemand hat auf dieses Spiel zurückgeblickt: Was war Glück, und was war ein Fehler?
review-failed = Das hat nicht geklappt. Du kannst es noch einmal versuchen.
review-start = Auf dieses Spiel zurückblicken
review-working = { $done } von { $of } Zügen angesehen. Du kannst gehen; es geht ohne dich weiter.
review-ledger = Woher das Ergebnis kam
review-part-start = Anfang
review-part-luck = Glück
review-part-news = Enthülltes
review-part-mistakes = Fehler
review-part-gifts = Geschenke
review-part-unforeseen = Ungeahntes
review-part-rest = Rest
review-part-result = Ergebnis
review-part-start-means = was zu erwarten war, bevor etwas ausgeteilt wurde
review-part-luck-means = was fiel, weniger was hätte fallen können
review-part-news-means = was verborgen lag und ans Licht kam
review-part-mistakes-means = was die eigenen Entscheidungen gegen die beste verloren
review-part-gifts-means = was die Fehler der anderen brachten
review-part-unforeseen-means = was sich besser machen ließ, als der Richter ahnte: selbst, weniger durch andere
review-part-rest-means = was der Richter nicht erklären kann
review-part-result-means = was daraus wurde
review-rate = Verlust je Entscheidung
review-rate-means = zum Vergleich von Spiel zu Spiel
review-mistakes = Was besser gewesen wäre
review-no-mistakes = Nichts, was sich zweifelsfrei vom Besten unterscheiden lässt.
review-size-doubtful = Zweifelhaft.
review-size-mistake = Fehler.
review-size-blunder = Grober Fehler.
review-luck = Was das Glück tat
review-no-luck = Kein Wurf bewegte mehr als seinen Fehler.
review-turns = Glück, Zug um Zug
review-turn = Zug
review-show = Zeigen
review-train = Von hier weiterspielen
review-better = Gewählt: „{ $taken }“. Besser: „{ $best }“. Berühre es auf dem Brett, um von hier weiterzuspielen.
review-points = Punkte von hundert: 100 ist ein gewonnenes Spiel.
review-error = ± ist der Standardfehler: Was innerhalb des Doppelten liegt, ist vielleicht nichts.
review-curve = Was { $name } erwarten konnte: { $from } am Anfang, { $to } am Ende.
review-share = Wer den Link hat, darf eine Seite mit diesem Rückblick sehen
review-page = Die Seite zum Teilen
outlook = Wie es steht
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

# Die eigenen Worte der Webseite. Ids und Variablen wie in web.en.ftl.

guest-name = Gast
player-number = Spieler { $number }
seat-number = Platz { $number }
loading = Einen Moment …
close = Schließen
on = an
off = aus
you = du
home = Alle Spiele
try-again = Noch einmal versuchen
understood = Verstanden
show-all = Alle { $count } zeigen
skip-to-content = Zum Inhalt springen
ways = Wege
unofficial = Ein inoffizieller Tisch. Die Spiele gehören ihren Autoren und Verlagen.

## Startseite

home-title = Ein Tisch, fünf Drachen
home-lead = Such dir ein Spiel aus und spiel los: sofort gegen Bots, mit Freunden über einen Link oder zusammen an diesem Bildschirm. Ohne Anmeldung.
you-play-as = Du spielst als { $name }.
change = Ändern
your-name = Dein Name
your-mark = Dein Zeichen
your-mark-where = Du sitzt auf dem Platz mit diesem Zeichen, wo ein Spiel einen solchen hat.
mark-1 = Kreis
mark-2 = Quadrat
mark-3 = Dreieck
mark-4 = Raute
mark-5 = Sechseck
mark-6 = Stern
keep-name = Das bin ich
name-of-account = Dein Name ist der deines Kontos.
name-taken = So oder fast so heißt jemand mit einem Konto. Nimm einen anderen Namen.
name-malformed = Ein Name hat 1 bis 20 Zeichen, ohne Kommas und Klammern.
who-plays = { $game }: Wer spielt mit?
name-of-player = Name von Spieler { $number }
names-alike = { $name } ist zweimal da. Jeder braucht einen eigenen Namen.
game-facts = { $game } in Kürze
game-players = { $range } Spieler
game-minutes = { $range } Min.
game-weight-1 = leicht
game-weight-2 = mittel
game-weight-3 = anspruchsvoll
play-now = Jetzt spielen
with-friends = Mit Freunden
on-this-screen = An diesem Bildschirm
watch = Einem Spiel zusehen
learn = Lernen
set-table = Tisch decken
your-games = Deine Spiele
your-turn-here = du bist dran
waiting-tables = Tische, die Gesellschaft suchen
waiting-none = Gerade wartet niemand. Mach einen Tisch auf und lass dich finden.
being-played = Hier wird gespielt
finished-games = Beendete Spiele
put-away = Weglegen
put-away-ends = Das Spiel endet ohne Ergebnis und wird gelöscht.
put-away-sure = Beenden
put-away-game = Diese Partie { $game } weglegen
lobby-failed = Die Liste der Tische ist gerade nicht zu erreichen. Sie kommt von selbst wieder.

## Tisch decken

set-table-lead = Wer wo sitzt, wie schlau die Drachen sind und nach welchen Regeln.
how-many = Wie viele spielen
seat-me = Jemand an diesem Bildschirm
seat-open = Frei, für jemanden mit dem Link
seat-bot = Bot: { $level }
level-random = gedankenlos
level-novice = Anfänger
level-adept = geübt
level-master = Meister
level-legend = Legende
level-wyrm = Lindwurm
level-heuristic = geübt
bot-level = Bot, { $level ->
    [random] gedankenlos
    [novice] Anfänger
    [master] Meister
    [legend] Legende
    [wyrm] Lindwurm
   *[other] geübt
 }
public = Diesen Tisch auflisten, damit Fremde mitspielen können
clock = Uhr
clock-none = keine
clock-move = je Zug
clock-game = fürs ganze Spiel
clock-days = über Tage
clock-move-how = Sekunden je Zug
clock-game-how = Minuten für jeden
clock-days-how = Tage je Zug
timeout = Wenn die Zeit um ist
timeout-bot = springt ein Bot ein
timeout-act = wird der nächste Zug gemacht
absent = Wenn jemand wegbleibt
absent-wait = warten
absent-bot = springt ein Bot ein
hints-allowed = Chancen und Tipps
hints-usual-on = wie üblich (an)
hints-usual-off = wie üblich (aus)
table-options = Regeln und Varianten
a-number = eine Zahl
open-table = Tisch aufmachen
start = Los geht’s

## Warteraum

waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
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
seat-free = freier Platz
sit-here = Hier sitzen
kick = Wegschicken
leave = Aufstehen
close-table = Tisch schließen
share-link = Schick diesen Link allen, die mitspielen oder zusehen sollen
share = Teilen
share-done = Kopiert.
share-by-hand = Dein Browser lässt die Seite nicht kopieren: Der Link ist markiert, kopiere ihn selbst.
share-scan = Oder richte die Kamera eines Telefons auf das Bild.
share-picture = Der Link zu diesem Tisch als QR-Code
share-other = Dieser Rechner hat mehrere Adressen. Wenn eine nicht geht, nimm eine andere:
share-deaf = Diesen Link kann nur dieser Rechner öffnen, denn auf andere hört der Server nicht. Starte ihn so, dann steht hier einer, den deine Freunde im selben Netz öffnen können:
share-unknown = Dieser Link gilt nur auf diesem Rechner. Öffne diese Seite unter der Adresse, die der Rechner in deinem Netz hat, dann steht hier der richtige.

## Der Tisch

seats = Wer spielt
to-move = am Zug
look-closer = Mehr über { $name }
time-left = Restzeit
here = da
away = weg
away-since = seit { $time } weg
away-long = { $name } ist nicht am Tisch. Wer zehn Minuten weg ist, gegen den kann man das Spiel beanspruchen.
seat-resigned = hat aufgegeben
seat-claimed = ist gegangen
watching = Du siehst zu
table-opens = Der Tisch wird gedeckt …
undo = Zurücknehmen
undo-asked = Gefragt. Die anderen müssen zustimmen.
undo-refused = { $name } möchte es lieber so lassen.
undo-wish = { $name } möchte den letzten Zug zurücknehmen.
undo-agree = Meinetwegen
undo-refuse = Nein
undo-nothing = Gerade gibt es nichts von dir zurückzunehmen.
sound = Ton
full-screen = Vollbild
keys = Tasten
choices = Was du tun kannst
asked = Was gefragt ist
choices-count = { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
 }
all-choices = Alle { $count } Möglichkeiten
no-choices = Gerade gibt es nichts zu entscheiden.
ask-you = Du bist dran. Was tust du?
ask-other = { $name } ist am Zug.
plain-hidden = { $count ->
        [one] eins verdeckt
       *[other] { $count } verdeckt
    }
plain-here = Was tust du hier?
plain-cancel = Etwas anderes wählen
plain-more = { $count } weitere Zeilen zeigen
plain-now = zuletzt
spoken-for = Du hast nichts, was hier hilft. Der Tisch antwortet gleich für dich, damit es niemand merkt.
silence =
    Die anderen warten. Ohne Antwort binnen { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } gilt: „{ $action }“.
rest = In diesem Zug nicht
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
end-not = Weiterspielen
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
goal = Worum es geht
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
pace = Züge der anderen
pace-slow = langsam
pace-normal = normal
pace-quick = schnell
pace-tap = auf mein Tippen
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
rules-find = Nachschlagen
rules-find-how = ein Wort oder die Nummer einer Regel
rules-none = Darüber sagt das Regelbuch nichts.
rules-missing = Die Regeln lassen sich gerade nicht lesen.
rules-whole = Das ganze Regelbuch
rules-of = Regeln von { $game }
rules-contents = Inhalt
book-title = Regelbuch
book-pages = Seiten
book-legend = Symbole
book-exact =
    { $count ->
        [one] Genauer Wortlaut: 1 Regel (auf Englisch)
       *[other] Genauer Wortlaut: { $count } Regeln (auf Englisch)
    }
book-found =
    { $count ->
        [one] 1 Seite
       *[other] { $count } Seiten
    }
book-back = Zurück
book-on = Weiter
book-page = Seite { $page } von { $pages }
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

## Das Ende

game-over = Das Spiel ist aus.
you-won = Du hast gewonnen.
you-lost = Nächstes Mal.
won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
 }
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
verify-unfair = Mit diesen Würfeln stimmt etwas nicht.
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
verify-failed = Dieses Spiel ließ sich nicht prüfen.
verify-good = wahr
verify-bad = nicht wahr
fair-title = Wie die Würfel ehrlich bleiben
fair-before = Der Server versiegelt ein Geheimnis, bevor sich jemand setzt. Dein Browser versiegelt eine eigene Geheimzahl, und jeder andere auch. Erst wenn alle Siegel da sind, werden die Zahlen geöffnet, und alle zusammen bestimmen jeden Würfel: Niemand am Tisch kann wählen, und der Server auch nicht.
fair-after = Am Ende öffnet der Server sein Geheimnis. Dann wirft dein Browser jeden Würfel selbst noch einmal und vergleicht.
fair-rest = Ob die Regeln diese Würfel verlangt haben und jeder Zug erlaubt war, prüft der Befehl „lindwurm verify“ mit der Mitschrift des Spiels, auf jedem Rechner, dem du traust.

## Wiedergabe

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
eyes = Gesehen von
eyes-spectator = jemandem, der zusieht
eyes-all = jemandem, der alles weiß
branch = Von hier weiterspielen

## Rückblick

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
review-part-rest = Rest
review-part-result = Ergebnis
review-part-start-means = was zu erwarten war, bevor etwas ausgeteilt wurde
review-part-luck-means = was fiel, weniger was hätte fallen können
review-part-news-means = was verborgen lag und ans Licht kam
review-part-mistakes-means = was die eigenen Entscheidungen gegen die beste verloren
review-part-gifts-means = was die Fehler der anderen brachten
review-part-rest-means = was der Richter nicht erklären kann: sein eigener Fehler
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
puzzle = Rätsel

## Lektionen

lesson = Lektion
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-do-it = Mach es für mich
lesson-other = Das geht auch. Gemeint war: { $action }.
lesson-other-plain = Das geht auch, gedacht war es aber anders.
lesson-take-back = Zurücknehmen
lesson-go-on = Weiterspielen
lesson-free = Du gehst jetzt deinen eigenen Weg. Spiel weiter, solange du magst; die Lektion wartet auf dich.
lesson-repeat = Kapitel neu beginnen
lesson-chapter-done = { $title }: geschafft. Weiter zum nächsten Kapitel?
lesson-all-done = Das war die ganze Lektion. Gut gemacht.
lesson-next-chapter = Nächstes Kapitel
lesson-to-end = Was du jetzt kannst
lesson-chapters = Kapitel
lesson-finished = , abgeschlossen
lesson-count = Schritt { $at } von { $total }
learn-game = { $game } lernen
learn-lead = Ein kurzes erstes Spiel, bei dem dir jemand über die Schulter sieht. Du lernst, indem du es tust; die Würfel sind vorbereitet, also kann nicht viel schiefgehen.
learn-begin = Lektion beginnen
learn-go-on = Lektion fortsetzen
learn-go-on-short = Weiterlernen
learn-again = Von vorn beginnen
learn-ready = Jetzt kannst du { $game } spielen
learn-known = Was du jetzt kannst
learn-left = Was noch bleibt
learn-chapters = { $done } von { $total } Kapiteln
learn-other = Die anderen Lektionen
learn-none = Für dieses Spiel gibt es noch keine Lektion. Die Regeln zu lesen lohnt sich.

## Konto und Einstellungen

account = Wer bist du?
account-nobody = Noch niemand. Du bekommst einen Namen, wenn du dich das erste Mal setzt, oder wählst hier einen.
account-guest = Du bist { $name }, zu Gast in diesem Browser.
account-known = Du bist { $name }, mit Konto.
account-name-title = Dein Name
account-name = Name
account-rename = Das bin ich
account-rename-account = Mit diesem Namen meldest du dich an.
account-renamed = Angenehm.
account-become-title = Behalte deine Spiele
account-become = Mit einem Passwort findest du deine Spiele in jedem Browser wieder. Mehr wird nicht gefragt.
account-passphrase = Passwort (mindestens 8 Zeichen)
account-passphrase-own = Dein Passwort
account-become-do = Konto anlegen
account-made = Fertig. Du kannst dich jetzt überall anmelden.
account-sign-in = Anmelden
account-signed-in = Willkommen zurück.
account-leave-title = Du gehst?
account-sign-out = Abmelden
account-sign-out-why = Deine Spiele warten auf dich.
account-guest-out-why = Wer sich als Gast abmeldet, kommt nicht mehr an seine Spiele. Leg vorher ein Konto an, wenn du das willst.
account-signed-out = Abgemeldet. Bis bald.
account-vanish = Mich löschen
account-vanish-sure = Dein Name, deine Chatzeilen und deine Plätze verschwinden; laufende Spiele übernehmen Bots. Das lässt sich nicht rückgängig machen.
account-vanish-yes = Ja, lösch mich
account-vanish-no = Ich bleibe
account-gone = Hier weiß niemand mehr von dir.
account-muted = Du liest nichts von
account-hear = wieder lesen
account-heard = Du liest { $name } wieder.
account-forbidden = Name und Passwort passen nicht zusammen.
account-taken = So heißt schon jemand mit Konto, oder es sieht genauso aus. Nimm einen anderen Namen, oder melde dich an, wenn du das bist.
account-malformed = Ein Name hat bis zu 20 Zeichen, die man sieht, ohne Kommas und Klammern.
account-too-many = Zu viele Versuche. Versuch es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} wieder.
passphrase-title = Dein Passwort
passphrase-ends = Ein neues beendet deine Sitzungen in allen anderen Browsern.
passphrase-new = Neues Passwort (mindestens 8 Zeichen)
passphrase-change = Ändern
passphrase-changed = Geändert. Überall sonst bist du abgemeldet.
passphrase-forbidden = Das ist nicht dein Passwort.
sessions = Wo du angemeldet bist
sessions-unknown = Irgendein Programm
sessions-here = dieser Browser
sessions-since = angemeldet { $since }
sessions-used = zuletzt benutzt { $used }
sessions-end = abmelden
sessions-end-one = { $browser } abmelden
sessions-end-others = Überall sonst abmelden
sessions-ended = { $browser } ist abgemeldet.
sessions-alone = Du bist hier angemeldet und sonst nirgends.
recovery = Ersatzschlüssel
recovery-why = Wenn du dein Passwort verlierst, lässt dich jeder dieser Schlüssel ein Mal herein. Bewahr sie auf Papier oder an einem sicheren Ort auf.
recovery-left = { $left ->
    [0] Du hast keine.
    [one] Einer ist übrig.
   *[other] { $left } sind übrig.
}
recovery-make = Ersatzschlüssel machen
recovery-renew = Neue machen; die alten gelten dann nicht mehr
recovery-made = Hier sind sie. Sie werden nur dieses eine Mal gezeigt.
recovery-once = Niemand kann sie dir noch einmal zeigen, auch der Server nicht.
recovery-save = Als Datei sichern
recovery-kept = Ich habe sie aufbewahrt
recovery-lost = Passwort verloren?
recovery-how = Einer deiner Ersatzschlüssel und ein neues Passwort genügen. Überall sonst wirst du abgemeldet.
recovery-code = Ersatzschlüssel
recovery-do = Lass mich herein
recovery-done = Willkommen zurück. Dieser Schlüssel ist verbraucht.
recovery-forbidden = Name und Schlüssel passen nicht zusammen, oder der Schlüssel ist schon verbraucht.
kept = Beendete Spiele
kept-why = Nach { $days } Tagen werden sie weggeräumt, außer jemand, der mitgespielt hat, behält sie.
kept-yes = Das bleibt.
kept-no = Das geht, wenn seine Zeit um ist.
export = Was dir gehört
export-why = Deine Tische, die Aufzeichnungen deiner beendeten Spiele, deine Chatzeilen und Sitzungen, in einem Archiv.
export-do = Mitnehmen
settings = Einstellungen
settings-lead = Sie werden in diesem Browser aufbewahrt.
language = Sprache
light = Licht
as-device = wie das Gerät
day = Tag
night = Nacht
motion = Bewegung
motion-full = voll
motion-less = weniger
credits = Mitwirkende
credits-games-title = Die Spiele
credits-games = Lindwurm ist eine inoffizielle Umsetzung. Die Namen der Spiele gehören ihren Eigentümern und sagen nur, welches Spiel gemeint ist. Regeltexte, Zeichnungen und Klänge sind unsere eigenen.
credits-icons-title = Symbole
credits-icons = Die kleinen Symbole stammen von
credits-icons-authors = Gezeichnet von
credits-fonts-title = Schriften
credits-fonts = Alle unter der SIL Open Font License 1.1:
credits-software-title = Software
credits-software = Lindwurm ist freie Software unter der Apache License 2.0. Die Seite ist mit Svelte, Vite und Fluent gebaut.

## Wenn etwas nicht stimmt

lost-page-title = Hier ist nichts
lost-page = Diese Seite gibt es nicht. Vielleicht ist der Link auf dem Weg zu dir abgeschnitten worden.
lost-table-title = Diesen Tisch gibt es nicht
lost-table = Unter diesem Link steht kein Tisch. Lass dir den Link noch einmal geben oder mach selbst einen Tisch auf.
lost-puzzle-title = Hier ist kein Rätsel
lost-puzzle = Zu diesem Spiel gibt es dieses Rätsel nicht. Andere haben heute eins.
lost-closed-title = Dieser Tisch ist abgeräumt
lost-closed = Alle sind gegangen, bevor es losging. Einen neuen aufmachen?
lost-flood-title = Zu schnell
lost-flood = Von hier kamen zu viele Nachrichten auf einmal, darum hat der Tisch die Tür zugemacht. Lade die Seite neu, um wiederzukommen.
lost-full-title = Kein Platz mehr
lost-full = Es sehen schon so viele zu, dass für dich kein Platz ist. Komm gleich wieder.
lost-elsewhere-title = In vielen Fenstern offen
lost-elsewhere = Du hast diesen Tisch in so vielen Fenstern offen, dass das älteste weichen musste: dieses hier.
lost-broken-title = Etwas ist kaputt
lost-broken = Das ist unsere Schuld, nicht deine. Deine Spiele sind auf dem Server sicher. Versuch es noch einmal, und wenn es kaputt bleibt, sag denen Bescheid, die diesen Server betreiben.
problem-offline = Der Server ist nicht zu erreichen. Läuft er?
problem-malformed = Das wurde nicht verstanden.
problem-signed-out = Du bist nicht mehr angemeldet. Lade die Seite neu.
problem-csrf = Diese Seite ist zu alt. Lade sie neu.
problem-origin = Dieser Server kennt den Namen in der Adresszeile nicht.
problem-forbidden = Das steht dir nicht zu.
problem-unknown = Das gibt es hier nicht mehr.
problem-method = Das wurde nicht verstanden.
problem-taken = Da war jemand schneller.
problem-conflict = Das geht gerade nicht.
problem-too-large = Das ist zu lang.
problem-too-many = Zu viel auf einmal. Warte einen Moment.
problem-broken = Auf dem Server ist etwas schiefgegangen. Es wurde nichts verändert.
problem-stale = Der Tisch ist schon weiter.
problem-illegal = Das geht jetzt nicht.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-hello-first = Die Verbindung war noch nicht bereit. Versuch es noch einmal.

## Varianten und die Werkstatt

variant = Variante
variant-named = Variante: { $name }
variant-printed = Wie gedruckt
variant-own = deine
variant-workshop = Deine Varianten …
variant-change = { $name }: { $value } statt { $printed }
variant-text = Text: „{ $value }“ statt „{ $printed }“
variant-code = Regeln sind durch Code ersetzt, den dieser Server mitbringt.
variant-stale = { $count ->
    [one] Ein Text nennt noch eine Zahl, die geändert ist.
   *[other] { $count } Texte nennen noch eine Zahl, die geändert ist.
  }
variant-offered = Von diesem Server angeboten.
variant-brought = Mitgebracht von jemandem, der hier spielt.
variant-file = Die Datei
variant-gone = Diese Variante gibt es hier nicht mehr.

## Eigene Würfel

own-dice = Wer würfelt
own-dice-table = Lindwurm
own-dice-own = Wir, am Tisch
own-dice-says = Ihr werft eure eigenen Würfel und zieht eure eigenen Karten, und sagt Lindwurm, was gefallen ist. Es läuft keine Uhr, und das Spiel zählt für keine Wertung.
own-dice-here = Ihr bringt mit: { $what }. Wer hier sitzt, sagt, was gefallen ist.
own-cards-bots = Wo ein Bot sitzt, zieht Lindwurm die Karten: Niemand darf einem Bot in die Hand sehen.
brought-cards = Karten
brought-lots = wer anfängt, und andere Lose
thrown-what = Was ist gefallen?
thrown-opening = Bevor es losgeht: Was ist gefallen?
thrown-for = { $name }: { $action }. Was ist gefallen?
thrown-sort = { $count } × { $what }
thrown-empty = Platz { $number }, noch leer
thrown-take-up = { $piece }: wieder aufnehmen
thrown-confirm = So ist es gefallen
thrown-back = Doch lieber etwas anderes
thrown-others = Das darf nur { $name } sehen und gibt es jetzt ein.
thrown-watch = Die Leute am Tisch geben ein, was gefallen ist.
thrown-pass = Gebt den Bildschirm an { $name }
thrown-secret = Was jetzt kommt, darf nur { $name } sehen.
opening-own-dice = Ihr bringt eigene Würfel und Karten mit: Sagt, was gefallen ist, dann geht es los.
verify-own-dice = Würfel vom Tisch: Was ihr selbst geworfen habt, ist so, wie ihr es gesagt habt, und lässt sich nicht beweisen.
problem-asked = Sagt erst, was gefallen ist.
problem-impossible = Das kann nicht gefallen sein.
ended-own-dice = Würfel vom Tisch: Dieses Spiel zählt für keine Wertung.
brought-dice = Würfel

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
chronicle-all = Alle deine Spiele und Zahlen
put-away = Weglegen
put-away-ends = Das Spiel endet ohne Ergebnis und wird gelöscht.
put-away-sure = Beenden
put-away-game = Diese Partie { $game } weglegen
lobby-failed = Die Liste der Tische ist gerade nicht zu erreichen. Sie kommt von selbst wieder.

## Tisch decken

how-many = Wie viele spielen
table-options = Regeln und Varianten
start = Los geht’s

## Warteraum

seat-free = freier Platz
leave = Aufstehen
share = Teilen
share-done = Kopiert.
## Der Tisch

seats = Wer spielt
here = da
away = weg
table-opens = Der Tisch wird gedeckt …
undo = Zurücknehmen
sound = Ton
choices = Was du tun kannst
asked = Was gefragt ist
plain-hidden = { $count ->
        [one] eins verdeckt
       *[other] { $count } verdeckt
    }
plain-here = Was tust du hier?
plain-cancel = Etwas anderes wählen
plain-more = { $count } weitere Zeilen zeigen
plain-now = zuletzt
rest = In diesem Zug nicht
end-not = Weiterspielen
goal = Worum es geht
pace = Züge der anderen
pace-slow = langsam
pace-normal = normal
pace-quick = schnell
pace-tap = auf mein Tippen
rules-of = Regeln von { $game }
book-title = Regelbuch

## Das Ende

won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
 }

## Rückblick

puzzle = Rätsel

## Lektionen

lesson = Lektion
lesson-repeat = Kapitel neu beginnen
lesson-chapters = Kapitel
lesson-finished = , abgeschlossen
learn-go-on-short = Weiterlernen
learn-again = Von vorn beginnen
learn-none = Für dieses Spiel gibt es noch keine Lektion. Die Regeln zu lesen lohnt sich.

## Konto und Einstellungen

account = Wer bist du?
account-name = Name
settings = Einstellungen
language = Sprache
light = Licht
as-device = wie das Gerät
day = Tag
night = Nacht
motion = Bewegung
motion-full = voll
motion-less = weniger
credits = Mitwirkende

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
lost-offline-title = Nicht ohne den Server
lost-offline = Diese Seite war hier noch nie offen und braucht darum den Server, der gerade nicht zu erreichen ist.
lost-broken-title = Etwas ist kaputt
lost-broken = Das ist unsere Schuld, nicht deine. Deine Spiele sind auf dem Server sicher. Versuch es noch einmal, und wenn es kaputt bleibt, sag denen Bescheid, die diesen Server betreiben.
offline = Keine Verbindung zum Server. Was du hier gelesen hast, ist noch da; Tische brauchen ihn.
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

## Eigene Würfel

pad = Punkteblock
own-dice = Wer würfelt
brought-cards = Karten oder Tafeln
brought-lots = wer anfängt, und andere Lose
problem-asked = Sagt erst, was gefallen ist.
problem-impossible = Das kann nicht gefallen sein.
brought-dice = Würfel

lost-banned-title = Jetzt nicht
lost-banned = Du darfst hier eine Zeit lang nicht herein.
problem-banned = Du darfst hier eine Zeit lang nicht herein.
report-somebody = Jemanden melden oder blockieren

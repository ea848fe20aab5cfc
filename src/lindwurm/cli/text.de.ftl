# Der Tisch im Terminal auf Deutsch. Kennungen und Variablen wie in text.en.ftl.

## Anfang und Ende

commitment = Die Würfel sind versiegelt: SHA-256 ihrer Saat ist { $commitment }.
known-seed = Saat { $seed }: dieselben Entscheidungen geben wieder dasselbe Spiel.
resumed = Weiter mit { $file } nach Zug { $moves }.
seed-shown = Die Saat war { $seed }. Ihr SHA-256 ist das Siegel, { $commitment }.
verify-file = Jeden Würfel prüfen: lindwurm verify { $file }
verify-save = Beim nächsten Mal hebt --save DATEI ein Protokoll auf, das lindwurm verify prüft.
saved = Gespeichert in { $file }.
left-saved = Der Tisch wartet in { $file }. Weiter geht es mit: lindwurm play { $game } --save { $file }
left = Bis zum nächsten Mal.
result = Endstand
watching = An diesem Tisch sitzen nur Bots. Lehn dich zurück.
searching = Meister und Legenden denken voraus. Der erste Gedanke kann einmal Minuten dauern: Die Regeln werden übersetzt.
no-mind = Kein gelernter Verstand passt zu diesem Tisch: An seiner Stelle spielt der Bot des Spiels.

## Fragen

prompt = { $seat }, deine Wahl (? für Hilfe):
only-option = Nur eins ist möglich: { $action }.
pass-keyboard = { $seat }, du bist am Tisch. Gebt die Tastatur weiter, dann drück Enter.
pass-or-skip = { $seat } darf antworten. Enter: Tastatur nehmen und nachsehen. Mit - geht es ungesehen weiter ({ $action }).
consent = { $seat }, { $asker } möchte das zurücknehmen. Einverstanden? (j/n)
yes = j
undone =
    { $count ->
        [one] Ein Zug ist zurückgenommen.
       *[other] { $count } Züge sind zurückgenommen.
    }
undo-nothing = Von dir gibt es nichts zurückzunehmen.
undo-refused = Seither sind Würfel gefallen oder andere haben gehandelt; das gilt.
happened = Seither
log-empty = Noch ist nichts geschehen.

## Verstehen

unknown = „{ $text }“ kenne ich nicht. Eine Zahl, eine Aktion wie { $example }, oder ? für Hilfe.
no-choice = Die Wahl { $number } gibt es nicht; es sind { $count }.
not-now = Jetzt nicht: { $why }
not-now-rule = Jetzt nicht: { $why } ({ $rule }; nachlesen mit: rules { $rule })
why-shell = Außerhalb dieses Tischs: lindwurm rules { $game } { $rule }
why-allowed = Das darfst du: { $action }.
why-usage = Frag mit einer Aktion, zum Beispiel: why { $example }
rules-contents = Das Regelbuch
rules-how = Eine Seite: lindwurm rules { $game } WORT. WORT ist eine Seite dieser Liste, irgendein Wort oder die Nummer einer Regel; „all“ ist alles.
rules-many = „{ $word }“ steht auf { $count } Seiten:
rules-told = { $rule }, wie das Regelbuch es sagt:
rules-exact = Der genaue Wortlaut im Katalog (auf Englisch):
rules-none = Über „{ $rule }“ sagen die Regeln nichts. Ohne ein Wort nennt rules, was es gibt.
odds-none = Gerade gibt es keine Chancen zu nennen.
odds-off = An diesem Tisch wird ohne Chancen gespielt.
save-usage = Sag, wohin: save DATEI
save-exists = { $file } gibt es schon und ist nicht dieses Spiel; nichts wurde geschrieben.

## Hilfe

help-choices = Was jede Wahl bedeutet
help-keys = Was du tippen kannst
help-number = eine Wahl aus der Liste (oder ihr Anfang in Worten, etwa { $example })
help-why = warum eine Aktion nicht geht
help-odds = die Chancen, genau gerechnet
help-log = alles, was bisher geschah
help-goal = worum es geht: wie man gewinnt, und das Spiel in zwei Minuten
help-rules = das Regelbuch: ein Überblick, ein Wort, eine Seite oder die Nummer einer Regel
help-undo = deine letzte Wahl zurücknehmen, solange niemand seither etwas erfahren hat
help-save = das Spiel in einer Datei aufheben
help-quit = den Tisch verlassen (mit --save wartet er auf dich)

## Wiedergabe

replay-prompt = Zug { $move } von { $moves }. Enter: weiter, b: zurück, eine Zahl: dorthin, q: Ende.

## Der Tisch von Dragon Farkle

df-title = Dragon Farkle
df-round = Runde { $round }
df-dragon = Drache
df-dragon-asleep = schläft auf seinem Gold
df-dragon-wounds = { $damage } von { $health } Wunden
df-pile =
    { $items ->
        [one] 1 Gegenstand im Stapel
       *[other] { $items } Gegenstände im Stapel
    }
df-keep = in der Höhle
df-items =
    { $count ->
        [0] leer
        [one] 1 Karte
       *[other] { $count } Karten
    }
df-drawn = +{ $count }
df-bag = Beutel offen
df-used = benutzt
df-drawn-card = gezogen
df-recruits = { $seat } rekrutiert
df-attacks = { $seat } greift { $target } an
df-defends = { $seat } verteidigt sich gegen { $attack }
df-battles = { $seat } kämpft gegen den Drachen
df-pot = Topf
df-value = Angriffswert
df-loss = Armee
df-aside = draußen
df-hand =
    { $count ->
        [one] 1 Würfel in der Hand
       *[other] { $count } Würfel in der Hand
    }
df-missing = { $soldiers } bis zur Höhle
df-ready = die Höhle ist offen

# Der Tisch im Terminal auf Deutsch. Kennungen und Variablen wie in text.en.ftl.

## Anfang und Ende

commitment = Die Würfel sind versiegelt: SHA-256 ihrer Saat ist { $commitment }.
known-seed = Saat { $seed }: dieselben Entscheidungen geben wieder dasselbe Spiel.
resumed = Weiter mit { $file } nach Zug { $moves }.
seed-shown = Die Saat war { $seed }. Ihr SHA-256 ist das Siegel, { $commitment }.
verify-file = Jeden Würfel prüfen: lindwurm verify { $file }; Glück und Fehler: lindwurm review { $file }
verify-save = Beim nächsten Mal hebt --save DATEI ein Protokoll auf, das lindwurm verify prüft und lindwurm review erzählt.
saved = Gespeichert in { $file }.
left-saved = Der Tisch wartet in { $file }. Weiter geht es mit: lindwurm play { $game } --save { $file }
quit-unsaved = Dieses Spiel ist nirgends gespeichert (save DATEI). Trotzdem gehen? (j/n)
left = Bis zum nächsten Mal.
result = Endstand
watching = An diesem Tisch sitzen nur Bots. Lehn dich zurück.
searching = Meister, Legenden und Lindwürmer denken voraus. Der erste Gedanke kann einmal Minuten dauern: Die Regeln werden übersetzt.
preparing = Das Vorausdenken wird vorbereitet, einmalig: Schritt { $done } von { $steps }. Bis dahin { $count ->
        [one] spielt
       *[other] spielen
    } { $names } nach Faustregel.
prepared = { $names } { $count ->
        [one] kann
       *[other] können
    } jetzt vorausdenken.
unprepared = Das Vorausdenken ließ sich nicht vorbereiten: { $names } { $count ->
        [one] spielt
       *[other] spielen
    } nach Faustregel.
no-mind = Kein gelernter Verstand passt zu diesem Tisch: An seiner Stelle spielt der Bot des Spiels.
no-wyrm = Kein gelernter Verstand passt zu diesem Tisch, oder keiner ist hier stärker als eine Legende: Lindwürmer spielen wie Legenden.

## Fragen

prompt = { $seat }, deine Wahl (? für Hilfe):
only-option = Nur eins ist möglich: { $action }.
pass-keyboard = { $seat }, du bist am Tisch. Gebt die Tastatur weiter, dann drück Enter.
pass-or-skip = { $seat } darf antworten. Enter: Tastatur nehmen und nachsehen. Mit - geht es ungesehen weiter ({ $action }).
own-dice = { $dice ->
    [0] Ihr zieht hier aus eurer eigenen Schachtel. Wann immer etwas gezogen wird, sagt, was es war.
   *[other] Ihr werft hier eure eigenen Würfel. Wann immer etwas fällt, sagt, was es war.
}
thrown-ask = { $count } × { $what } ({ $pieces }):
thrown-right = { $throw }. Richtig? (Enter: ja; n: noch einmal)
thrown-unknown = „{ $text }“ ist nichts davon oder könnte mehreres sein.
thrown-count = Gefragt sind { $count }; das waren { $told }.
thrown-nobody = Das darf am Tisch niemand sehen: Lasst es jemanden eingeben, der nicht mitspielt.
consent = { $seat }, { $asker } möchte das zurücknehmen. Einverstanden? (j/n)
yes = j
undone =
    { $count ->
        [one] Ein Zug ist zurückgenommen.
       *[other] { $count } Züge sind zurückgenommen.
    }
undo-nothing = Von dir gibt es nichts zurückzunehmen.
undo-refused = Seither sind Würfel gefallen oder andere haben gehandelt; das gilt.
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
rules-how = Eine Seite: { $command } WORT. WORT ist eine Seite dieser Liste, irgendein Wort oder die Nummer einer Regel; „all“ ist alles.
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
puzzle-prompt = Eine Zahl: das ist es. ?: die Lösung, q: Ende.

## Der Tisch von Dragon Farkle

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
df-drawn-card = gezogen
df-recruits =
    { $mine ->
        [yes] Du rekrutierst
       *[no] { $seat } rekrutiert
    }
df-attacks =
    { $mine ->
        [yes] Du greifst { $target } an
        [theirs] { $seat } greift dich an
       *[no] { $seat } greift { $target } an
    }
df-defends =
    { $mine ->
        [yes] Du verteidigst dich gegen { $attack }
       *[no] { $seat } verteidigt sich gegen { $attack }
    }
df-battles =
    { $mine ->
        [yes] Du kämpfst gegen den Drachen
       *[no] { $seat } kämpft gegen den Drachen
    }
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

## Am Tisch

you-are = { $seat } (du)
sign-turn = ist dran
kind-seat = Spieler
kind-pile = Stapel
kind-card = Karte
kind-table = Tabelle
held-by = Bei { $seat }.
introduced = Jederzeit: ziel, regeln, zeig NAME, ? für jede Wahl.
reader-more = Enter: weiterlesen; q: zurück zum Tisch
reader-back = Enter: an den Tisch
prompt-over = Enter: gehen; rückblick: Glück und Fehler; save DATEI; log (? für Hilfe):
review-later = Der Rückblick erzählt, was Glück und was ein Fehler war, sobald das Spiel vorbei ist.
help-review = was Glück und was ein Fehler war, in einer Minute (beim ersten Mal in einigen)
help-leave = vom Tisch aufstehen
prompt-only = { $seat }, drück Enter: { $action } (? für Hilfe):
choices-page = (Seite { $page } von { $pages }, Enter: mehr)
choices-many = { $common } … ({ $count }; { $verb } zeigt sie, oder gleich eine: { $one })
hint = Ich nähme { $number }: { $action }.
show-all = Was du nachsehen kannst: zeig NAME
show-several = „{ $name }“ kann das alles sein:
show-none = Hier heißt nichts „{ $rule }“, und das Regelbuch kennt es nicht. Allein nennt zeig, was es gibt.
pace-set = Ab jetzt: { $pace }.
pad-how = Ein Eintrag je Zeile: ein Name, was, und was es sagt („anna { $line } …“). undo nimmt den letzten zurück, ? zählt auf, was es gibt, end beendet.
pad-prompt = Eintrag>
pad-unknown = Ich kenne „{ $text }“ nicht.
pad-nobody = Hier heißt niemand „{ $name }“.
pad-nothing = Es gibt nichts zurückzunehmen.
pad-asks = { $line }: { $fields }
pad-wins = gewinnt
pad-wrong = Das kann nicht sein: { $why }
pace-usage = Wie lange Züge anderer stehen bleiben: tempo { $paces }. Währenddessen geht es mit jeder Taste weiter, mit einem Punkt bis zu dir.
waiting = { $seat } überlegt …
undo-asked = Die anderen werden gefragt, ob du darfst.
hint-chance = Das gewinnt von hier aus etwa { $wins } von 100 Partien.
hint-settled = Die genauen Chancen entscheiden das.
hint-sure = Ich bin sicher.
hint-fairly = Ich bin ziemlich sicher.
hint-guess = Es ist knapp: eine Vermutung.
hint-glance = Auf den ersten Blick täte man eher dies: { $action }.
hint-good = Ebenso gut, soweit ich sehe: { $action }{ $wins ->
    [-1] .
   *[other] { " " }({ $wins } von 100).
 }
hint-worse = Weniger gut: { $action }{ $wins ->
    [-1] .
   *[other] { " " }({ $wins } von 100).
 }
hint-risk = Was es bringen kann: { $risk }.
hint-preparing = Eine Faustregel: Das Vorausdenken wird für dieses Spiel gerade vorbereitet, einmal, ein, zwei Minuten lang. Dann noch einmal fragen.
hint-thumb = Eine Faustregel: Vorausdenken braucht den Compiler (pip install 'lindwurm[fast]').
preparing-hints = Das Vorausdenken für Tipps wird vorbereitet: Schritt { $done } von { $steps }.
prepared-hints = Tipps denken von jetzt an voraus.
unprepared-hints = Das Vorausdenken ließ sich nicht vorbereiten: Tipps sind Faustregeln.
proof-server = Protokoll und Probe jedes Würfels: { $address }/record und /verify
save-server = Der Server hebt dieses Spiel auf: komm einfach wieder.
type-one = ? NUMMER
type-enter = Enter
type-leave = Enter
type-show = zeig NAME
type-signs = zeichen
type-goal = ziel
type-rules = regeln WORT
type-why = warum AKTION
type-odds = chancen
type-hint = tipp
type-log = log
type-undo = zurück
type-save = save DATEI
type-pace = tempo WORT
type-quit = quit
type-review = rückblick
help-one = was eine Wahl bewirkt und kostet, mit der Regel
help-enter = die nächste Seite der Wahl; nach einer Suche wieder alles
help-show = jede Karte, jedes Feld, jeden Spieler, Stapel nachsehen (Tab ergänzt); allein: alle Namen
help-signs = was jedes Zeichen auf dem Plan bedeutet
help-hint = was ein Bot an deiner Stelle täte
help-pace = slow, normal, quick, off oder tap (auf eine Taste warten)

## Dragon Farkle, nachgesehen

df-way-recruit = rekrutieren
df-way-skirmish = ein Scharmützel beginnen
df-way-battle = gegen den Drachen kämpfen
df-table = Was Würfel bringen
df-sign-wounds = Wunden des Drachen
df-sign-army = Armee, auf dem Weg zur Höhle
df-sign-pot = Topf dieses Zugs
df-sign-scores = ein Würfel, der zählt
df-sign-event = Ereigniswürfel
df-sign-any = beliebige gleiche
df-sign-card = Karte von dir
df-army =
    { $soldiers ->
        [one] eine Armee von 1 Soldaten
       *[other] eine Armee von { $soldiers } Soldaten
    }
df-held =
    { $count ->
        [0] Keine Gegenstände.
        [one] 1 Gegenstand, verdeckt.
       *[other] { $count } Gegenstände, verdeckt.
    }
df-item = magischer Gegenstand
df-foe = der Gegner
df-items-pile = Gegenstandsstapel
df-companion = Begleiter, { $seat }
df-companion-used = Begleiter, { $seat }; in diesem Zug genutzt

## Drachenfels

dr-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
dr-sky-open = Himmel offen
dr-sky-closed = Himmel zu
dr-sky = Himmel
dr-castle = Königsburg
dr-fort = Felsenburg
dr-start = Startfeld
dr-rock = Regenbogenfelsen
dr-star = Stern
dr-land = Feld
dr-green = Feld mit grünem Punkt
dr-gap = Platz für eine Brücke
dr-road = Weg
dr-bridge = Brücke
dr-dragon = Drache
dr-rainbow = Regenbogen
dr-field = Feld
dr-board = Spielplan
dr-knight = Ritter
dr-here = Hier: { $what }.
dr-stands = Er steht.
dr-stands-not = Er steht nicht.
dr-discards =
    { $count ->
        [one] 1 Karte, die oberste zuerst:
       *[other] { $count } Karten, die oberste zuerst:
    }
dr-looked = Hineingesehen haben: { $who }.
dr-about-castle = Hinein führt nur ein Regenbogen, mit dem letzten Schritt. Dort bekommst du deine Rüstung.
dr-about-start = Hierher kommen Besiegte und Fortgeblasene.
dr-about-land = Ein Feld wie jedes andere.
dr-about-star = Wer hierher tritt, kann gleich umsonst zu einem anderen freien Stern fliegen.
dr-about-rock = Hier beginnen Regenbogen. Wo ein Ritter steht, hält niemand an.
dr-about-hole = Ein Loch: Ohne Brücke kommt niemand hinüber.
dr-about-gap = Eine Lücke vor einer Felsenburg: Ohne Brücke kommt niemand hinüber.
dr-about-fort = Du kommst in Rüstung hinein, mit dem letzten Schritt, wenn weder Drache noch Ritter darin ist; dann siehst du die Schuhe.
dr-about-green = Hierher kann ein Drache geschickt werden.
dr-about-armour = Aus der Königsburg; ohne sie öffnet sich keine Felsenburg. Niemand nimmt sie dir wieder.
dr-about-swift = Nach einem vergeblichen Blick: mit jeder Punktkarte einfach oder doppelt so weit.

## DragonQuest

dq-hero = der Held
dq-trail = Spur: kein Feld zweimal
dq-turn-end = Ende eines Zugs
dq-start = Start
dq-exit = Ausgang
dq-orange = oranges Feld
dq-black = schwarzes Feld, das des Dämons
dq-wall = Mauer
dq-demon = Dämon
dq-demon-was = hier war der Dämon
dq-spider = Spinne
dq-dragon = Drache
dq-choice = wählbar: schreib seinen Namen
dq-discovered = Entdeckungen, Platz für mehr
dq-paid = bezahlt
dq-woke = hat geweckt, was dahinter lauert
dq-shop = Nützliches, für EP zu kaufen
dq-treasures = Schätze der Kammer
dq-item = nützlich, { $cost } EP
dq-price = { $cost } EP
dq-chest = Schatz
dq-treasure = { $stars } Sterne, { $gold } Gold
dq-gone = Das gibt es nicht mehr.
dq-coins = Münzen: { $fifties } × 50 und { $hundreds } × 100
dq-row = EP, Reihe { $row }:
dq-danger = Gefahr
dq-place = Ort
dq-sheet = Heldenblatt
dq-free = freies Feld
dq-chamber = Schatzkammer
dq-aside = Drachen beiseite, noch fehlend
dq-star = Stern, für einen Schatz
dq-dead = tot
dq-danger-arrows = Falle: LP und ein Schadenswürfel; die dritte tötet.
dq-danger-trapdoor = Falle: kostet LP; die dritte tötet.
dq-danger-mist = Falle: kostet LP und einen Zug; die dritte tötet.
dq-danger-ghoul = Das schwächste Monster: Von zwei Schadenswürfeln zählt der kleinere.
dq-danger-troll = Ein Monster: ein Schadenswürfel je Treffer.
dq-danger-orc = Das stärkste Monster: Von zwei Schadenswürfeln zählt der größere.
dq-danger-skeleton = Hinter der dritten Reihe: Jeder Treffer kostet einen LP mehr als der vorige.
dq-about-spider = Hinter der ersten Reihe. Nach der Kammer kostet ihr Gift jeden Zug eine Münze oder LP.
dq-about-demon = Hinter der zweiten Reihe. Er kommt jeden Zug zwei Schritte näher und tötet; nur die Kammer ist sicher.
dq-about-dragon = Er wacht auf, wenn genug Drachenwürfel beiseite liegen, und trifft alle in der Kammer.
dq-about-chamber = Ein Feld in der Mitte: um Münzen und Schätze würfeln, bleiben für mehr, oder rechtzeitig gehen.
dq-about-sun = In jedem deiner Züge wird eine gestrichen; nach der letzten ist es Nacht.
dq-about-lp = Lebenspunkte. Ohne sie bist du tot.
dq-about-ep = Entdeckungspunkte: Eine Reihe kauft einen Gegenstand; einer zu viel weckt, was dahinter lauert.
dq-about-traps = Wie oft du in welcher Falle warst; das dritte Mal tötet.
dq-about-aside = Drachenwürfel, die beiseite liegen; bei sieben wacht der Drache auf.
dq-about-steps = Wie viele Felder du noch gehen darfst.
dq-about-gold = Was zählt, wenn du es hinausträgst.
dq-face-skull = Bleibt liegen. Drei davon: Gefahr, und keine Schritte.
dq-face-two-skulls = Zählt als zwei Schädel.
dq-face-room = Ein Schritt.
dq-face-corridor = Ein Schritt.
dq-face-discovery = Ein EP in die offene Reihe.
dq-face-blank = Nichts.

## Schutt und Asche

sa-difficulty = Schwierigkeit: { $difficulty }
sa-hits = { $hits } von 7 Treffern
sa-tiles = Plättchen im Stapel
sa-knight = Ritter
sa-sword = Schwert
sa-shield = Schild
sa-attack = Angriff
sa-ashes = Asche
sa-provinces = Provinzen
sa-power = Macht
sa-unknown = dir nicht bekannt
sa-gold = Goldkarten
sa-followers = Gefolge
sa-heads = Kopf des Drachen
sa-wound = getroffen
sa-arrow = wohin der Drache weiterfliegt
sa-demand = was ein Drachenkärtchen verlangen kann
sa-treasure = Staatsschatz
sa-slot = Es verlangt { $values } Gold; sonst fliegt der Drache bei { $province } ein.
sa-dragon-tile = Drachenkärtchen { $path }
sa-about-power = Legt im Kampf zwei Drachen beiseite; am Ende gewinnt die meiste.
sa-about-knight = Verteidigt seine Provinz; wer kämpft, rettet sie, auch wenn er fällt.
sa-about-sword = Mit ihm gewinnen drei Schwerter einen Kampf.
sa-about-shield = Mit ihm können drei Schilde einen Kampf unentschieden beenden.
sa-about-attack = Greift die Provinz an, in der es gekauft wird.
sa-about-treasure = Wird ausgegeben wie Macht; gerettet hebt er die gemeinsame Wertung.
sa-card = { $opened } offen, { $left } im Stapel
sa-battle-card = Kampfkarte
sa-gone = Aus dem Spiel: { $names }.
sa-discard = Offen abgelegt: { $cards }
sa-regent = Regent
sa-office = Amt
sa-about-regent = Handelt in jeder Phase zuerst, legt die Drachenkärtchen aus und entscheidet bei Gleichstand.
sa-dragon = Der Drache
sa-foe = der Feind aller
sa-about-dragon = { $hits }; beim siebten ist er besiegt.
sa-has = { $provinces } Provinzen, { $power } Macht, { $gold } Goldkarten.
sa-holds =
    { $followers ->
        [one] 1 verdeckter Gefolgsmann.
       *[other] { $followers } verdeckte Gefolgsleute.
    }
sa-burnt = Asche
sa-province = Provinz
sa-owner = gehört: { $seat }
sa-height =
    { $tiles ->
        [one] 1 Plättchen im Stapel
       *[other] { $tiles } Plättchen im Stapel
    }
sa-marked = von einem Angriff bedroht
sa-next = der Drache fliegt weiter nach { $province }

## Simurgh

si-status = Aufgaben { $objectives }/{ $enough }, Chronik { $chronicle }/{ $full }
si-tiles =
    { $count ->
        [one] 1 Tafel
       *[other] { $count } Tafeln
    }
si-home = daheim
si-spearman = Speerkämpfer
si-rider = Drachenreiter
si-one = Platz für einen
si-any = Platz für beliebig viele
si-riders = nur Reiter
si-pay = A zahlen, B bekommen
si-or = oder
si-marker = Fähigkeit mit Marker, ohne
si-once = einmalig, verbraucht
si-full = Vasallen dort; bei so vielen geht die Tafel
si-level = Stufe einer Erkundung
si-reserve = anzuwerben
si-kind-s1 = einer
si-kind-sm = beliebig viele
si-kind-d1 = ein Reiter
si-kind-dm = Reiter
si-city = Stadt, { $who }
si-gives = Wer hier eine Tafel legt, bekommt { $effect }.
si-good = Güter: Felder geben sie, tauschen sie und verlangen sie.
si-goods = Güter
si-vassal = Vasall
si-about-spearman = Nutzt alle Felder ohne das Zeichen eines Reiters.
si-about-rider = Nutzt jedes Feld; Erkundungen sind nur für Reiter.
si-stacks = Stapel
si-chronicle = Chronik
si-book = { $tiles } Tafeln; bei { $full } kommt das Ende.
si-steps = jeder Schritt { $price }; dann { $steps }
si-dragon = Drache, { $colour }
si-objective = Aufgabe
si-pays = Bringt dem Ersten { $first }, dem Zweiten { $second }, dem Dritten { $third }.
si-counted = { $seat } hat { $count }: jetzt { $points } wert.

# lindwurm variant
variant-examples = Mitgelieferte Beispiele; ihr Name gilt überall, wo die Datei einer Variante stehen kann (--variant NAME):
variant-added = { $key }: neu, wie { $like }, wo nichts anderes gesagt ist
variant-change = { $key }: { $value } statt { $printed }
variant-texts = einige Texte lauten anders
variant-code = eigener Code: { $module }, aus { $file }
variant-edition = eine Ausgabe: So ist es nach jemandes Schachtel gedruckt
variant-digest = Fingerabdruck { $digest }
variant-stale = die gedruckte Zahl steht noch in: { $texts }

# lindwurm edition
edition-head = { $game }: { $count } von { $all } Werten sind hier entworfen, weil niemand weiß, was gedruckt ist.
edition-how =
    Du besitzt das Spiel? Wo es dort anders steht, nimm das # weg und setz es richtig ein. Dann ist es spielbar:
    { $command }
    Nur Tatsachen, keine gedruckten Sätze. Schick die Datei dem Projekt, und alle spielen danach.
edition-rest = Auch hier entworfen, aber in Brett und Regeln gebaut, sodass kein Wert es anders sagen kann:
    { $rest }
    Ist das bei dir anders, sag es dem Projekt in einem eigenen Satz.
edition-name = { $game }, wie gedruckt

## Eine Installation pflegen

alone = Lindwurm: ein Tisch für fünf Drachenspiele, in deinem Browser. (lindwurm play SPIEL bleibt im Terminal; lindwurm --help sagt, was es sonst gibt.)
no-compiler = Numba ist nicht installiert: Alles geht, aber Simulationen laufen in reinem Python, einige hundert Mal langsamer. `pip install 'lindwurm[fast]'` macht sie schnell.
serving = Lindwurm läuft unter { $address } (Strg-C beendet es)
alone-there = Lindwurm läuft schon, unter { $address }
alone-taken = Auf Port { $port } lauscht etwas anderes; es wird ein anderer genommen.
warm-nothing = Ohne Numba gibt es nichts zu übersetzen: pip install 'lindwurm[fast]'
warm-already = { $game } ist vorbereitet.
warm-step = { $game }: Schritt { $done } von { $steps }
warm-done = { $game } ist jetzt vorbereitet.
warm-failed = { $game } ließ sich nicht vorbereiten; der Grund steht oben.
doctor-itself = Lindwurm { $version } mit Python { $python }, { $system }, { $cores } Kerne
doctor-place = installiert in { $folder }
doctor-client = der Tisch für den Browser ist da
doctor-no-client = der Tisch für den Browser fehlt: installiere ein gebautes Paket, oder rufe in den Quellen make web auf
doctor-no-packages = nötige Pakete fehlen: { $packages }; pip install --force-reinstall lindwurm bringt sie zurück
doctor-no-cluster = die Einstellungen nennen ein PostgreSQL oder ein Redis, wofür Pakete fehlen ({ $packages }): pip install 'lindwurm[cluster]'
doctor-games = { $count } Spiele: { $games }
doctor-broken-game = das Spiel { $game } eines anderen Pakets lässt sich nicht spielen: { $why }
doctor-numba = Numba { $version } übersetzt die Regeln: Suchen und Zählen sind schnell
doctor-no-numba = kein Numba: Alles geht, aber Suchen und Zählen sind einige hundert Mal langsamer; pip install 'lindwurm[fast]'
doctor-bad-numba = Numba ist installiert und lässt sich nicht laden ({ $why }): installiere es neu, oder deinstalliere es, dann geht es ohne
doctor-extras = Extras hier: { $there }; nicht hier: { $missing }
doctor-cache = übersetzter Code liegt in { $folder } ({ $megabytes } MB)
doctor-no-cache = übersetzter Code kann nicht in { $folder } liegen ({ $at } { $why ->
    [folder] ist kein Ordner
   *[locked] lässt nichts schreiben
 }) und wird jedes Mal neu gemacht; LINDWURM_CACHE nennt einen anderen Ordner
doctor-cold =
    { $count ->
        [one] { $games } ist
       *[other] { $games } sind
    } noch nicht übersetzt; Bots, die vorausdenken, spielen zuerst nach Faustregel: lindwurm warm macht es jetzt
doctor-warm = alle Spiele sind im Voraus übersetzt
doctor-bad-setting = eine Einstellung ergibt keinen Sinn: { $why }
doctor-data = Daten liegen in { $folder }
doctor-no-data = in { $folder } können keine Daten liegen ({ $at } { $why ->
    [folder] ist kein Ordner
   *[locked] lässt nichts schreiben
 }); XDG_DATA_HOME oder LINDWURM_DATABASE nennen einen anderen Ort
doctor-database = die Datenbank { $file } ist heil ({ $megabytes } MB)
doctor-no-database = die Datenbank { $file } entsteht mit dem ersten Tisch
doctor-bad-database =
    { $kind ->
        [damaged] die Datenbank { $file } ist beschädigt ({ $detail }): lindwurm restore bringt eine Sicherung zurück
        [newer] die Datenbank { $file } hat ein neueres Lindwurm geschrieben (Form { $detail }, dieses kennt sie bis { $known }): pip install --upgrade lindwurm
        [foreign] die Datenbank { $file } ist keine von Lindwurm
       *[other] die Datenbank { $file } ist nicht zu gebrauchen ({ $detail })
    }; LINDWURM_DATABASE nennt eine andere
doctor-old-database = die Datenbank { $file } ist heil und von einem älteren Lindwurm: Der nächste Start bringt sie von Form { $form } auf { $known } (lindwurm backup DATEI hebt sie auf, wie sie jetzt ist)
doctor-database-elsewhere = die Datenbank ist ein { $kind }; sie passt auf sich selbst auf
doctor-no-room = nur { $megabytes } MB sind frei, wo die Daten liegen
doctor-port-free = Port { $port } ist frei
doctor-port-ours = unter { $address } läuft ein Lindwurm
doctor-port-taken = auf Port { $port } lauscht etwas anderes: lindwurm allein nimmt einen anderen, lindwurm serve --port N den, den du nennst
doctor-signs = das Terminal zeigt alle Zeichen ({ $encoding })
doctor-no-signs = das Terminal kann nicht alle Zeichen zeigen ({ $encoding }): PYTHONUTF8=1 oder ein anderes Terminal hilft
doctor-fainted = beim Ansehen von { $what } ging etwas schief: { $why }
doctor-good = Alles in Ordnung.
doctor-note = Alles in Ordnung.
doctor-slow = Es geht; was mit { $sign } markiert ist, könnte besser sein.
doctor-broken = Was mit { $sign } markiert ist, ist kaputt.

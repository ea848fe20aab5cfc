# Schutt und Asche auf Deutsch. Kennungen und Variablen wie in text.en.ftl.

game-name = Schutt und Asche
game-tagline = Bezahl den Drachen, wirb Ritter an, triff ihn siebenmal, bevor das Reich Asche ist.
game-advice = Unsicher, wie ihr anfangen sollt? Spielt zuerst kooperativ.

## Das Ziel

goal-title = Rettet das Reich, und bleib in Erinnerung
goal-win = Trefft den Drachen gemeinsam { $hits }-mal. Dann gewinnt die meiste Macht: Sie zählt doppelt, wenn du ihn getroffen hast, dreifach für den letzten Treffer.
goal-end = Das Spiel endet mit Treffer Nummer { $hits }, oder wenn keine Provinz oder kein Ritter mehr da ist: Dann haben alle verloren.

## Was man tun kann

action-claim = { $province } beanspruchen
action-look = Den Stapel von { $province } ansehen
action-pick = Als Nächstes von oben: { $piece }
action-shuffle = Den Stapel von { $province } ungesehen mischen
action-ready = Die Stapel bleiben, wie sie sind
action-post = Einen Startritter nach { $province } stellen
action-pass = Nichts ausspielen
action-farmer =
    { $cards ->
        [one] Bauer: { $cards } Goldkarte mit { $seat } tauschen
       *[other] Bauer: { $cards } Goldkarten mit { $seat } tauschen
    }
action-give = { $gold } hergeben
action-scout = Kundschafter: die verdeckten Drachenkärtchen ansehen
action-agitator = Aufrührer: ein Gefolge tauschen
action-part = Hergeben: { $follower }
action-exchange = { open-follower } nehmen
action-swap = Ein zufälliges Gefolge von { $seat } nehmen
action-call = Das Drachenkärtchen im { $path } aufrufen
action-lay = { $gold } legen
action-withdraw = { $gold } zurücknehmen
action-confirm = Das Opfer so liegen lassen
action-recruit = { open-follower } nehmen
action-recruit-deck = Vom Stapel ziehen
action-friar = Klosterbruder: ebenso viel Gefolge nehmen
action-decoy = Lockvogel: den Drachen nach { $province } locken
action-hermit = Einsiedler: den Ritter aus { $province } führen
action-move = Ihn nach { $province } führen
action-vassal = Vasall: diesen Kampf absagen
action-black-knight = Schwarzer Ritter: er kämpft ohne { $gear }
action-reveal = Die nächste Kampfkarte aufdecken
action-spend-power = Macht ausgeben: zwei Drachen weg
action-spend-treasure = Einen Staatsschatz ausgeben: zwei Drachen weg
action-hero = Held: diese Karte zählt nicht
action-accept = Abbrechen: unentschieden
action-fight-on = Weiterkämpfen
action-save = { $province } retten
action-buy = Das oberste Plättchen von { $province } kaufen (2 Gold)
action-sort = Den Stapel von { $province } sortieren (1 Gold)
action-moneylender = Geldverleiher: Gold mit der Ablage tauschen
action-borrow = { $gold } leihen
action-repay = { $gold } zurückgeben
action-done = Das genügt
action-free-buy = Handelsreisender: das oberste Plättchen von { $province }, umsonst
action-free-sort = Handelsreisender: den Stapel von { $province } sortieren, umsonst
action-merchant = Kaufmann: den Stapel von { $province } anbieten
action-trade = Gegen den Stapel von { $province } tauschen
action-traitor = Verräter: { $goods } aus { $province } nehmen
action-end = Einkauf beenden ({ $left } Gold übrig)
action-keep = Das Plättchen behalten
action-void = Abt: Plättchen weg, Geld zurück
action-place = In { $province } aufstellen
action-sage = Weiser: Regent werden
action-discard = { open-follower } abwerfen
action-layout = Rote Kärtchen { $red }
action-crown = { $seat } zum Sieger erklären

## Was geschieht

event-regent = { $seat } regiert.
event-claimed = { $seat } beansprucht { $province }.
event-looked = { $seat } sieht in den Stapel von { $province }.
event-shuffled = { $seat } mischt den Stapel von { $province }.
event-prepared = { $seat } ist bereit.
event-posted = { $seat } stellt einen Startritter nach { $province }.
event-started = { $seat } beginnt mit { $count } Macht.
event-round = Runde { $round } beginnt.
event-final-round = Runde { $round }: kein Gold, kein Markt, nur der Drache.
event-dealt = { $seat } bekommt { $count } Goldkarten.
event-dealt-gold =
    { $count ->
        [one] { $seat } hält { $count } Goldkarte im Wert von { $value }.
       *[other] { $seat } hält { $count } Goldkarten im Wert von { $value }.
    }
event-played = { $seat } spielt aus: { $follower }.
event-farmed =
    { $count ->
        [one] { $seat } tauscht { $count } Goldkarte mit { $other }.
       *[other] { $seat } tauscht { $count } Goldkarten mit { $other }.
    }
event-farmed-gold = { $seat } bekommt { $gold } von { $other }.
event-scouted = Im { $path } wartet eine { $value }.
event-exchanged = { $seat } legt { $follower } in die Auslage und nimmt { $taken }.
event-swapped = { $seat } tauscht ein Gefolge mit { $other }.
event-swapped-cards = Du gabst { $other } { $follower } und bekamst { $taken }.
event-turn = { $seat } ruft den Drachen.
event-called = { $seat } ruft das Kärtchen im { $path } auf.
event-offered =
    { $count ->
        [one] { $seat } hat { $count } Karte liegen.
       *[other] { $seat } hat { $count } Karten liegen.
    }
event-unveiled = Der Drache im { $path } verlangt { $value } und bekommt { $total }.
event-gave = { $seat } gab { $count } Gold.
event-paid-off = Der Drache nimmt das Gold und verschont den { $path }.
event-rewarded = { $seat } gab am meisten und darf { $count } Gefolge nehmen.
event-recruited = { $seat } nimmt { $follower }.
event-recruited-hidden = { $seat } zieht ein Gefolge vom Stapel.
event-recruited-card = { $seat } zog: { $follower }.
event-no-followers = Es ist niemand mehr da, der folgen könnte.
event-refilled = Neu in der Auslage: { $follower } als { $slot }.
event-attacks =
    { $count ->
        [one] { $count } Gold fehlen: Der Drache fliegt aus dem { $path } zu { $count } Angriff los!
       *[other] { $count } Gold fehlen: Der Drache fliegt aus dem { $path } zu { $count } Angriffen los!
    }
event-marked = Marke { $number } fällt auf { $province }.
event-decoyed = { $seat } lockt den Drachen nach { $province }.
event-lapsed =
    { $count ->
        [one] { $count } Angriff findet nichts mehr zum Brennen.
       *[other] { $count } Angriffe finden nichts mehr zum Brennen.
    }
event-hermited = { $seat } führt den Ritter aus { $province } nach { $target }.
event-called-off = { $seat } sagt den Kampf in { $province } ab.
event-banned = { $seat } lässt den Ritter ohne { $gear } kämpfen.
event-fight = Der Ritter von { $seat } stellt sich in { $province } dem Drachen.
event-card = Aufgedeckt: { $card }.
event-struck = { $seat } streicht die Karte: { $card }.
event-spent = { $seat } gibt { $tile } aus; zwei Drachen verschwinden.
event-offered-draw = Drei Schilde: { $seat } darf abbrechen.
event-won = Der Ritter von { $seat } siegt in { $province }!
event-drew = Der Ritter von { $seat } bricht in { $province } ab, unversehrt.
event-lost = Der Ritter von { $seat } fällt; { $province } ist gerettet.
event-hit = { $seat } verwundet den Drachen! Treffer: { $hits } von 7.
event-successful = { $seat } kämpft nun erfolgreich gegen den Drachen: Macht zählt doppelt.
event-victorious = { $seat } führt den letzten Streich: Macht zählt dreifach.
event-lifted = { $seat } rettet { $province }.
event-burnt = { $province } brennt.
event-buys = { $seat } kauft ein.
event-bought = { $seat } deckt in { $province } auf: { $tile }.
event-sorted = { $seat } sortiert den Stapel von { $province }.
event-borrowed = { $seat } leiht { $gold }.
event-repaid = { $seat } gibt { $gold } zurück.
event-traded = { $seat } tauscht die Stapel von { $province } und { $target }.
event-took = { $seat } nimmt { $goods } aus { $province }.
event-voided = { $seat } schickt { $tile } fort und nimmt das Geld zurück.
event-gained = { $seat } gewinnt { $tile }.
event-placed = { $seat } stellt { $tile } in { $province } auf.
event-no-room = Kein Platz für { $tile }: fort damit.
event-ambush = Der Drache bricht in { $province } hervor!
event-left-over = { $seat } lässt { $count } Gold verfallen.
event-new-regent = { $seat } regiert nun.
event-grew = Der Drache wächst: Statt { $value } kommt { $other_value }.
event-discarded = { $seat } schickt { $follower } nach Hause.
event-laid-out = { $seat } legt die Drachenkärtchen aus.
event-saved-realm = Der siebte Treffer, in Runde { $round }: Der Drache fällt!
event-recovered = { $seat } birgt { $tile } in { $province }.
event-scored = { $seat } kommt auf { $score }.
event-tied = Gleichstand an der Spitze: Regent { $seat } entscheidet.
event-winner = { $seat } wird gekrönt.
event-team-score = Das Reich ist { $score } Punkte wert.
event-ashes = Schutt und Asche. Der Drache siegt, mit { $hits } von 7 Treffern.

## Warum nicht

why-26 = Provinzen werden nur vor der ersten Runde beansprucht.
why-26-1 = Diese Provinz ist vergeben.
why-29 = Stapel siehst du nur bei der Vorbereitung an, einen nach dem anderen.
why-29-1 = Das ist nicht dein Stapel.
why-29-2 = Du hast schon alles gesehen, was du darfst.
why-30 = Erst ansehen, dann mischen: Du hast schon gemischt.
why-30-1 = Gemischt wird nur bei der Vorbereitung.
why-30-2 = Dieser Stapel ist schon gemischt.
why-31 = Einen angesehenen Stapel mischst du nicht mehr.
why-33 = Jetzt gibt es nichts vorzubereiten.
why-35 = Startritter stellst du vor der ersten Runde auf.
why-35-1 = Startritter stehen im eigenen Land.
why-61 = Gerade fragt niemand nach Gefolge.
why-70 = Von jeder Art passt nur eins hinein, und das steht schon da.
why-84 = Nur wer aufruft, setzt den Drachenstein.
why-86 = Dieses Kärtchen liegt schon offen.
why-88 = So eine Goldkarte hast du nicht.
why-91 = So eine Karte von dir liegt dort nicht.
why-92 = Gerade wird nichts geopfert.
why-100 = Dir steht gerade kein Gefolge zu.
why-100-1 = Dieser Platz der Auslage ist leer.
why-119 = Nur ein überlebender Ritter nimmt eine Marke weg.
why-119-1 = Dort liegt keine Marke.
why-131 = Jetzt ist keine Kampfkarte dran.
why-137 = Unentschieden gibt es nur, wenn ein dritter oder weiterer Schild aufgedeckt wird.
why-140 = Macht gibst du zwischen zwei Kampfkarten deines Kampfes aus.
why-142 = Dafür müssen zwei Drachen offen liegen.
why-146 = Du hast keine Macht.
why-147 = Du hast keinen Staatsschatz.
why-159 = Gerade kaufst du nicht ein.
why-161 = Ein Plättchen kostet 2 Gold.
why-162 = Du ordnest gerade keinen Stapel.
why-162-1 = So ein Plättchen ist in diesem Stapel nicht übrig.
why-162-2 = Sortieren kostet 1 Gold.
why-163 = Nur deine unversehrten Provinzen verkaufen dir etwas.
why-166 = Kein gekauftes Plättchen wartet.
why-169 = Es gibt nichts aufzustellen.
why-169-1 = Stell es im eigenen Land auf.
why-178 = Ohne Provinzen gibt es nichts zu bezahlen.
why-179 = Dieser Stapel ist leer.
why-186 = Die Auslage wird jetzt nicht erneuert.
why-189 = Die Kärtchen werden am Ende einer Runde ausgelegt.
why-189-1 = So viele rote Kärtchen sind es nicht.
why-202 = Dieses Gefolge hat einen anderen Augenblick.
why-202-1 = Dieses Gefolge hast du nicht.
why-204 = Es hätte keine Wirkung.
why-209 = Der Abt spricht gleich nach einem Kauf.
why-216 = Der Aufrührer braucht einen ruhigen Augenblick.
why-216-1 = Dein Aufrührer hat in dieser Runde schon geredet.
why-217 = Kein Aufrührer ist am Werk.
why-217-1 = Dieses Gefolge kannst du nicht hergeben.
why-217-2 = Dieser Platz der Auslage ist leer.
why-217-3 = Zum Tauschen gehört ein anderer Spieler.
why-218 = Der Aufrührer kann sich nicht selbst hergeben.
why-220 = Dort liegt kein verdecktes Gefolge.
why-222 = Kein Bauer fragt nach Gold.
why-223 = Der Bauer besucht einen anderen Spieler.
why-223-1 = So viele Karten sind nicht auf beiden Seiten.
why-226 = Kein Einsiedler ist unterwegs.
why-227 = Dort steht kein Ritter.
why-227-1 = Der Ritter braucht eine bedrohte Provinz seines Herrn ohne Ritter.
why-228 = Die Provinz muss dem Herrn des Ritters gehören.
why-235 = Der Geldverleiher kommt vor deiner ersten Zahlung.
why-236 = So eine Karte liegt nicht in der Ablage.
why-236-1 = Nimm mindestens eine Karte.
why-238 = Der Geldverleiher braucht eine Hand und eine Ablage.
why-240 = Der Handelsreisende sortiert zwei verschiedene Stapel von dir.
why-246 = Kein Kaufmann ist am Werk.
why-247 = Ein Stapel wird gegen einen anderen getauscht.
why-248 = Beide Stapel müssen ein Plättchen haben.
why-255 = Kundschafter gehen zu Beginn eines Drachenzugs oder bei deinem Opfer.
why-259 = Locken lässt sich der Drache nur in unversehrtes Land ohne Marke.
why-266 = Das trägt der Ritter nicht.
why-275 = Der Verräter arbeitet bei deinem Einkauf.
why-276 = So etwas gibt es dort nicht.
why-277 = Von dort genommen, muss es woandershin.
why-279 = Keine deiner Provinzen hat Platz dafür.
why-308 = Es gibt keinen Gleichstand zu entscheiden.
why-308-1 = Dieser Spieler gehört nicht zum Gleichstand.
why-333 = Der Stapel ist leer.
why-379 = Der Aufrührer braucht ein anderes Gefolge zum Hergeben.
why-380 = Diese Hand ist leer.
why-386 = Dieser Ritter muss erst noch einmal kämpfen.
why-387 = Dieser Ritter ist in Sicherheit und an diesem Angriff nicht mehr beteiligt.
why-388 = Erst zurücknehmen, dann legen.

## Optionen

option-mode = Modus
option-mode-semi = semikooperativ: einer gewinnt, oder alle verlieren
option-mode-coop = kooperativ: eine Mannschaft
option-start-knights = Startritter je Spieler
option-start-power = Startmacht je Spieler
option-first-regent = Erster Regent
option-first-regent-random = ausgelost
option-offer-passes = Höchstens so viele Opferrunden je Kärtchen
option-open-hands = Offene Hände in der Mannschaft
option-open-hands-on = an
option-open-hands-off = aus
option-memory-aid = Zeigen, was du in Stapeln gesehen hast
option-memory-aid-on = an
option-memory-aid-off = aus
option-clock = Sekunden je Entscheidung (0: keine)

## Phasen

phase-over = Das Ende
phase-draft = Beanspruche eine Provinz
phase-stacks = Bereite deine Stapel vor
phase-post = Stell einen Startritter auf
phase-income = Ertrag: Gefolge?
phase-farmer = Bauer: Was gibst du her?
phase-quiet = Vor dem Aufruf: Gefolge?
phase-call = Ruf ein Drachenkärtchen auf
phase-offer = Das Drachenopfer
phase-reward = Nimm ein Gefolge
phase-friar = Nach der Belohnung: Klosterbruder?
phase-decoy = Der Drache fliegt: Lockvogel?
phase-hermit = Vor dem Kampf: Einsiedler?
phase-hermit-to = Wohin geht der Ritter?
phase-prefight = Vor der ersten Karte: Vasall, Schwarzer Ritter?
phase-fight = Der Kampf
phase-hero = Eine Karte liegt offen: Held?
phase-draw = Abbrechen oder weiterkämpfen?
phase-remove = Nimm eine Marke weg
phase-buy = Dein Einkauf
phase-keep = Plättchen behalten?
phase-place = Wo soll es stehen?
phase-sort = Ordne den Stapel
phase-free-sort = Der Handelsreisende sortiert noch einen Stapel
phase-merchant = Gegen welchen Stapel?
phase-borrow = Was leihst du?
phase-repay = Was gibst du zurück?
phase-give = Welches Gefolge gibst du her?
phase-take = Welches Gefolge nimmst du?
phase-sage = Die Kärtchen sind gemischt: ein Weiser?
phase-refresh = Erneuere die Auslage
phase-layout = Leg die Drachenkärtchen aus
phase-tie = Wer hat gewonnen?

## Namen

tile-none = nichts
tile-power = Macht
tile-knight = einen Ritter
tile-sword = ein Schwert
tile-shield = einen Schild
tile-attack = einen Drachenangriff
tile-treasure = einen Staatsschatz
card-knight = Ritter
card-dragon = Drache
card-sword = Schwert
card-shield = Schild
gear-sword = Schwert
gear-shield = Schild
gear-both = Schwert und Schild
gold-x = ein X
gold-1 = eine 1
gold-2 = eine 2
gold-3 = eine 3
path-n = Norden
path-e = Osten
path-s = Süden
path-w = Westen
slot-1 = das linke offene Gefolge
slot-2 = das mittlere offene Gefolge
slot-3 = das rechte offene Gefolge
layout-n = in den Norden
layout-e = in den Osten
layout-s = in den Süden
layout-w = in den Westen
layout-ne = in Norden und Osten
layout-ns = in Norden und Süden
layout-nw = in Norden und Westen
layout-es = in Osten und Süden
layout-ew = in Osten und Westen
layout-sw = in Süden und Westen
layout-nes = überall außer im Westen
layout-new = überall außer im Süden
layout-nsw = überall außer im Osten
layout-esw = überall außer im Norden
follower-abbot = Abt
follower-agitator = Aufrührer
follower-farmer = Bauer
follower-hermit = Einsiedler
follower-moneylender = Geldverleiher
follower-salesman = Handelsreisender
follower-hero = Held
follower-merchant = Kaufmann
follower-friar = Klosterbruder
follower-scout = Kundschafter
follower-decoy = Lockvogel
follower-black-knight = Schwarzer Ritter
follower-vassal = Vasall
follower-traitor = Verräter
follower-sage = Weiser
follower-abbot-effect = Schickt ein gekauftes Plättchen fort, Geld zurück, bis du eins behältst.
follower-agitator-effect = Tauscht ein anderes Gefolge von dir, einmal pro Runde. Er bleibt.
follower-farmer-effect = Tauscht ein bis drei Goldkarten: deine gewählt, die andern gezogen.
follower-hermit-effect = Führt einen Ritter in eine angegriffene Provinz seines Herrn.
follower-moneylender-effect = Tauscht bis zu zwei Goldkarten mit der Ablage, bevor du zahlst.
follower-salesman-effect = Ein Plättchen umsonst oder zwei Stapel umsonst sortiert.
follower-hero-effect = Streicht die eben aufgedeckte Kampfkarte.
follower-merchant-effect = Tauscht einen deiner Stapel gegen einen anderen.
follower-friar-effect = Bringt auch dir die Belohnung, wenn du mindestens 1 Gold gabst.
follower-scout-effect = Sieht alle verdeckten Drachenkärtchen an.
follower-decoy-effect = Legt die nächste Angriffsmarke, wohin du willst.
follower-black-knight-effect = Ein Ritter muss ohne Schwert, Schild oder beides kämpfen.
follower-vassal-effect = Sagt einen Kampf vor Beginn ab; die Marke verschwindet.
follower-traitor-effect = Holt einen Ritter, ein Schwert oder einen Schild in dein Land.
follower-sage-effect = Macht dich sofort zum Regenten.
banner-green = Ertragsphase
banner-red = Drachenphase
banner-brown = Kampf
banner-yellow = Kaufphase
banner-violet = Ereignisphase
banner-grey = jeder ruhige Augenblick
preset-legend = Legende
preset-hard = Schwer
preset-normal = Normal
preset-easy = Leicht
preset-own = Hausmischung
band-ruins = rauchende Trümmer
band-hair = um Haaresbreite gerettet
band-defended = gut verteidigt
band-shield = Schild des Reiches
band-legend = Legende
table-tile-chances = Ein unbekanntes Plättchen: Macht { $power }, Schwert { $sword }, Schild { $shield }, Drachenangriff { $attack }, Ritter { $knight }
table-chance-win = siegt mit { $chance }
result-ashes = Der Drache siegt. Alles liegt in Schutt und Asche, nach { $hits } von 7 Treffern.
result-winner = { $seat } trägt die Krone mit { $score } Punkten.
result-place = { $place }. { $seat }, { $score } Punkte
result-team = Zusammen kommt ihr auf { $score } Punkte: { $band }.
table-round = Runde { $round }
table-final = Finale, Runde { $round }
table-regent = Regent: { $seat }
table-display = Offenes Gefolge
table-deck = Stapel: { $count }
table-gold = Gold { $sum }
table-laid = gelegt { $count }
table-followers = Gefolge
table-team = Mannschaft { $score } (Faktor { $factor })
table-fight = Kampf in { $province }
table-odds = { $choice }: Sieg { $win }, unentschieden { $draw }, Niederlage { $loss }
table-tile-odds = { $path }: { $gold } Gold reichen mit { $chance }, im Mittel { NUMBER($attacks, minimumFractionDigits: 1) } Angriffe
table-known = Bekannte Stapel (von oben)
table-status-successful = erfolgreich (×2)
table-status-victorious = siegreich (×3)
table-legend = ▤ Plättchen ♞ Ritter † Schwert ◈ Schild ▲ Angriff ✦ Macht ◆ Schatz
table-ashes = Asche
open-follower =
    { $kind ->
        [abbot] { follower-abbot }
        [agitator] { follower-agitator }
        [farmer] { follower-farmer }
        [hermit] { follower-hermit }
        [moneylender] { follower-moneylender }
        [salesman] { follower-salesman }
        [hero] { follower-hero }
        [merchant] { follower-merchant }
        [friar] { follower-friar }
        [scout] { follower-scout }
        [decoy] { follower-decoy }
        [black_knight] { follower-black-knight }
        [vassal] { follower-vassal }
        [traitor] { follower-traitor }
        [sage] { follower-sage }
       *[none] { $slot }
    }

## Was der Zufall entscheidet, wie ein Beweis oder ein Tisch mit echten Karten es nennt

draw-first-regent = wer als Erster regiert
draw-follower = ein Gefolge vom Stapel
draw-dragon-tile = ein Drachenkärtchen für seinen Weg
draw-city-tile = ein Plättchen für den Stapel einer Provinz
draw-stack-order = die neue Reihenfolge eines gemischten Stapels
draw-gold = eine Goldkarte vom Stapel
draw-farmed-gold = eine Goldkarte, die der Bauer zieht
draw-swapped-follower = das Gefolge, das der Aufrührer zieht
draw-battle-card = eine Kampfkarte

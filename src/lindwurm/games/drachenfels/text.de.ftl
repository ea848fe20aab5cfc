# Drachenfels auf Deutsch. Kennungen und Variablen wie in text.en.ftl.

game-name = Drachenfels
game-tagline = Hol dir die Rüstung, hüte dich vor den Drachen und finde die Prinzessin in deiner Farbe.

## Das Ziel

goal-title = Finde deine Prinzessin
goal-win = Hol deine Rüstung aus der Königsburg und finde dann als Erster die Prinzessin mit Schuhen in deiner Farbe.
goal-end = Das Spiel endet, sobald jemand die Richtige gefunden hat.

## Was man tun kann

action-pick = Reite für { $colour }
action-renew =
    { $reshuffle ->
        [0] Misch deine Hand in den Stapel und zieh neu ({ $pool } Karten in der Mischung)
       *[other] Misch Hand, Stapel und alle { $discards } abgelegten Karten und zieh neu ({ $pool } Karten ohne diese)
    }
action-rob =
    Beraube { $seat } um eine Karte ({ $cards ->
        [one] 1 auf der Hand
       *[other] { $cards } auf der Hand
    })
action-claim =
    { $top ->
        [p1] Nutze die 1 vom Ablagestapel
        [p2] Nutze die 2 vom Ablagestapel
        [p3] Nutze die 3 vom Ablagestapel
        [p4] Nutze die 4 vom Ablagestapel
        [p5] Nutze die 5 vom Ablagestapel
        [mR] Nutze den Regenbogen vom Ablagestapel
        [mB] Nutze die Brücke vom Ablagestapel
        [mD] Nutze den Drachen vom Ablagestapel
        [mT] Nutze den Teletransfer vom Ablagestapel
       *[mW] Nutze die große Wolke vom Ablagestapel
    }
action-play = Ausspielen: { $card }
action-discard = Ablegen: { $card }; damit kommst du nirgendwohin
action-stop = Lass es dabei
action-place-rainbow = Spann einen Regenbogen: { $rainbow }
action-remove-rainbow = Nimm den Regenbogen weg: { $rainbow }
action-move-rainbow = Versetz den Regenbogen: { $rainbow }, jetzt { $to }
action-place-bridge = Leg eine Brücke: { $site }
action-remove-bridge = Nimm die Brücke weg: { $site }
action-move-bridge = Versetz die Brücke: { $site }, jetzt { $new_site }
action-move-dragon = Schick den Drachen fort: { $place }, jetzt { $new_place }
action-swap = Tausch den Platz mit { $seat }
action-cloud = Blas { $seat } davon: { $start }
action-single = Einfach: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
action-double = Doppelt: { $steps } Schritte
action-go =
    { $duel ->
        [0] Zieh: { $field }
       *[other] Zieh und kämpfe: { $field }
    }
action-leave-by =
    Hinaus über: { $way }
action-enter-by =
    Hinein über: { $way }
action-fly = Flieg: { $flight }
action-walk = Bleib am Boden
action-shift = Schwenk den Regenbogen: { $rainbow }
action-keep = Lass den Regenbogen stehen
action-send =
    { $own ->
        [0] Schick den Besiegten fort: { $start }
       *[other] Schick den Besiegten heim: { $start }
    }
action-loot = Zieh eine Karte vom Besiegten

## Was geschieht

event-picked = { $seat } reitet für { $colour }.
event-dealt = { $seat } bekommt { $count } Karten.
event-dealt-card = { $seat } bekommt: { $card }.
event-turn = Zug { $turn }: { $seat } ist dran.
event-renewed = { $seat } mischt und hält jetzt { $count } frische Karten. { $left ->
        [0] Der Stapel ist leer.
        [one] 1 Karte bleibt im Stapel.
       *[other] { $left } Karten bleiben im Stapel.
    }
event-reshuffled = { $count ->
        [0] { $seat } findet nichts Abgelegtes zum Einmischen.
        [one] { $seat } mischt die eine abgelegte Karte ein.
       *[other] { $seat } mischt alle { $count } abgelegten Karten ein.
    }
event-got-card = { $seat } zieht: { $card }.
event-robbed = { $seat } greift { $target } in die Hand und nimmt eine Karte.
event-took-card = { $seat } nimmt von { $target }: { $card }.
event-claimed = { $seat } nutzt vom Ablagestapel: { $card }.
event-played = { $seat } spielt: { $card }.
event-dropped = { $seat } kommt nirgendwohin und legt ab: { $card }.
event-stopped = { $seat } lässt es dabei.
event-rainbow-placed = { $seat } spannt einen Regenbogen: { $rainbow }.
event-rainbow-removed = { $seat } lässt einen Regenbogen verblassen: { $rainbow }.
event-rainbow-moved = { $seat } versetzt einen Regenbogen: { $rainbow }, jetzt { $to }.
event-bridge-placed = { $seat } legt eine Brücke: { $field }.
event-bridge-removed = { $seat } nimmt eine Brücke weg: { $field }.
event-bridge-moved = { $seat } versetzt eine Brücke: { $field }, jetzt { $new_field }.
event-dragon-moved = Ein Drache fliegt auf, so will es { $seat }: { $field }, jetzt { $new_field }!
event-swapped = Ein Wirbel, ein Blitz, und { $seat } und { $target } haben die Plätze getauscht.
event-clouded = { $seat } ruft die große Wolke. Sie lässt { $target } hier fallen: { $field }.
event-stepped = { $seat }: { $field }.
event-crossed = { $seat } reitet über einen Regenbogen ({ $rainbow }): { $field }.
event-flew = { $seat } fliegt: { $field }, jetzt { $new_field }.
event-moved = { $seat } zieht { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }: { $field }.
event-shifted = { $seat } schwenkt den Regenbogen: { $rainbow }, jetzt { $to }.
event-armed = Der König überreicht { $seat } eine Rüstung.
event-looked = { $seat } hebt die Prinzessin an und schaut auf ihre Schuhe: { $field }.
event-saw = { $seat } sieht { $shoes }: { $field }.
event-swift = Die Falsche. { $seat } ist wütend und von nun an flink: Punktekarten dürfen doppelt zählen.
event-sky-opened = Der Himmel öffnet sich! Von nun an reichen Regenbögen bis zu den Felsenburgen.
event-beaten = { $seat } hebt { $target } aus dem Sattel: { $field }.
event-sent = { $target } klopft sich den Staub ab und fängt neu an: { $field }.
event-won = Die Schuhe passen! { $seat } hat die richtige Prinzessin gefunden: { $field }.
event-time-up = { $turn } Züge und keine Hochzeit. Das Spiel endet unentschieden.

## Wer was entscheidet

phase-over = Das Spiel ist aus.
phase-pick = { $seat } wählt einen Ritter.
phase-turn = { $seat } ist dran: Karten spielen, erneuern, rauben oder die oberste Karte nutzen.
phase-hand = { $seat } darf weiterspielen.
phase-rainbow = { $seat } setzt, entfernt oder versetzt einen Regenbogen.
phase-bridge = { $seat } setzt, entfernt oder versetzt eine Brücke.
phase-dragon = { $seat } schickt einen Drachen woandershin.
phase-tele = { $seat } bestimmt, mit wem getauscht wird.
phase-cloud = { $seat } bestimmt, wen die Wolke holt und wohin.
phase-factor = { $seat } ist flink: einfach oder doppelt?
phase-go = { $seat } wählt, wo der Zug endet.
phase-leave = { $seat } wählt den Weg hinaus.
phase-swing = { $seat } darf den eben überquerten Regenbogen schwenken.
phase-fly = { $seat } wählt den Flug.
phase-enter = { $seat } wählt den Weg hinein.
phase-shift = { $seat } darf den eben überquerten Regenbogen schwenken.
phase-duel = { $seat } wählt ein Startfeld für den besiegten Ritter.
phase-loot = { $seat } darf aus der Hand des Besiegten ziehen.
phase-rob = { $seat } darf weiterrauben.

## Warum etwas nicht geht

why-9 = Die Ritter werden gewählt, bevor die Karten verteilt sind.
why-9-1 = Dieser Ritter hat schon einen Reiter.
why-19 = Ohne Rüstung kommt niemand in eine Felsenburg. Deine liegt beim König.
why-24 = Ein Zug ist nur eins von vieren: Karten spielen, erneuern, rauben oder die oberste Karte nutzen.
why-26 = Hier kannst du nicht aufhören; am ehesten ist Erneuern eine Pause.
why-28 = Bring erst zu Ende, was gerade läuft.
why-28-1 = Diese Karte hast du nicht.
why-32 = Du hast eine Punktekarte, also endet der Zug mit einer.
why-34 = Diese Karte führt nirgendwohin, und du hast eine, die es tut.
why-35 = Keine deiner Punktekarten führt irgendwohin; du kannst nur eine ablegen.
why-36 = Mit einer Punktekarte, die irgendwohin führt, wird auch geritten.
why-38 = Diese Karte würde jetzt nichts ändern.
why-51 = Beraube jemand anderen am Tisch.
why-51-1 = Diese Hand ist leer.
why-60 = Du hast nach der obersten Karte weitergespielt, also beendet eine Punktekarte den Zug.
why-62 = Die oberste Karte führt deinen Ritter nirgendwohin.
why-63 = Nur am Anfang eines Zuges kannst du die oberste Karte nutzen.
why-64 = Diese Karte wurde schon genutzt; sie wartet auf eine neue über sich.
why-66 = Der Ablagestapel ist leer.
why-67 = Gerade wird nicht gezogen; spiel oder nutz erst eine Punktekarte.
why-67-1 = Mit genau so vielen Schritten führt kein Weg dorthin.
why-68 = Nach dem Weg hinein wird gerade nicht gefragt.
why-70 = Ein Zug kann nicht enden, wo er begann.
why-73 = Dort sitzt ein Drache!
why-74 = Dort liegt keine Brücke.
why-78 = In dieser Felsenburg ist schon jemand.
why-79 = Dieser Regenbogenfelsen ist besetzt; vorbei darfst du, bleiben nicht.
why-82 = Dein Zug führt nicht auf diesem Weg hinaus.
why-83 = Nach dem Weg hinaus wird gerade nicht gefragt.
why-85 = Der Rest des Zuges ginge von dort aus nicht mehr.
why-86 = Geflogen wird, wenn ein Zug einen Stern betritt und mehr als ein Weg offen ist.
why-97 = Alle vier Regenbögen stehen schon auf dem Plan.
why-98 = Dafür braucht es eine Regenbogenkarte.
why-98-1 = Dort steht kein Regenbogen.
why-101 = Bis jemand vergeblich nachgesehen hat, führen Regenbögen nur zur Königsburg.
why-103 = So weit reicht ein Regenbogen an diesem Tisch nicht.
why-104 = Dort steht schon ein Regenbogen.
why-107 = Gerade wurde kein Regenbogen überquert.
why-114 = Beide Brücken liegen schon auf dem Plan.
why-115 = Dafür braucht es eine Brückenkarte.
why-115-1 = Dort liegt keine Brücke.
why-116 = Eine Brücke je Stelle genügt.
why-118 = Auf dieser Brücke steht jemand.
why-121 = Drachen bewegt nur eine Drachenkarte.
why-121-1 = Dort sitzt kein Drache.
why-122 = Dort steht ein Ritter, und Drachen landen nur auf freien Feldern.
why-123 = In dieser Felsenburg ist ein Ritter, und Drachen landen nur auf freien Felsen.
why-124 = Der Drache muss woandershin.
why-125 = Ein Drache je Platz reicht völlig!
why-128 = Dafür braucht es einen Teletransfer.
why-128-1 = Tausch mit jemand anderem am Tisch.
why-130 = Ihr steht schon auf demselben Feld.
why-131 = Jemand ohne Rüstung käme so in eine Felsenburg.
why-135 = Dafür braucht es die große Wolke.
why-135-1 = Dort sitzt niemand.
why-135-2 = Dieses Startfeld ist besetzt.
why-139 = Die Wolke holt andere, niemals dich.
why-150 = Verdoppeln darf nur, wer vergeblich nachgesehen hat.
why-152 = Einfach oder doppelt wird vor dem ersten Schritt gewählt, wo beides geht.
why-159 = Dein Zug führt nicht auf diesem Weg hinein.
why-161 = Es gibt keinen besiegten Ritter fortzuschicken.
why-161-1 = Dieses Startfeld ist besetzt.
why-164 = Karten zieht man gleich nach einem gewonnenen Duell.
why-e6 = Außer dir hat niemand Karten.
why-e8 = Alle vier Startfelder sind besetzt, die Wolke kann nirgends abregnen.
why-e17 = Auf beiden Brücken steht ein Ritter.

## Karten

card-p1 = die 1
card-p1-text = Zieh genau 1 Schritt; flinke Ritter 1 oder 2.
card-p2 = die 2
card-p2-text = Zieh genau 2 Schritte; flinke Ritter 2 oder 4.
card-p3 = die 3
card-p3-text = Zieh genau 3 Schritte; flinke Ritter 3 oder 6.
card-p4 = die 4
card-p4-text = Zieh genau 4 Schritte; flinke Ritter 4 oder 8.
card-p5 = die 5
card-p5-text = Zieh genau 5 Schritte; flinke Ritter 5 oder 10.
card-mr = Regenbogen
card-mr-text = Setz, entfern oder versetz einen Regenbogen.
card-mb = Brücke
card-mb-text = Setz, entfern oder versetz eine Brücke, auf der niemand steht.
card-md = Drache
card-md-text = Versetz einen Drachen auf einen freien grünen Punkt oder eine freie Felsenburg.
card-mt = Teletransfer
card-mt-text = Tausch den Platz mit einem anderen Ritter.
card-mw = große Wolke
card-mw-text = Setz einen anderen Ritter auf ein freies Startfeld.

## Ritter

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-white = Weiß
sign-lion = Löwe
sign-swan = Schwan
sign-sun = Sonne
sign-stag = Hirsch
shoes-red = rote Schuhe
shoes-blue = blaue Schuhe
shoes-yellow = gelbe Schuhe
shoes-white = weiße Schuhe

## Auf dem Tisch

way-road = Weg
armour = Rüstung
swift = flink
sky-open = Der Himmel ist offen: Regenbögen dürfen zu den Felsenburgen führen.
sky-closed = Der Himmel ist zu: Regenbögen führen nur zur Königsburg.
hand-title = Deine Hand
pile-title = Aufnahmestapel
discards-title = Ablage
supply-title = Neben dem Plan
supply = { $rainbows ->
        [one] 1 Regenbogen
       *[other] { $rainbows } Regenbögen
    }, { $bridges ->
        [one] 1 Brücke
       *[other] { $bridges } Brücken
    }
notebook-title = Wo ist meine Prinzessin?
renew-title = Erneuern brächte:
corner-ne = NO
corner-se = SO
corner-sw = SW
corner-nw = NW
looked-title = nachgesehen in

## Ergebnis

result-winner = { $seat } hat die richtige Prinzessin gefunden und gewinnt.
result-tie = Niemand hat die richtige Prinzessin rechtzeitig gefunden. Alle teilen.

## Felder; die Kürzel stehen auf dem Spielplan

field-c = Königsburg
field-s-ne = Startfeld Rot
field-s-se = Startfeld Blau
field-s-sw = Startfeld Gelb
field-s-nw = Startfeld Weiß
field-a-n-ne = Grabenweg A-N-NE
field-a-n-nw = Grabenweg A-N-NW
field-a-e-ne = Grabenweg A-E-NE
field-a-e-se = Grabenweg A-E-SE
field-a-s-se = Grabenweg A-S-SE
field-a-s-sw = Grabenweg A-S-SW
field-a-w-sw = Grabenweg A-W-SW
field-a-w-nw = Grabenweg A-W-NW
field-b-n-ne = Grabenweg B-N-NE
field-b-n-nw = Grabenweg B-N-NW
field-b-e-ne = Grabenweg B-E-NE
field-b-e-se = Grabenweg B-E-SE
field-b-s-se = Grabenweg B-S-SE
field-b-s-sw = Grabenweg B-S-SW
field-b-w-sw = Grabenweg B-W-SW
field-b-w-nw = Grabenweg B-W-NW
field-i-n = Grabenweg I-N
field-i-e = Grabenweg I-E
field-i-s = Grabenweg I-S
field-i-w = Grabenweg I-W
field-p-n = Felspfad P-N
field-p-e = Felspfad P-E
field-p-s = Felspfad P-S
field-p-w = Felspfad P-W
field-r-n = Regenbogenfelsen N
field-r-e = Regenbogenfelsen O
field-r-s = Regenbogenfelsen S
field-r-w = Regenbogenfelsen W
field-u-n = Außenweg U-N
field-u-e = Außenweg U-E
field-u-s = Außenweg U-S
field-u-w = Außenweg U-W
field-t-n = Außenweg T-N
field-t-e = Außenweg T-E
field-t-s = Außenweg T-S
field-t-w = Außenweg T-W
field-m1-n-ne = Sternweg M1-N-NE
field-m1-n-nw = Sternweg M1-N-NW
field-m1-e-ne = Sternweg M1-E-NE
field-m1-e-se = Sternweg M1-E-SE
field-m1-s-se = Sternweg M1-S-SE
field-m1-s-sw = Sternweg M1-S-SW
field-m1-w-sw = Sternweg M1-W-SW
field-m1-w-nw = Sternweg M1-W-NW
field-m2-n-ne = Sternweg M2-N-NE
field-m2-n-nw = Sternweg M2-N-NW
field-m2-e-ne = Sternweg M2-E-NE
field-m2-e-se = Sternweg M2-E-SE
field-m2-s-se = Sternweg M2-S-SE
field-m2-s-sw = Sternweg M2-S-SW
field-m2-w-sw = Sternweg M2-W-SW
field-m2-w-nw = Sternweg M2-W-NW
field-o1-n-ne = Randweg O1-N-NE
field-o1-n-nw = Randweg O1-N-NW
field-o1-e-ne = Randweg O1-E-NE
field-o1-e-se = Randweg O1-E-SE
field-o1-s-se = Randweg O1-S-SE
field-o1-s-sw = Randweg O1-S-SW
field-o1-w-sw = Randweg O1-W-SW
field-o1-w-nw = Randweg O1-W-NW
field-o2-n-ne = Randweg O2-N-NE
field-o2-n-nw = Randweg O2-N-NW
field-o2-e-ne = Randweg O2-E-NE
field-o2-e-se = Randweg O2-E-SE
field-o2-s-se = Randweg O2-S-SE
field-o2-s-sw = Randweg O2-S-SW
field-o2-w-sw = Randweg O2-W-SW
field-o2-w-nw = Randweg O2-W-NW
field-o3-n-ne = Randweg O3-N-NE
field-o3-n-nw = Randweg O3-N-NW
field-o3-e-ne = Randweg O3-E-NE
field-o3-e-se = Randweg O3-E-SE
field-o3-s-se = Randweg O3-S-SE
field-o3-s-sw = Randweg O3-S-SW
field-o3-w-sw = Randweg O3-W-SW
field-o3-w-nw = Randweg O3-W-NW
field-q-ne = Lochweg Q-NE
field-q-se = Lochweg Q-SE
field-q-sw = Lochweg Q-SW
field-q-nw = Lochweg Q-NW
field-h-ne = Erdloch NO
field-h-se = Erdloch SO
field-h-sw = Erdloch SW
field-h-nw = Erdloch NW
field-z-ne = Stern NO
field-z-se = Stern SO
field-z-sw = Stern SW
field-z-nw = Stern NW
field-v-ne = Eckpfad V-NE
field-v-se = Eckpfad V-SE
field-v-sw = Eckpfad V-SW
field-v-nw = Eckpfad V-NW
field-k-ne = Wegkreuz K-NE
field-k-se = Wegkreuz K-SE
field-k-sw = Wegkreuz K-SW
field-k-nw = Wegkreuz K-NW
field-x-ne = Übergang NO
field-x-se = Übergang SO
field-x-sw = Übergang SW
field-x-nw = Übergang NW
field-f-ne = Felsenburg NO
field-f-se = Felsenburg SO
field-f-sw = Felsenburg SW
field-f-nw = Felsenburg NW

## Regenbögen

rainbow-n-c = Fels N bis Königsburg
rainbow-e-c = Fels O bis Königsburg
rainbow-s-c = Fels S bis Königsburg
rainbow-w-c = Fels W bis Königsburg
rainbow-n-ne = Fels N bis Felsenburg NO
rainbow-n-se = Fels N bis Felsenburg SO
rainbow-n-sw = Fels N bis Felsenburg SW
rainbow-n-nw = Fels N bis Felsenburg NW
rainbow-e-ne = Fels O bis Felsenburg NO
rainbow-e-se = Fels O bis Felsenburg SO
rainbow-e-sw = Fels O bis Felsenburg SW
rainbow-e-nw = Fels O bis Felsenburg NW
rainbow-s-ne = Fels S bis Felsenburg NO
rainbow-s-se = Fels S bis Felsenburg SO
rainbow-s-sw = Fels S bis Felsenburg SW
rainbow-s-nw = Fels S bis Felsenburg NW
rainbow-w-ne = Fels W bis Felsenburg NO
rainbow-w-se = Fels W bis Felsenburg SO
rainbow-w-sw = Fels W bis Felsenburg SW
rainbow-w-nw = Fels W bis Felsenburg NW

## Sternflüge

flight-ne-se = Stern NO zu Stern SO
flight-ne-sw = Stern NO zu Stern SW
flight-ne-nw = Stern NO zu Stern NW
flight-se-ne = Stern SO zu Stern NO
flight-se-sw = Stern SO zu Stern SW
flight-se-nw = Stern SO zu Stern NW
flight-sw-ne = Stern SW zu Stern NO
flight-sw-se = Stern SW zu Stern SO
flight-sw-nw = Stern SW zu Stern NW
flight-nw-ne = Stern NW zu Stern NO
flight-nw-se = Stern NW zu Stern SO
flight-nw-sw = Stern NW zu Stern SW

## Tischregeln

option-knights = Ritter
option-knights-choose = jeder wählt
option-knights-random = gelost
option-knights-fixed = nach Platz
option-first-player = Wer beginnt
option-first-player-random = gelost
option-first-player-seat-1 = Platz 1
option-first-player-seat-2 = Platz 2
option-first-player-seat-3 = Platz 3
option-first-player-seat-4 = Platz 4
option-rainbow-reach = Regenbögen reichen
option-rainbow-reach-any = zu jeder Felsenburg
option-rainbow-reach-near = nur zu den beiden nächsten
option-rainbow-shift = Ein überquerter Regenbogen wird geschwenkt
option-rainbow-shift-at-once = sofort
option-rainbow-shift-end-of-move = am Ende des Zuges
option-claimed-card = Eine genutzte oberste Karte
option-claimed-card-stays = bleibt oben
option-claimed-card-once = gilt nur einmal
option-claimed-card-bottom = kommt nach unten
option-walk = Unterwegs
option-walk-no-field-twice = kein Feld zweimal
option-walk-no-u-turn = keine Kehrtwende
option-turn-limit = Züge bis zum Abbruch
option-turn-limit-none = keine Grenze
option-discard-view = Der Ablagestapel zeigt
option-discard-view-all = alle Karten
option-discard-view-top = die oberste Karte
option-quick-start = Start in Rüstung
option-quick-start-off = nein
option-quick-start-on = ja
option-notebook = Notizbuch mit Chancen
option-notebook-on = ja
option-notebook-off = nein

## Was der Zufall entscheidet, wie ein Beweis oder ein Tisch mit echten Karten es nennt

draw-knight = ein Ritter für einen Platz
draw-card = eine Karte vom Zugstapel
draw-princesses = welche Prinzessin wo wartet
draw-first-player = wer beginnt
draw-stolen-card = die Karte, die aus einer Hand gezogen wird

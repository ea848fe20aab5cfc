# Drachenfels auf Deutsch. Kennungen und Variablen wie in text.en.ftl.

game-name = Drachenfels
game-tagline = Hol dir die Rüstung, hüte dich vor den Drachen und finde die Prinzessin in deiner Farbe.
game-kind = Ein Ritt durchs Land, mit Karten und einem Geheimnis
designed = Der gedruckte Spielplan ist verloren: Die Karte mit Wegen, grünen Punkten und Startecken und die Farben der Ritter haben wir selbst entworfen, passend zu jedem Wort der Anleitung; die Spielkarten und ihre Anzahl stammen aus der Anleitung.

## Das Ziel

goal-title = Finde deine Prinzessin
goal-win = Reite über einen Regenbogen in die Königsburg, hol deine Rüstung und finde dann als Erster die Prinzessin mit Schuhen in deiner Farbe.
goal-end = Das Spiel endet, sobald jemand die Richtige gefunden hat.

## Was man tun kann

action-pick = Reite für { $colour }
action-renew =
    { $reshuffle ->
        [0] Misch deine Hand in den Stapel und zieh neu ({ $pool } Karten in der Mischung)
       *[other] Misch Hand, Stapel und alle { $discards } abgelegten Karten und zieh neu ({ $pool } Karten ohne diese)
    }
action-rob =
    Raube { $seat } eine Karte ({ $cards ->
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

# `$you` ist der Name des Wertes, der der eigene Platz ist. `tail-…` führt die Zeile eines Geschehens fort.

event-picked =
    { $you ->
        [seat] Du reitest für { $colour }.
       *[none] { $seat } reitet für { $colour }.
    }
event-dealt =
    { $you ->
        [seat] Du beginnst mit { $count } Karten.
       *[none] { $seat } beginnt mit { $count } Karten.
    }
event-dealt-card =
    { $you ->
        [seat] Du bekommst { $card }.
       *[none] { $seat } bekommt { $card }.
    }
event-turn =
    { $you ->
        [seat] Du bist dran.
       *[none] { $seat } ist dran.
    }
event-renewed =
    { $you ->
        [seat] Du mischst deine Hand in den Stapel und ziehst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
       *[none] { $seat } mischt die Hand in den Stapel und zieht { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }{ $left ->
            [0] .
            [one] ; 1 bleibt im Stapel.
           *[other] ; { $left } bleiben im Stapel.
        }
    }
tail-renewed =
    { $you ->
        [seat] , ziehst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
       *[none] , zieht { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
    }
event-reshuffled =
    { $you ->
        [seat] Du mischst deine Hand und { $count ->
            [one] die eine abgelegte Karte
           *[other] alle { $count } abgelegten Karten
        } in den Stapel
       *[none] { $seat } mischt die Hand und { $count ->
            [one] die eine abgelegte Karte
           *[other] alle { $count } abgelegten Karten
        } in den Stapel
    }
event-got-card =
    { $you ->
        [seat] Du ziehst { $card }.
       *[none] { $seat } zieht { $card }.
    }
tail-got-card = { $card }
event-robbed =
    { $you ->
        [seat] Du raubst { $target } { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
        [target] { $seat } raubt dir { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }
       *[none] { $seat } raubt { $target } { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
    }
tail-robbed =
    { $you ->
        [seat] , nimmst { $target } { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } ab
        [target] , nimmt dir { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            } ab
       *[none] , nimmt { $target } { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } ab
    }
event-took-card =
    { $you ->
        [seat] Du nimmst { $target } { $card } ab.
        [target] { $seat } nimmt dir { $card } ab.
       *[none] { $seat } nimmt { $target } { $card } ab.
    }
tail-took-card = { $card }
event-claimed =
    { $you ->
        [seat] Du nutzt { $card } vom Ablagestapel
       *[none] { $seat } nutzt { $card } vom Ablagestapel
    }
event-played =
    { $you ->
        [seat] Du spielst { $card }
       *[none] { $seat } spielt { $card }
    }
event-dropped =
    { $you ->
        [seat] Du kommst nirgendwohin und legst { $card } ab.
       *[none] { $seat } kommt nirgendwohin und legt { $card } ab.
    }
event-stopped =
    { $you ->
        [seat] Du lässt es dabei.
       *[none] { $seat } lässt es dabei.
    }
event-rainbow-placed =
    { $you ->
        [seat] Du spannst einen Regenbogen von { $rainbow }.
       *[none] { $seat } spannt einen Regenbogen von { $rainbow }.
    }
tail-rainbow-placed =
    { $you ->
        [seat]  und spannst einen von { $rainbow }
       *[none]  und spannt einen von { $rainbow }
    }
event-rainbow-removed =
    { $you ->
        [seat] Du nimmst einen Regenbogen weg: { $rainbow }.
       *[none] { $seat } nimmt einen Regenbogen weg: { $rainbow }.
    }
tail-rainbow-removed =
    { $you ->
        [seat]  und nimmst einen weg: { $rainbow }
       *[none]  und nimmt einen weg: { $rainbow }
    }
event-rainbow-moved =
    { $you ->
        [seat] Du versetzt einen Regenbogen: { $rainbow }, jetzt { $to }.
       *[none] { $seat } versetzt einen Regenbogen: { $rainbow }, jetzt { $to }.
    }
tail-rainbow-moved =
    { $you ->
        [seat]  und versetzt einen: { $rainbow }, jetzt { $to }
       *[none]  und versetzt einen: { $rainbow }, jetzt { $to }
    }
event-bridge-placed =
    { $you ->
        [seat] Du legst eine Brücke: { $field }.
       *[none] { $seat } legt eine Brücke: { $field }.
    }
tail-bridge-placed =
    { $you ->
        [seat]  und legst eine auf { $field }
       *[none]  und legt eine auf { $field }
    }
event-bridge-removed =
    { $you ->
        [seat] Du nimmst eine Brücke weg: { $field }.
       *[none] { $seat } nimmt eine Brücke weg: { $field }.
    }
tail-bridge-removed =
    { $you ->
        [seat]  und nimmst eine weg: { $field }
       *[none]  und nimmt eine weg: { $field }
    }
event-bridge-moved =
    { $you ->
        [seat] Du versetzt eine Brücke: { $field }, jetzt { $new_field }.
       *[none] { $seat } versetzt eine Brücke: { $field }, jetzt { $new_field }.
    }
tail-bridge-moved =
    { $you ->
        [seat]  und versetzt eine: { $field }, jetzt { $new_field }
       *[none]  und versetzt eine: { $field }, jetzt { $new_field }
    }
event-dragon-moved =
    { $you ->
        [seat] Du schickst einen Drachen von { $field } zu { $new_field }.
       *[none] { $seat } schickt einen Drachen von { $field } zu { $new_field }.
    }
tail-dragon-moved =
    { $you ->
        [seat]  und schickst einen von { $field } zu { $new_field }
       *[none]  und schickt einen von { $field } zu { $new_field }
    }
event-swapped =
    { $you ->
        [seat] Du und { $target } habt die Plätze getauscht.
        [target] { $seat } und du habt die Plätze getauscht.
       *[none] { $seat } und { $target } haben die Plätze getauscht.
    }
tail-swapped =
    { $you ->
        [seat]  und tauschst den Platz mit { $target }
        [target]  und tauscht den Platz mit dir
       *[none]  und tauscht den Platz mit { $target }
    }
event-clouded =
    { $you ->
        [seat] Die große Wolke trägt { $target } für dich davon: { $field }.
        [target] Die große Wolke trägt dich für { $seat } davon: { $field }.
       *[none] Die große Wolke trägt { $target } für { $seat } davon: { $field }.
    }
tail-clouded =
    { $you ->
        [seat] : Sie bläst { $target } zurück ({ $field })
        [target] : Sie bläst dich zurück ({ $field })
       *[none] : Sie bläst { $target } zurück ({ $field })
    }
event-stepped =
    { $you ->
        [seat] Du: { $field }.
       *[none] { $seat }: { $field }.
    }
tail-stepped = { "" }
event-crossed =
    { $you ->
        [seat] Du reitest über den Regenbogen von { $rainbow }.
       *[none] { $seat } reitet über den Regenbogen von { $rainbow }.
    }
tail-crossed =
    { $you ->
        [seat] , überquerst einen Regenbogen
       *[none] , überquert einen Regenbogen
    }
event-flew =
    { $you ->
        [seat] Du fliegst von { $field } zu { $new_field }.
       *[none] { $seat } fliegt von { $field } zu { $new_field }.
    }
tail-flew =
    { $you ->
        [seat] , fliegst von { $field } zu { $new_field }
       *[none] , fliegt von { $field } zu { $new_field }
    }
event-doubled =
    { $you ->
        [seat] Du bist flink: Die Karte zählt doppelt.
       *[none] { $seat } ist flink: Die Karte zählt doppelt.
    }
tail-doubled = , die doppelt zählt (flink)
event-moved =
    { $you ->
        [seat] Du reitest { $count ->
            [one] 1 Schritt
           *[other] { $count } Schritte
        }: { $field }.
       *[none] { $seat } reitet { $count ->
            [one] 1 Schritt
           *[other] { $count } Schritte
        }: { $field }.
    }
tail-moved =
    { $you ->
        [seat] , reitest { $count ->
            [one] 1 Schritt
           *[other] { $count } Schritte
        }: { $field }
       *[none] , reitet { $count ->
            [one] 1 Schritt
           *[other] { $count } Schritte
        }: { $field }
    }
event-shifted =
    { $you ->
        [seat] Du schwenkst den eben überquerten Regenbogen: { $rainbow }, jetzt { $to }.
       *[none] { $seat } schwenkt den eben überquerten Regenbogen: { $rainbow }, jetzt { $to }.
    }
tail-shifted =
    { $you ->
        [seat] , schwenkst den Regenbogen ({ $rainbow }, jetzt { $to })
       *[none] , schwenkt den Regenbogen ({ $rainbow }, jetzt { $to })
    }
event-armed =
    { $you ->
        [seat] Du bekommst vom König deine Rüstung.
       *[none] { $seat } bekommt vom König eine Rüstung.
    }
event-looked =
    { $you ->
        [seat] Du schaust auf die Schuhe der Prinzessin in { $field }{ $found ->
            [0] : nicht deine Farbe
           *[other] .
        }
       *[none] { $seat } schaut auf die Schuhe der Prinzessin in { $field }{ $found ->
            [0] : nicht die richtigen
           *[other] .
        }
    }
event-saw =
    { $you ->
        [seat] Du siehst { $shoes }: { $field }.
       *[none] { $seat } sieht { $shoes }: { $field }.
    }
tail-saw =  ({ $shoes })
event-swift =
    { $you ->
        [seat] Du bist von nun an flink: Deine Punktekarten dürfen doppelt zählen.
       *[none] { $seat } ist von nun an flink: Punktekarten dürfen doppelt zählen.
    }
tail-swift =
    { $you ->
        [seat] ; von nun an bist du flink, deine Punktekarten dürfen doppelt zählen
       *[none] ; von nun an ist { $seat } flink, Punktekarten dürfen doppelt zählen
    }
event-sky-opened = Der Himmel öffnet sich für alle: Von nun an reichen Regenbögen auch zu den Felsenburgen.
event-beaten =
    { $you ->
        [seat] Du reitest auf das Feld von { $target } ({ $field }) und gewinnst das Duell
        [target] { $seat } reitet auf dein Feld ({ $field }) und hebt dich aus dem Sattel
       *[none] { $seat } reitet auf das Feld von { $target } ({ $field }) und gewinnt das Duell
    }
event-sent =
    { $you ->
        [seat] { $target } fängt neu an: { $field }.
        [target] Du fängst neu an: { $field }.
       *[none] { $target } fängt neu an: { $field }.
    }
tail-sent =
    { $you ->
        [seat] , schickst { $target } zurück ({ $field }, deine Wahl)
        [target] , schickt dich zurück ({ $field }, Wahl des Siegers)
       *[none] , schickt { $target } zurück ({ $field }, Wahl des Siegers)
    }
event-won =
    { $you ->
        [seat] Die Schuhe passen! Du hast deine Prinzessin gefunden ({ $field }) und gewinnst.
       *[none] Die Schuhe passen! { $seat } hat die richtige Prinzessin gefunden ({ $field }) und gewinnt.
    }
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
why-34 = Diese Karte führt nirgendwohin, und du hast eine andere, die irgendwohin führt.
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
card-p1-played = { card-p1 }
card-p1-text = Zieh genau 1 Schritt; flinke Ritter 1 oder 2.
card-p2 = die 2
card-p2-played = { card-p2 }
card-p2-text = Zieh genau 2 Schritte; flinke Ritter 2 oder 4.
card-p3 = die 3
card-p3-played = { card-p3 }
card-p3-text = Zieh genau 3 Schritte; flinke Ritter 3 oder 6.
card-p4 = die 4
card-p4-played = { card-p4 }
card-p4-text = Zieh genau 4 Schritte; flinke Ritter 4 oder 8.
card-p5 = die 5
card-p5-played = { card-p5 }
card-p5-text = Zieh genau 5 Schritte; flinke Ritter 5 oder 10.
card-mr = Regenbogen
card-mr-played = den Regenbogen
card-mr-text = Setz, entfern oder versetz einen Regenbogen.
card-mb = Brücke
card-mb-played = die Brücke
card-mb-text = Setz, entfern oder versetz eine Brücke, auf der niemand steht.
card-md = Drache
card-md-played = den Drachen
card-md-text = Versetz einen Drachen auf einen freien grünen Punkt oder eine freie Felsenburg.
card-mt = Teletransfer
card-mt-played = den Teletransfer
card-mt-text = Tausch den Platz mit einem anderen Ritter.
card-mw = große Wolke
card-mw-played = die große Wolke
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
renew-about = Erneuern brächte nach dem, was du von verdeckten Karten weißt (was andere beim Erneuern zogen, ist nicht eingerechnet), ungefähr:
swap-mine = { $mine }, dass deine Prinzessin dort ist
swap-theirs =
    { $later ->
        [1] der andere Ritter sieht in seinem Zug nach: mit { $theirs } findet er seine Prinzessin
       *[0] der andere Ritter sieht auch nach: mit { $theirs } gewinnt er
    }
swap-both =
    { $later ->
        [1] { $mine }, dass deine Prinzessin dort ist; sonst sieht der andere in seinem Zug nach und findet seine, insgesamt { $theirs }
       *[0] { $mine }, dass deine Prinzessin dort ist; sonst sieht der andere nach und gewinnt, insgesamt { $theirs }
    }
corner-ne = NO
corner-se = SO
corner-sw = SW
corner-nw = NW
looked-title = nachgesehen in

## Ergebnis

result-winner = { $seat } hat die richtige Prinzessin gefunden und gewinnt.
result-tie = Niemand hat die richtige Prinzessin rechtzeitig gefunden. Alle teilen.

## Felder; entlang einer Straße im Uhrzeigersinn gezählt

field-c = Königsburg
field-s-ne = Startfeld Rot
field-s-se = Startfeld Blau
field-s-sw = Startfeld Gelb
field-s-nw = Startfeld Weiß
field-a-n-ne = Grabenweg N5
field-a-n-nw = Grabenweg N1
field-a-e-ne = Grabenweg O1
field-a-e-se = Grabenweg O5
field-a-s-se = Grabenweg S1
field-a-s-sw = Grabenweg S5
field-a-w-sw = Grabenweg W1
field-a-w-nw = Grabenweg W5
field-b-n-ne = Grabenweg N4
field-b-n-nw = Grabenweg N2
field-b-e-ne = Grabenweg O2
field-b-e-se = Grabenweg O4
field-b-s-se = Grabenweg S2
field-b-s-sw = Grabenweg S4
field-b-w-sw = Grabenweg W2
field-b-w-nw = Grabenweg W4
field-i-n = Grabenweg N3
field-i-e = Grabenweg O3
field-i-s = Grabenweg S3
field-i-w = Grabenweg W3
field-p-n = Felspfad N
field-p-e = Felspfad O
field-p-s = Felspfad S
field-p-w = Felspfad W
field-r-n = Regenbogenfelsen N
field-r-e = Regenbogenfelsen O
field-r-s = Regenbogenfelsen S
field-r-w = Regenbogenfelsen W
field-u-n = Außenweg N
field-u-e = Außenweg O
field-u-s = Außenweg S
field-u-w = Außenweg W
field-t-n = Randweg N4
field-t-e = Randweg O4
field-t-s = Randweg S4
field-t-w = Randweg W4
field-m1-n-ne = Sternweg N3
field-m1-n-nw = Sternweg N2
field-m1-e-ne = Sternweg O2
field-m1-e-se = Sternweg O3
field-m1-s-se = Sternweg S2
field-m1-s-sw = Sternweg S3
field-m1-w-sw = Sternweg W2
field-m1-w-nw = Sternweg W3
field-m2-n-ne = Sternweg N4
field-m2-n-nw = Sternweg N1
field-m2-e-ne = Sternweg O1
field-m2-e-se = Sternweg O4
field-m2-s-se = Sternweg S1
field-m2-s-sw = Sternweg S4
field-m2-w-sw = Sternweg W1
field-m2-w-nw = Sternweg W4
field-o1-n-ne = Randweg N5
field-o1-n-nw = Randweg N3
field-o1-e-ne = Randweg O3
field-o1-e-se = Randweg O5
field-o1-s-se = Randweg S3
field-o1-s-sw = Randweg S5
field-o1-w-sw = Randweg W3
field-o1-w-nw = Randweg W5
field-o2-n-ne = Randweg N6
field-o2-n-nw = Randweg N2
field-o2-e-ne = Randweg O2
field-o2-e-se = Randweg O6
field-o2-s-se = Randweg S2
field-o2-s-sw = Randweg S6
field-o2-w-sw = Randweg W2
field-o2-w-nw = Randweg W6
field-o3-n-ne = Randweg N7
field-o3-n-nw = Randweg N1
field-o3-e-ne = Randweg O1
field-o3-e-se = Randweg O7
field-o3-s-se = Randweg S1
field-o3-s-sw = Randweg S7
field-o3-w-sw = Randweg W1
field-o3-w-nw = Randweg W7
field-q-ne = Lochweg NO
field-q-se = Lochweg SO
field-q-sw = Lochweg SW
field-q-nw = Lochweg NW
field-h-ne = Erdloch NO
field-h-se = Erdloch SO
field-h-sw = Erdloch SW
field-h-nw = Erdloch NW
field-z-ne = Stern NO
field-z-se = Stern SO
field-z-sw = Stern SW
field-z-nw = Stern NW
field-v-ne = Eckpfad NO
field-v-se = Eckpfad SO
field-v-sw = Eckpfad SW
field-v-nw = Eckpfad NW
field-k-ne = Wegkreuz NO
field-k-se = Wegkreuz SO
field-k-sw = Wegkreuz SW
field-k-nw = Wegkreuz NW
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
option-knights-says = Wer in welcher Farbe reitet: reihum gewählt, gelost oder nach den Plätzen.
option-knights-choose = jeder wählt
option-knights-random = gelost
option-knights-fixed = nach Platz
option-first-player = Wer beginnt
option-first-player-says = Wer den ersten Zug hat.
option-first-player-random = gelost
option-first-player-seat-1 = Platz 1
option-first-player-seat-2 = Platz 2
option-first-player-seat-3 = Platz 3
option-first-player-seat-4 = Platz 4
option-rainbow-reach = Regenbögen reichen
option-rainbow-reach-says = Zu welchen Felsenburgen ein Regenbogen führen darf.
option-rainbow-reach-any = zu jeder Felsenburg
option-rainbow-reach-near = nur zu den beiden nächsten
option-rainbow-shift = Ein überquerter Regenbogen wird geschwenkt
option-rainbow-shift-says = Wann ein überquerter Regenbogen wandert: gleich, sodass er dir noch einmal dienen kann, oder erst danach.
option-rainbow-shift-at-once = sofort
option-rainbow-shift-end-of-move = am Ende des Zuges
option-claimed-card = Eine genutzte oberste Karte
option-claimed-card-says = Was aus einer Karte wird, die jemand vom Ablagestapel beansprucht hat.
option-claimed-card-stays = bleibt oben
option-claimed-card-once = gilt nur einmal
option-claimed-card-bottom = kommt nach unten
option-walk = Unterwegs
option-walk-says = Wie streng das Umkehren unterwegs verboten ist.
option-walk-no-field-twice = kein Feld zweimal
option-walk-no-u-turn = keine Kehrtwende
option-turn-limit = Züge bis zum Abbruch
option-turn-limit-says = Nach so vielen Zügen endet das Spiel unentschieden.
option-turn-limit-none = keine Grenze
option-discard-view = Der Ablagestapel zeigt
option-discard-view-says = Ob man im Ablagestapel blättern darf oder nur die oberste Karte sieht.
option-discard-view-all = alle Karten
option-discard-view-top = die oberste Karte
option-quick-start = Start in Rüstung
option-quick-start-says = Alle beginnen in Rüstung: ein kürzeres Spiel zum Kennenlernen.
option-quick-start-off = nein
option-quick-start-on = ja
option-notebook = Notizbuch mit Chancen
option-notebook-says = Notiert für dich, was vergebliche Blicke über die Prinzessinnen beweisen.
option-notebook-on = ja
option-notebook-off = nein
option-swapped-knight = Wer durch einen Teletransfer in eine Felsenburg kommt
option-swapped-knight-says = Das Heft lässt offen, ob dort ankommt, wer hingesetzt wird.
option-swapped-knight-looks-at-once = sieht sofort nach und kann im Zug eines anderen gewinnen
option-swapped-knight-looks-in-own-turn = sieht erst zu Beginn des eigenen Zuges nach, falls noch dort
option-questions = Fragen
option-questions-that-matter = auf die es ankommt
option-questions-as-once = wie in älteren Spielen

## Was der Zufall entscheidet, wie ein Beweis oder ein Tisch mit echten Karten es nennt

draw-knight = ein Ritter für einen Platz
draw-card = eine Karte vom Zugstapel
draw-princesses = welche Prinzessin wo wartet
draw-first-player = wer beginnt
draw-stolen-card = die Karte, die aus einer Hand gezogen wird

## Was das Terminal fragt, und das Ziel in einer Zeile

goal-line = hol die Rüstung, finde deine Prinzessin
question-pick = Mit welchem Ritter reitest du?
question-turn = Du bist dran: Karten spielen, erneuern, rauben oder die oberste nutzen.
question-hand = Du darfst weiterspielen.
question-rainbow = Setz, entferne oder versetz einen Regenbogen.
question-bridge = Setz, entferne oder versetz eine Brücke.
question-dragon = Welcher Drache fliegt wohin?
question-tele = Mit wem tauschst du den Platz?
question-cloud = Wen nimmt die Wolke mit, und wohin?
question-factor = Du bist flink: einfach oder doppelt?
question-go = Wo endet dein Ritt?
question-leave = Welchen Weg nimmst du hinaus?
question-swing = Den Regenbogen schwenken, über den du gerade gekommen bist?
question-fly = Wohin fliegst du?
question-enter = Welchen Weg nimmst du hinein?
question-shift = Den Regenbogen schwenken, über den du gerade gekommen bist?
question-duel = Du hast das Duell gewonnen: Auf welches Startfeld kommt der Besiegte?
question-loot = Du darfst aus der Hand des Besiegten ziehen.
question-rob = Du darfst weiter rauben.

# Für Besitzer der Schachtel: was hier entworfen ist, und kein Wert einer Variante anders sagen kann.
edition-rest = die Karte mit ihren Feldern und Wegen, und wo jeder Ritter beginnt.

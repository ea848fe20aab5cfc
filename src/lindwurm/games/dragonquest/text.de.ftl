# DragonQuest auf Deutsch. Kennungen und Variablen sind dieselben wie in text.en.ftl.

game-name = DragonQuest
designed = Der Plan der Burg, wie sich die Seiten einiger Würfel verteilen, und zwölf der dreizehn Schätze sind von uns entworfen, weil die gedruckten Bilder verloren sind.
game-tagline = Zum einen Tor hinein, am Drachen vorbei, zum anderen hinaus: vor Sonnenuntergang, und reicher.
game-kind = Würfel, Karte und Bleistift

## Das Ziel

goal-title = Aus der Burg heraus, und reicher
goal-win = Besuch die Schatzkammer, verlass die Burg binnen { $sun } Zügen durch das andere Tor und trag mehr Gold hinaus als alle anderen, die entkommen.
goal-end = Das Spiel endet, wenn niemand mehr in der Burg ist, spätestens bei Sonnenuntergang.

## Was man tun kann

action-stay = Bleiben und noch einmal werfen
action-leave = Die Kammer verlassen
action-cross = Eine Münze zu { $coin } hergeben
action-pass = Nichts kaufen
action-buy = { $item } kaufen ({ $cost } EP)
action-tile = Plättchen { $number } legen
action-name = Die { $number } nennen
action-block = { $field } zumauern
action-stop = Aufhören
action-reroll =
    { $count ->
        [one] Würfel { $dice } noch einmal werfen
       *[other] Die Würfel { $dice } noch einmal werfen
    }
action-step = Weitergehen: { $field }
action-use-orb = Lichtkugel nutzen: in diesem Zug auch schräge Schritte
action-use-ring = Magischen Ring nutzen: kein Kampf
action-fight = Kämpfen
action-use-talisman = Drachentalisman nutzen: zweimal werfen
action-keep = Den Talisman aufheben
action-take = { $treasure } nehmen ({ $gold } Gold, { $stars } Sterne)
action-none = Nichts nehmen
action-demon = Den Dämon nach { $field } schicken
action-protect = Einsetzen: die Falle tut nichts
action-endure = Aufheben und die Falle ertragen

## Was geschieht

# `$you` nennt den Wert, der der eigene Platz des Lesers ist. `tail-…` setzt die Zeile einer Aktion fort.

event-turn =
    { $you ->
        [seat] Sonne { $sun } von { $last }: du bist dran.
       *[none] Sonne { $sun } von { $last }: { $seat } ist dran.
    }
event-stays =
    { $you ->
        [seat] Du bleibst beim Gold.
       *[none] { $seat } bleibt beim Gold.
    }
event-leaves =
    { $you ->
        [seat] Du hast genug und verlässt die Kammer.
       *[none] { $seat } hat genug und verlässt die Kammer.
    }
event-bitten =
    { $you ->
        [seat] Das Spinnengift kostet dich { $lp } LP; du hast noch { $rest ->
            [0] keine
           *[other] { $rest }
        }.
       *[none] Das Spinnengift kostet { $seat } { $lp } LP; übrig sind noch { $rest ->
            [0] keine
           *[other] { $rest }
        }.
    }
event-coin-lost =
    { $you ->
        [seat] Das Spinnengift schüttelt dich: du verlierst eine Münze zu { $gold }.
       *[none] Das Spinnengift schüttelt { $seat }: eine Münze zu { $gold } ist verloren.
    }
event-no-coin =
    { $you ->
        [seat] Das Spinnengift schüttelt dich, aber du hast keine Münze zu verlieren.
       *[none] Das Spinnengift schüttelt { $seat }, aber da ist keine Münze zu verlieren.
    }
event-skipped =
    { $you ->
        [seat] Du hustest noch vom Giftnebel und setzt aus.
       *[none] { $seat } hustet noch vom Giftnebel und setzt aus.
    }
event-bought =
    { $you ->
        [seat] Du streichst Reihe { $line } und kaufst „{ $item }“.
       *[none] { $seat } streicht Reihe { $line } und kauft „{ $item }“.
    }
event-laid =
    { $you ->
        [seat] Du legst verdeckt ein Mauerplättchen.
       *[none] { $seat } legt verdeckt ein Mauerplättchen.
    }
event-named =
    { $you ->
        [seat] Du hast dir eine Zahl ausgesucht.
       *[none] { $seat } hat sich eine Zahl ausgesucht.
    }
event-revealed =
    { $you ->
        [seat] Du nennst
       *[none] { $seat } nennt
    } { $number }{ $number ->
        [1] { $tile ->
            [1] , und genau die liegt da
           *[other] , das Plättchen zeigt { $tile }: keine Mauer
        }
        [2] { $tile ->
            [2] , und genau die liegt da
           *[other] , das Plättchen zeigt { $tile }: keine Mauer
        }
       *[other] { $tile ->
            [3] , und genau die liegt da
           *[other] , das Plättchen zeigt { $tile }: keine Mauer
        }
    }.
event-blocked =
    { $you ->
        [seat] { $field } ist für dich zugemauert.
       *[none] { $field } ist für { $seat } zugemauert.
    }
tail-blocked =
    { $you ->
        [seat] : { $field } ist auf deiner Karte zugemauert
       *[none] : { $field } ist auf der Karte von { $seat } zugemauert
    }
event-no-wall =
    { $you ->
        [seat] Für dich lässt sich kein Feld mehr zumauern.
       *[none] Für { $seat } lässt sich kein Feld mehr zumauern.
    }
tail-no-wall = , aber es lässt sich kein Feld mehr zumauern
event-threw =
    { $you ->
        [seat] Du wirfst
       *[none] { $seat } wirft
    } { $throw }{ $skulls ->
        [0] { "" }
        [one] { "" }
        [2] : noch keine Gefahr
       *[other] : { $skulls } Totenköpfe, also Gefahr
    }.
event-rerolled =
    { $you ->
        [seat] Du wirfst nach und hast
       *[none] { $seat } wirft nach und hat
    } { $throw }{ $skulls ->
        [0] { "" }
        [one] { "" }
        [2] : noch keine Gefahr
       *[other] : { $skulls } Totenköpfe, also Gefahr
    }.
face-skull = Totenkopf
face-two-skulls = zwei Totenköpfe
face-room = Raum
face-corridor = Korridor
face-discovery = Entdeckung
face-blank = leer
side-sword = Schwert
side-coin = Münze
side-bite = Spinne
loot-dragon = Drache
loot-blank = leer
loot-fifty = 50 Gold
loot-hundred = 100 Gold
loot-star = Stern
risk-third-skull = dritter Totenkopf { $chance }
event-stopped =
    { $you ->
        [seat] Du lässt die Würfel liegen
       *[none] { $seat } lässt die Würfel liegen
    }: { $steps ->
        [0] kein Schritt
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }{ $finds ->
        [0] { "" }
        [one] , 1 Entdeckung
       *[other] , { $finds } Entdeckungen
    }.
tail-stopped =
    { $you ->
        [seat] , lässt sie liegen
       *[none] , lässt sie liegen
    }: { $steps ->
        [0] kein Schritt
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }{ $finds ->
        [0] { "" }
        [one] , 1 Entdeckung
       *[other] , { $finds } Entdeckungen
    }
event-stepped =
    { $you ->
        [seat] Du gehst nach { $field }.
       *[none] { $seat } geht nach { $field }.
    }
event-entered =
    { $you ->
        [seat] Du betrittst die Schatzkammer.
       *[none] { $seat } betritt die Schatzkammer.
    }
event-orb =
    { $you ->
        [seat] Du hebst die Lichtkugel: in diesem Zug auch schräge Schritte.
       *[none] { $seat } hebt die Lichtkugel: in diesem Zug auch schräge Schritte.
    }
event-key =
    { $you ->
        [seat] Du schlüpfst mit dem Schlüssel durch die Mauer auf { $field }.
       *[none] { $seat } schlüpft mit dem Schlüssel durch die Mauer auf { $field }.
    }
finds = { $finds ->
    [one] 1 Entdeckung
   *[other] { $finds } Entdeckungen
}
event-found =
    { $you ->
        [seat] Du trägst { finds } in Reihe { $line } ein.
       *[none] { $seat } trägt { finds } in Reihe { $line } ein.
    }
tail-found =
    { $you ->
        [seat] , trägst { finds } in Reihe { $line } ein
       *[none] , trägt { finds } in Reihe { $line } ein
    }
event-spider =
    { $you ->
        [seat] Eine Entdeckung zu viel: du weckst die Spinne. Ihr Gift wirkt, sobald du die Kammer verlassen hast.
       *[none] Eine Entdeckung zu viel: { $seat } weckt die Spinne. Ihr Gift wirkt, sobald die Kammer verlassen ist.
    }
event-demon =
    { $you ->
        [seat] Eine Entdeckung zu viel: du weckst den Dämon, und er jagt dich!
       *[none] Eine Entdeckung zu viel: { $seat } weckt den Dämon, und die Jagd beginnt!
    }
event-skeleton =
    { $you ->
        [seat] Eine Entdeckung zu viel: du weckst das Skelett.
       *[none] Eine Entdeckung zu viel: { $seat } weckt das Skelett.
    }
event-danger-die =
    { $you ->
        [seat] Dein Gefahrenwürfel { $letter }: { $danger }.
       *[none] Gefahrenwürfel { $letter } von { $seat }: { $danger }.
    }
tail-danger-die =
    { $letter ->
        [A] ; Gefahrenwürfel: { $danger } (A)
       *[other] , { $danger } ({ $letter })
    }
twin-danger-die = , { $danger } ({ $letter }): zwei gleiche entscheiden
event-letter =
    { $you ->
        [seat] Der Buchstabenwürfel sagt dir { $letter }.
       *[none] Der Buchstabenwürfel sagt { $letter } zu { $seat }.
    }
tail-letter = ; der Buchstabenwürfel sagt { $letter }
event-slipped =
    { $you ->
        [seat] Der Buchstabenwürfel ist leer: du entwischst.
       *[none] Der Buchstabenwürfel ist leer: { $seat } entwischt.
    }
tail-slipped =
    { $you ->
        [seat] ; der Buchstabenwürfel ist leer, du entwischst
       *[none] ; der Buchstabenwürfel ist leer, { $seat } entwischt
    }
event-protected =
    { $you ->
        [seat] „{ $item }“ rettet dich vor der Falle und ist verbraucht.
       *[none] „{ $item }“ rettet { $seat } vor der Falle und ist verbraucht.
    }
event-trapped =
    { $danger ->
        [Giftnebel] Der
       *[other] Die
    } { $danger } kostet { $you ->
        [seat] dich
       *[none] { $seat }
    } { $lp } LP.
event-poisoned =
    { $you ->
        [seat] Du setzt in deinem nächsten Zug aus.
       *[none] { $seat } setzt im nächsten Zug aus.
    }
tail-poisoned =
    { $you ->
        [seat] , und du setzt den nächsten Zug aus
       *[none] , und { $seat } setzt den nächsten Zug aus
    }
event-fought =
    { $you ->
        [seat] Du kämpfst
       *[none] { $seat } kämpft
    } gegen { $danger ->
        [Skelett] das
       *[other] den
    } { $danger }{ $danger ->
        [Ork] { " " }(der höhere Schadenswürfel zählt)
        [Ghul] { " " }(der niedrigere Schadenswürfel zählt)
       *[other] { "" }
    }.
event-hit =
    { $you ->
        [seat] Du verlierst { $lp } LP und hast noch { $rest ->
            [0] keine
           *[other] { $rest }
        }.
       *[none] { $seat } verliert { $lp } LP und hat noch { $rest ->
            [0] keine
           *[other] { $rest }
        }.
    }
tail-hit =
    { $you ->
        [seat] , verlierst { $lp } LP
       *[none] , verliert { $lp } LP
    }
event-damage =
    { $second ->
        [0] { $you ->
            [seat] Dein Schadenswürfel zeigt { $first }.
           *[none] Der Schadenswürfel von { $seat } zeigt { $first }.
        }
       *[other] { $you ->
            [seat] Deine Schadenswürfel zeigen { $first } und { $second }.
           *[none] Die Schadenswürfel von { $seat } zeigen { $first } und { $second }.
        }
    }
tail-damage =
    { $second ->
        [0] { " " }(Schadenswürfel { $first })
       *[other] { " " }(Schadenswürfel { $first } und { $second })
    }
event-killed =
    { $you ->
        [seat] Du besiegst
       *[none] { $seat } besiegt
    } { $danger ->
        [Skelett] das
       *[other] den
    } { $danger }.
tail-killed =
    { $you ->
        [seat] { " " }und siegst
       *[none] { " " }und siegt
    }
event-scared =
    { $you ->
        [seat] Dein Ring flammt auf
       *[none] Der Ring von { $seat } flammt auf
    }, und { $danger ->
        [Skelett] das
       *[other] der
    } { $danger } rennt davon: kein Kampf.
event-talisman =
    { $you ->
        [seat] Du hebst den Drachentalisman: Leerseiten und Münzen werden zweimal geworfen.
       *[none] { $seat } hebt den Drachentalisman: Leerseiten und Münzen werden zweimal geworfen.
    }
event-looted =
    { $you ->
        [seat] Du wirfst die Schatzwürfel
       *[none] { $seat } wirft die Schatzwürfel
    }: { $dragons ->
        [0] kein Drache
        [one] 1 Drache
       *[other] { $dragons } Drachen
    }, { $stars ->
        [0] kein Stern
        [one] 1 Stern
       *[other] { $stars } Sterne
    }.
event-coins =
    { $you ->
        [seat] Du steckst Münzen ein
       *[none] { $seat } steckt Münzen ein
    }: { $fifties ->
        [0] { $hundreds } × 100
       *[other] { $hundreds ->
            [0] { $fifties } × 50
           *[other] { $fifties } × 50 und { $hundreds } × 100
        }
    }.
tail-coins =
    { $you ->
        [seat] , steckst
       *[none] , steckt
    } { $fifties ->
        [0] { $hundreds } × 100
       *[other] { $hundreds ->
            [0] { $fifties } × 50
           *[other] { $fifties } × 50 und { $hundreds } × 100
        }
    } Gold ein
event-treasure =
    { $you ->
        [seat] Du nimmst „{ $called }“.
       *[none] { $seat } nimmt „{ $called }“.
    }
tail-treasure =
    { $you ->
        [seat] , nimmst „{ $called }“
       *[none] , nimmt „{ $called }“
    }
event-worth = Das ist { $gold } Gold wert.
tail-worth = { " " }({ $gold } Gold)
event-dragon =
    { $you ->
        [seat] Du hast den Drachen geweckt.
       *[none] { $seat } hat den Drachen geweckt.
    }
event-returned =
    { $you ->
        [seat] Du lässt „{ $called }“ fallen.
       *[none] { $seat } lässt „{ $called }“ fallen.
    }
tail-returned =
    { $you ->
        [seat] ; du lässt „{ $called }“ fallen
       *[none] ; { $seat } lässt „{ $called }“ fallen
    }
event-robbed =
    { $gold ->
        [0] { $you ->
            [seat] Du hast keine Münzen zu verlieren.
           *[none] { $seat } hat keine Münzen zu verlieren.
        }
       *[other] { $you ->
            [seat] Du verlierst { $gold } Gold in Münzen.
           *[none] { $seat } verliert { $gold } Gold in Münzen.
        }
    }
tail-robbed =
    { $gold ->
        [0] { "" }
       *[other] { $you ->
            [seat] ; du verlierst { $gold } Gold in Münzen
           *[none] ; { $seat } verliert { $gold } Gold in Münzen
        }
    }
event-breath =
    { $you ->
        [seat] Der Drache faucht dich an
       *[none] Der Drache faucht { $seat } an
    }: { $dragons ->
        [0] { "" }
        [one] 1 LP für einen Drachen,{ " " }
       *[other] { $dragons } LP für ebenso viele Drachen,{ " " }
    }{ $damage } LP Schaden.
event-fled =
    { $you ->
        [seat] Du rennst nach { $field }.
       *[none] { $seat } rennt nach { $field }.
    }
event-prowls =
    { $you ->
        [seat] Dein Dämon schleicht nach { $field }.
       *[none] Der Dämon von { $seat } schleicht nach { $field }.
    }
event-caught =
    { $you ->
        [seat] Der Dämon hat dich erwischt!
       *[none] Der Dämon hat { $seat } erwischt!
    }
tail-caught =
    { $you ->
        [seat] { " " }und erwischt dich
       *[none] { " " }und erwischt { $seat }
    }
event-died =
    { $you ->
        [seat] Du bist verloren: { $cause }.
       *[none] { $seat } ist verloren: { $cause }.
    }
event-escaped =
    { $you ->
        [seat] Du trittst mit { $gold } Gold und { $rest } LP ins Tageslicht.
       *[none] { $seat } tritt mit { $gold } Gold und { $rest } LP ins Tageslicht.
    }
event-won =
    { $you ->
        [seat] Du gewinnst
       *[none] { $seat } gewinnt
    } mit { $gold } Gold{ $tie ->
        [1] : so viel wie andere, aber mehr LP.
        [2] : so viel wie andere und ebenso viele LP, aber früher daheim.
        [3] : so viel wie andere, ebenso viele LP, ebenso früh daheim, aber mehr Schätze.
       *[0] .
    }
event-dragon-wins = Niemand kam heim. Der Drache hat gewonnen!
event-spared =
    { $you ->
        [seat] Du hast gerade die Kammer verlassen: diesmal keine Mauer.
       *[none] { $seat } hat gerade die Kammer verlassen: diesmal keine Mauer.
    }

## Was von wem verlangt ist

phase-over = Das Spiel ist vorbei.
phase-chamber = { $seat } ist in der Kammer: bleiben und werfen, oder gehen?
phase-coin = Das Gift kostet { $seat } eine Münze. Welche?
phase-buy = { $seat } kann etwas Nützliches kaufen oder die EP sparen.
phase-wall = { $seat } wählt geheim eine Zahl für die Mauer.
phase-block = { $seat } mauert ein Feld zu.
phase-reroll = { $seat } wirft Würfel nach oder lässt sie liegen.
phase-move = { $seat } geht weiter oder bleibt stehen.
phase-ring = { $seat } steht vor einem Monster: Ring oder Schwert?
phase-talisman = { $seat } kann für diesen Wurf den Drachentalisman nutzen.
phase-treasure = { $seat } kann einen Schatz nehmen.
phase-leave = { $seat } wählt das Feld vor der Kammer.
phase-flee = { $seat } flieht vor dem Drachen. Wohin?
phase-demon = { $seat } führt den Dämon.
phase-trap = { $seat } ist in einer Falle und hat, was hilft: einsetzen oder aufheben?

## Warum etwas nicht geht

why-10 = Gelegt ist gelegt, und genannt ist genannt.
why-21 = Gekauft wird nach der Sonne und vor Plättchen und Würfeln.
why-22 = Das kostet { $cost } EP; in der aktiven Reihe sind { $ep }, also { $lack } zu wenig.
why-27 = Mehr als drei Gegenstände kann ein Held nicht nehmen.
why-28 = Dieser Gegenstand ist nicht mehr im Vorrat.
why-33 = Gerade wird keine Mauer ausgespielt.
why-37 = Das Plättchen legt der rechte Nachbar.
why-38 = Die Zahl nennt, wer am Zug ist.
why-40 = Zugemauert wird nur, wenn Plättchen und Zahl gleich sind.
why-44 = Start, Ausgang, oranges und schwarzes Feld bleiben offen.
why-45 = Direkt neben einem besonderen Feld oder der Kammer darf keine Mauer stehen.
why-46 = Dort ist schon eine Mauer, oder der Dämon war da.
why-47 = Höchstens zwei Mauern stehen beisammen.
why-49 = Mauern berühren sich nie an einer Ecke.
why-50 = Diese Mauer ließe keinen Weg nach Hause.
why-56 = Ein Würfel mit Totenkopf bleibt liegen.
why-58 = Jetzt gibt es nichts nachzuwerfen.
why-60 = Jetzt gibt es nichts zu beenden.
why-64 = Schritte kommen nach den Bewegungswürfeln.
why-66 =
    Ein Schritt führt auf ein Feld direkt daneben. { $far ->
        [0] Dorthin führt gerade kein Weg.
       *[other] Dorthin sind es { $far } Schritte, und du hast { $steps }.
    }
why-68 = Dort ist eine Mauer, und du hast keinen Schlüssel.
why-69 = Dort warst du schon.
why-71 = Dort war der Dämon!
why-73 =
    Erst die Kammer, dann der Ausgang.{ $goal ->
        [0] { "" }
        [one] { " " }Zur Kammer ist es 1 Schritt.
       *[other] { " " }Zur Kammer sind es { $goal } Schritte.
    }
why-108 = Gerade hat keine Falle zugeschnappt, gegen die dir etwas helfen könnte.
why-117 = Gerade steht kein Kampf bevor.
why-124 = Das Gift verlangt gerade keine Münze.
why-128 = Der Dämon bewegt sich jetzt nicht.
why-130 =
    Der Dämon geht auf eines der acht Felder um ihn herum, und auf keines zweimal. { $apart ->
        [0] Dort steht er.
        [one] Dort war er schon.
       *[other] Dieses Feld ist { $apart } von ihm entfernt.
    }
why-132 = Der Dämon muss näher kommen, wenn er kann: er ist { $now } vom Helden entfernt, und dort wären es { $then }.
why-151 = Schätze nimmt man gleich nach dem Wurf in der Kammer.
why-151-1 = Dieser Schatz braucht { $stars } Sterne, und du hast { $starlight } geworfen.
why-152 = Für einen einzelnen Stern gibt es nichts.
why-154 = Diesen Schatz hat schon jemand.
why-157 = Den Talisman nutzt man bei der Ankunft in der Kammer.
why-158 = Bleiben oder gehen entscheidet, wessen Zug in der Kammer beginnt.
why-160 = Die Kammer verlässt man mit einem Schritt auf ein Feld daneben; dieses ist weiter weg.
why-161 = Dieses Feld neben der Kammer ist nicht frei.
why-163 = Dort bist du gerade herausgekommen; geh durch ein anderes Feld hinein.
why-188 = Die Lichtkugel nutzt man nach dem Würfeln oder beim Verlassen der Kammer.
why-188-1 = Dafür braucht es die Lichtkugel.
why-190 = Durch eine Mauer braucht es zwei Schritte, hinein und wieder hinaus; du hast { $steps }.
why-205 = Allein am Tisch wird das Plättchen gezogen.
why-213 = Dieser Schatz ist in diesem Spiel nicht dabei.
why-241 = Dort war der Held schon; die Mauer wäre verschenkt.
why-246 = Hinter dieser Mauer ist kein freies Feld, auf das es weiterginge.
why-298 = Für die Lichtkugel hat niemand Zeit, wenn der Drache erwacht!

## Orte und Gefahren

place-chamber = die Schatzkammer
danger-none = nichts
danger-arrows = Pfeilfalle
danger-trapdoor = Falltür
danger-mist = Giftnebel
danger-ghoul = Ghul
danger-troll = Troll
danger-orc = Ork
danger-skeleton = Skelett
cause-none = lebt
cause-sunset = es ist Nacht geworden
cause-arrows = zu viele Pfeile
cause-trapdoor = es ging tief hinab
cause-mist = ein Atemzug Nebel zu viel
cause-third-trap = zum dritten Mal dieselbe Falle
cause-ghoul = der Ghul war stärker
cause-troll = der Troll war stärker
cause-orc = der Ork war stärker
cause-skeleton = das Skelett war stärker
cause-spider = das Gift der Spinne
cause-demon = der Dämon
cause-dragon = der Atem des Drachen
cause-flames = kein Weg aus den Flammen

## Nützliche Gegenstände

item-amulet = Amulett der Zeit
item-amulet-text = Sofort eine Sonne mehr.
item-amulet-use = sofort eine Sonne mehr
item-mring = Magischer Ring
item-mring-text = Überspring einen ganzen Kampf, bevor er beginnt.
item-mring-use = ein Kampf lässt sich überspringen
item-talisman = Drachentalisman
item-talisman-text = Bei der Ankunft in der Kammer werden Leerseiten und Münzen ein zweites Mal geworfen.
item-talisman-use = in der Kammer werden Leerseiten und Münzen zweimal geworfen
item-necklace = Goldene Halskette
item-necklace-text = 1000 Gold, wenn du sie hinausträgst.
item-necklace-use = 1000 Gold am Ausgang
item-orb = Lichtkugel
item-orb-text = In einem Zug gehst du auch schräg.
item-orb-use = in einem Zug auch schräge Schritte
item-buckle = Goldene Gürtelschnalle
item-buckle-text = 800 Gold, wenn du sie hinausträgst.
item-buckle-use = 800 Gold am Ausgang
item-potion = Heiltrank
item-potion-text = Sofort drei LP mehr.
item-potion-use = sofort drei LP mehr
item-key = Schlüssel für Geheimtüren
item-key-text = In einem Zug gehst du durch eine Mauer.
item-key-use = in einem Zug durch eine Mauer
item-mail = Kettenrüstung
item-mail-text = Die nächste Pfeilfalle bleibt ohne Wirkung.
item-mail-use = die nächste Pfeilfalle bleibt ohne Wirkung
item-rope = Seil
item-rope-text = Die nächste Falltür bleibt ohne Wirkung.
item-rope-use = die nächste Falltür bleibt ohne Wirkung
item-hood = Lederkapuze
item-hood-text = Der nächste Giftnebel bleibt ohne Wirkung.
item-hood-use = der nächste Giftnebel bleibt ohne Wirkung
item-sring = Silberring
item-sring-text = 500 Gold, wenn du ihn hinausträgst.
item-sring-use = 500 Gold am Ausgang

## Schätze

treasure-t01 = Krone des Drachenkönigs
treasure-t02 = Herz des Berges
treasure-t03 = Zepter des Zauberers
treasure-t04 = Juwelenschwert
treasure-t05 = Goldener Apfel
treasure-t06 = Smaragddrache
treasure-t07 = Rubinkelch
treasure-t08 = Perlenkästchen
treasure-t09 = Silberspiegel
treasure-t10 = Elfenbeinhorn
treasure-t11 = Bernsteinbrosche
treasure-t12 = Saphirohrringe
treasure-t13 = Bronzegötze
treasure-h1 = { treasure-dragon-egg }
treasure-h2 = { treasure-star-of-the-east }
treasure-dragon-egg = Drachenei
treasure-star-of-the-east = Stern des Ostens
treasure-moon-harp = Mondharfe
treasure-black-pearl = Schwarze Perle
treasure-phoenix-feather = Phönixfeder
treasure-frost-diamond = Frostdiamant
treasure-giants-ring = Ring des Riesen
treasure-unicorn-horn = Horn des Einhorns

## Der gezeichnete Tisch

table-round = Runde { $round }
table-sun = Sonne
table-lp = LP
table-ep = EP
table-traps = Fallen
table-gold = Gold
table-aside = Drachen beiseite
table-dice = Würfel
table-steps = Schritte übrig
table-goal = Schritte bis zum Ziel: { $steps }, Züge übrig: { $turns }
table-no-way = kein Weg weiter, Züge übrig: { $turns }
table-escaped = entkommen
table-inside = in der Kammer
table-legend = ● Held  ∙ Spur  o Zugende  ▓ Mauer  ✕ Dämonenspur  ☿ Dämon
table-odds-third = dritter Totenkopf beim Nachwurf von { $count ->
        [one] einem schwarzen Würfel
       *[other] { $count } schwarzen Würfeln
    }: { $percent }
table-odds-third-red = dritter Totenkopf beim Nachwurf des roten Würfels{ $count ->
        [0] { "" }
        [one] { " " }und eines schwarzen
       *[other] { " " }und { $count } schwarzer
    }: { $percent }
table-odds-wake = { $dice } Schatzkammerwürfel wecken den Drachen: { $percent }
table-odds-wake-twice = { $dice } Schatzkammerwürfel mit dem Talisman wecken den Drachen: { $percent }
table-odds-fight = Tod in diesem Kampf: { $percent }
table-odds-trap = Tod in dieser Falle: { $percent }
table-odds-danger = Tod durch deine nächste Gefahr: { $percent }
table-odds-danger-held = Tod durch deine nächste Gefahr: { $percent }, wenn du einsetzt, was du dagegen hast

## Ergebnisse

result-winner = { $seat } gewinnt mit { $gold } Gold.
result-tie = { $seats } teilen sich den Sieg.
result-lost = Niemand kam heim. Der Drache hat gewonnen!
result-line-escaped = { $seat }: entkommen mit { $gold } Gold.
result-line-dead = { $seat }: { $cause }, in Zug { $sun }.
rank-torchbearer = Fackelträger
rank-adventurer = Abenteurer
rank-hunter = Schatzjäger
rank-hero = Held der Burg
rank-bane = Drachenschreck
rank-lost = Im Dunkeln verloren

## Optionen

option-start-player = Startspieler
option-start-player-says = Wer zuerst in die Burg geht.
option-start-player-random = zufällig
option-sun-boxes = Sonnen
option-sun-boxes-says = So viele Züge bis Sonnenuntergang; mehr sind milder.
option-life-points = Lebenspunkte
option-life-points-says = Wie viel jeder Held aushält.
option-solo-walls = Mauern im Alleingang
option-solo-walls-says = Wer Felder zumauert, wenn sonst niemand da ist.
option-solo-walls-automaton = die Burg entscheidet
option-solo-walls-self = du entscheidest
option-house-treasures = Eigene Schätze
option-house-treasures-says = Legt eigene Schätze zu denen in der Kammer.
option-house-treasures-none = keine
option-house-treasures-h1 = einer
option-house-treasures-h1-h2 = zwei
option-h1-stars = Sterne des ersten eigenen Schatzes
option-h1-stars-says = So viele Sterne muss man in der Kammer werfen, um ihn zu bekommen.
option-h1-value = Gold des ersten eigenen Schatzes
option-h1-value-says = Was er draußen wert ist.
option-h2-stars = Sterne des zweiten eigenen Schatzes
option-h2-stars-says = { option-h1-stars-says }
option-h2-value = Gold des zweiten eigenen Schatzes
option-h2-value-says = { option-h1-value-says }
option-easy-start-1 = Platz 1 beginnt auf dem orangen Feld
option-easy-start-1-says = Ein kürzerer Weg zur Kammer, für Kinder und für den ersten Versuch.
option-easy-start-1-off = nein
option-easy-start-1-on = ja
option-easy-start-2 = Platz 2 beginnt auf dem orangen Feld
option-easy-start-2-says = { option-easy-start-1-says }
option-easy-start-2-off = nein
option-easy-start-2-on = ja
option-easy-start-3 = Platz 3 beginnt auf dem orangen Feld
option-easy-start-3-says = { option-easy-start-1-says }
option-easy-start-3-off = nein
option-easy-start-3-on = ja
option-easy-start-4 = Platz 4 beginnt auf dem orangen Feld
option-easy-start-4-says = { option-easy-start-1-says }
option-easy-start-4-off = nein
option-easy-start-4-on = ja
option-turn-seconds = Sekunden je Entscheidung
option-turn-seconds-says = Ist die Zeit um, geschieht für dich das Sicherste.
option-turn-seconds-none = ohne Uhr
option-show-odds = Chancen zeigen
option-show-odds-says = Genaue Chancen neben den Möglichkeiten.
option-show-odds-on = ja
option-show-odds-off = nein
option-wall-after-chamber = Mauer im Zug nach dem Verlassen der Kammer
option-wall-after-chamber-says = Ob Helden behindert werden, sobald sie mit ihrem Schatz gehen.
option-wall-after-chamber-on = ja: nur Züge, die in der Kammer beginnen, sind ohne Mauerschritt
option-wall-after-chamber-off = nein: auch der nächste Zug nach dem Verlassen ist ohne Mauerschritt
option-protection = Kettenrüstung, Seil und Lederkapuze
option-protection-says = Ob Schutz an die erste Falle geht oder für eine schlimmere bleiben kann.
option-protection-next = helfen von selbst gegen die nächste Falle ihrer Art
option-protection-asked = helfen, wenn ihr Besitzer es will
option-h1-name = Name des ersten eigenen Schatzes
option-h1-name-says = Wie er am Tisch und im Protokoll heißt.
option-h1-name-dragon-egg = { treasure-dragon-egg }
option-h1-name-star-of-the-east = { treasure-star-of-the-east }
option-h1-name-moon-harp = { treasure-moon-harp }
option-h1-name-black-pearl = { treasure-black-pearl }
option-h1-name-phoenix-feather = { treasure-phoenix-feather }
option-h1-name-frost-diamond = { treasure-frost-diamond }
option-h1-name-giants-ring = { treasure-giants-ring }
option-h1-name-unicorn-horn = { treasure-unicorn-horn }
option-h2-name = Name des zweiten eigenen Schatzes
option-h2-name-says = { option-h1-name-says }
option-h2-name-dragon-egg = { treasure-dragon-egg }
option-h2-name-star-of-the-east = { treasure-star-of-the-east }
option-h2-name-moon-harp = { treasure-moon-harp }
option-h2-name-black-pearl = { treasure-black-pearl }
option-h2-name-phoenix-feather = { treasure-phoenix-feather }
option-h2-name-frost-diamond = { treasure-frost-diamond }
option-h2-name-giants-ring = { treasure-giants-ring }
option-h2-name-unicorn-horn = { treasure-unicorn-horn }

## Was der Zufall entscheidet, wie ein Beweis oder ein Tisch mit echten Würfeln es nennt

draw-start-player = wer beginnt
draw-wall-tile = ein Mauerplättchen
draw-black-die = ein schwarzer Bewegungswürfel
draw-red-die = der rote Bewegungswürfel
draw-spider-die = der Spinnenwürfel
draw-danger-die = ein Gefahrenwürfel
draw-letter-die = der Buchstabenwürfel
draw-combat-die = ein Kampfwürfel
draw-damage-die = ein Schadenswürfel
draw-treasure-die = ein Schatzwürfel
draw-tie = welcher von gleich guten Wegen genommen wird

## Was das Terminal fragt, und das Ziel in einer Zeile

goal-line = in die Schatzkammer und reich hinaus
question-chamber = Du bist in der Kammer: noch ein Wurf, oder gehst du?
question-coin = Das Gift kostet dich eine Münze. Welche?
question-buy = Etwas Nützliches kaufen, oder die EP sparen?
question-wall =
    Wähle heimlich eine Zahl für die Mauer: { $lays ->
        [yes] Nennt { $seat } sie auch, mauerst du ein Feld zu.
       *[no] Liegt sie bei { $seat }, wird dir ein Feld zugemauert.
    }
question-block = Mauere ein Feld von { $seat } zu: Schreib es hin, zum Beispiel { $field }.
question-reroll = Würfel nachwerfen oder liegen lassen?
question-move = Weitergehen oder stehen bleiben?
question-ring = Ein Monster: Ring oder Schwert?
question-talisman = Den Drachentalisman für diesen Wurf nutzen?
question-treasure = Du darfst einen Schatz nehmen.
question-leave = Auf welches Feld gehst du hinaus?
question-flee = Der Drache ist wach. Wohin rennst du?
question-demon = Du führst den Dämon hinter { $seat } her. Wohin?
question-trap = Du sitzt in einer Falle und hast, was hilft: nutzen oder behalten?

# Der Punkteblock: was einzutragen ist, und was er dazu sagt.
pad-coins = Münzen
pad-coins-fifties = Münzen zu 50 (−: verloren)
pad-coins-hundreds = Münzen zu 100 (−: verloren)
pad-treasure = Schatz
pad-treasure-which = Welcher
pad-item = Gegenstand gekauft
pad-item-which = Welcher
pad-life = Lebenspunkte
pad-life-count = Wie viele (−: Knochen durchgestrichen)
pad-sun = Sonnen
pad-sun-count = Wie viele durchgestrichen
pad-fate = Entkommen oder tot
pad-fate-how = Wie es ausging
pad-escaped = entkommen
pad-dead = tot
pad-treasures = Schätze
pad-valuables = wertvolle Gegenstände
pad-note = { $life } LP, { $sun } Sonnen
pad-note-dead = tot
pad-inside = { $count ->
    [one] { $who } ist noch in der Burg.
   *[other] { $who } sind noch in der Burg.
  }
pad-why-dragon = Niemand ist aus der Burg gekommen: Der Drache gewinnt.
pad-why-only = { $who } ist als Einzige oder Einziger herausgekommen und gewinnt.
pad-why-richest = { $who } kam mit dem meisten Gold heraus, { $gold }, und gewinnt.
pad-why-life = { $who } gewinnt: gleich viel Gold, { $gold }, aber mehr Lebenspunkte.
pad-why-sun = { $who } gewinnt: gleich viel Gold und Leben, aber weniger Sonnen.
pad-why-tiles = { $who } gewinnt: gleich an Gold, Leben und Sonnen, aber mit mehr Schätzen.
pad-why-shared = { $who } teilen sich den Sieg, in allem gleich, mit je { $gold } Gold.
pad-wrong-out = { $who } ist nicht mehr in der Burg.
pad-wrong-coins = So viele Münzen hat { $who } nicht zu verlieren.
pad-wrong-house = { $treasure } ist in diesem Spiel nicht dabei; die Optionen sagen, welche eigenen Schätze es sind.
pad-wrong-items = { $who } hat schon { $limit } Gegenstände, und mehr bekommt niemand.
pad-wrong-taken = { $piece } ist schon bei { $who }; es gibt nur einen davon.
pad-wrong-life = { $who } hat nur noch { $left } LP zu verlieren.
pad-wrong-sun = { $who } hat { $most } Sonnen, und weniger als keine geht nicht.
pad-wrong-escape = { $who } hat keine Lebenspunkte mehr und kann nicht entkommen sein.

# Für Besitzer der Schachtel: was hier entworfen ist, und kein Wert einer Variante anders sagen kann.
edition-rest = der Plan der Burg und die Ränge des Spiels allein.

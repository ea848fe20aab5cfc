# Dragon Farkle auf Deutsch. Ids und Variablen wie in text.en.ftl.

game-name = Dragon Farkle
game-tagline = Überrede Bauern zu einer Armee, halte die Würfel bei Laune, erlege den Drachen zuerst.
game-kind = Würfel und Nerven
designed = Die Bilder der gedruckten Karten sind verloren: Bekannt sind davon nur Skree und der Plunderbeutel, deshalb sind alle anderen Gefährten und Gegenstände und die Zahlen auf den Karten von uns entworfen; Würfel, Wertungstabelle und Regeln stammen aus dem Regelheft und aus öffentlichen Quellen.

## Das Ziel

goal-title = Erlege den Drachen
goal-win = Sammle { $keep } Soldaten, geh in die Drachenhöhle und füge dem Drachen als Erster in einem einzigen Zug { $health } Schaden zu.
goal-end = Das Spiel endet in dem Augenblick, in dem der Drache erlegt ist.

## Was man tun kann

action-recruit = Rekrutieren
action-skirmish = Ein Scharmützel beginnen
action-battle = Gegen den Drachen kämpfen
action-target =
    { $seat } angreifen (Armee { $army }, Bonus { $bonus })
action-accept =
    { $what ->
        [attack] Dich stellen
        [farkle] Den Farkle hinnehmen
        [defeat] Bezahlen
       *[roll] Den Wurf so lassen
    }
action-pass = Den Wurf durchgehen lassen
action-roll =
    { $count ->
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }
action-stop =
    { $soldiers ->
        [0] Mit leeren Händen aufhören
       *[other] Mit { $soldiers } Soldaten aufhören
    }
action-take =
    { $dice } herauslegen: { $soldiers } Soldaten, danach { $left ->
        [one] 1 Würfel
       *[other] { $left } Würfel
    }
action-double =
    { $soldiers ->
        [0] Verdoppeln
       *[other] Verdoppeln: { $soldiers } Soldaten
    }
action-item =
    { $soldiers ->
        [0] Gegenstand ziehen
       *[other] Gegenstand ziehen und { $soldiers } Soldaten einfach zählen
    }
action-done =
    { $soldiers ->
        [0] Heimkehren
       *[other] { $soldiers } Soldaten heimbringen
    }
action-keep = { $item } behalten
action-skree = Skree: der Armee von { $seat } einen Schrecken einjagen
action-pip = Pip: eine { $face } noch einmal werfen
action-mirabel = Mirabel: den Ereigniswürfel noch einmal werfen
action-quentin = Quentin: einen Würfel zurücknehmen
action-ulf = Ulf: diesen Farkle wegschnuppern
action-open-bag = Den Plunderbeutel öffnen
action-horseshoe = Glückshufeisen: alle Soldatenwürfel noch einmal werfen
action-loaded-die = Gezinkter Würfel: eine 5 hinlegen
action-war-horn = Kriegshorn: den Ereigniswürfel auf Bündnis drehen
action-cheese = Mutkäse: den Farkle überhören
action-poster = Werbeplakat: 400 Soldaten mehr
action-arrow = Drachentöterpfeil: sofort 1 Schaden
action-smoke-egg = Rauchei: woanders sein
action-mirror-shield = Spiegelschild: nichts hergeben
action-magpie = Elsterring: { $seat } einen Gegenstand stehlen
action-whistle = Drachenpfeife: den Ereigniswürfel auf den Drachen drehen
action-cursed-die = Verfluchter Würfel: noch einmal werfen lassen
action-map = Geheime Karte: mit 1.000 Soldaten weniger in die Höhle

## Was geschieht

# `$you` nennt den Wert, der der eigene Platz des Lesers ist. `tail-…` setzt die Zeile einer Aktion fort.

event-turn =
    { $you ->
        [seat] Runde { $round }: du bist dran.
       *[none] Runde { $round }: { $seat } ist dran.
    }
event-companion =
    { $you ->
        [seat] Mit dir zieht jetzt { $companion }.
       *[none] Mit { $seat } zieht jetzt { $companion }.
    }
event-dealt =
    { $you ->
        [seat] Du bekommst einen verdeckten Gegenstand.
       *[none] { $seat } bekommt einen verdeckten Gegenstand.
    }
event-dealt-item =
    { $you ->
        [seat] Du bekommst „{ $item }“.
       *[none] { $seat } bekommt „{ $item }“.
    }
event-recruits =
    { $you ->
        [seat] Du gehst rekrutieren.
       *[none] { $seat } geht rekrutieren.
    }
event-attacks =
    { $you ->
        [seat] Du legst dich mit { $target } an.
        [target] { $seat } legt sich mit dir an.
       *[none] { $seat } legt sich mit { $target } an.
    }
event-enters =
    { $you ->
        [seat] Du trittst in der Höhle vor den Drachen: { $health } Wunden erlegen ihn!
       *[none] { $seat } tritt in der Höhle vor den Drachen: { $health } Wunden erlegen ihn!
    }
event-leaves =
    { $you ->
        [seat] Du verlässt die Drachenhöhle.
       *[none] { $seat } verlässt die Drachenhöhle.
    }
event-rolled =
    { $you ->
        [seat] Du wirfst
       *[none] { $seat } wirft
    }: { $roll }{ $event ->
        [leer] { "" }
       *[other] { " " }({ $event })
    }.
event-took =
    { $you ->
        [seat] Du behältst { $dice } für { $soldiers } Soldaten.
       *[none] { $seat } behält { $dice } für { $soldiers } Soldaten.
    }
tail-took =
    { $you ->
        [seat] , behältst { $dice } für { $soldiers }
       *[none] , behält { $dice } für { $soldiers }
    }
event-eaten =
    { $you ->
        [seat] Der Drache frisst { $roll }! Du bekommst nichts dafür und darfst aufhören oder weiterwürfeln.
       *[none] Der Drache frisst { $roll }! { $seat } bekommt nichts dafür und darf aufhören oder weiterwürfeln.
    }
event-escaped =
    { $you ->
        [seat] Der Drache lenkt alle von deinem missratenen Wurf ab. Dieselben Würfel noch einmal, oder aufhören.
       *[none] Der Drache lenkt alle vom missratenen Wurf ab. { $seat } darf dieselben Würfel noch einmal werfen oder aufhören.
    }
event-hot =
    { $you ->
        [seat] { $count ->
            [one] Heiße Würfel: du hast den Würfel wieder in der Hand.
           *[other] Heiße Würfel: du hast alle { $count } Würfel wieder in der Hand.
        }
       *[none] { $count ->
            [one] Heiße Würfel: { $seat } hat den Würfel wieder in der Hand.
           *[other] Heiße Würfel: { $seat } hat alle { $count } Würfel wieder in der Hand.
        }
    }
tail-hot =
    { $count ->
        [one] ; heiße Würfel, er kommt zurück
       *[other] ; heiße Würfel, alle { $count } kommen zurück
    }
event-farkled =
    { $you ->
        [seat] { $soldiers ->
            [0] Du farkelst: kein Würfel zählt.
           *[other] Du farkelst: kein Würfel zählt, und { $soldiers } Rekruten laufen nach Hause.
        }
       *[none] { $soldiers ->
            [0] { $seat } farkelt: kein Würfel zählt.
           *[other] { $seat } farkelt: kein Würfel zählt, und { $soldiers } Rekruten laufen nach Hause.
        }
    }
event-doubled =
    { $you ->
        [seat] Das Bündnis verdoppelt deine Würfel auf { $soldiers } Soldaten.
       *[none] Das Bündnis verdoppelt die Würfel von { $seat } auf { $soldiers } Soldaten.
    }
tail-doubled = , verdoppelt auf { $soldiers }
event-drew =
    { $you ->
        [seat] Du ziehst verdeckt einen Gegenstand.
       *[none] { $seat } zieht verdeckt einen Gegenstand.
    }
tail-drew =
    { $you ->
        [seat] , ziehst einen Gegenstand
       *[none] , zieht einen Gegenstand
    }
event-drew-item =
    { $you ->
        [seat] Du ziehst „{ $item }“.
       *[none] { $seat } zieht „{ $item }“.
    }
tail-drew-item =
    { $you ->
        [seat] , ziehst „{ $item }“
       *[none] , zieht „{ $item }“
    }
event-banked =
    { $you ->
        [seat] { $soldiers ->
            [0] Du kommst allein heim. Armee: { $army }.
           *[other] Du bringst { $soldiers } Soldaten heim. Armee: { $army }.
        }
       *[none] { $soldiers ->
            [0] { $seat } kommt allein heim. Armee: { $army }.
           *[other] { $seat } bringt { $soldiers } Soldaten heim. Armee: { $army }.
        }
    }
event-saved =
    { $you ->
        [seat] Bertha bringt für dich noch { $soldiers } Soldaten heim. Armee: { $army }.
       *[none] Bertha bringt für { $seat } noch { $soldiers } Soldaten heim. Armee: { $army }.
    }
event-value =
    { $you ->
        [seat] { $soldiers ->
            [0] Du hast nichts, womit du kämpfen könntest.
           *[other] Du kämpfst mit { $soldiers }.
        }
       *[none] { $soldiers ->
            [0] { $seat } hat nichts zum Kämpfen.
           *[other] { $seat } kämpft mit { $soldiers }.
        }
    }
event-won =
    { $you ->
        [seat] { $soldiers ->
            [0] Du gewinnst das Scharmützel; die andere Seite gibt niemanden her, aber du bekommst einen Bonus von { $bonus }.
           *[other] Du gewinnst das Scharmützel, bekommst { $soldiers } Soldaten und einen Bonus von { $bonus }.
        }
       *[none] { $soldiers ->
            [0] { $seat } gewinnt das Scharmützel; die andere Seite gibt niemanden her, aber es gibt einen Bonus von { $bonus }.
           *[other] { $seat } gewinnt das Scharmützel, bekommt { $soldiers } Soldaten und einen Bonus von { $bonus }.
        }
    }
event-tied =
    { $you ->
        [seat] Du und { $target } seid gleich stark. Alle gehen nach Hause.
        [target] { $seat } und du seid gleich stark. Alle gehen nach Hause.
       *[none] { $seat } und { $target } sind gleich stark. Alle gehen nach Hause.
    }
event-hit =
    { $you ->
        [seat] { $hits ->
            [one] Du verwundest den Drachen! Schaden: { $damage }.
           *[other] Du verwundest den Drachen gleich { $hits }-mal! Schaden: { $damage }.
        }
       *[none] { $hits ->
            [one] { $seat } verwundet den Drachen! Schaden: { $damage }.
           *[other] { $seat } verwundet den Drachen gleich { $hits }-mal! Schaden: { $damage }.
        }
    }
tail-hit =
    { $hits ->
        [one] : 1 Wunde für den Drachen, { $damage } insgesamt
       *[other] : { $hits } Wunden für den Drachen, { $damage } insgesamt
    }
event-lost =
    { $you ->
        [seat] { $army ->
            [0] Der Atem des Drachen kostet dich deine letzten { $soldiers } Soldaten.
           *[other] Der Atem des Drachen kostet dich { $soldiers } Soldaten. Armee: { $army }.
        }
       *[none] { $army ->
            [0] Der Atem des Drachen kostet { $seat } die letzten { $soldiers } Soldaten.
           *[other] Der Atem des Drachen kostet { $seat } { $soldiers } Soldaten. Armee: { $army }.
        }
    }
tail-lost =
    { $army ->
        [0] ; der Atem des Drachen kostet die letzten { $soldiers } Soldaten
       *[other] ; der Atem des Drachen kostet { $soldiers } Soldaten, { $army } bleiben
    }
event-destroyed =
    { $you ->
        [seat] Deine Armee ist dahin. Raus aus der Höhle, ohne Gefährten, bis zu deinem nächsten Zug.
       *[none] Die Armee von { $seat } ist dahin. Raus aus der Höhle, ohne Gefährten, bis zum nächsten Zug.
    }
event-healed = Der Drache leckt seine Wunden. Kein Schaden mehr.
event-slain =
    { $you ->
        [seat] Du hast den Drachen erlegt und gewinnst!
       *[none] { $seat } hat den Drachen erlegt und gewinnt!
    }
event-played =
    { $you ->
        [seat] Du spielst „{ $item }“.
       *[none] { $seat } spielt „{ $item }“.
    }
event-used =
    { $you ->
        [seat] Du holst dir Hilfe von { $companion }.
       *[none] { $seat } holt sich Hilfe von { $companion }.
    }
event-frightened =
    { $you ->
        [seat] Skree kreischt für dich, und { $soldiers } Soldaten von { $target } rennen davon.
        [target] Skree kreischt für { $seat }, und { $soldiers } deiner Soldaten rennen davon.
       *[none] Skree kreischt für { $seat }, und { $soldiers } Soldaten von { $target } rennen davon.
    }
tail-frightened =
    { $you ->
        [target] : { $soldiers } deiner Soldaten rennen davon
       *[none] : { $soldiers } Soldaten von { $target } rennen davon
    }
event-stole =
    { $you ->
        [seat] Du stiehlst { $target } einen verdeckten Gegenstand.
        [target] { $seat } stiehlt dir einen verdeckten Gegenstand.
       *[none] { $seat } stiehlt { $target } einen verdeckten Gegenstand.
    }
tail-stole =
    { $you ->
        [target] : ein verdeckter Gegenstand von dir ist weg
       *[none] : ein verdeckter Gegenstand von { $target } wechselt den Besitzer
    }
event-stole-item =
    { $you ->
        [seat] Du nimmst { $target } „{ $item }“ weg.
        [target] { $seat } nimmt dir „{ $item }“ weg.
       *[none] { $seat } nimmt { $target } „{ $item }“ weg.
    }
tail-stole-item =
    { $you ->
        [seat] : „{ $item }“ von { $target } gehört jetzt dir
        [target] : „{ $item }“ ist weg
       *[none] : „{ $item }“ von { $target } wechselt den Besitzer
    }
event-discarded =
    { $you ->
        [seat] Du legst „{ $item }“ ab.
       *[none] { $seat } legt „{ $item }“ ab.
    }
tail-discarded =
    { $you ->
        [seat] , legst „{ $item }“ ab
       *[none] , legt „{ $item }“ ab
    }
event-opened-bag =
    { $you ->
        [seat] Du öffnest den Plunderbeutel und darfst beliebig viele Gegenstände haben.
       *[none] { $seat } öffnet den Plunderbeutel und darf beliebig viele Gegenstände haben.
    }
event-turned =
    { $you ->
        [seat] Dein Ereigniswürfel zeigt jetzt: { $event }.
       *[none] Der Ereigniswürfel von { $seat } zeigt jetzt: { $event }.
    }
tail-turned =
    { $you ->
        [seat] (dein Ereigniswürfel zeigt nun { $event })
       *[none] (der Ereigniswürfel von { $seat } zeigt nun { $event })
    }
event-time-up = Die letzte Runde ist vorbei. Die größte Armee gewinnt.
event-posted =
    { $you ->
        [seat] { $soldiers } Soldaten folgen deinem Werbeplakat. Armee: { $army }.
       *[none] { $soldiers } Soldaten folgen dem Werbeplakat von { $seat }. Armee: { $army }.
    }
tail-posted = : { $soldiers } Soldaten folgen, Armee { $army }
event-marched =
    { $you ->
        [seat] Feldwebel Stumpf bringt dir { $soldiers } weitere Soldaten. Armee: { $army }.
       *[none] Feldwebel Stumpf bringt { $seat } { $soldiers } weitere Soldaten. Armee: { $army }.
    }
tail-marched = ; Feldwebel Stumpf bringt { $soldiers } weitere, Armee { $army }
event-shuffled-items =
    { $count ->
        [one] Der Stapel der Gegenstände ist aufgebraucht; 1 abgelegte Karte wird der neue.
       *[other] Der Stapel der Gegenstände ist aufgebraucht; { $count } abgelegte Karten werden zum neuen gemischt.
    }
tail-shuffled-items =
    { $count ->
        [one] ; der Stapel der Gegenstände ist aufgebraucht, 1 abgelegte Karte wird der neue
       *[other] ; der Stapel der Gegenstände ist aufgebraucht, { $count } abgelegte Karten werden der neue
    }
event-shuffled-companions =
    { $count ->
        [one] Der Stapel der Gefährten ist aufgebraucht; 1 abgelegte Karte wird der neue.
       *[other] Der Stapel der Gefährten ist aufgebraucht; { $count } abgelegte Karten werden zum neuen gemischt.
    }
tail-shuffled-companions =
    { $count ->
        [one] ; der Stapel der Gefährten ist aufgebraucht, 1 abgelegte Karte wird der neue
       *[other] ; der Stapel der Gefährten ist aufgebraucht, { $count } abgelegte Karten werden der neue
    }

## Was von wem gewollt ist

phase-over = Das Spiel ist vorbei.
phase-choose = { $seat } wählt: rekrutieren, ein Scharmützel oder der Kampf gegen den Drachen.
phase-target = { $seat } sagt, wer angegriffen wird.
phase-smoke = { $seat } wird angegriffen und darf sich stellen oder verschwinden.
phase-ready = { $seat } ist kurz vor dem Wurf.
phase-interrupt = { $seat } darf sich in den Wurf einmischen oder ihn durchgehen lassen.
phase-react = { $seat } betrachtet den Wurf: Würfel herauslegen, eine Karte nutzen oder ihn so lassen.
phase-reward = { $seat } wählt den Lohn des Bündnisses: verdoppeln oder ein Gegenstand.
phase-bank = { $seat } bringt die Soldaten heim.
phase-loser = { $seat } hat das Scharmützel verloren und soll bezahlen.
phase-limit = { $seat } sortiert Gegenstände aus und behält einen.

## Warum etwas nicht geht

why-28 = An diesem Tisch gibt es keine Gegenstände; ein Bündnis verdoppelt.
why-32 = Wähle erst das Scharmützel, dann sein Ziel.
why-33 = Du wirst nur gefragt, ob du dich in diesen Wurf einmischen willst.
why-35 = Ein Zug ist genau eine Aktion: Rekrutierung, Scharmützel oder Endkampf, und gepasst wird nicht.
why-35-1 = Gerade gibt es nichts hinzunehmen.
why-35-2 = Wähle zuerst deine Aktion.
why-40 = Erst der Wurf, der etwas zählt: Lege mindestens einen gültigen Würfel heraus.
why-40-1 = Es liegt kein Wurf von dir da, aus dem du Würfel nehmen könntest.
why-42 = Diese Würfel liegen nicht alle in diesem Wurf.
why-44 = Würfel, die nichts zählen, bleiben liegen.
why-50 = Diese Würfel will der Drache. Da gibt es nichts zu wählen!
why-55 = Verdoppeln oder Gegenstand ist der Lohn für ein Bündnis mit gültigen Würfeln.
why-55-1 = Wähle erst den Lohn des Bündnisses: verdoppeln oder Gegenstand.
why-60 = Es ist kein Gegenstand mehr da, also verdoppelt das Bündnis.
why-62 = Aufhören darfst du erst, wenn ein Wurf abgehandelt ist.
why-62-1 = Sag erst, was aus diesem Wurf wird.
why-64 = Vor dem Drachen hört niemand einfach auf!
why-66 = Heimgebracht wird, nachdem du mit dem Rekrutieren aufgehört hast.
why-66-1 = Du hast aufgehört; jetzt gehen die Soldaten heim.
why-71 = Angreifen kannst du alle anderen am Tisch, aber nur die.
why-71-1 = Du wirst angegriffen: Stell dich oder verschwinde.
why-72 = Alle anderen sind in der Drachenhöhle; es ist niemand da zum Angreifen.
why-78 = Wer verteidigt, muss mindestens einmal würfeln.
why-82 = Das Scharmützel ist verloren; offen ist nur noch die Rechnung.
why-89 = Deine Armee ist zu klein für die Drachenhöhle.
why-89-1 = Die Karte hilft nur draußen, wenn höchstens 1.000 Soldaten fehlen.
why-93 = Im Endkampf gehen alle gültigen Würfel von selbst zur Seite.
why-114 = Wer in der Drachenhöhle ist, kann nicht angegriffen werden.
why-115 = Dieser Gefährte zieht nicht mit dir.
why-116 = Dein Gefährte kann in diesem Moment nicht helfen.
why-117 = Skree braucht jemand anderen mit mindestens 50 Soldaten.
why-119 = Dein Gefährte hat in diesem Zug schon geholfen.
why-122 = Dieser Gegenstand geht in diesem Moment nicht.
why-122-1 = Diesen Gegenstand hast du nicht.
why-122-2 = Such dir für diesen Gegenstand jemand anderen aus.
why-124 = Gegenstände werden am Ende eines Zuges aussortiert, von allen, die zu viele haben.
why-124-1 = Gerade wird aussortiert: Wähle den Gegenstand, den du behältst.
why-125 = Was im Beutel ist, bleibt ohnehin deins: Nimm einen der gerade gezogenen.
why-127 = Was du gerade erst gezogen hast, gehört dir erst am Ende des Zuges.
why-132 = Dort gibt es keinen verdeckten Gegenstand.
why-144 = Allein am Tisch gibt es niemanden zum Angreifen.
why-e32 = Wen du angreifen könntest, der hat sich in diesem Zug in Rauch aufgelöst.
why-e32-1 = Wer sich in Rauch aufgelöst hat, ist in diesem Zug nicht mehr zu finden.
why-e47 = Du hast schon alle Würfel in der Hand.
why-e58 = Das Horn antwortet nur auf eine leere Seite; hier liegt der Drache, was Sir Ashby auch sagt!
why-e62 = Der gezinkte Würfel liegt schon da, also muss dieser Wurf sein.

## Würfel

face-blank = leer
face-dragon = Drache
face-rally = Bündnis

## Gefährten

companion-none = kein Gefährte
companion-skree = Skree
companion-skree-text = Einmal in deinem Zug schickst du Skree zu einer anderen Armee: 150 Soldaten laufen davon, in der Höhle wie draußen.
companion-brunna = Brunna Fassfaust
companion-brunna-text = Dein Bonus für ein gewonnenes Scharmützel ist 1.000 statt 500, im Angriff wie in der Verteidigung.
companion-stub = Feldwebel Stumpf
companion-stub-text = Wenn du vom Rekrutieren Soldaten heimbringst, kommen 200 mehr mit.
companion-pip = Pip Vierblatt
companion-pip-text = Einmal je Zug, wenn dein Wurf keinen gültigen Würfel hat, wirfst du einen davon noch einmal.
companion-pip-use = ein Würfel fliegt noch einmal
companion-mirabel = Madame Mirabel
companion-mirabel-text = Einmal je Zug wirfst du den Ereigniswürfel deines Wurfs noch einmal.
companion-ashby = Sir Ashby, der Unversengte
companion-ashby-text = Beim Rekrutieren und im Scharmützel frisst dir der Drache keine gültigen Würfel weg.
companion-quentin = Quentin, beinahe Zauberer
companion-quentin-text = Einmal je Zug nimmst du vor dem Wurf einen herausgelegten Würfel zurück.
companion-quentin-use = ein Würfel kommt zurück in die Hand
companion-grizzle = Quartiermeister Grizzle
companion-grizzle-text = Ein Bündnis bringt dir beides: doppelte Soldaten und einen Gegenstand.
companion-bertha = Bertha Käsemeister
companion-bertha-text = Farkelst du beim Rekrutieren, kommen trotzdem bis zu 500 Soldaten heim.
companion-ulf = Ulf Drachennase
companion-ulf-text = Einmal in deinem Endkampf überhörst du einen Farkle und wirfst dieselben Würfel noch einmal.
companion-ulf-use = der Farkle wird weggeschnüffelt

## Magische Gegenstände

item-bag = Plunderbeutel
item-bag-text = Leg ihn offen hin, dann darfst du beliebig viele Gegenstände haben; von den in einem Zug gezogenen nimmst du einen.
item-bag-text-everything = Leg ihn offen hin, dann darfst du beliebig viele Gegenstände haben, auch alle in einem Zug gezogenen.
item-horseshoe = Glückshufeisen
item-horseshoe-text = Wirf alle Soldatenwürfel deines Wurfs noch einmal; der Ereigniswürfel bleibt.
item-horseshoe-use = alle Soldatenwürfel fliegen noch einmal
item-loaded-die = Gezinkter Würfel
item-loaded-die-text = Vor deinem Wurf wird ein Würfel als 5 hingelegt.
item-loaded-die-use = ein Würfel wird als 5 hingelegt
item-war-horn = Kriegshorn
item-war-horn-text = Dreh bei einem Wurf mit gültigen Würfeln die leere Seite auf Bündnis; nicht gegen den Drachen.
item-cheese = Mutkäse
item-cheese-text = Überhöre einen Farkle und wirf dieselben Würfel noch einmal, oder hör auf, wo man aufhören darf.
item-cheese-use = der Farkle zählt nicht; dieselben Würfel noch einmal, oder aufhören, wo man darf
item-poster = Werbeplakat
item-poster-text = Wenn du vom Rekrutieren Soldaten heimbringst, kommen 400 dazu.
item-poster-use = 400 Soldaten kommen dazu
item-arrow = Drachentöterpfeil
item-arrow-text = Füge dem Drachen vor einem Wurf deines Endkampfs 1 Schaden zu.
item-smoke-egg = Rauchei
item-smoke-egg-text = Du wirst angegriffen? Du bist weg; wer angreift, wählt neu, aber nicht dich.
item-smoke-egg-use = weg im Rauch, und der Angreifer muss neu wählen
item-mirror-shield = Spiegelschild
item-mirror-shield-text = Du verlierst ein Scharmützel, gibst aber keine Soldaten her.
item-mirror-shield-use = der Kampf ist verloren, aber kein Soldat wird übergeben
item-magpie-ring = Elsterring
item-magpie-ring-text = Nimm in deinem Zug jemandem zufällig einen verdeckten Gegenstand weg.
item-magpie-ring-use = er bringt etwas Glänzendes mit
item-whistle = Drachenpfeife
item-whistle-text = Dreh bei einem fremden Wurf den Ereigniswürfel auf den Drachen; nicht im Endkampf.
item-cursed-die = Verfluchter Würfel
item-cursed-die-text = Jemand anderes wirft alle Soldatenwürfel eines Wurfs noch einmal.
item-cursed-die-use = der Wurf muss wiederholt werden
item-map = Geheime Karte
item-map-text = In diesem Zug öffnet sich die Höhle für 1.000 Soldaten weniger.
item-map-use = die Höhle öffnet sich für 1.000 Soldaten weniger

## Ergebnisse

result-winner = { $seat } gewinnt. Der Drache ist erlegt!
result-largest = { $seat } gewinnt mit der größten Armee.
result-tie = { $seats } teilen sich den Sieg.
result-solo = Der Drache ist erlegt, nach { $round ->
        [one] 1 Zug
       *[other] { $round } Zügen
    }!
result-solo-gold = Gold
result-solo-silver = Silber
result-solo-bronze = Bronze
result-solo-none = Keine Medaille
result-solo-lost = Die Zeit ist um, und der Drache schläft noch auf seinem Gold.

## Einstellungen

option-dragon-health = Schaden, den der Drache aushält
option-dragon-health-says = So viele Wunden erlegen ihn; mehr machen den Endkampf länger.
option-table = Wertungstabelle
option-table-says = Wie viele Soldaten die Würfelkombinationen bringen.
option-table-dragon = Dragon Farkle
option-table-patch = einfaches Farkle
option-six-of-a-kind = Sechserpasch
option-six-of-a-kind-says = Wie viele Soldaten sechs gleiche Würfel bringen.
option-four-plus-pair = Viererpasch und Paar zählen als drei Paare
option-four-plus-pair-says = Ob dieser Wurf als eine große Kombination zählt oder nur in Teilen.
option-four-plus-pair-on = ja
option-four-plus-pair-off = nein
option-cards = Karten
option-cards-says = Weniger Kartenarten machen das erste Spiel leichter.
option-cards-full = Gefährten und Gegenstände
option-cards-companions-only = nur Gefährten
option-cards-items-only = nur Gegenstände
option-cards-none = keine
option-interrupts = Einmischen in fremde Würfe
option-interrupts-says = Ob andere Karten gegen deine Würfe ausspielen dürfen.
option-interrupts-on = erlaubt
option-interrupts-off = aus
option-keep-threshold = Soldaten für die Drachenhöhle
option-keep-threshold-says = Wer so viele Soldaten hat, darf den Drachen fordern; weniger machen das Spiel kürzer.
option-first-player = Wer beginnt
option-first-player-says = Wer den ersten Zug hat.
option-first-player-random = zufällig
option-first-player-last-place = Letzter der vorigen Partie
option-round-limit = Letzte Runde
option-round-limit-says = Nach dieser Runde gewinnt die größte Armee, ob der Drache lebt oder nicht.
option-round-limit-none = ohne Grenze
option-interrupt-timer = Sekunden zum Einmischen (0: keine Eile)
option-interrupt-timer-says = Wie lange der Tisch wartet, ob sich jemand in einen Wurf einmischt.
option-turn-timer = Sekunden je Entscheidung
option-turn-timer-says = Ist die Zeit um, geschieht für dich das Sicherste.
option-turn-timer-none = ohne Grenze
option-show-odds = Chancen zeigen
option-show-odds-says = Genaue Chancen neben den Möglichkeiten.
option-show-odds-on = ja
option-show-odds-off = nein
option-final-battle = Die Würfe im Endkampf
option-final-battle-says = Langsamer und spannender, oder im Nu vorbei.
option-final-battle-roll-by-roll = wirft, wer kämpft, jeden selbst
option-final-battle-at-once = folgen sofort, wo keine Karte helfen kann
option-open-bag = Mit offenem Plunderbeutel behältst du
option-open-bag-says = Wie viel ein offener Beutesack einbringt.
option-open-bag-one-a-turn = einen der in einem Zug gezogenen Gegenstände
option-open-bag-everything = alle in einem Zug gezogenen Gegenstände

## Die Chancen in Worten

odds-farkle = { $chance } Farkle
odds-farkle-next = danach { $chance } Farkle
odds-hint-slay = { $chance } für den Sieg
odds-next =
    { $count ->
        [one] Der nächste Wurf, 1 Würfel: { $chance } Farkle, { $hot } heiße Würfel, im Mittel { $value } Soldaten.
       *[other] Der nächste Wurf, { $count } Würfel: { $chance } Farkle, { $hot } heiße Würfel, im Mittel { $value } Soldaten.
    }
odds-pot = Jetzt aufhören: { $pot }. Weiterwürfeln und gut spielen: im Mittel { $value }.
odds-reach = Chance, in diesem Zug die { $threshold } für die Höhle zu erreichen: { $chance }.
odds-take = { $dice }: danach { $chance } Farkle, am Ende im Mittel { $value }.
odds-turn = Ein Zug Rekrutieren bringt im Mittel { $value } Soldaten und farkelt mit { $chance }.
odds-turn-beside = Mit { $companion }: im Mittel { $value } Soldaten aus einem Zug Rekrutieren.
odds-battle = Im Endkampf erschlägst du den Drachen mit { $slain }, farkelst mit { $farkle }, verlierst die Armee mit { $lost }.
odds-battle-beside = Im Endkampf, mit allem, was dir helfen kann, erschlägst du den Drachen mit { $slain }.
odds-slay = Chance, den Drachen in diesem Kampf zu erschlagen: { $chance }.
odds-loss =
    { $count ->
        [one] Der nächste Wurf, 1 Würfel: { $chance } Farkle, im Mittel { $value } Soldaten Verlust, { $wound } eine Wunde.
       *[other] Der nächste Wurf, { $count } Würfel: { $chance } Farkle, im Mittel { $value } Soldaten Verlust, { $wound } eine Wunde.
    }
odds-attack = Hört { $seat } bei { $value } auf, gegen die beste Verteidigung: { $wins } Sieg, { $ties } Gleichstand.
odds-defence = Gegen { $attack }, beide so gut wie möglich: { $seat } hält mit { $wins }, Gleichstand mit { $ties }.
odds-cards = Würfe gelten, wie die Würfel fallen. Im Endkampf sind dein Gefährte und deine Gegenstände eingerechnet, beim Rekrutieren dein Gefährte, auf dem Weg zur Höhle auch Werbeplakate; in Scharmützeln keine Karten. Was andere tun könnten, zählt nicht mit.

## Was der Zufall entscheidet, wie ein Beweis oder ein Tisch mit echten Würfeln es nennt

draw-first-player = wer beginnt
draw-companion = ein Gefährte vom Stapel
draw-item = ein Gegenstand vom Stapel
draw-stolen-item = der gestohlene Gegenstand
draw-soldier-die = ein Soldatenwürfel
draw-event-die = der Ereigniswürfel

## Was das Terminal fragt, und das Ziel in einer Zeile

goal-line = { $keep } Soldaten, dann den Drachen erlegen
question-choose = Wähle: { $ways }.
question-target = Wen greifst du an?
question-smoke = Du wirst angegriffen: dich stellen oder verschwinden?
question-ready = Du bist mit Würfeln dran.
question-interrupt = Dich in diesen Wurf einmischen oder ihn durchgehen lassen?
question-react = Dein Wurf liegt da: Würfel herauslegen, eine Karte nutzen oder ihn stehen lassen.
question-reward = Das Bündnis belohnt dich: verdoppeln oder einen Gegenstand ziehen?
question-bank = Bring deine Soldaten heim.
question-loser = Du hast das Scharmützel verloren und sollst zahlen.
question-limit = Du hast zu viele Gegenstände: Welcher bleibt?

# Der Punkteblock: was einzutragen ist, und was er dazu sagt.
pad-throw = Würfel herausgelegt
pad-throw-dice = Die Würfel eines Wurfs, die du herauslegst
pad-throw-rally = Durch das Bündnis verdoppelt
pad-home = Topf heimbringen
pad-home-more = Dazu Soldaten durch Karten
pad-farkle = Farkle
pad-farkle-saved = Trotzdem heimgebracht
pad-skirmish = Scharmützel
pad-skirmish-against = Gegen
pad-skirmish-attack = Wert des Angriffs
pad-skirmish-defence = Wert der Verteidigung
pad-skirmish-bonus = Prämie des Siegers
pad-skirmish-shield = Der Verlierer hat den Spiegelschild
pad-soldiers = Soldaten kommen oder gehen
pad-soldiers-count = Wie viele (−: sie gehen)
pad-battle = Ein Wurf in der Drachenhöhle
pad-battle-dice = Alle Würfel, die zählen
pad-battle-event = Ereigniswürfel
pad-last = Die letzte Runde ist vorbei
pad-no = nein
pad-yes = ja
pad-bonus-usual = wie üblich
pad-pot = im Topf
pad-note-keep = in der Drachenhöhle: { $damage } von { $health } Wunden
pad-note-open = die Drachenhöhle steht offen
pad-why-slain = { $who } hat den Drachen erschlagen und gewinnt.
pad-why-armies = Die anderen stehen nach ihren Armeen.
pad-why-last = { $count ->
    [one] Der Drache lebt; { $who } hat mit { $army } Soldaten die größte Armee und gewinnt.
   *[other] Der Drache lebt; { $who } teilen sich den Sieg mit je { $army } Soldaten.
  }
pad-wrong-over = Das Spiel ist zu Ende; nehmt erst den letzten Eintrag zurück.
pad-wrong-score = Diese Würfel zählen nicht alle: { $dice }.
pad-wrong-empty = { $who } hat nichts im Topf, das heimzubringen wäre.
pad-wrong-saved = Mehr als die { $pot } im Topf lassen sich nicht retten.
pad-wrong-kept = { $who } ist in der Drachenhöhle und dort nicht anzugreifen.
pad-wrong-army = { $who } hat { $army } Soldaten; mehr können nicht gehen.
pad-wrong-keep = { $who } hat { $army } Soldaten; selbst mit der Geheimen Karte verlangt die Drachenhöhle { $needed }.

# Für Besitzer der Schachtel: was hier entworfen ist, und kein Wert einer Variante anders sagen kann.
edition-rest = was Gefährten und Gegenstände über ihre Zahlen hinaus tun, die Soldatenmarken und die Ziele des Spiels allein.

# Der Spielplan von Dragon Farkle auf Deutsch. Ids und Variablen wie in text.en.ftl.

## Was von dir und anderen erwartet wird

ask-choose =
    { $can ->
        [recruit] Du bist dran: rekrutieren.
        [recruit-skirmish] Du bist dran: rekrutieren oder ein Scharmützel beginnen.
        [recruit-battle] Du bist dran: rekrutieren oder gegen den Drachen kämpfen.
       *[other] Du bist dran: rekrutieren, Scharmützel oder gegen den Drachen?
    }
ask-target = Wen greifst du an? Berühre eine Armee.
ask-smoke =
    { $cards ->
        [yes] { $other } greift dich an. Stellst du dich, oder verschwindest du?
       *[no] { $other } greift dich an. Stell dich.
    }
ask-ready-first = Wirf deine Würfel.
ask-ready-recruit = { $soldiers ->
    [0] Hör mit leeren Händen auf, oder wirf weiter.
   *[other] Bring { $soldiers } Rekruten heim, oder wirf weiter.
}
ask-ready-attack = { $soldiers ->
    [0] Greif mit niemandem an, oder wirf weiter.
   *[other] Greif mit { $soldiers } an, oder wirf weiter.
}
ask-ready-defend = { $attack } sind zu schlagen. Bleib bei { $soldiers }, oder wirf weiter.
ask-ready-battle = Der Drache wartet. Wirf.
ask-interrupt =
    { $cards ->
        [yes] { $other } hat geworfen. Mischst du dich ein, oder nicht?
       *[no] { $other } hat geworfen. Lass es gelten.
    }
ask-take = Berühre die Würfel, die du herauslegst.
ask-eaten =
    { $cards ->
        [yes] Der Drache will diese Würfel. Nimm eine Karte, oder lass ihn fressen.
       *[no] Der Drache will diese Würfel. Lass ihn fressen.
    }
ask-escaped = Kein Würfel zählt, aber der Drache lenkt alle ab.
ask-farkle =
    { $cards ->
        [yes] Kein Würfel zählt: ein Farkle, wenn keine Karte hilft.
       *[no] Kein Würfel zählt: ein Farkle. Nimm ihn hin.
    }
ask-battle-roll =
    { $cards ->
        [yes] Die Würfel sind gefallen. Nimm eine Karte, oder lass den Wurf so.
       *[no] Die Würfel sind gefallen. Lass den Wurf so.
    }
ask-reward = Bündnis! Verdopple diese Soldaten, oder zieh einen Gegenstand.
ask-double = Bündnis! Verdopple diese Soldaten.
ask-bank =
    { $cards ->
        [yes] Bring deine Rekruten heim, oder nimm zuerst eine Karte.
       *[no] Bring deine Rekruten heim.
    }
ask-loser =
    { $cards ->
        [yes] Verloren: { $soldiers } Soldaten gehen an { $other }, wenn keine Karte hilft.
       *[no] Verloren: { $soldiers } Soldaten gehen an { $other }.
    }
ask-limit = Behalte einen Gegenstand.
ask-over = Das Spiel ist zu Ende.

## Worum es geht, und ein Zug auf einen Blick

goal-state = Deine Armee: { $army }. Die Höhle öffnet sich bei { $needed }.
turn-choose = Wählen
turn-roll = Werfen
turn-aside = Herauslegen
turn-bank = Weiter oder heim
unit-soldiers = { $count ->
    [one] Soldat
   *[other] Soldaten
 }
unit-recruits = { $count ->
    [one] Rekrut
   *[other] Rekruten
 }

## Armeen und die Höhle

armies = Armeen auf dem Weg zur Höhle
army-of = { $name }: Armee { $soldiers }{ $keep ->
        [yes] , in der Höhle
       *[no] {""}
    }
army-soldiers = { $soldiers } Soldaten
in-the-keep = in der Höhle
keep = Die Drachenhöhle
keep-needs = ab { $soldiers }
missing = noch { $soldiers } bis zur Höhle
ready-for-keep = Genug für die Höhle
items-hidden =
    { $count ->
        [one] 1 verdeckter Gegenstand
       *[other] { $count } verdeckte Gegenstände
    }
items-drawn = { $count } in diesem Zug gezogen
bag-open = Plunderbeutel, offen
show-companion = Mit { $name } zieht: { $companion }
close = Schließen
your-cards = Deine Karten
used = in diesem Zug benutzt
works-alone = wirkt von selbst
not-yet = am Ende des Zuges deins
no-items = Kein Gegenstand auf der Hand
pile = { $count } Gegenstände im Stapel
discarded = Abgelegt
nothing-discarded = noch nichts
scoring = Was Würfel bringen
three-of = drei { $face }er
four-of-a-kind = Viererpasch
five-of-a-kind = Fünferpasch
six-of-a-kind = Sechserpasch
three-pairs = drei Paare
four-plus-pair = Vierer und Paar
two-triplets = zwei Drillinge
straight = 1 bis 6
single = einzelne { $face }

## Die drei Wege eines Zuges

turn-of = { $name }, Runde { $round }
attack-pays = Armee { $soldiers }, Bonus { $bonus }
recruit = Rekrutieren
recruit-text = Fordere mit sechs Würfeln dein Glück heraus. Ein Farkle kostet den Topf, nie die Armee.
skirmish = Scharmützel
skirmish-text = Würfle besser als ein Rivale: die Differenz ist dein, und { $bonus } dazu.
battle = Endkampf
battle-text = Verwunde den Drachen { $health }-mal vor einem Farkle. Jeder gültige Würfel kostet Soldaten.
battle-closed = Offen ab { $soldiers } Soldaten
battle-chance = { $chance } für den Sieg
leaves-keep = Du würdest die Höhle verlassen
wins-at-once = Wer ihn erlegt, gewinnt

## Die Würfel

dice-thrown = Geworfene Würfel
dice-aside = Herausgelegt
dice-hand =
    { $count ->
        [one] 1 Würfel auf der Hand
       *[other] { $count } Würfel auf der Hand
    }
die-free = { $face }, zählt
die-chosen = { $face }, gewählt
die-dead = { $face }, zählt nicht
die-plain = { $face }
event-die = Ereigniswürfel
face-unthrown = noch nicht geworfen
means-blank = ohne Wirkung
means-dragon = frisst gültige Würfel, rettet aber vor dem Farkle
means-rally = verdoppeln oder ein Gegenstand
means-rally-double = was du herauslegst, zählt doppelt
means-dragon-ashby = Sir Ashby hält ihn ab
means-dragon-battle = 1 Wunde für den Drachen
means-rally-battle = 2 Wunden für den Drachen
dead-die = Eine { $face } allein bringt niemanden. Sie bleibt liegen. (DF-44)
combinations = Kombinationen dieses Wurfs
set-aside = Herauslegen
set-aside-gain = +{ $soldiers }
set-aside-then =
    { $hot ->
        [yes] heiße Würfel: wieder alle { $count }
       *[no] { $count ->
            [one] dann 1 Würfel
           *[other] dann { $count } Würfel
        }
    }
pot-then = Topf { $soldiers }
choose-dice = Wähle erst Würfel
farkle-chance = { $chance } Farkle
no-farkle = kein Farkle möglich
roll-dice =
    { $count ->
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }
at-stake = { $soldiers } stehen auf dem Spiel
bertha-saves = Bertha rettet { $soldiers }
bank = { $soldiers } heimbringen
bank-army = Armee { $soldiers }
stand-at = Mit { $soldiers } angreifen
defend-at = Bei { $soldiers } bleiben
stop-wins = du gewinnst
stop-loses = { $soldiers } verloren
stop-ties = Gleichstand
go-home = Mit leeren Händen heim
pot = Topf
attack-value = Angriff
defence-value = Abwehr
army-in-keep = Armee in der Höhle
slay-chance = { $chance } für den Sieg
wounds = Drache: { $damage } von { $health } Wunden
passing = Nichts zum Einmischen: der Wurf geht durch
double = Verdoppeln
double-to = { $soldiers } Soldaten
item = Gegenstand
item-and = { $soldiers } Soldaten und eine Karte
accept-attack = Dich stellen
accept-farkle = Den Farkle hinnehmen
accept-defeat = Bezahlen
accept-eaten = Fressen lassen
accept-roll = So lassen
bring-home = Heimbringen
pass = Durchgehen lassen
open-bag = Öffnen

## Augenblicke

moment-farkled = Farkle!
moment-eaten = Schnapp!
moment-escaped = Puh!
moment-hot = Heiße Würfel!
moment-doubled = Bündnis!
moment-banked = +{ $soldiers }
moment-saved = +{ $soldiers }
moment-won = Sieg!
moment-tied = Unentschieden
moment-hit = Getroffen!
moment-lost = −{ $soldiers }
moment-destroyed = Zu Asche verbrannt!
moment-healed = Der Drache erholt sich
moment-slain = Der Drache ist erlegt!
moment-attacks = Zu den Waffen!
moment-enters = In die Höhle!
moment-value = { $soldiers }
moment-frightened = Kreisch!
moment-time-up = Die Zeit ist um

## Was die Symbole bedeuten

legend-meeple-army = Armee
legend-village = rekrutieren; Soldaten heimbringen
legend-crossed-swords = Scharmützel, Angriff
legend-dragon-breath = Endkampf; ein Wurf, der Soldaten kostet
legend-spiked-dragon-head = Drache auf dem Ereigniswürfel; gefressene Würfel
legend-crossed-axes = Bündnis auf dem Ereigniswürfel; verdoppelt
legend-bleeding-wound = eine Wunde des Drachen
legend-heart-drop = der Drache erholt sich
legend-checked-shield = sich verteidigen; der Drache ist heil
legend-rolling-dices = würfeln
legend-dice-fire = heiße Würfel
legend-hand = herauslegen
legend-broken-bone = Farkle
legend-footsteps = durchgehen lassen, hinausgehen, knapp entkommen
legend-coins = bezahlen
legend-flying-flag = Zug, Gefährte
legend-card-pickup = verdeckter Gegenstand; ein Gegenstand gezogen
legend-laurels = Sieg
legend-hourglass = die Zeit ist um
legend-companions = Gefährten
legend-items = Gegenstände

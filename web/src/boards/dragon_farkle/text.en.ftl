# The board of Dragon Farkle in English. Ids and variables are the same in text.de.ftl.

## What is asked of you, and of others

ask-choose =
    { $can ->
        [recruit] Your turn: recruit.
        [recruit-skirmish] Your turn: recruit, or start a skirmish.
        [recruit-battle] Your turn: recruit, or fight the dragon.
       *[other] Your turn: recruit, start a skirmish, or fight the dragon.
    }
ask-target = Whom do you attack? Touch an army.
ask-smoke =
    { $cards ->
        [yes] { $other } attacks you. Stand and fight, or slip away?
       *[no] { $other } attacks you. Stand and fight.
    }
ask-ready-first = Roll your dice.
ask-ready-recruit = { $soldiers ->
    [0] Stop with nothing, or roll on.
   *[other] Bring { $soldiers } recruits home, or roll on.
}
ask-ready-attack = { $soldiers ->
    [0] Attack with nobody, or roll on.
   *[other] Attack with { $soldiers }, or roll on.
}
ask-ready-defend = { $attack } to beat. Stand at { $soldiers }, or roll on.
ask-ready-battle = The dragon is waiting. Roll.
ask-interrupt =
    { $cards ->
        [yes] { $other } has rolled. Meddle, or let it pass?
       *[no] { $other } has rolled. Let it pass.
    }
ask-take = Touch the dice you set aside.
ask-eaten =
    { $cards ->
        [yes] The Dragon wants these dice. Use a card, or let it eat.
       *[no] The Dragon wants these dice. Let it eat.
    }
ask-escaped = No die scores, but the Dragon distracts everyone.
ask-farkle =
    { $cards ->
        [yes] No die scores: a farkle, unless a card helps.
       *[no] No die scores: a farkle. Take it.
    }
ask-battle-roll =
    { $cards ->
        [yes] The dice have fallen. Use a card, or let the roll stand.
       *[no] The dice have fallen. Let the roll stand.
    }
ask-reward = Rally! Double these soldiers, or draw an item.
ask-double = Rally! Double these soldiers.
ask-bank =
    { $cards ->
        [yes] Bank your recruits, or use a card first.
       *[no] Bank your recruits.
    }
ask-loser =
    { $cards ->
        [yes] Lost: { $soldiers } soldiers go to { $other }, unless a card helps.
       *[no] Lost: { $soldiers } soldiers go to { $other }.
    }
ask-limit = Keep one item.
ask-over = The game is over.

## What it is all for, and a turn at a glance

goal-state = Your army: { $army }. The Keep opens at { $needed }.
turn-choose = Choose
turn-roll = Roll
turn-aside = Set aside
turn-bank = On or bank
unit-soldiers = { $count ->
    [one] soldier
   *[other] soldiers
 }
unit-recruits = { $count ->
    [one] recruit
   *[other] recruits
 }

## Armies and the Keep

armies = Armies on the road to the Keep
army-of = { $name }: army { $soldiers }{ $keep ->
        [yes] , in the Keep
       *[no] {""}
    }
army-soldiers = { $soldiers } soldiers
in-the-keep = in the Keep
keep = The Dragon’s Keep
keep-needs = from { $soldiers }
missing = { $soldiers } to the Keep
ready-for-keep = Enough for the Keep
items-hidden =
    { $count ->
        [one] 1 hidden item
       *[other] { $count } hidden items
    }
items-drawn = { $count } drawn this turn
bag-open = Bag of Plunder, open
show-companion = { $name } travels with { $companion }
close = Close
your-cards = Your cards
used = used this turn
works-alone = works by itself
not-yet = yours at the end of the turn
no-items = No item in hand
pile = { $count } items in the pile
discarded = Discarded
nothing-discarded = nothing yet
scoring = What dice bring
three-of = three { $face }s
four-of-a-kind = four of a kind
five-of-a-kind = five of a kind
six-of-a-kind = six of a kind
three-pairs = three pairs
four-plus-pair = four and a pair
two-triplets = two triplets
straight = 1 to 6
single = single { $face }

## The three ways of a turn

turn-of = { $name }, round { $round }
attack-pays = army { $soldiers }, bonus { $bonus }
recruit = Recruit
recruit-text = Push your luck with six dice. A farkle loses this turn’s pot, never your army.
skirmish = Skirmish
skirmish-text = Out-roll a rival: take the difference, and { $bonus } on top.
battle = Final Battle
battle-text = Wound the dragon { $health } times before a farkle. Every scoring die costs soldiers.
battle-closed = Opens at { $soldiers } soldiers
battle-chance = { $chance } to slay it now
leaves-keep = You would leave the Keep
wins-at-once = Slay it and you win

## The dice

dice-thrown = Dice thrown
dice-aside = Set aside
dice-hand =
    { $count ->
        [one] 1 die in hand
       *[other] { $count } dice in hand
    }
die-free = { $face }, scores
die-chosen = { $face }, chosen
die-dead = { $face }, does not score
die-plain = { $face }
event-die = Event die
face-unthrown = not thrown yet
means-blank = no effect
means-dragon = eats scoring dice, but saves from a farkle
means-rally = double, or an item
means-rally-double = what you set aside counts twice
means-dragon-ashby = Sir Ashby keeps it off
means-dragon-battle = 1 wound for the dragon
means-rally-battle = 2 wounds for the dragon
dead-die = A { $face } alone brings nobody. It stays where it is. (DF-44)
combinations = Combinations of this roll
set-aside = Set aside
set-aside-gain = +{ $soldiers }
set-aside-then =
    { $hot ->
        [yes] hot dice: all { $count } again
       *[no] { $count ->
            [one] then 1 die
           *[other] then { $count } dice
        }
    }
pot-then = pot { $soldiers }
choose-dice = Choose dice first
farkle-chance = { $chance } farkle
no-farkle = cannot farkle
roll-dice =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
at-stake = { $soldiers } at stake
bertha-saves = Bertha saves { $soldiers }
bank = Bank { $soldiers }
bank-army = army { $soldiers }
stand-at = Attack with { $soldiers }
defend-at = Stand at { $soldiers }
stop-wins = you win
stop-loses = { $soldiers } lost
stop-ties = a tie
go-home = Go home with nothing
pot = Pot
attack-value = Attack
defence-value = Defence
army-in-keep = Army in the Keep
slay-chance = { $chance } to slay it
wounds = Dragon: { $damage } of { $health } wounds
passing = Nothing to meddle with: the roll passes
double = Double
double-to = { $soldiers } soldiers
item = An item
item-and = { $soldiers } soldiers and a card
accept-attack = Stand and fight
accept-farkle = Take the farkle
accept-defeat = Pay up
accept-eaten = Let it eat
accept-roll = Let it stand
bring-home = Bring them home
pass = Let it pass
open-bag = Open it

## Moments

moment-farkled = Farkle!
moment-eaten = Snap!
moment-escaped = Phew!
moment-hot = Hot dice!
moment-doubled = Rally!
moment-banked = +{ $soldiers }
moment-saved = +{ $soldiers }
moment-won = Victory!
moment-tied = A draw
moment-hit = A wound!
moment-lost = −{ $soldiers }
moment-destroyed = Burnt to ashes!
moment-healed = The dragon recovers
moment-slain = The dragon is slain!
moment-attacks = To arms!
moment-enters = Into the Keep!
moment-value = { $soldiers }
moment-frightened = Eeeek!
moment-time-up = Time is up

## What the icons mean

legend-meeple-army = army
legend-village = recruiting; bringing soldiers home
legend-crossed-swords = skirmish, attack
legend-dragon-breath = Final Battle; a roll that costs soldiers
legend-spiked-dragon-head = Dragon on the event die; dice eaten
legend-crossed-axes = Rally on the event die; doubled
legend-bleeding-wound = a wound of the dragon
legend-heart-drop = the dragon recovers
legend-checked-shield = defending; the dragon unhurt
legend-rolling-dices = rolling dice
legend-dice-fire = hot dice
legend-hand = setting aside
legend-broken-bone = farkle
legend-footsteps = passing, leaving, a narrow escape
legend-coins = paying
legend-flying-flag = turn, companion
legend-card-pickup = hidden item; an item drawn
legend-laurels = victory
legend-hourglass = time is up
legend-companions = Companions
legend-items = Magic items

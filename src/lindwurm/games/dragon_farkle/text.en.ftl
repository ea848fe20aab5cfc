# Dragon Farkle in English. Ids and variables are the same in text.de.ftl.

game-name = Dragon Farkle
game-tagline = Talk farmers into an army, keep the dice on your side, slay the dragon first.
game-kind = Dice and nerve
designed = The pictures of the printed cards are lost: of them only Skree and the Bag of Plunder are known, so all other companions and items, and the numbers on the cards, are our own design; dice, scoring table and rules come from the printed rules and from public sources.

## The goal

goal-title = Slay the dragon
goal-win = Gather { $keep } soldiers, enter the Keep, and be the first to deal the dragon { $health } damage in one turn.
goal-end = The game ends the moment the dragon is slain.

## What can be done

action-recruit = Recruit
action-skirmish = Start a skirmish
action-battle = Fight the dragon
action-target =
    Attack { $seat } (army { $army }, bonus { $bonus })
action-accept =
    { $what ->
        [attack] Stand and fight
        [farkle] Take the farkle
        [defeat] Pay up
       *[roll] Let the roll stand
    }
action-pass = Let the roll pass
action-roll =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
action-stop =
    { $soldiers ->
        [0] Stop with nothing
       *[other] Stop with { $soldiers } soldiers
    }
action-take =
    Set aside { $dice }: { $soldiers } soldiers, { $left ->
        [one] 1 die next
       *[other] { $left } dice next
    }
action-double =
    { $soldiers ->
        [0] Double
       *[other] Double: { $soldiers } soldiers
    }
action-item =
    { $soldiers ->
        [0] Draw an item
       *[other] Draw an item and count { $soldiers } soldiers once
    }
action-done =
    { $soldiers ->
        [0] Bank
       *[other] Bank { $soldiers } soldiers
    }
action-keep = Keep { $item }
action-skree = Skree: frighten the army of { $seat }
action-pip = Pip: roll one { $face } again
action-mirabel = Mirabel: roll the event die again
action-quentin = Quentin: take one die back
action-ulf = Ulf: sniff this farkle away
action-open-bag = Open the Bag of Plunder
action-horseshoe = Lucky Horseshoe: roll all soldier dice again
action-loaded-die = Loaded Die: put down a 5
action-war-horn = War Horn: turn the event die to Rally
action-cheese = Courage Cheese: ignore the farkle
action-poster = Recruiting Poster: 400 more soldiers
action-arrow = Dragonbane Arrow: 1 damage at once
action-smoke-egg = Smoke Egg: be somewhere else
action-mirror-shield = Mirror Shield: hand over nothing
action-magpie = Magpie Ring: steal an item from { $seat }
action-whistle = Dragon Whistle: turn the event die to the Dragon
action-cursed-die = Cursed Die: make the roller throw again
action-map = Secret Map: the Keep for 1,000 soldiers less

## What happens

# `$you` is the name of the value that is the reader's own seat. `tail-…` goes on with the line of a beat.

event-turn =
    { $you ->
        [seat] Round { $round }: you are up.
       *[none] Round { $round }: { $seat } is up.
    }
event-companion =
    { $you ->
        [seat] You now travel with { $companion }.
       *[none] { $seat } now travels with { $companion }.
    }
event-dealt =
    { $you ->
        [seat] You are dealt a hidden item.
       *[none] { $seat } is dealt a hidden item.
    }
event-dealt-item =
    { $you ->
        [seat] You are dealt { $item }.
       *[none] { $seat } is dealt { $item }.
    }
event-recruits =
    { $you ->
        [seat] You go recruiting.
       *[none] { $seat } goes recruiting.
    }
event-attacks =
    { $you ->
        [seat] You pick a fight with { $target }.
        [target] { $seat } picks a fight with you.
       *[none] { $seat } picks a fight with { $target }.
    }
event-enters =
    { $you ->
        [seat] You face the dragon in the Keep: { $health } wounds slay it!
       *[none] { $seat } faces the dragon in the Keep: { $health } wounds slay it!
    }
event-leaves =
    { $you ->
        [seat] You walk out of the Keep.
       *[none] { $seat } walks out of the Keep.
    }
event-rolled =
    { $you ->
        [seat] You roll
       *[none] { $seat } rolls
    }: { $roll }{ $event ->
        [blank] { "" }
       *[other] { " " }({ $event })
    }.
event-took =
    { $you ->
        [seat] You keep { $dice } for { $soldiers } soldiers.
       *[none] { $seat } keeps { $dice } for { $soldiers } soldiers.
    }
tail-took =
    { $you ->
        [seat] , keep { $dice } for { $soldiers }
       *[none] , keeps { $dice } for { $soldiers }
    }
event-eaten =
    { $you ->
        [seat] The dragon eats { $roll }! You get nothing for it, and may stop or roll on.
       *[none] The dragon eats { $roll }! { $seat } gets nothing for it, and may stop or roll on.
    }
event-escaped =
    { $you ->
        [seat] The dragon distracts everyone from your useless roll. Same dice again, or stop.
       *[none] The dragon distracts everyone from { $seat }’s useless roll. Same dice again, or stop.
    }
event-hot =
    { $you ->
        [seat] { $count ->
            [one] Hot dice: you have the die back in hand.
           *[other] Hot dice: you have all { $count } dice back in hand.
        }
       *[none] { $count ->
            [one] Hot dice: { $seat } has the die back in hand.
           *[other] Hot dice: { $seat } has all { $count } dice back in hand.
        }
    }
tail-hot =
    { $count ->
        [one] ; hot dice, the die comes back
       *[other] ; hot dice, all { $count } come back
    }
event-farkled =
    { $you ->
        [seat] { $soldiers ->
            [0] You farkle: no die scores.
           *[other] You farkle: no die scores, and { $soldiers } recruits run home.
        }
       *[none] { $soldiers ->
            [0] { $seat } farkles: no die scores.
           *[other] { $seat } farkles: no die scores, and { $soldiers } recruits run home.
        }
    }
event-doubled =
    { $you ->
        [seat] The rally doubles your dice to { $soldiers } soldiers.
       *[none] The rally doubles the dice of { $seat } to { $soldiers } soldiers.
    }
tail-doubled = , doubled to { $soldiers }
event-drew =
    { $you ->
        [seat] You draw an item, face down.
       *[none] { $seat } draws an item, face down.
    }
tail-drew =
    { $you ->
        [seat] , draw an item
       *[none] , draws an item
    }
event-drew-item =
    { $you ->
        [seat] You draw { $item }.
       *[none] { $seat } draws { $item }.
    }
tail-drew-item =
    { $you ->
        [seat] , draw { $item }
       *[none] , draws { $item }
    }
event-banked =
    { $you ->
        [seat] { $soldiers ->
            [0] You come home alone. Army: { $army }.
           *[other] You bring { $soldiers } soldiers home. Army: { $army }.
        }
       *[none] { $soldiers ->
            [0] { $seat } comes home alone. Army: { $army }.
           *[other] { $seat } brings { $soldiers } soldiers home. Army: { $army }.
        }
    }
event-saved =
    { $you ->
        [seat] Bertha still brings { $soldiers } soldiers home for you. Army: { $army }.
       *[none] Bertha still brings { $soldiers } soldiers home for { $seat }. Army: { $army }.
    }
event-value =
    { $you ->
        [seat] { $soldiers ->
            [0] You have nothing to fight with.
           *[other] You fight with { $soldiers }.
        }
       *[none] { $soldiers ->
            [0] { $seat } has nothing to fight with.
           *[other] { $seat } fights with { $soldiers }.
        }
    }
event-won =
    { $you ->
        [seat] { $soldiers ->
            [0] You win the skirmish; the other side hands nobody over, but you get a bonus of { $bonus }.
           *[other] You win the skirmish, take { $soldiers } soldiers and a bonus of { $bonus }.
        }
       *[none] { $soldiers ->
            [0] { $seat } wins the skirmish; the other side hands nobody over, but there is a bonus of { $bonus }.
           *[other] { $seat } wins the skirmish, takes { $soldiers } soldiers and a bonus of { $bonus }.
        }
    }
event-tied =
    { $you ->
        [seat] You and { $target } are even. Everyone goes home.
        [target] { $seat } and you are even. Everyone goes home.
       *[none] { $seat } and { $target } are even. Everyone goes home.
    }
event-hit =
    { $you ->
        [seat] { $hits ->
            [one] You wound the dragon! Damage: { $damage }.
           *[other] You wound the dragon { $hits } times over! Damage: { $damage }.
        }
       *[none] { $hits ->
            [one] { $seat } wounds the dragon! Damage: { $damage }.
           *[other] { $seat } wounds the dragon { $hits } times over! Damage: { $damage }.
        }
    }
tail-hit =
    { $hits ->
        [one] : 1 wound for the dragon, { $damage } in all
       *[other] : { $hits } wounds for the dragon, { $damage } in all
    }
event-lost =
    { $you ->
        [seat] { $army ->
            [0] The dragon’s breath costs you your last { $soldiers } soldiers.
           *[other] The dragon’s breath costs you { $soldiers } soldiers. Army: { $army }.
        }
       *[none] { $army ->
            [0] The dragon’s breath costs { $seat } the last { $soldiers } soldiers.
           *[other] The dragon’s breath costs { $seat } { $soldiers } soldiers. Army: { $army }.
        }
    }
tail-lost =
    { $army ->
        [0] ; the dragon’s breath costs the last { $soldiers } soldiers
       *[other] ; the dragon’s breath costs { $soldiers } soldiers, { $army } are left
    }
event-destroyed =
    { $you ->
        [seat] Your army is gone. Out of the Keep, without a companion, until your next turn.
       *[none] The army of { $seat } is gone. Out of the Keep, without a companion, until the next turn.
    }
event-healed = The dragon licks its wounds. No damage left.
event-slain =
    { $you ->
        [seat] You have slain the dragon and win!
       *[none] { $seat } has slain the dragon and wins!
    }
event-played =
    { $you ->
        [seat] You play { $item }.
       *[none] { $seat } plays { $item }.
    }
event-used =
    { $you ->
        [seat] You call on { $companion }.
       *[none] { $seat } calls on { $companion }.
    }
event-frightened =
    { $you ->
        [seat] Skree shrieks for you, and { $soldiers } soldiers of { $target } run.
        [target] Skree shrieks for { $seat }, and { $soldiers } of your soldiers run.
       *[none] Skree shrieks for { $seat }, and { $soldiers } soldiers of { $target } run.
    }
tail-frightened =
    { $you ->
        [target] : { $soldiers } of your soldiers run away
       *[none] : { $soldiers } soldiers of { $target } run away
    }
event-stole =
    { $you ->
        [seat] You steal a hidden item from { $target }.
        [target] { $seat } steals a hidden item from you.
       *[none] { $seat } steals a hidden item from { $target }.
    }
tail-stole =
    { $you ->
        [target] : a hidden item of yours is gone
       *[none] : a hidden item of { $target } changes hands
    }
event-stole-item =
    { $you ->
        [seat] You take { $item } from { $target }.
        [target] { $seat } takes { $item } from you.
       *[none] { $seat } takes { $item } from { $target }.
    }
tail-stole-item =
    { $you ->
        [seat] : { $item } of { $target } is yours now
        [target] : your { $item } is gone
       *[none] : { $item } of { $target } changes hands
    }
event-discarded =
    { $you ->
        [seat] You discard { $item }.
       *[none] { $seat } discards { $item }.
    }
tail-discarded =
    { $you ->
        [seat] , discard { $item }
       *[none] , discards { $item }
    }
event-opened-bag =
    { $you ->
        [seat] You open the Bag of Plunder and may own any number of items.
       *[none] { $seat } opens the Bag of Plunder and may own any number of items.
    }
event-turned =
    { $you ->
        [seat] Your event die now shows: { $event }.
       *[none] The event die of { $seat } now shows: { $event }.
    }
tail-turned =
    { $you ->
        [seat] (your event die now shows { $event })
       *[none] (the event die of { $seat } now shows { $event })
    }
event-time-up = The last round is over. The largest army wins.
event-posted =
    { $you ->
        [seat] { $soldiers } soldiers follow your poster. Army: { $army }.
       *[none] { $soldiers } soldiers follow the poster of { $seat }. Army: { $army }.
    }
tail-posted = : { $soldiers } soldiers follow, army { $army }
event-marched =
    { $you ->
        [seat] Sergeant Stub marches in with { $soldiers } more for you. Army: { $army }.
       *[none] Sergeant Stub marches in with { $soldiers } more for { $seat }. Army: { $army }.
    }
tail-marched = ; Sergeant Stub marches in with { $soldiers } more, army { $army }
event-shuffled-items =
    { $count ->
        [one] The pile of items is used up; 1 discarded card becomes the new one.
       *[other] The pile of items is used up; { $count } discarded cards are shuffled into a new one.
    }
tail-shuffled-items =
    { $count ->
        [one] ; the pile of items is used up, and 1 discarded card becomes the new one
       *[other] ; the pile of items is used up, and { $count } discarded cards become the new one
    }
event-shuffled-companions =
    { $count ->
        [one] The pile of companions is used up; 1 discarded card becomes the new one.
       *[other] The pile of companions is used up; { $count } discarded cards are shuffled into a new one.
    }
tail-shuffled-companions =
    { $count ->
        [one] ; the pile of companions is used up, and 1 discarded card becomes the new one
       *[other] ; the pile of companions is used up, and { $count } discarded cards become the new one
    }

## What is asked of whom

phase-over = The game is over.
phase-choose = { $seat } chooses: recruit, start a skirmish or fight the dragon.
phase-target = { $seat } names whom to attack.
phase-smoke = { $seat } is attacked, and may stand and fight or slip away.
phase-ready = { $seat } is about to roll.
phase-interrupt = { $seat } may meddle with the roll, or let it pass.
phase-react = { $seat } looks at the roll: set dice aside, use a card, or let it stand.
phase-reward = { $seat } takes a reward for the rally: double or an item.
phase-bank = { $seat } brings the soldiers home.
phase-loser = { $seat } has lost the skirmish and is asked to pay.
phase-limit = { $seat } sorts items out and keeps one.

## Why something is not possible

why-28 = There are no items at this table; a rally doubles.
why-32 = Choose the skirmish first, then its target.
why-33 = You are only asked whether you want to meddle with this roll.
why-35 = A turn is exactly one action: recruit, skirmish or battle, and no passing.
why-35-1 = There is nothing to accept right now.
why-35-2 = Choose your action first.
why-40 = A scoring roll comes first: set at least one valid die aside.
why-40-1 = There is no roll of yours on the table to take dice from.
why-42 = Those dice are not all in this roll.
why-44 = Dice that do not score stay where they are.
why-50 = The dragon wants these dice. Nothing is left to choose!
why-55 = Double or item is the reward for a rally with valid dice.
why-55-1 = Choose the reward of the rally first: double or item.
why-60 = No item is left to draw, so the rally doubles.
why-62 = You may stop only after a roll has been settled.
why-62-1 = First say what becomes of this roll.
why-64 = Nobody stops in front of the dragon!
why-66 = Soldiers are banked after you stop recruiting.
why-66-1 = You have stopped; now the soldiers go home.
why-71 = You can attack any other player at the table, but only those.
why-71-1 = You are being attacked: stand and fight, or slip away.
why-72 = Everyone else is in the Keep, so there is nobody to attack.
why-78 = A defender has to roll at least once.
why-82 = The skirmish is lost; only the bill is open.
why-89 = Your army is too small for the Keep.
why-89-1 = The map helps only outside the Keep, with up to 1,000 soldiers too few.
why-93 = In a battle all valid dice go aside by themselves.
why-114 = Who is in the Keep cannot be attacked.
why-115 = That companion does not travel with you.
why-116 = Your companion cannot help at this moment.
why-117 = Skree needs another player with at least 50 soldiers.
why-119 = Your companion has already helped this turn.
why-122 = That item cannot be used at this moment.
why-122-1 = You do not hold that item.
why-122-2 = Choose another player for that item.
why-124 = Items are sorted out at the end of a turn, by whoever owns too many.
why-124-1 = Items are being sorted out: choose the one you keep.
why-125 = Items in your Bag stay yours anyway: take one of those you have just drawn.
why-127 = An item you have just drawn is yours only at the end of the turn.
why-132 = That player has no hidden item.
why-144 = Alone at the table there is nobody to attack.
why-e32 = Everyone you could attack has gone up in smoke this turn.
why-e32-1 = That player has gone up in smoke this turn.
why-e47 = All your dice are in hand already.
why-e58 = The Horn answers a blank face only; this one shows the Dragon, whatever Sir Ashby says!
why-e62 = The Loaded Die is on the table, so this roll has to be made.

## Dice

face-blank = blank
face-dragon = Dragon
face-rally = Rally

## Companions

companion-none = no companion
companion-skree = Skree
companion-skree-text = Once in your turn, send Skree to another army: 150 soldiers run away, in the Keep or outside.
companion-brunna = Brunna Barrelfist
companion-brunna-text = Your bonus for winning a skirmish is 1,000 instead of 500, in attack and defence.
companion-stub = Sergeant Stub
companion-stub-text = Whenever you bank soldiers from recruiting, 200 more come along.
companion-pip = Pip Fourleaf
companion-pip-text = Once a turn, when your roll holds no valid die, roll one of its dice again.
companion-pip-use = one die flies again
companion-mirabel = Madame Mirabel
companion-mirabel-text = Once a turn, roll the event die of your roll again.
companion-ashby = Sir Ashby the Unscorched
companion-ashby-text = While you recruit or skirmish, the Dragon does not eat your valid dice.
companion-quentin = Quentin, nearly a wizard
companion-quentin-text = Once a turn, before you roll, take one die back that you have set aside.
companion-quentin-use = one die comes back into the hand
companion-grizzle = Quartermaster Grizzle
companion-grizzle-text = A rally gives you both rewards: doubled soldiers and an item.
companion-bertha = Bertha Cheesewright
companion-bertha-text = When you farkle while recruiting, up to 500 soldiers of the pot still come home.
companion-ulf = Ulf Dragonnose
companion-ulf-text = Once in your battle, ignore a farkle and roll the same dice again.
companion-ulf-use = the farkle is sniffed away

## Magic items

item-bag = Bag of Plunder
item-bag-text = Lay it open, and from then on own any number of items; of those drawn in one turn you take one.
item-bag-text-everything = Lay it open, and from then on own any number of items, all those drawn in a turn as well.
item-horseshoe = Lucky Horseshoe
item-horseshoe-text = Roll all soldier dice of your roll again; the event die stays.
item-horseshoe-use = all soldier dice fly again
item-loaded-die = Loaded Die
item-loaded-die-text = Before you roll, one die is put down as a 5.
item-loaded-die-use = one die is put down as a 5
item-war-horn = War Horn
item-war-horn-text = Turn a blank event die of your scoring roll to Rally; not against the dragon.
item-cheese = Courage Cheese
item-cheese-text = Ignore a farkle and roll the same dice again, or stop where stopping is allowed.
item-cheese-use = the farkle does not count; same dice again, or stop where one may
item-poster = Recruiting Poster
item-poster-text = When you bank soldiers from recruiting, 400 more join.
item-poster-use = 400 more soldiers join
item-arrow = Dragonbane Arrow
item-arrow-text = Before a roll of your battle, deal the dragon 1 damage.
item-smoke-egg = Smoke Egg
item-smoke-egg-text = You are attacked? You are gone; the attacker chooses again, but not you.
item-smoke-egg-use = gone in smoke, and the attacker has to choose again
item-mirror-shield = Mirror Shield
item-mirror-shield-text = You lose a skirmish but hand over no soldiers.
item-mirror-shield-use = the fight is lost, but no soldier is handed over
item-magpie-ring = Magpie Ring
item-magpie-ring-text = In your turn, take a random hidden item from another player.
item-magpie-ring-use = it brings something shiny
item-whistle = Dragon Whistle
item-whistle-text = Turn the event die of another player’s roll to the Dragon; not in a battle.
item-cursed-die = Cursed Die
item-cursed-die-text = Another player throws all soldier dice of a roll again.
item-cursed-die-use = the roll has to be thrown again
item-map = Secret Map
item-map-text = This turn the Keep opens for 1,000 soldiers less.
item-map-use = the Keep opens for 1,000 soldiers less

## Results

result-winner = { $seat } wins. The dragon is slain!
result-largest = { $seat } wins with the largest army.
result-tie = { $seats } share the win.
result-solo = The dragon is slain after { $round ->
        [one] 1 turn
       *[other] { $round } turns
    }!
result-solo-gold = Gold
result-solo-silver = Silver
result-solo-bronze = Bronze
result-solo-none = No medal
result-solo-lost = Time is up, and the dragon still sleeps on its gold.

## Options

option-dragon-health = Damage the dragon can take
option-dragon-health-says = So many wounds slay it; more make the Final Battle longer.
option-table = Scoring table
option-table-says = What combinations of dice are worth in soldiers.
option-table-dragon = Dragon Farkle
option-table-patch = plain Farkle
option-six-of-a-kind = Six of a kind
option-six-of-a-kind-says = How many soldiers six equal dice bring.
option-four-plus-pair = Four of a kind plus a pair counts as three pairs
option-four-plus-pair-says = Whether this roll counts as one big combination or only as its parts.
option-four-plus-pair-on = yes
option-four-plus-pair-off = no
option-cards = Cards
option-cards-says = Fewer kinds of cards make an easier first game.
option-cards-full = companions and items
option-cards-companions-only = companions only
option-cards-items-only = items only
option-cards-none = none
option-interrupts = Meddling with other players’ rolls
option-interrupts-says = Whether others may use cards against your rolls.
option-interrupts-on = allowed
option-interrupts-off = off
option-keep-threshold = Soldiers needed for the Keep
option-keep-threshold-says = Who has so many soldiers may challenge the dragon; fewer make a shorter game.
option-first-player = First player
option-first-player-says = Who has the first turn.
option-first-player-random = random
option-first-player-last-place = last place of the game before
option-round-limit = Last round
option-round-limit-says = After this round the largest army wins, whether the dragon lives or not.
option-round-limit-none = no limit
option-interrupt-timer = Seconds to meddle (0: no hurry)
option-interrupt-timer-says = How long the table waits for somebody to meddle with a roll.
option-turn-timer = Seconds for a decision
option-turn-timer-says = When the time is up, the safest choice is made for you.
option-turn-timer-none = no limit
option-show-odds = Show odds
option-show-odds-says = Exact chances beside the choices.
option-show-odds-on = yes
option-show-odds-off = no
option-final-battle = The rolls of a Final Battle
option-final-battle-says = Slower and more thrilling, or over in a moment.
option-final-battle-roll-by-roll = its player throws each of them
option-final-battle-at-once = follow at once, wherever no card can be used
option-open-bag = With the Bag of Plunder open you keep
option-open-bag-says = How much an open Bag of Plunder brings in.
option-open-bag-one-a-turn = one of the items drawn in a turn
option-open-bag-everything = all items drawn in a turn

## The odds in words

odds-farkle = { $chance } farkle
odds-farkle-next = then { $chance } farkle
odds-hint-slay = { $chance } to slay it
odds-next =
    { $count ->
        [one] The next roll, 1 die: { $chance } farkle, { $hot } hot dice, { $value } soldiers on average.
       *[other] The next roll, { $count } dice: { $chance } farkle, { $hot } hot dice, { $value } soldiers on average.
    }
odds-pot = Stop now: { $pot }. Roll on and play well: { $value } on average.
odds-reach = Chance to reach the Keep’s { $threshold } this turn: { $chance }.
odds-take = { $dice }: then { $chance } farkle, { $value } on average in the end.
odds-turn = A recruiting turn brings { $value } soldiers on average, and farkles in { $chance }.
odds-turn-beside = With { $companion }: { $value } soldiers on average from a recruiting turn.
odds-battle = In a battle you would slay the dragon with { $slain }, farkle with { $farkle }, lose the army with { $lost }.
odds-battle-beside = In a battle, with all that can help you, you would slay the dragon with { $slain }.
odds-slay = Chance to slay the dragon in this battle: { $chance }.
odds-loss =
    { $count ->
        [one] The next roll, 1 die: { $chance } farkle, { $value } soldiers lost on average, { $wound } a wound.
       *[other] The next roll, { $count } dice: { $chance } farkle, { $value } soldiers lost on average, { $wound } a wound.
    }
odds-attack = If { $seat } stops at { $value }, against the best defence: { $wins } to win, { $ties } to draw.
odds-defence = Against { $attack }, both at their best: { $seat } holds with { $wins }, draws with { $ties }.
odds-cards = A roll is told as its dice fall. Battles count your companion and your items, recruiting your companion, the way to the Keep your posters too; skirmishes count no cards. What others may do is not counted.

## What chance decides, as a proof or a table with real dice names it

draw-first-player = who begins
draw-companion = a companion from the pile
draw-item = an item from the pile
draw-stolen-item = the item that is stolen
draw-soldier-die = a soldier die
draw-event-die = the event die

## What the terminal asks, and the goal in a line

goal-line = { $keep } soldiers, then slay the dragon
question-choose = Choose: { $ways }.
question-target = Whom do you attack?
question-smoke = You are attacked: stand and fight, or slip away?
question-ready = You are about to roll.
question-interrupt = Meddle with this roll, or let it pass?
question-react = Your roll lies there: set dice aside, use a card, or let it stand.
question-reward = The rally rewards you: double, or draw an item?
question-bank = Bring your soldiers home.
question-loser = You have lost the skirmish and are asked to pay.
question-limit = You own too many items: which one stays?

# The score pad: what can be entered, and what it says to it.
pad-throw = Dice set aside
pad-throw-dice = The dice of one throw that you set aside
pad-throw-rally = Doubled by the Rally
pad-home = Bring the pot home
pad-home-more = More soldiers by cards
pad-farkle = Farkle
pad-farkle-saved = Brought home all the same
pad-skirmish = Skirmish
pad-skirmish-against = Against
pad-skirmish-attack = Value of the attack
pad-skirmish-defence = Value of the defence
pad-skirmish-bonus = The winner’s bonus
pad-skirmish-shield = The loser has the Mirror Shield
pad-soldiers = Soldiers come or go
pad-soldiers-count = How many (−: they go)
pad-battle = A throw in the Keep
pad-battle-dice = All dice of it that score
pad-battle-event = Event die
pad-last = The last round is over
pad-no = no
pad-yes = yes
pad-bonus-usual = as usual
pad-pot = in the pot
pad-note-keep = in the Keep: { $damage } of { $health } wounds
pad-note-open = the Keep is open
pad-why-slain = { $who } has slain the dragon, and wins.
pad-why-armies = The others are placed by their armies.
pad-why-last = { $count ->
    [one] The dragon lives; { $who } has the largest army, { $army } soldiers, and wins.
   *[other] The dragon lives; { $who } share the win with { $army } soldiers each.
  }
pad-wrong-over = The game is over; take the last entry back first.
pad-wrong-score = These dice do not all score: { $dice }.
pad-wrong-empty = { $who } has nothing in the pot to bring home.
pad-wrong-saved = No more can be saved than the { $pot } in the pot.
pad-wrong-kept = { $who } is in the Keep, and cannot be attacked there.
pad-wrong-army = { $who } has { $army } soldiers; more cannot go.
pad-wrong-keep = { $who } has { $army } soldiers; even with the Secret Map the Keep asks for { $needed }.

# For owners of the box: what was designed here, and no value of a variant can say otherwise.
edition-rest = what companions and items do beyond their numbers, the soldier counters, and the goals of a game alone.

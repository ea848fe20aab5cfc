# DragonQuest in English. Ids and variables are the same in text.de.ftl.

game-name = DragonQuest
designed = The map of the castle, how the faces of some dice are shared out, and twelve of the thirteen treasures are our own design, because the printed pictures are lost.
game-tagline = In by the gate, past the dragon, out by the other gate: before sunset, and richer.
game-kind = Dice, a map and a pencil

## The goal

goal-title = Out of the castle, and richer
goal-win = Visit the treasure chamber, leave by the other gate within { $sun } turns, and carry out more gold than the others who escape.
goal-end = The game ends when nobody is left in the castle, at the latest at sunset.

## What can be done

action-stay = Stay and throw again
action-leave = Leave the chamber
action-cross = Give up a coin of { $coin }
action-pass = Buy nothing
action-buy = Buy { $item } ({ $cost } DP)
action-tile = Lay tile { $number }
action-name = Name { $number }
action-block = Wall up { $field }
action-stop = Stop
action-reroll =
    { $count ->
        [one] Throw die { $dice } again
       *[other] Throw dice { $dice } again
    }
action-step = Go to { $field }
action-use-orb = Use the Orb of Light: diagonal steps this turn
action-use-ring = Use the Magic Ring: no fight
action-fight = Fight
action-use-talisman = Use the Dragon Talisman: throw twice
action-keep = Keep the talisman
action-take = Take { $treasure } ({ $gold } gold, { $stars } stars)
action-none = Take nothing
action-demon = Send the demon to { $field }
action-protect = Use it: the trap does nothing
action-endure = Keep it and bear the trap

## What happens

# `$you` names the value that is the reader's own seat. `tail-…` goes on with the line of an action.

event-turn =
    { $you ->
        [seat] Sun { $sun } of { $last }: it is your turn.
       *[none] Sun { $sun } of { $last }: { $seat }’s turn.
    }
event-stays =
    { $you ->
        [seat] You stay among the gold.
       *[none] { $seat } stays among the gold.
    }
event-leaves =
    { $you ->
        [seat] You have had enough and leave the chamber.
       *[none] { $seat } has had enough and leaves the chamber.
    }
event-bitten =
    { $you ->
        [seat] The spider’s poison costs you { $lp } LP; you have { $rest ->
            [0] none
           *[other] { $rest }
        } left.
       *[none] The spider’s poison costs { $seat } { $lp } LP, with { $rest ->
            [0] none
           *[other] { $rest }
        } left.
    }
event-coin-lost =
    { $you ->
        [seat] The spider’s poison makes you drop a coin of { $gold }.
       *[none] The spider’s poison makes { $seat } drop a coin of { $gold }.
    }
event-no-coin =
    { $you ->
        [seat] The spider’s poison shakes you, but you have no coin to drop.
       *[none] The spider’s poison shakes { $seat }, who has no coin to drop.
    }
event-skipped =
    { $you ->
        [seat] You are still coughing from the mist and miss this turn.
       *[none] { $seat } is still coughing from the mist and misses this turn.
    }
event-bought =
    { $you ->
        [seat] You cross out row { $line } and buy { $item }.
       *[none] { $seat } crosses out row { $line } and buys { $item }.
    }
event-laid =
    { $you ->
        [seat] You lay a wall tile face down.
       *[none] { $seat } lays a wall tile face down.
    }
event-named =
    { $you ->
        [seat] You have a number in mind.
       *[none] { $seat } has a number in mind.
    }
event-revealed =
    { $you ->
        [seat] You name
       *[none] { $seat } names
    } { $number }{ $number ->
        [1] { $tile ->
            [1] , just what the tile shows
           *[other] ; the tile shows { $tile }, so no wall
        }
        [2] { $tile ->
            [2] , just what the tile shows
           *[other] ; the tile shows { $tile }, so no wall
        }
       *[other] { $tile ->
            [3] , just what the tile shows
           *[other] ; the tile shows { $tile }, so no wall
        }
    }.
event-blocked =
    { $you ->
        [seat] { $field } is walled up for you.
       *[none] { $field } is walled up for { $seat }.
    }
tail-blocked =
    { $you ->
        [seat] : { $field } is walled up on your map
       *[none] : { $field } is walled up on the map of { $seat }
    }
event-no-wall =
    { $you ->
        [seat] No field can be walled up for you.
       *[none] No field can be walled up for { $seat }.
    }
tail-no-wall = , but no field can be walled up
event-threw =
    { $you ->
        [seat] You throw
       *[none] { $seat } throws
    } { $throw }{ $skulls ->
        [0] { "" }
        [one] { "" }
        [2] : no danger yet
       *[other] : { $skulls } skulls, so there is danger
    }.
event-rerolled =
    { $you ->
        [seat] You throw again and have
       *[none] { $seat } throws again and has
    } { $throw }{ $skulls ->
        [0] { "" }
        [one] { "" }
        [2] : no danger yet
       *[other] : { $skulls } skulls, so there is danger
    }.
face-skull = skull
face-two-skulls = two skulls
face-room = room
face-corridor = corridor
face-discovery = discovery
face-blank = blank
side-sword = sword
side-coin = coin
side-bite = spider
loot-dragon = dragon
loot-blank = blank
loot-fifty = 50 gold
loot-hundred = 100 gold
loot-star = star
risk-third-skull = third skull { $chance }
event-stopped =
    { $you ->
        [seat] You let the dice lie
       *[none] { $seat } lets the dice lie
    }: { $steps ->
        [0] no step
        [one] 1 step
       *[other] { $steps } steps
    }{ $finds ->
        [0] { "" }
        [one] , 1 discovery
       *[other] , { $finds } discoveries
    }.
tail-stopped =
    { $you ->
        [seat] , let them lie
       *[none] , lets them lie
    }: { $steps ->
        [0] no step
        [one] 1 step
       *[other] { $steps } steps
    }{ $finds ->
        [0] { "" }
        [one] , 1 discovery
       *[other] , { $finds } discoveries
    }
event-stepped =
    { $you ->
        [seat] You go to { $field }.
       *[none] { $seat } goes to { $field }.
    }
event-entered =
    { $you ->
        [seat] You enter the treasure chamber.
       *[none] { $seat } enters the treasure chamber.
    }
event-orb =
    { $you ->
        [seat] You hold up the Orb of Light: diagonal steps this turn.
       *[none] { $seat } holds up the Orb of Light: diagonal steps this turn.
    }
event-key =
    { $you ->
        [seat] You slip through the wall on { $field } with the key.
       *[none] { $seat } slips through the wall on { $field } with the key.
    }
finds = { $finds ->
    [one] 1 discovery
   *[other] { $finds } discoveries
}
event-found =
    { $you ->
        [seat] You mark { finds } in row { $line }.
       *[none] { $seat } marks { finds } in row { $line }.
    }
tail-found =
    { $you ->
        [seat] , mark { finds } in row { $line }
       *[none] , marks { finds } in row { $line }
    }
event-spider =
    { $you ->
        [seat] One discovery too many: you wake the spider. Its poison works once you have left the chamber.
       *[none] One discovery too many: { $seat } wakes the spider. Its poison works once the chamber is left.
    }
event-demon =
    { $you ->
        [seat] One discovery too many: you wake the demon, and it hunts you!
       *[none] One discovery too many: { $seat } wakes the demon, and the hunt is on!
    }
event-skeleton =
    { $you ->
        [seat] One discovery too many: you wake the skeleton.
       *[none] One discovery too many: { $seat } wakes the skeleton.
    }
event-danger-die =
    { $you ->
        [seat] Your danger die { $letter }: { $danger }.
       *[none] Danger die { $letter } of { $seat }: { $danger }.
    }
tail-danger-die =
    { $letter ->
        [A] ; danger dice: { $danger } (A)
       *[other] , { $danger } ({ $letter })
    }
twin-danger-die = , { $danger } ({ $letter }): two alike decide
event-letter =
    { $you ->
        [seat] The letter die says { $letter } to you.
       *[none] The letter die says { $letter } to { $seat }.
    }
tail-letter = ; the letter die says { $letter }
event-slipped =
    { $you ->
        [seat] The letter die is blank: you slip away.
       *[none] The letter die is blank: { $seat } slips away.
    }
tail-slipped =
    { $you ->
        [seat] ; the letter die is blank, so you slip away
       *[none] ; the letter die is blank, so { $seat } slips away
    }
event-protected =
    { $you ->
        [seat] { $item } saves you from the trap and is used up.
       *[none] { $item } saves { $seat } from the trap and is used up.
    }
event-trapped =
    { $you ->
        [seat] The { $danger } costs you { $lp } LP.
       *[none] The { $danger } costs { $seat } { $lp } LP.
    }
event-poisoned =
    { $you ->
        [seat] You will miss your next turn.
       *[none] { $seat } will miss the next turn.
    }
tail-poisoned =
    { $you ->
        [seat] , and you miss your next turn
       *[none] , and { $seat } misses the next turn
    }
event-fought =
    { $you ->
        [seat] You fight
       *[none] { $seat } fights
    } the { $danger }{ $danger ->
        [orc] { " " }(the higher damage die counts)
        [ghoul] { " " }(the lower damage die counts)
       *[other] { "" }
    }.
event-hit =
    { $you ->
        [seat] You lose { $lp } LP; you have { $rest ->
            [0] none
           *[other] { $rest }
        } left.
       *[none] { $seat } loses { $lp } LP, with { $rest ->
            [0] none
           *[other] { $rest }
        } left.
    }
tail-hit =
    { $you ->
        [seat] , lose { $lp } LP
       *[none] , loses { $lp } LP
    }
event-damage =
    { $second ->
        [0] { $you ->
            [seat] Your damage die shows { $first }.
           *[none] The damage die of { $seat } shows { $first }.
        }
       *[other] { $you ->
            [seat] Your damage dice show { $first } and { $second }.
           *[none] The damage dice of { $seat } show { $first } and { $second }.
        }
    }
tail-damage =
    { $second ->
        [0] { " " }(damage die { $first })
       *[other] { " " }(damage dice { $first } and { $second })
    }
event-killed =
    { $you ->
        [seat] You beat the { $danger }.
       *[none] { $seat } beats the { $danger }.
    }
tail-killed =
    { $you ->
        [seat] , and win
       *[none] , and wins
    }
event-scared =
    { $you ->
        [seat] Your ring flares up, and the { $danger } runs away: no fight.
       *[none] The ring of { $seat } flares up, and the { $danger } runs away: no fight.
    }
event-talisman =
    { $you ->
        [seat] You hold up the Dragon Talisman: blanks and coins are thrown twice.
       *[none] { $seat } holds up the Dragon Talisman: blanks and coins are thrown twice.
    }
event-looted =
    { $you ->
        [seat] You throw the treasure dice
       *[none] { $seat } throws the treasure dice
    }: { $dragons ->
        [0] no dragon
        [one] 1 dragon
       *[other] { $dragons } dragons
    }, { $stars ->
        [0] no star
        [one] 1 star
       *[other] { $stars } stars
    }.
event-coins =
    { $you ->
        [seat] You pocket coins
       *[none] { $seat } pockets coins
    }: { $fifties ->
        [0] { $hundreds } × 100
       *[other] { $hundreds ->
            [0] { $fifties } × 50
           *[other] { $fifties } × 50 and { $hundreds } × 100
        }
    }.
tail-coins =
    { $you ->
        [seat] , pocket
       *[none] , pockets
    } { $fifties ->
        [0] { $hundreds } × 100
       *[other] { $hundreds ->
            [0] { $fifties } × 50
           *[other] { $fifties } × 50 and { $hundreds } × 100
        }
    } gold
event-treasure =
    { $you ->
        [seat] You take { $called }.
       *[none] { $seat } takes { $called }.
    }
tail-treasure =
    { $you ->
        [seat] , take { $called }
       *[none] , takes { $called }
    }
event-worth = It is worth { $gold } gold.
tail-worth = { " " }({ $gold } gold)
event-dragon =
    { $you ->
        [seat] You have woken the dragon.
       *[none] { $seat } has woken the dragon.
    }
event-returned =
    { $you ->
        [seat] You drop { $called }.
       *[none] { $seat } drops { $called }.
    }
tail-returned =
    { $you ->
        [seat] ; you drop { $called }
       *[none] ; { $seat } drops { $called }
    }
event-robbed =
    { $gold ->
        [0] { $you ->
            [seat] You have no coins to lose.
           *[none] { $seat } has no coins to lose.
        }
       *[other] { $you ->
            [seat] You lose { $gold } gold in coins.
           *[none] { $seat } loses { $gold } gold in coins.
        }
    }
tail-robbed =
    { $gold ->
        [0] { "" }
       *[other] { $you ->
            [seat] ; you lose { $gold } gold in coins
           *[none] ; { $seat } loses { $gold } gold in coins
        }
    }
event-breath =
    { $you ->
        [seat] The dragon breathes on you
       *[none] The dragon breathes on { $seat }
    }: { $dragons ->
        [0] { "" }
        [one] 1 LP for a dragon,{ " " }
       *[other] { $dragons } LP for as many dragons,{ " " }
    }{ $damage } LP of damage.
event-fled =
    { $you ->
        [seat] You run to { $field }.
       *[none] { $seat } runs to { $field }.
    }
event-prowls =
    { $you ->
        [seat] Your demon prowls to { $field }.
       *[none] The demon of { $seat } prowls to { $field }.
    }
event-caught =
    { $you ->
        [seat] The demon has caught you!
       *[none] The demon has caught { $seat }!
    }
tail-caught =
    { $you ->
        [seat] { " " }and catches you
       *[none] { " " }and catches { $seat }
    }
event-died =
    { $you ->
        [seat] You are lost: { $cause }.
       *[none] { $seat } is lost: { $cause }.
    }
event-escaped =
    { $you ->
        [seat] You walk out into daylight with { $gold } gold and { $rest } LP.
       *[none] { $seat } walks out into daylight with { $gold } gold and { $rest } LP.
    }
event-won =
    { $you ->
        [seat] You win
       *[none] { $seat } wins
    } with { $gold } gold{ $tie ->
        [1] : as much as others, but more LP.
        [2] : as much as others, and as many LP, but home sooner.
        [3] : as much as others, as many LP, home as soon, but more treasures.
       *[0] .
    }
event-dragon-wins = Nobody came home. The dragon has won!
event-spared =
    { $you ->
        [seat] You have just left the chamber: no wall this time.
       *[none] { $seat } has just left the chamber: no wall this time.
    }

## What is asked of whom

phase-over = The game is over.
phase-chamber = { $seat } is in the chamber: stay for another throw, or leave?
phase-coin = The poison costs { $seat } a coin. Which one?
phase-buy = { $seat } may buy something useful, or save the DP.
phase-wall = { $seat } chooses a number for the wall, in secret.
phase-block = { $seat } walls up a field.
phase-reroll = { $seat } throws dice again, or lets them lie.
phase-move = { $seat } walks on, or stops.
phase-ring = { $seat } faces a monster: ring or sword?
phase-talisman = { $seat } may use the Dragon Talisman for this throw.
phase-treasure = { $seat } may take one treasure.
phase-leave = { $seat } chooses the field outside the chamber.
phase-flee = { $seat } runs from the dragon. Where to?
phase-demon = { $seat } leads the demon.
phase-trap = { $seat } is in a trap and holds what helps: use it, or keep it?

## Why something is not possible

why-10 = What is laid is laid, what is named is named.
why-21 = Items are bought after the sun box and before tiles and dice.
why-22 = That costs { $cost } DP; the active row holds { $ep }, so { $lack } too few.
why-27 = Three items are the most a hero can take.
why-28 = That item has left the supply.
why-33 = There is no wall step going on.
why-37 = The tile is laid by the neighbour on the right.
why-38 = The number is named by the hero whose turn it is.
why-40 = A field is walled up only after a match of tile and number.
why-44 = Start, exit, orange and black field stay open.
why-45 = Next to a special field or the chamber no wall may stand.
why-46 = There is a wall already, or the demon has been there.
why-47 = At most two walls stand together.
why-49 = Walls never touch by a corner.
why-50 = That wall would leave no way home.
why-56 = A die that shows a skull stays where it is.
why-58 = There is nothing to throw again now.
why-60 = There is nothing to stop now.
why-64 = Steps come after the movement dice.
why-66 =
    A step goes to a field directly beside. { $far ->
        [0] No way leads there now.
       *[other] It is { $far } steps to there, and you have { $steps }.
    }
why-68 = There is a wall, and you have no key.
why-69 = You have been there before.
why-71 = The demon has been there!
why-73 =
    First the chamber, then the exit.{ $goal ->
        [0] { "" }
        [one] { " " }It is 1 step to the chamber.
       *[other] { " " }It is { $goal } steps to the chamber.
    }
why-108 = No trap has been sprung that something of yours could help against.
why-117 = There is no fight about to begin.
why-124 = The poison has not asked for a coin.
why-128 = The demon does not move now.
why-130 =
    The demon goes to one of the eight fields around it, and to none twice. { $apart ->
        [0] It stands there.
        [one] It has been there.
       *[other] That field is { $apart } away.
    }
why-132 = The demon has to come closer if it can: it is { $now } away from the hero, and there it would be { $then }.
why-151 = Treasures are taken right after the throw in the chamber.
why-151-1 = That treasure takes { $stars } stars, and you threw { $starlight }.
why-152 = A single star buys nothing.
why-154 = Somebody else has that treasure.
why-157 = The talisman is used on arriving in the chamber.
why-158 = Staying or leaving is decided when a turn begins in the chamber.
why-160 = Leaving the chamber is one step to a field beside it; that one is further away.
why-161 = That field beside the chamber is not free.
why-163 = You just came out there; go in by another field.
why-188 = The orb is used once the dice have fallen, or when leaving the chamber.
why-188-1 = That takes the Orb of Light.
why-190 = Through a wall it takes two steps, in and out again; you have { $steps }.
why-205 = Alone at the table the tile is drawn.
why-213 = That treasure is not part of this game.
why-241 = The hero has been there; a wall would be wasted.
why-246 = Behind that wall there is no free field to go on to.
why-298 = Nobody has time for the orb when the dragon wakes!

## Places and dangers

place-chamber = the treasure chamber
danger-none = nothing
danger-arrows = arrow trap
danger-trapdoor = trapdoor
danger-mist = poison mist
danger-ghoul = ghoul
danger-troll = troll
danger-orc = orc
danger-skeleton = skeleton
cause-none = alive
cause-sunset = night has fallen
cause-arrows = too many arrows
cause-trapdoor = a long way down
cause-mist = one breath of mist too many
cause-third-trap = the same trap for the third time
cause-ghoul = the ghoul was stronger
cause-troll = the troll was stronger
cause-orc = the orc was stronger
cause-skeleton = the skeleton was stronger
cause-spider = the spider’s poison
cause-demon = the demon
cause-dragon = the dragon’s breath
cause-flames = no way out of the flames

## Useful items

item-amulet = Amulet of Time
item-amulet-text = One more sun box, at once.
item-amulet-use = one more sun box, at once
item-mring = Magic Ring
item-mring-text = Skip one whole fight, decided before it begins.
item-mring-use = one fight can be skipped
item-talisman = Dragon Talisman
item-talisman-text = On arriving in the chamber, blanks and coins are thrown a second time.
item-talisman-use = in the chamber, blanks and coins are thrown twice
item-necklace = Golden Necklace
item-necklace-text = 1000 gold, if you carry it out.
item-necklace-use = 1000 gold at the exit
item-orb = Orb of Light
item-orb-text = In one turn your steps may go diagonally, too.
item-orb-use = diagonal steps in one turn
item-buckle = Golden Belt Buckle
item-buckle-text = 800 gold, if you carry it out.
item-buckle-use = 800 gold at the exit
item-potion = Healing Potion
item-potion-text = Three more LP, at once.
item-potion-use = three more LP, at once
item-key = Key to Secret Doors
item-key-text = In one turn walk through one wall.
item-key-use = through one wall, in one turn
item-mail = Chain Mail
item-mail-text = The next arrow trap does nothing.
item-mail-use = the next arrow trap does nothing
item-rope = Rope
item-rope-text = The next trapdoor does nothing.
item-rope-use = the next trapdoor does nothing
item-hood = Leather Hood
item-hood-text = The next poison mist does nothing.
item-hood-use = the next poison mist does nothing
item-sring = Silver Ring
item-sring-text = 500 gold, if you carry it out.
item-sring-use = 500 gold at the exit

## Treasures

treasure-t01 = Crown of the Dragon King
treasure-t02 = Heart of the Mountain
treasure-t03 = Sorcerer’s Sceptre
treasure-t04 = Jewelled Sword
treasure-t05 = Golden Apple
treasure-t06 = Emerald Dragon
treasure-t07 = Ruby Chalice
treasure-t08 = Pearl Casket
treasure-t09 = Silver Mirror
treasure-t10 = Ivory Horn
treasure-t11 = Amber Brooch
treasure-t12 = Sapphire Earrings
treasure-t13 = Bronze Idol
treasure-h1 = { treasure-dragon-egg }
treasure-h2 = { treasure-star-of-the-east }
treasure-dragon-egg = Dragon Egg
treasure-star-of-the-east = Star of the East
treasure-moon-harp = Moon Harp
treasure-black-pearl = Black Pearl
treasure-phoenix-feather = Phoenix Feather
treasure-frost-diamond = Frost Diamond
treasure-giants-ring = Giant’s Ring
treasure-unicorn-horn = Unicorn Horn

## The drawn table

table-round = round { $round }
table-sun = sun
table-lp = LP
table-ep = DP
table-traps = traps
table-gold = gold
table-aside = dragons aside
table-dice = dice
table-steps = steps left
table-goal = steps to go: { $steps }, turns left: { $turns }
table-no-way = no way on, turns left: { $turns }
table-escaped = escaped
table-inside = in the chamber
table-legend = ● hero  ∙ trail  o end of a turn  ▓ wall  ✕ demon’s trail  ☿ demon
table-odds-third = third skull when throwing { $count ->
        [one] one black die
       *[other] { $count } black dice
    } again: { $percent }
table-odds-third-red = third skull when throwing the red die{ $count ->
        [0] { "" }
        [one] { " " }and one black die
       *[other] { " " }and { $count } black dice
    } again: { $percent }
table-odds-wake = { $dice } treasure dice wake the dragon: { $percent }
table-odds-wake-twice = { $dice } treasure dice with the talisman wake the dragon: { $percent }
table-odds-fight = death in this fight: { $percent }
table-odds-trap = death in this trap: { $percent }
table-odds-danger = death by your next danger: { $percent }
table-odds-danger-held = death by your next danger: { $percent }, if you use what you hold against it

## Results

result-winner = { $seat } wins with { $gold } gold.
result-tie = { $seats } share the win.
result-lost = Nobody came home. The dragon has won!
result-line-escaped = { $seat }: escaped with { $gold } gold.
result-line-dead = { $seat }: { $cause }, in turn { $sun }.
rank-torchbearer = Torch-bearer
rank-adventurer = Adventurer
rank-hunter = Treasure Hunter
rank-hero = Hero of the Castle
rank-bane = Dragon’s Bane
rank-lost = Lost in the Dark

## Options

option-start-player = Start player
option-start-player-says = Who goes into the castle first.
option-start-player-random = random
option-sun-boxes = Sun boxes
option-sun-boxes-says = So many turns until sunset; more are kinder.
option-life-points = Life points
option-life-points-says = How much each hero can bear.
option-solo-walls = Walls when alone
option-solo-walls-says = Who walls up fields when nobody else is there to do it.
option-solo-walls-automaton = the castle decides
option-solo-walls-self = you decide
option-house-treasures = House treasures
option-house-treasures-says = Adds treasures of your own making to the chamber.
option-house-treasures-none = none
option-house-treasures-h1 = one
option-house-treasures-h1-h2 = two
option-h1-stars = Stars of the first house treasure
option-h1-stars-says = So many stars must be thrown in the chamber to get it.
option-h1-value = Gold of the first house treasure
option-h1-value-says = What it is worth outside.
option-h2-stars = Stars of the second house treasure
option-h2-stars-says = { option-h1-stars-says }
option-h2-value = Gold of the second house treasure
option-h2-value-says = { option-h1-value-says }
option-easy-start-1 = Seat 1 starts on the orange field
option-easy-start-1-says = A shorter way to the chamber, for children and for a first try.
option-easy-start-1-off = no
option-easy-start-1-on = yes
option-easy-start-2 = Seat 2 starts on the orange field
option-easy-start-2-says = { option-easy-start-1-says }
option-easy-start-2-off = no
option-easy-start-2-on = yes
option-easy-start-3 = Seat 3 starts on the orange field
option-easy-start-3-says = { option-easy-start-1-says }
option-easy-start-3-off = no
option-easy-start-3-on = yes
option-easy-start-4 = Seat 4 starts on the orange field
option-easy-start-4-says = { option-easy-start-1-says }
option-easy-start-4-off = no
option-easy-start-4-on = yes
option-turn-seconds = Seconds for a decision
option-turn-seconds-says = When the time is up, the safest choice is made for you.
option-turn-seconds-none = no clock
option-show-odds = Show odds
option-show-odds-says = Exact chances beside the choices.
option-show-odds-on = yes
option-show-odds-off = no
option-wall-after-chamber = Wall in the turn after leaving the chamber
option-wall-after-chamber-says = Whether heroes are hindered as soon as they leave with their treasure.
option-wall-after-chamber-on = yes: only turns that begin in the chamber have no wall step
option-wall-after-chamber-off = no: the next turn after leaving has no wall step either
option-protection = Chain Mail, Rope and Leather Hood
option-protection-says = Whether protection goes to the first trap, or can be saved for a worse one.
option-protection-next = help against the next trap of their kind by themselves
option-protection-asked = help when their owner says so
option-h1-name = Name of the first house treasure
option-h1-name-says = What it is called at the table and in the log.
option-h1-name-dragon-egg = { treasure-dragon-egg }
option-h1-name-star-of-the-east = { treasure-star-of-the-east }
option-h1-name-moon-harp = { treasure-moon-harp }
option-h1-name-black-pearl = { treasure-black-pearl }
option-h1-name-phoenix-feather = { treasure-phoenix-feather }
option-h1-name-frost-diamond = { treasure-frost-diamond }
option-h1-name-giants-ring = { treasure-giants-ring }
option-h1-name-unicorn-horn = { treasure-unicorn-horn }
option-h2-name = Name of the second house treasure
option-h2-name-says = { option-h1-name-says }
option-h2-name-dragon-egg = { treasure-dragon-egg }
option-h2-name-star-of-the-east = { treasure-star-of-the-east }
option-h2-name-moon-harp = { treasure-moon-harp }
option-h2-name-black-pearl = { treasure-black-pearl }
option-h2-name-phoenix-feather = { treasure-phoenix-feather }
option-h2-name-frost-diamond = { treasure-frost-diamond }
option-h2-name-giants-ring = { treasure-giants-ring }
option-h2-name-unicorn-horn = { treasure-unicorn-horn }

## What chance decides, as a proof or a table with real dice names it

draw-start-player = who begins
draw-wall-tile = a wall tile
draw-black-die = a black movement die
draw-red-die = the red movement die
draw-spider-die = the spider die
draw-danger-die = a danger die
draw-letter-die = the letter die
draw-combat-die = a combat die
draw-damage-die = a damage die
draw-treasure-die = a treasure die
draw-tie = which of two equal ways is taken

## What the terminal asks, and the goal in a line

goal-line = visit the chamber, get out, be richest
question-chamber = You are in the chamber: stay for another throw, or leave?
question-coin = The poison costs you a coin. Which one?
question-buy = Buy something useful, or save your DP?
question-wall =
    Choose a number for the wall, in secret: { $lays ->
        [yes] if it is the one { $seat } names, you wall up a field.
       *[no] if it is the tile that { $seat } lays, one of your fields is walled up.
    }
question-block = Wall up a field of { $seat }: type it, for example { $field }.
question-reroll = Throw dice again, or let them lie?
question-move = Walk on, or stop?
question-ring = A monster: ring or sword?
question-talisman = Use the Dragon Talisman for this throw?
question-treasure = You may take one treasure.
question-leave = On which field do you step out?
question-flee = The dragon is awake. Where do you run?
question-demon = You lead the demon after { $seat }. Where to?
question-trap = You are in a trap and hold what helps: use it, or keep it?

# The score pad: what can be entered, and what it says to it.
pad-coins = Coins
pad-coins-fifties = Coins of 50 (−: lost)
pad-coins-hundreds = Coins of 100 (−: lost)
pad-treasure = Treasure
pad-treasure-which = Which
pad-item = Item bought
pad-item-which = Which
pad-life = Life points
pad-life-count = How many (−: bones crossed out)
pad-sun = Suns
pad-sun-count = How many crossed out
pad-fate = Out, or dead
pad-fate-how = How it ended
pad-escaped = escaped
pad-dead = dead
pad-treasures = treasures
pad-valuables = valuable items
pad-note = { $life } LP, { $sun } suns
pad-note-dead = dead
pad-inside = { $count ->
    [one] { $who } is still in the castle.
   *[other] { $who } are still in the castle.
  }
pad-why-dragon = Nobody has come out of the castle: the dragon wins.
pad-why-only = { $who } is the only one who came out, and wins.
pad-why-richest = { $who } came out with the most gold, { $gold }, and wins.
pad-why-life = { $who } wins: as much gold as others, { $gold }, but more life points.
pad-why-sun = { $who } wins: as much gold and life as others, but fewer suns.
pad-why-tiles = { $who } wins: equal in gold, life and suns, but with more treasures.
pad-why-shared = { $who } share the win, equal in everything, with { $gold } gold each.
pad-wrong-out = { $who } is not in the castle any more.
pad-wrong-coins = { $who } does not have so many coins to lose.
pad-wrong-house = { $treasure } is not in this game; the options say which treasures of your own are.
pad-wrong-items = { $who } has { $limit } items already, and nobody gets more.
pad-wrong-taken = { $piece } is with { $who } already; there is only one.
pad-wrong-life = { $who } has only { $left } LP left to lose.
pad-wrong-sun = { $who } has { $most } suns, and none can be below nought.
pad-wrong-escape = { $who } has no life points left, and cannot have escaped.

# For owners of the box: what was designed here, and no value of a variant can say otherwise.
edition-rest = the plan of the castle, and the ranks of a game alone.

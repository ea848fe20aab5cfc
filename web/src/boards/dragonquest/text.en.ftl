# Words of DragonQuest's board. Ids and variables are the same in text.de.ftl.

## What is asked of you

board-you-chamber =
    { $can ->
        [stay] You are in the chamber. Throw again.
        [leave] You are in the chamber. Leave it.
       *[other] You are in the chamber: throw again, or leave?
    }
board-you-coin = The poison costs you a coin. Which one do you give up?
board-you-buy =
    { $can ->
        [pass] Save your DP.
       *[other] Buy something useful, or save your DP.
    }
board-you-wall =
    { $can ->
        [tile] Lay a tile. If the hero names it, you wall up a field.
       *[other] Name a number. If it is the hidden tile’s, you get a wall.
    }
board-you-block = A match! Touch a field to wall it up for { $seat }.
board-you-reroll =
    { $can ->
        [reroll] Throw dice again.
        [stop] Let the dice lie.
       *[other] Throw dice again, or let them lie?
    }
board-you-move =
    { $can ->
        [step] Draw your way.
        [stop] Stop where you are.
       *[other] Draw your way, or stop where you are.
    }
board-you-ring = A monster! Use the ring, or fight?
board-you-trap = A trap! Use what protects you, or keep it?
board-you-talisman = Use the Dragon Talisman for this throw, or keep it?
board-you-treasure =
    { $can ->
        [none] Leave the treasures where they are.
       *[other] Take one treasure, or none.
    }
board-you-leave = By which field do you leave the chamber?
board-you-flee = Run! To which field?
board-you-demon = Lead the demon towards { $seat }.

## Goal, turn, cards

goal-state =
    { $been ->
        [yes] You have been in the chamber. Gold: { $gold }, turns left: { $turns }.
       *[no] The chamber is still ahead. Gold: { $gold }, turns left: { $turns }.
    }
turn-sun = Sun
turn-buy = Buy
turn-wall = Wall
turn-throw = Throw
turn-go = Go or danger
turn-find = Find
turn-stay = Stay or go
turn-treasure = Treasure
unit-lp = LP
unit-ep = DP
unit-coins = gold in coins
board-treasure-text = Worth { $gold } gold outside. It takes { $stars } stars.
board-item-cost = Costs { $ep } DP, and the whole row.
board-owner = { $name } has it.

## The sheet

board-sheets = Hero sheets
board-sheet = (sheet)
board-map = The castle of { $seat }. Arrow keys draw the way, Enter walks it.
board-scene = What is happening
board-near = Show what is around the hero
board-whole = Show the whole castle
board-zoom = Touch the castle where you want to look closer.
board-positions = Where everybody is
board-walls = Walls: { $fields }.
board-hero = { $seat } on { $field }
board-demon-at = The demon on { $field }
board-walk-to = { $field }: { $steps } steps
board-sun = Sun box { $sun } of { $last }, turns left: { $left }
board-lp = Life points: { $lp } of { $most }
board-skips = misses a turn
board-rows = Discoveries
board-row-open = Row { $line }: { $ep } of 6 DP. Behind it waits { $danger }.
board-row-bought = Row { $line }: spent.
board-row-woke = Row { $line }: it has woken { $danger }.
board-spider = the spider
board-demon = the demon
board-skeleton = the skeleton
board-traps = Traps
board-trap = { $danger }: { $times ->
        [0] not met yet
        [one] met once
       *[other] met { $times } times; the next time is the last
    }
board-purse = Belongings
board-gold = { $gold } gold
board-coins = { $fifties } × 50, { $hundreds } × 100
board-nothing = Nothing yet but hope.
board-poison = Spider’s poison
board-poison-text = After the chamber it costs a coin or 2 LP every turn.
board-dead = lost

## The wall

board-lay = If { $seat } names the number you lay, you wall up a field.
board-name = { $seat } lays 1, 2 or 3 face down. If you name the same number, a field on your way is walled up for good.
board-name-alone = One of three tiles is turned up. If it shows your number, a field is walled up.
board-tiles = Wall tiles
board-numbers = Numbers
board-castle = the castle
board-wall-waiting = Chosen in secret, turned up together.
board-block = Touch a field of { $seat }.
board-block-hint = Any lit field may be walled up. Point at one to see what it does.
board-block-longer = { $field }: the way to the goal grows by { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
board-block-same = { $field }: the way to the goal stays as long as it is.

## Movement dice

board-die = Die { $die }: { $face }
board-face-none = not thrown
board-face-skull = a skull
board-face-two-skulls = two skulls
board-face-room = a room, one step
board-face-corridor = a corridor, one step
board-face-discovery = a discovery
board-face-blank = blank
board-face-bite = a bite
board-face-coin = a coin
board-face-sword = a sword
board-skulls = { $skulls ->
        [0] No skull. The third one brings danger.
        [one] One skull. The third one brings danger.
        [2] Two skulls. The next one brings danger.
       *[other] { $skulls } skulls: danger!
    }
board-again = { $count ->
        [one] Throw one die again
       *[other] Throw { $count } dice again
    }
board-third = third skull:
board-lie = Let them lie
board-lie-brings = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $finds ->
        [one] 1 discovery
       *[other] { $finds } discoveries
    }
board-reroll-hint = { $rerolls ->
        [one] Touch dice to throw them again, once more.
       *[other] Touch dice to throw them again, up to { $rerolls } times.
    }
board-row-wakes = So many discoveries would wake what waits behind the row.

## Walking

board-steps = Steps left: { $steps }
board-finds = Discoveries: { $finds }
board-to-chamber = { $steps ->
        [one] One step
       *[other] { $steps } steps
    } to the chamber, { $turns ->
        [0] no turn left after this
        [one] one turn left after this
       *[other] { $turns } turns left after this
    }
board-to-exit = { $steps ->
        [one] One step
       *[other] { $steps } steps
    } to the exit, { $turns ->
        [0] no turn left after this
        [one] one turn left after this
       *[other] { $turns } turns left after this
    }
board-draw = Draw the way with finger or mouse, touch a field, or use the arrow keys.
board-draw-touch = Draw the way with your finger, or touch a field.
board-plan = { $steps ->
        [one] One step
       *[other] { $steps } steps
    } to { $field }.
board-walk = { $steps ->
        [one] Walk one step
       *[other] Walk { $steps } steps
    }
board-halt = Stop here
board-halt-loses = { $steps ->
        [one] one step is lost
       *[other] { $steps } steps are lost
    }

## Items

board-market = { $ep } DP in your row. A purchase spends the whole row; the DP after the sixth wakes { $danger }.
board-save = keep { $ep } DP in the row
board-items = Useful items
board-used = used up

## Dangers

board-ring-used = the ring is used up
board-lead = Choose the demon’s next field on the map of { $seat }. Steps left: { $steps }
board-demon-near = The demon hunts. Where it has been, nobody walks.
board-coin-choice = Coins
board-coins-left = you have { $count }

## The chamber

board-aside = The dragon: { $aside } of { $most } dragons set aside. At { $most } it wakes.
board-treasure-dice = Treasure dice
board-loot-dragon = a dragon
board-loot-star = a star
board-loot-hundred = 100
board-loot-fifty = 50
board-loot-blank = blank
board-throws = { $dice } dice
board-stars = { $stars } stars: take one treasure
board-treasures = Treasures
board-worth = { $gold } gold
board-leave-by = Choose a lit field beside the chamber.
board-flee = Run to a lit field beside the chamber!

## Long names on cards

item-talisman = Dragon Talisman
treasure-t11 = Amber Brooch

# The special fields, below the map of the rule book
dice-black = black: moving
dice-red = red: moving
dice-treasure = treasure
dice-danger = danger
dice-letter = letters
dice-ghoul = combat: ghoul
dice-troll = combat: troll
dice-orc = combat: orc
dice-skeleton = combat: skeleton
dice-damage = damage
dice-spider = spider
map-start = start: the way in
map-chamber = treasure chamber
map-exit = exit: the way out
map-orange = orange field, with a lantern
map-black = black field, with a star
map-halves = In two halves, with the treasure chamber in both

## What the icons mean

legend-death-skull = a skull on a die; a danger; life points lost
legend-doorway = a room: one step
legend-stone-path = a corridor: one step
legend-magnifying-glass = a discovery
legend-walking-boot = steps
legend-sun = the sun track; a turn
legend-brick-wall = a wall
legend-broadsword = a sword on a combat die; a fight
legend-knocked-out-stars = a turn is missed
legend-dragon-head = a dragon on a treasure die; the dragon
legend-round-star = a star on a treasure die
legend-two-coins = gold
legend-tombstone = a hero is lost
legend-exit-door = a hero has escaped
legend-run = slipped away
legend-expand = shows only what is around the hero
legend-contract = shows the whole castle
legend-items = Useful items
legend-treasures = Treasures
legend-buttons = Buttons

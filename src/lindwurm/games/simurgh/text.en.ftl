# Simurgh in English. Ids and variables as in text.de.ftl.

game-name = Simurgh
game-tagline = Raise dragons, send vassals, build up the wilderness and tear it down again.
game-kind = Send your people out, build, plan ahead
legend = V vegetables, M meat, W wood, S stone, K wisdom, A weapons; F = V or M, B = W or S; PP power points, ◆ ability marker, SP spearman, DR dragonrider; Dragon(x,m) one dragon of x, with m markers; Tile(x) one tile of x; FaceUp an open tile, without its price; W1 to W6 plots of the Wilderness, O1 to O5 slots of objectives

## The goal

goal-title = The most powerful house
goal-win = Send vassals, lay tiles, hatch dragons and put up objectives: whoever has the most power points in the end wins.
goal-end = The end comes when enough objectives are up or the Chronicle is full; then all others have one more turn.

## What can be done

action-place = Send a { $vassal } to { $space } ({ $effect })
action-lay =
    Lay { $tile } on { $slot } ({ $effect }){ $removes ->
        [0] { "" }
       *[other] , clearing it for a weapon
    }
action-recall = Call the { $vassal } home from { $spot }
action-advance = Ride on: { $slot } ({ $effect })
action-ability =
    { $dragon }, { $field }: { $what }
action-end = End the turn
action-done = That is all
mixed-food = { $vegetables ->
    [0] { $rest } meat
    [one] 1 vegetable{ rest-meat }
   *[other] { $vegetables } vegetables{ rest-meat }
}
rest-meat = { $rest ->
    [0] { "" }
   *[other] { " " }and { $rest } meat
}
mixed-building = { $wood ->
    [0] { $rest } stone
   *[other] { $wood } wood{ rest-stone }
}
rest-stone = { $rest ->
    [0] { "" }
   *[other] { " " }and { $rest } stone
}
action-pay-food = Pay { mixed-food }
action-pay-building = Pay { mixed-building }
action-spend = Give up the vassal at { $spot }
action-drop = Remove the { $field } marker of { $dragon } unused
action-choose = Take { $effect }
action-take-food = Take { mixed-food }
action-take-building = Take { mixed-building }
action-take =
    Take from place { $place }{ $priced ->
        [0] { "" }
       *[other] { " " }({ $effect })
    }: { $what }
action-blind = Buy the top tile unseen (for 1 weapon)
action-mark = A marker for { $dragon }
action-keep-dragon = Keep { $dragon }
action-under = Next under the stack: { $dragon }
action-keep-tile = Keep { $tile }
action-top = { $tile } on top of the stack
action-bottom = { $tile } under the stack
action-objective = Put up “{ $objective }” on slot { $place } ({ $effect })
action-none = Put up none of them
action-goal-top = “{ $objective }” on top of the stack
action-goal-bottom = “{ $objective }” under the stack
action-return = Give back one { $token ->
    [vegetables] vegetable
    [weapons] weapon
   *[other] { $token }
}

## What happened

# `$you` is the name of the value that is the reader's own seat. `tail-…` goes on with the line of a beat.

event-turn =
    { $you ->
        [seat] You begin turn { $turn }.
       *[none] { $seat } begins turn { $turn }.
    }
event-dealt =
    { $you ->
        [seat] You are dealt { $tile }.
       *[none] { $seat } is dealt { $tile }.
    }
event-power-kept =
    { $you ->
        [seat] You keep a power tile.
       *[none] { $seat } keeps a power tile.
    }
event-power-is =
    { $you ->
        [seat] You keep { $tile }.
       *[none] { $seat } keeps { $tile }.
    }
tail-power-is = : { $tile }
event-drafted =
    { $you ->
        [seat] You take { $tile } to begin with.
       *[none] { $seat } takes { $tile } to begin with.
    }
tail-drafted = { " " }to begin with
event-sealed =
    { $you ->
        [seat] You have chosen a dragon.
       *[none] { $seat } has chosen a dragon.
    }
event-dragon =
    { $dragon } joins { $you ->
        [seat] you
       *[none] { $seat }
    } with { $count ->
        [0] no marker
        [one] one marker
       *[other] { $count } markers
    }.
event-shown = { $tile } is turned up on place { $place }.
event-placed =
    { $you ->
        [seat] You send a { $vassal } to { $spot }.
       *[none] { $seat } sends a { $vassal } to { $spot }.
    }
event-laid =
    { $you ->
        [seat] You lay { $tile } on plot { $number }.
       *[none] { $seat } lays { $tile } on plot { $number }.
    }
event-removed =
    { $you ->
        [seat] You clear { $tile } away.
       *[none] { $seat } clears { $tile } away.
    }
event-recalled =
    { $you ->
        [seat] You call a { $vassal } home from { $spot }.
       *[none] { $seat } calls a { $vassal } home from { $spot }.
    }
tail-recalled =
    { $you ->
        [seat] , call a { $vassal } home from { $spot }
       *[none] , calls a { $vassal } home from { $spot }
    }
event-entered =
    { $you ->
        [seat] You ride into { $tile }.
       *[none] { $seat } rides into { $tile }.
    }
event-advanced =
    { $you ->
        [seat] You reach level { $level } of { $tile }.
       *[none] { $seat } reaches level { $level } of { $tile }.
    }
event-ability =
    { $you ->
        [seat] You use { $dragon }.
       *[none] { $seat } uses { $dragon }.
    }
amount = { $token ->
    [vegetables] { unit-v }
    [weapons] { unit-a }
   *[other] { $count } { $token }
}
event-paid =
    { $you ->
        [seat] You pay { amount }.
       *[none] { $seat } pays { amount }.
    }
tail-paid = { amount }
event-paid-points =
    { $you ->
        [seat] You pay { unit-pp }.
       *[none] { $seat } pays { unit-pp }.
    }
tail-paid-points = { unit-pp }
event-gained =
    { $you ->
        [seat] You get { amount }.
       *[none] { $seat } gets { amount }.
    }
tail-gained = { amount }
event-scored =
    { $you ->
        [seat] You get { unit-pp }.
       *[none] { $seat } gets { unit-pp }.
    }
tail-scored = { unit-pp }
event-spent =
    { $you ->
        [seat] You give up a { $vassal }.
       *[none] { $seat } gives up a { $vassal }.
    }
tail-spent = a { $vassal } given up
event-recruited =
    { $you ->
        [seat] A { $vassal } joins you.
       *[none] A { $vassal } joins { $seat }.
    }
tail-recruited = a new { $vassal }
event-lost =
    { $you ->
        [seat] There is nothing left to hand to you.
       *[none] There is nothing left to hand to { $seat }.
    }
tail-lost = ; there is nothing left to hand out
event-marked =
    { $you ->
        [seat] You ready { $dragon }: { $ability }
       *[none] { $seat } readies { $dragon }: { $ability }
    }
tail-marked = a marker for { $dragon }
marker-lost = { $count ->
    [one] a marker
   *[other] { $count } markers
}
event-marker-lost =
    { $you ->
        [seat] You have no room for { marker-lost }.
       *[none] { $seat } has no room for { marker-lost }.
    }
tail-marker-lost = ; no room for { marker-lost }
event-marker-dropped =
    { $you ->
        [seat] You take an unused marker off { $dragon }: { $ability }
       *[none] { $seat } takes an unused marker off { $dragon }: { $ability }
    }
tail-marker-dropped = one more marker of { $dragon }
event-took =
    { $you ->
        [seat] You take { $tile } from the display.
       *[none] { $seat } takes { $tile } from the display.
    }
event-took-blind =
    { $you ->
        [seat] You take the top tile unseen.
       *[none] { $seat } takes the top tile unseen.
    }
looked-at = { $count ->
    [one] the top one of a stack
   *[other] the top { $count } of a stack
}
event-looked =
    { $you ->
        [seat] You look at { looked-at }.
       *[none] { $seat } looks at { looked-at }.
    }
event-saw-tile =
    { $you ->
        [seat] You see { $tile }.
       *[none] { $seat } sees { $tile }.
    }
event-saw-dragon =
    { $you ->
        [seat] You see { $dragon }.
       *[none] { $seat } sees { $dragon }.
    }
event-saw-goal =
    { $you ->
        [seat] You see “{ $objective }”.
       *[none] { $seat } sees “{ $objective }”.
    }
event-kept =
    { $you ->
        [seat] You keep one of them.
       *[none] { $seat } keeps one of them.
    }
tail-kept =
    { $you ->
        [seat] , keep one of the tiles looked at
       *[none] , keeps one of the tiles looked at
    }
event-kept-tile =
    { $you ->
        [seat] You have { $tile } in hand now.
       *[none] { $seat } has { $tile } in hand now.
    }
tail-kept-tile = ; { $tile } is in hand now
put-back = { $count ->
    [one] one
   *[other] { $count }
}
event-returned =
    { $you ->
        [seat] You put { put-back } back.
       *[none] { $seat } puts { put-back } back.
    }
event-tile-back =
    { $tile } lies { $bottom ->
        [0] on top
       *[other] underneath
    } now. { $you ->
        [seat] Only you know.
       *[none] Only { $seat } knows.
    }
event-dragon-back =
    { $you ->
        [seat] { $dragon } lies under the stack now. Only you know.
       *[none] { $dragon } lies under the stack now. Only { $seat } knows.
    }
event-goal-back =
    “{ $objective }” lies { $bottom ->
        [0] on top
       *[other] underneath
    } now. { $you ->
        [seat] Only you know.
       *[none] Only { $seat } knows.
    }
event-objective =
    { $you ->
        [seat] You put up “{ $objective }” on slot { $count }.
       *[none] { $seat } puts up “{ $objective }” on slot { $count }.
    }
event-replaced =
    { $you ->
        [seat] “{ $objective }” leaves the game: you put another in its place.
       *[none] “{ $objective }” leaves the game: { $seat } puts another in its place.
    }
tail-replaced = ; “{ $objective }” leaves the game
event-no-objective =
    { $you ->
        [seat] You put up no objective.
       *[none] { $seat } puts up no objective.
    }
tail-no-objective =
    { $you ->
        [seat] , put up no objective
       *[none] , puts up no objective
    }
event-chronicle = { $tile } { chronicle-cause } and goes to the Chronicle ({ $count } there now).
chronicle-cause = { $cause ->
    [1] is empty
    [2] is full
    [3] is explored to the end
   *[other] is cleared away
}
event-home =
    { $you ->
        [seat] Your { $vassal } comes home.
       *[none] A { $vassal } of { $seat } comes home.
    }
tail-home =
    { $you ->
        [seat] ; your { $vassal } comes home
       *[none] ; a { $vassal } of { $seat } comes home
    }
event-discarded =
    { $you ->
        [seat] You give a surplus tile back.
       *[none] { $seat } gives a surplus tile back.
    }
tail-discarded =
    { $you ->
        [seat] , give a surplus tile back
       *[none] , gives a surplus tile back
    }
event-surplus =
    { $you ->
        [seat] You have no room for { amount } and give that back.
       *[none] { $seat } has no room for { amount } and gives that back.
    }
tail-surplus = ; no room for { amount }
event-ending =
    { $you ->
        [seat] The Broken stir! You have brought the end near; the others have one turn each.
       *[none] The Broken stir! { $seat } has brought the end near; the others have one turn each.
    }
because-objective = with this objective enough of them are up
because-chronicle = the Chronicle is full, with { $count } tiles
event-goal-points =
    For “{ $objective }” { $you ->
        [seat] you get
       *[none] { $seat } gets
    } { unit-pp }.
event-leftovers =
    { $tokens ->
        [0] No goods left
        [one] 1 of the goods left
       *[other] { $tokens } goods left
    }: { $count ->
        [0] no power point
       *[other] { unit-pp }
    } for { $you ->
        [seat] you
       *[none] { $seat }
    }.
event-total =
    { $you ->
        [seat] You come to
       *[none] { $seat } comes to
    } { unit-pp }.
event-won =
    { $you ->
        [seat] You win
       *[none] { $seat } wins
    } with { $count ->
        [one] one power point
       *[other] { $count } power points
    }{ $markers ->
        [0] .
       *[other] : as many as others, but more markers on the dragons ({ $markers }).
    }

## What is asked

phase-over = The game is over.
phase-power = { $seat } keeps one of three power tiles and hands the others on.
phase-open = { $seat } takes one of the open tiles.
phase-dragon = { $seat } chooses a dragon in secret.
phase-hub = { $seat } is to move: a vassal goes out or vassals come home; dragons help before and after.
phase-recall = { $seat } may call more vassals home.
phase-vassal = { $seat } sends a vassal to the new tile.
phase-scout = { $seat } takes a tile at the Scout Quarters.
phase-vassal-helped = { $seat } needs the help of a dragon to pay for a space of the new tile.
phase-scout-helped = { $seat } needs the help of a dragon to pay the Scouts.
phase-statue = { $seat } stands before the Statue and may put up an objective.
phase-pay = { $seat } decides how to pay.
phase-choose = { $seat } takes one or the other.
phase-mix = { $seat } chooses the mix.
phase-face-up = { $seat } takes a tile of the display for nothing.
phase-mark = { $seat } gives a dragon a marker.
phase-keep-dragon = { $seat } keeps one of the dragons.
phase-under = { $seat } puts the others under the stack.
phase-keep-tile = { $seat } keeps one of the tiles.
phase-return-tile = { $seat } puts the other tiles back.
phase-return-goal = { $seat } puts the other objectives back.
phase-trigger = { $seat } may have a dragon answer to that.
phase-discard = { $seat } holds too many tiles and gives some back.
phase-surplus = { $seat } has too many goods and gives some back.

## Why not

why-10 = That plot is closed with so few players.
why-31 = That dragon was not dealt to you.
why-38 = Your main action of this turn is spent.
why-38-1 = Finish what you have begun first.
why-39 = Vassals move only as your main action, not in the middle of something else.
why-42 = You have laid a tile this turn already.
why-44 = A main action is due before the turn can end.
why-50 = No vassal of that type is available.
why-51 = Only a dragonrider may go there.
why-53 = Somebody stands there already.
why-56 = You cannot pay for that.
why-60 = No tile lies there.
why-62 = There is nothing to choose between right now.
why-63 = No such mix is asked for.
why-66 = That cannot be handed out completely.
why-67 = You own all vassals of that type already.
why-68 = The stack it comes from is empty.
why-74 = You have no such vassal there.
why-78 = In a turn of calling home no tile is laid.
why-82 = You may never give up your last vassal.
why-84 = You have no such vassal there to give up.
why-89 = A tile is laid together with the vassal that goes on it, as the main action.
why-90 = That tile is not in your hand.
why-92 = A tile is cleared away only when no plot is free.
why-93 = An exploration cannot be cleared away.
why-99 = No vassal of yours could use that tile there.
why-100 = That would leave no legal space for your vassal.
why-102 = An exploration begins with a dragonrider at the top.
why-103 = All plots are taken, and you have no weapon to clear one.
why-104 = You cannot pay for that step.
why-106 = An exploration is entered at the top level.
why-107 = You have a rider on that exploration already.
why-108 = The top level is full.
why-109 = There is no exploration on that plot.
why-109-1 = You have no rider there.
why-110 = That rider has only just arrived.
why-111 = You ride on once a turn, and you have.
why-113 = The next level is full. Your rider waits.
why-117 = Below that there is nothing.
why-128 = Another objective stands there and stays.
why-132 = There is no tile to keep right now.
why-132-1 = You are not looking at that tile.
why-134 = Objectives are put up at the Statue.
why-135 = You are not looking at that objective.
why-136 = You cannot pay for that objective slot.
why-138 = There is no objective to put back right now.
why-141 = There is no dragon to keep right now.
why-141-1 = You are not looking at that dragon.
why-142 = There is no dragon to put back right now.
why-148 = Tiles are taken at the Scout Quarters.
why-149 = You cannot pay for that place.
why-150 = A tile unseen costs a weapon.
why-151 = You could not pay for any tile there.
why-153 = The Scout stack is empty.
why-154 = That place of the display is empty.
why-169 = That dragon has no field for a marker.
why-169-1 = That dragon is not yours.
why-171 = There is no marker to place right now.
why-172 = There is no marker on that ability.
why-172-1 = That dragon does not listen to you.
why-177 = Dragons help between your steps, not now.
why-178 = After that you could not finish what you have begun.
why-179 = You cannot pay for it, or there is nothing to hand out.
why-180 = That ability waits for its moment.
why-182 = You did not gain any of that.
why-184 = The second step is not possible.
why-192 = No marker has to go from there.
why-193 = The other marker comes off a dragon of your own.
why-197 = You need not give a tile back now.
why-199 = A power tile stays in your hand.
why-201 = You need not give goods back now.
why-201-1 = You have none of those.
why-243 = A rider rides on between your steps, not now.
why-244-1 = There is nothing to be done with right now.

## The city

city-statue = Dragonlord Statue
city-hatchery = Hatchery
city-training = Training Ground
city-scouts = Scout Quarters
city-library = Library
city-builders = Builders’ Square
city-smithy = Smithy
city-market = Great Market
city-towers = Dragon Towers
city-barracks = Barracks
city-armoury = Armoury
city-hunting = Hunting Grounds

## Tiles

tile-terraced-fields = Terraced Fields
tile-herders-valley = Herders’ Valley
tile-woodland-farm = Woodland Farm
tile-mountain-pasture = Mountain Pasture
tile-timber-camp = Timber Camp
tile-quarry = Quarry
tile-armourers-camp = Armourers’ Camp
tile-fertile-delta = Fertile Delta
tile-hunting-lodge = Hunting Lodge
tile-frontier-village = Frontier Village
tile-hermits-garden = Hermits’ Garden
tile-caravan-stop = Caravan Stop
tile-hall-of-scrolls = Hall of Scrolls
tile-hidden-sanctum = Hidden Sanctum
tile-dragon-shrine = Dragon Shrine
tile-cartographers-tower = Cartographers’ Tower
tile-herbalists-hut = Herbalists’ Hut
tile-war-academy = War Academy
tile-oracles-cave = Oracle’s Cave
tile-observatory = Observatory
tile-trading-post = Trading Post
tile-proving-ground = Proving Ground
tile-field-smithy = Field Smithy
tile-recruiting-camp = Recruiting Camp
tile-river-market = River Market
tile-nesting-cliffs = Nesting Cliffs
tile-house-of-favours = House of Favours
tile-spoils-of-war = Spoils of War
tile-feast-of-the-houses = Feast of the Houses
tile-great-works = Great Works
tile-show-of-arms = Show of Arms
tile-council-of-sages = Council of Sages
tile-muster-of-banners = Muster of Banners
tile-tribute = Tribute
tile-fortress-of-the-pass = Fortress of the Pass
tile-victory-parade = Victory Parade
tile-the-broken-pass = The Broken Pass
tile-library-of-ash = Library of Ash
tile-the-elder-nest = The Elder Nest
tile-nomad-trail = Nomad Trail
tile-the-petrified-forest = The Petrified Forest
tile-sunken-road = Sunken Road
tile-tomb-of-muratan = Tomb of Muratan
tile-the-great-steppe = The Great Steppe
tile-borderwatch = Borderwatch
tile-scouts-ridge = Scouts’ Ridge
tile-the-endless-stair = The Endless Stair
tile-bridge-of-the-ancients = Bridge of the Ancients
type-production = production
type-research = research
type-transformation = transformation
type-power = power
type-exploration = exploration

## Dragons and what they can do

dragon-sunhoard = Sunhoard
dragon-tribute-taker = Tribute-taker
dragon-crowned-one = Crowned One
dragon-gilded-hunter = Gilded Hunter
dragon-spearmaker = Spearmaker
dragon-bloodfeast = Bloodfeast
dragon-ravager = Ravager
dragon-war-herald = War Herald
dragon-meadow-sage = Meadow Sage
dragon-harvester = Harvester
dragon-orchard-keeper = Orchard Keeper
dragon-herd-mother = Herd Mother
dragon-star-reader = Star Reader
dragon-pathfinder = Pathfinder
dragon-far-seer = Far Seer
dragon-tide-scholar = Tide Scholar
dragon-wind-charger = Wind Charger
dragon-fate-weaver = Fate Weaver
dragon-cloud-runner = Cloud Runner
dragon-oath-keeper = Oath Keeper
dragon-grave-mason = Grave Mason
dragon-stone-eater = Stone Eater
dragon-iron-scale = Iron Scale
dragon-night-forge = Night Forge
colour-gold = gold
colour-red = red
colour-green = green
colour-blue = blue
colour-white = white
colour-black = black
ability-1 = 1 vegetable or 1 meat.
ability-2 = 2 meat.
ability-3 = 2 vegetables.
ability-4 = 2 wood or stone in any mix.
ability-5 = 2 power points.
ability-6 = on gaining vegetables, 2 more.
ability-7 = on gaining meat, 2 more.
ability-8 = on gaining vegetables or meat, one more of it.
ability-9 = on gaining wisdom, 2 more.
ability-10 = on gaining weapons, 1 more.
ability-11 = after riding on, one more step at its price.
ability-12 = for riding on, 2 meat.
ability-13 = for riding on, 2 power points.
ability-14 = 2 meat become 3 power points.
ability-15 = 2 power points become 3 vegetables or meat in any mix.
ability-16 = 1 stone becomes 2 power points.
ability-17 = 2 vegetables or meat in any mix become 3 weapons.
ability-18 = 2 wood or stone in any mix become 3 weapons.
ability-19 = 2 meat become 3 weapons.
ability-20 = 1 vegetable becomes 2 meat.
ability-21 = 1 vegetable becomes 2 wood.
ability-22 = 1 vegetable becomes 2 stone.
ability-23 = 2 wood become a rider.
ability-24 = 2 meat and 2 vegetables or meat become a rider.
ability-25 = once: a spearman and 1 power point become a rider.
ability-26 = a rider becomes 3 weapons and 2 meat.
ability-27 = for a spearman given up, 2 wood or stone in any mix.
ability-28 = for a rider given up, 2 stone.
ability-29 = for 1 weapon any tile of the display.
ability-30 = for 1 wisdom the top tile of the Scout stack.
ability-31 = another marker becomes 4 power points.
ability-32 = once: a new objective takes the place of an old one.
field-left = left
field-middle = middle
field-right = right

## What things cost and bring

unit-v = { $count ->
    [one] 1 vegetable
   *[other] { $count } vegetables
}
unit-m = { $count } meat
unit-w = { $count } wood
unit-s = { $count } stone
unit-k = { $count } wisdom
unit-a = { $count ->
    [one] 1 weapon
   *[other] { $count } weapons
}
unit-f = { $count ->
    [one] 1 vegetable or meat
   *[other] { $count } vegetables or meat in any mix
}
unit-b = { $count ->
    [one] 1 wood or stone
   *[other] { $count } wood or stone in any mix
}
unit-pp = { $count ->
    [one] 1 power point
   *[other] { $count } power points
}
unit-sp = { $count ->
    [one] 1 spearman
   *[other] { $count } spearmen
}
unit-dr = { $count ->
    [one] 1 dragonrider
   *[other] { $count } dragonriders
}
unit-marker = { $count ->
    [one] 1 ability marker
   *[other] { $count } ability markers
}
unit-dragon =
    { $count ->
        [one] the top dragon
       *[other] one of the top { $count } dragons
    } with { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }
unit-tile = { $count ->
    [one] the top tile of the Scout stack
   *[other] one of the top { $count } tiles of the Scout stack
}
unit-face-up = any open tile of the Scouts for nothing
unit-blind = the unseen top tile of the Scout stack
unit-scout = a tile of the Scouts at its price
unit-statue = a look at 3 objectives, of which you may put up one
unit-advance = one more step of the same rider, at its price
unit-replace = the new objective in the place of an old one
deal-price = for { $cost }
deal-trade = { $gain } for { $cost }

## Objectives

objective-dragons = most dragons
objective-markers = most markers
objective-markers-gold-red-green = most markers on gold, red and green
objective-markers-blue-white-black = most markers on blue, white and black
objective-markers-red-blue-black = most markers on red, blue and black
objective-markers-gold-green-white = most markers on gold, green and white
objective-dragons-red-green-gold = most red, green and gold dragons
objective-dragons-blue-white-black = most blue, white and black dragons
objective-dragons-gold-blue-black = most gold, blue and black dragons
objective-food = most vegetables and meat
objective-building = most wood and stone
objective-arms = most wisdom and weapons

## Small words

vassal-spearman = spearman
vassal-rider = dragonrider
vassal-any = vassal
token-vegetables = vegetables
token-meat = meat
token-wood = wood
token-stone = stone
token-wisdom = wisdom
token-weapons = weapons
plot-1 = plot 1
plot-2 = plot 2
plot-3 = plot 3
plot-4 = plot 4
plot-5 = plot 5
plot-6 = plot 6
spot-1-1 = plot 1, space 1
spot-1-2 = plot 1, space 2
spot-1-3 = plot 1, space 3
spot-1-4 = plot 1, space 4
spot-1-5 = plot 1, space 5
spot-2-1 = plot 2, space 1
spot-2-2 = plot 2, space 2
spot-2-3 = plot 2, space 3
spot-2-4 = plot 2, space 4
spot-2-5 = plot 2, space 5
spot-3-1 = plot 3, space 1
spot-3-2 = plot 3, space 2
spot-3-3 = plot 3, space 3
spot-3-4 = plot 3, space 4
spot-3-5 = plot 3, space 5
spot-4-1 = plot 4, space 1
spot-4-2 = plot 4, space 2
spot-4-3 = plot 4, space 3
spot-4-4 = plot 4, space 4
spot-4-5 = plot 4, space 5
spot-5-1 = plot 5, space 1
spot-5-2 = plot 5, space 2
spot-5-3 = plot 5, space 3
spot-5-4 = plot 5, space 4
spot-5-5 = plot 5, space 5
spot-6-1 = plot 6, space 1
spot-6-2 = plot 6, space 2
spot-6-3 = plot 6, space 3
spot-6-4 = plot 6, space 4
spot-6-5 = plot 6, space 5
tile-space = { $tile }, space { $space }
table-city = City
table-wilderness = Wilderness
table-display = Scout display
table-objectives = Objectives
table-houses = Houses
table-dragons = Dragons
table-hand = Your hand
table-stacks = Stacks: { $scout } tiles, { $dragons } dragons, { $objectives } objectives
table-end = To the end: objectives { $objectives } of { $enough }, Chronicle { $chronicle } of { $full }
table-last = last turns
table-free = free
table-empty = empty
table-points = PP
table-tiles = tiles
table-ready = ready
table-reserve = reserve
odds-blind = A tile taken unseen: { $shares }
odds-blind-rough = A tile taken unseen, roughly (what others put back or laid could tell more): { $shares }
odds-objective = A certain objective, if you do not know where it lies, is drawn at the Statue: { $chance }
odds-objective-rough = A certain objective is drawn at the Statue, roughly (others put some back where you had looked): { $chance }
table-seen = You are looking at

## Options

option-mode = Mode
option-mode-says = Spearman is the easier game for a first time; Dragonlord has everything.
option-mode-spearman = Spearman
option-mode-dragonlord = Dragonlord
option-length = Length
option-length-says = How soon the Chronicle and the objectives end the game.
option-length-short = short
option-length-medium = medium
option-length-long = long
option-first-player = First player
option-first-player-says = Who has the first turn.
option-first-player-random = random
option-empty-handed = Who has none of what an objective counts
option-empty-handed-says = Whether a place in a ranking can be had for nothing.
option-empty-handed-placed = takes a place like the others
option-empty-handed-left-out = takes no place and gets nothing
option-abilities = A dragon’s ability, where a gain must be followed by a step
option-abilities-says = Whether a gain is saved whose step nothing else can pay for.
option-abilities-any-time = may pay for the step
option-abilities-before = counts only if used before

## What the printed game does not tell any more

designed = The printed rules show most tiles and dragons only in pictures that are lost: 139 of the 144 spaces of tiles, all exploration tiles, 36 of the 72 ability fields, the plots and most prices on the board were designed for this edition.

## What chance decides, as a proof or a table with real tiles names it

draw-first-player = who begins
draw-production-tile = a production tile
draw-research-tile = a research tile
draw-transformation-tile = a transformation tile
draw-power-tile = a power tile
draw-exploration-tile = an exploration tile
draw-scout-stack = the order of the Scout stack
draw-dragon-stack = the order of the dragons
draw-objective-stack = the order of the objectives

## What the terminal asks, and the goal in a line

goal-line = most power points in the end
question-power = Keep one of three power tiles; the others you hand on.
question-open = Take one of the open tiles.
question-dragon = Choose your dragon, in secret.
question-hub = Your turn: { $ways }.
question-hub-send = send a vassal
question-hub-lay = lay a tile
question-hub-recall = call vassals home
question-hub-advance = ride on
question-hub-ability = use a dragon
question-hub-end = end the turn
question-recall = Call more vassals home?
question-vassal = Send a vassal to the new tile.
question-scout = Take a tile at the Scout Quarters.
question-vassal-helped = You need the help of a dragon to pay for a space of the new tile.
question-scout-helped = You need the help of a dragon to pay the Scouts.
question-statue = You stand before the Statue: put up an objective?
question-pay = How do you pay?
question-choose = Which one do you take?
question-mix = Which mix do you take?
question-face-up = Take a tile of the display for nothing.
question-mark = Which dragon gets the marker?
question-keep-dragon = Keep one of these dragons.
question-under = Put the others under the stack, in your order.
question-keep-tile = Keep one of these tiles.
question-return-tile = Put the other tiles back.
question-return-goal = Put the other objectives back.
question-trigger = A dragon may answer to that.
question-discard = You hold too many tiles: give some back.
question-surplus = You have too many goods: give some back.

# The score pad: what can be entered, and what it says to it.
pad-final = At the end
pad-final-track = Points on the track
pad-final-tokens = Tokens left over
pad-final-markers = Markers on own dragons (for a tie)
pad-objective = Objective
pad-objective-which = Which
pad-objective-counts = How many has
pad-leftovers = tokens left over
pad-absent = { $count ->
    [one] { $who } has not entered what is there at the end.
   *[other] { $who } have not entered what is there at the end.
  }
pad-why-points = { $who } has the most power points, { $points }, and wins.
pad-why-markers = { $who } wins: as many points as others, { $points }, but more markers on dragons, { $markers }.
pad-why-shared = { $who } share the win: equal in points, { $points }, and in markers, { $markers }.
pad-wrong-goal-twice = The objective “{ $objective }” stands there already.
pad-wrong-goals = At most { $most } objectives lie face up.
pad-wrong-tokens = { $who }: nobody may keep more than { $limit } tokens.

# For owners of the box: what was designed here, and no value of a variant can say otherwise.
edition-rest = of what kind each tile is, what numbers tiles and dragons bear, and what an objective counts.

# The board of Simurgh in English.

## Icons in words

missing = You lack { $what }.
kind-v = vegetables
kind-m = meat
kind-k = wisdom
kind-a = weapons
kind-sp = a spearman
kind-dr = a dragonrider
or = or
effect-gain = Get { $gain }.
effect-pay = Pay { $cost }.
effect-trade = Pay { $cost }: get { $gain }.
when-gain = When you gain { $what }:
when-advance = When a rider of yours rides on:
when-spend = When you give up { $what }:
when-objective = When you put up an objective:
single-use = Single use.
space-s1 = Room for one vassal.
space-sm = Room for any number of vassals.
space-d1 = Room for one dragonrider.
space-dm = Room for any number of dragonriders, nobody else.
legend-title = What the icons mean

## City and wilderness

row-gather = Gather
row-work = Work
row-grow = Grow
city-short-market = Market
city-short-library = Library
city-short-towers = Towers
city-short-armoury = Armoury
city-short-scouts = Scouts
city-short-smithy = Smithy
city-short-training = Training
city-short-builders = Builders
city-short-barracks = Barracks
city-short-hunting = Hunting
city-short-hatchery = Hatchery
city-short-statue = Statue

# What lit spaces bring, for newcomers: as short as can be.
caption-v = +{ $count } { $count ->
    [one] vegetable
   *[other] vegetables
}
caption-m = +{ $count } meat
caption-w = +{ $count } wood
caption-s = +{ $count } stone
caption-k = +{ $count } wisdom
caption-a = +{ $count } { $count ->
    [one] weapon
   *[other] weapons
}
caption-f = +{ $count } food
caption-b = +{ $count } wood/stone
caption-pp = +{ $count } { $count ->
    [one] point
   *[other] points
}
caption-sp = +spearman
caption-dr = +rider
caption-marker = +{ $count } markers
caption-dragon = a dragon
caption-tile = a tile
caption-face-up = a tile
caption-blind = a tile
caption-scout = + a tile
caption-statue = objective
caption-advance = a step
caption-replace = swap

# Why a space is closed, in a word.
closed-51 = riders only
closed-53 = taken
closed-56 = too dear
closed-60 = no tile
closed-66 = too few left
closed-67 = all recruited
closed-68 = stack empty
closed-102 = riders only
closed-104 = too dear
closed-107 = you are there
closed-108 = full
closed-151 = no tile payable

man-own = your { $type }
stands-here = Here: { $who }.
look-tile = Look at { $tile }
clear-for = clear it
clears = clears { $tile } for 1 weapon; { $count ->
    [one] 1 vassal comes home
   *[other] { $count } vassals come home
}
level-words = Level { $level }, { $room ->
    [one] one rider
   *[other] { $room } riders
}: { $gain }
fills = { $count } vassals: it is full. The tile goes to the Chronicle, number { $book }, and all come home.
closes = The last step: the tile goes to the Chronicle, number { $book }.
empties = { $tile } empties → Chronicle { $book }/{ $full }
ride-on = Ride on
city-scouts = Scout Quarters
city-training = Training Ground

man = { $type } of { $name }
men = spearmen: { $spearmen }, dragonriders: { $riders }
send = Send { $type }
short-spearman = spearman
short-rider = rider
fill = { $count } of { $full } vassals. A full tile goes to the Chronicle, its vassals come home.
each-step = each step
room = { $count ->
    [0] no room left
    [one] room for one rider
   *[other] room for { $count } riders
}
ladder-words = { $step } Enter at the top with a dragonrider. Then one step a turn, as a free action. Whoever reaches the bottom closes the track.
plot-free = Plot { $slot }
plot-gift = laid here:
plot-words = Whoever lays a tile here gets what the plot shows, and puts a vassal on the tile at once.
lay-tile = Lay { $tile }

## Scouts and objectives

hand-empty = No tiles in hand.
choose-it = Choose
keep-it = Keep { $what }
put-back = { $end ->
    [top] { $what } goes on top of the stack; turn it underneath
   *[bottom] { $what } goes underneath the stack; turn it on top
}
put-all-back = Put back
short-goes = goes back
under-order = Under the stack: { $first }, then { $second }.
swap-order = The other way round
goal-where = Which slot beside the Statue?
put-up = Put up on slot { $place }: { $what }
you-stand = { $place ->
    [1] you 1st: +{ $points }
    [2] you 2nd: +{ $points }
    [3] you 3rd: +{ $points }
   *[other] you { $place }th: +{ $points }
}
if-ended = If it ended now: +{ $points }
look-goals = Look at the objectives
goals-words = They pay at the end, by rank.
place-price = Place { $place } of the Scouts
for-nothing = for nothing
take-it = take
stack-scout = { $count ->
    [one] one more tile in the stack
   *[other] { $count } more tiles in the stack
}
stack-dragons = { $count ->
    [one] one dragon in the stack
   *[other] { $count } dragons in the stack
}
goal-free = free: put one up
goal-place = Slot { $place }
goal-taken = Slot { $place }: taken
goal-unpayable = You cannot pay for any place beside the Statue now.
ranking = Ranking now
rank = { $name }: { $count }, would get { $points ->
    [one] 1 power point
   *[other] { $points } power points
}
pays = pays { $places } power points

## Houses

home-spearman = { $count ->
    [0] No spearman at home
    [one] One spearman at home
   *[other] { $count } spearmen at home
}
home-rider = { $count ->
    [0] No dragonrider at home
    [one] One dragonrider at home
   *[other] { $count } dragonriders at home
}
vassal-title-spearman = A spearman
vassal-title-rider = A dragonrider
man-words = Touch a lit space to send this vassal.
call-short = { $count } out
call-home = { $count ->
    [0] Nobody is out
    [one] One vassal is out: call home
   *[other] { $count } vassals are out: call home
}
call-open = Call home…
call-them = { $count ->
    [one] Call 1 home
   *[other] Call { $count } home
}
call-spent = Calling home is a main action; this turn’s is done.
nobody-out = Nobody is out.
look-house = Look at the house of { $name }
use-it = Use
drop-it = Give up
keep-marker = Keep the marker
keep-all = Keep all this turn
give-one = Give back one: { $token }
keep-one = Keep one after all: { $token }
give-words = { $count ->
    [one] Touch one of the goods in your purse.
   *[other] Touch { $count } goods in your purse.
}
give-back = { $count ->
    [one] Give it back
   *[other] Give back { $count }
}
your-house = Your house
tokens = Goods
limit = { $count } of { $limit } goods. Who has more at the end of the turn gives back.
points-words = { $points } power points; objectives would add { $goals } now
hand-count = { $count ->
    [one] one tile in hand
   *[other] { $count } tiles in hand
}
dragon-told = { $name } ({ $colour }), { $count ->
    [one] one marker
   *[other] { $count } markers
}
field-ready = Ready.
field-empty = Without a marker.
field-spent = Spent for good.
power-mark = power
power-stays = A power tile cannot be given back.

## The turn

turn-parts = Parts of the turn
turn-over = Turn over · Take back
box-main = Main
box-ride = Ride on
box-dragons = Dragons
box-end = End
box-done = (done)
box-now = (now)
box-not = (not now)
counter = Counter
counter-close = Close
counter-rests = Touch anything to read what it does.
title-recall = Call home
title-goals = Objectives
title-book = The Chronicle
title-scout = A tile of the Scouts
title-legend = What the icons mean
title-free = Free actions
free-count = { $count ->
    [one] 1 free action
   *[other] { $count } free actions
}
free-left = { $count ->
    [one] 1 free action left
   *[other] { $count } free actions left
}
meter-goals-short = Objectives
meter-book-short = Chronicle
book-words = Tiles that are full, empty or closed go there; when it is full, the last turns begin.
page-land = Land
page-hand = Hand { $count }
page-tiles = Tiles { $count }
page-scouts = Scouts
page-goals = Objectives
page-houses = Houses
something-lit = something can be done here
parts = Parts of the board
free-actions = Free actions
no-free = No free action now: no rider under way, no dragon with a marker to use.
countdown = To the end of the game
meter-goals = Objectives: { $count } of { $full }
meter-chronicle = Chronicle: { $count } of { $full } tiles
last-turns = Last turns
short-keep-tile = Keep
short-top = On top
short-bottom = Underneath

## What is asked

asked-of = { $name }: { $told }
do-place = send a vassal
do-lay = lay a tile
do-recall = call vassals home
do-advance = ride on
do-ability = use a dragon
do-end = end the turn
recall-or-dragon = Call vassals home, or use a dragon first.
only-recall = { $count ->
    [one] Call a vassal home.
   *[other] Call vassals home.
}
phase-hub = { $seat } is to move.
ask-surplus = { $count ->
    [one] Too many goods: give 1 back.
   *[other] Too many goods: give { $count } back.
}
ask-statue-none = You can pay for no place here: put up none.
ask-over = The game is over.
ask-power = Keep one power tile; the others go on to your right.
ask-open = Take one of the open tiles.
ask-dragon = Choose your first dragon, in secret.
ask-recall = Who else comes home?
ask-vassal = Now a vassal goes on the new tile.
ask-vassal-helped = First a dragon must help pay for a space of the new tile.
ask-scout-helped = First a dragon must help: its ability pays for a tile.
ask-scout = Take a tile of the Scouts.
ask-statue = Put up one of these objectives, or none.
ask-pay = How do you pay?
ask-choose = Which of the two?
ask-mix = Which mix?
ask-face-up = Take any open tile, for nothing.
ask-mark = Which dragon gets the marker?
ask-keep-dragon = Which dragon joins your house?
ask-under = Which one goes under the stack first?
ask-keep-tile = Which tile do you keep?
ask-return-tile = Put the others back, on top or underneath.
ask-return-goal = Put the others back, on top or underneath.
ask-trigger = A dragon of yours can answer to that.
ask-discard = Five tiles may stay in hand. Give one back.

## Plates and the end

card-tile = Action tile: { $type }
card-dragon = Dragon: { $colour }
card-markers = { $count ->
    [0] No marker on it
    [one] One marker on it
   *[other] { $count } markers on it
}
card-objective = Objective
unit-token-vegetables = { $count ->
    [one] vegetable
   *[other] vegetables
}
unit-token-meat = meat
unit-token-wood = wood
unit-token-stone = stone
unit-token-wisdom = wisdom
unit-token-weapons = { $count ->
    [one] weapon
   *[other] weapons
}
unit-points = { $count ->
    [one] point
   *[other] points
}
plate-points = Power points
plate-vassals = Vassals at home
plate-markers = Markers on dragons
plate-hand = Tiles in hand
ended = { $count ->
    [one] { $names } wins with { $points } power points.
   *[other] { $names } share the victory with { $points } power points each.
}
score = { $points ->
    [one] 1 power point
   *[other] { $points } power points
}
reckoning = The reckoning
reckoning-before = On the way
reckoning-leftovers = Goods left over
reckoning-sum = Power points
winner = winner

# The board as the rule book names its parts
map-stack = stack
map-slots = Dragonlord Statue: slots for objectives
map-dragons = Stack of dragons
map-players = { $players ->
    [2] in every game
    [5] with 5 players
   *[other] with { $players } and more players
}

## What the icons mean

legend-laurels = power points
legend-cut-diamond = ability marker
legend-barbed-spear = spearman
legend-spiked-dragon-head = dragonrider
legend-spears = vassals; the main action
legend-return-arrow = called home, coming home
legend-dragon-head = a dragon; the dragon stack
legend-treasure-map = an action tile: in hand, drawn, in the stack
legend-card-pickup = any open tile for nothing
legend-card-random = the top tile unseen
legend-scroll-quill = an objective; a look at three of them
legend-cycle = an objective takes the place of another
legend-stairs = riding on, on an exploration
legend-wooden-sign = a plot of the wilderness; laying a tile
legend-white-book = the Chronicle
legend-earth-crack = the end is near
legend-knapsack = goods of a house
legend-city = Spaces of the city

# How the workshop writes what things cost and give

value-notation = V vegetables, M meat, W wood, S stone, K wisdom, A weapons, F vegetables or meat, B wood or stone, PP power points, ◆ ability marker, SP spearman, DR dragonrider. A space is for any number of vassals (SM), one (S1), any number of dragonriders (DM) or one (D1). “-2W -> 3K” pays and receives, “|” means or.

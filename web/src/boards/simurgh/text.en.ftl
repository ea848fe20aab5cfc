# The board of Simurgh in English.

## Icons in words

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
when-advance = When a rider of yours advances:
when-spend = When you give up { $what }:
when-objective = When you put up an objective:
single-use = Single use.
space-s1 = Room for one vassal.
space-sm = Room for any number of vassals.
space-d1 = Room for one dragonrider.
space-dm = Room for any number of dragonriders, nobody else.
legend-title = What the icons mean

## City and wilderness

city-scouts = Scout Quarters
city-training = Training Ground

man = { $type } of { $name }
men = spearmen: { $spearmen }, dragonriders: { $riders }
send = Send the { $type }
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
plot-lay = { $count ->
    [one] a tile can be laid
   *[other] { $count } tiles can be laid
}
plot-words = Whoever lays a tile here gets what the plot shows, and puts a vassal on the tile at once.
lay-tile = Lay { $tile }
clear-here = Clear for a weapon…
advance-at = Ride on at { $tile }

## Scouts and objectives

place-price = Place { $place } of the Scouts
blind-price = The top tile of the Scout stack, unseen
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
goal-place = Place { $place }
goal-worth = { $points ->
    [one] Would pay you 1 power point as things stand.
   *[other] Would pay you { $points } power points as things stand.
}
goal-unpayable = You cannot pay for any place beside the Statue now.
ranking = Ranking now
rank = { $name }: { $count }, would get { $points ->
    [one] 1 power point
   *[other] { $points } power points
}
pays = pays { $places } power points

## Houses

your-house = Your house
tokens = Tokens
limit = { $count } of { $limit } tokens. Who has more at the end of the turn gives back.
ready-words = Vassals at home: they can be sent.
reserve-words = Vassals still to be recruited.
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
lay = Lay it
lay-where = Where to?
lay-instead = instead of { $tile }
power-mark = power
power-stays = A power tile cannot be given back.

## The turn

parts = Parts of the board
free-actions = Free actions
main-open = Main action: send or call home
main-done = Main action done
no-free = No free action now: no rider under way, no dragon with a marker to use.
free-later = Free actions wait until this is decided.
free-elsewhere = Your free actions stand here in your turn.
countdown = To the end of the game
meter-goals = Objectives: { $count } of { $full }
meter-chronicle = Chronicle: { $count } of { $full } tiles
last-turns = Last turns
short-keep-tile = Keep
short-top = On top
short-bottom = Underneath

## What is asked

ask-over = The game is over.
ask-power = { $whose ->
    [you] Keep one power tile; the others go on to your right.
   *[other] { $name }, keep one power tile; the others go on to your right.
}
ask-open = { $whose ->
    [you] Take one of the open tiles.
   *[other] { $name }, take one of the open tiles.
}
ask-dragon = { $whose ->
    [you] Choose your first dragon, in secret.
   *[other] { $name }, choose your first dragon, in secret.
}
ask-hub = { $whose ->
    [you] Your turn: send a vassal, lay a tile, or call vassals home.
   *[other] { $name }: send a vassal, lay a tile, or call vassals home.
}
ask-hub-done = { $whose ->
    [you] Your main action is done. Dragons and riders may still move; then end the turn.
   *[other] { $name }, your main action is done. Dragons and riders may still move; then end the turn.
}
ask-recall = { $whose ->
    [you] Who else comes home?
   *[other] { $name }, who else comes home?
}
ask-vassal = { $whose ->
    [you] Now a vassal goes on the new tile.
   *[other] { $name }, now a vassal goes on the new tile.
}
ask-scout = { $whose ->
    [you] Take a tile of the Scouts.
   *[other] { $name }, take a tile of the Scouts.
}
ask-statue = { $whose ->
    [you] Put up one of these objectives, or none.
   *[other] { $name }, put up one of these objectives, or none.
}
ask-pay = { $whose ->
    [you] How do you pay?
   *[other] { $name }, how do you pay?
}
ask-choose = { $whose ->
    [you] Which of the two?
   *[other] { $name }, which of the two?
}
ask-mix = { $whose ->
    [you] Which mix?
   *[other] { $name }, which mix?
}
ask-face-up = { $whose ->
    [you] Take any open tile, for nothing.
   *[other] { $name }, take any open tile, for nothing.
}
ask-mark = { $whose ->
    [you] Which dragon gets the marker?
   *[other] { $name }, which dragon gets the marker?
}
ask-keep-dragon = { $whose ->
    [you] Which dragon joins your house?
   *[other] { $name }, which dragon joins your house?
}
ask-under = { $whose ->
    [you] Which one goes under the stack first?
   *[other] { $name }, which one goes under the stack first?
}
ask-keep-tile = { $whose ->
    [you] Which tile do you keep?
   *[other] { $name }, which tile do you keep?
}
ask-return-tile = { $whose ->
    [you] Put the others back, on top or underneath.
   *[other] { $name }, put the others back, on top or underneath.
}
ask-return-goal = { $whose ->
    [you] Put the others back, on top or underneath.
   *[other] { $name }, put the others back, on top or underneath.
}
ask-trigger = { $whose ->
    [you] A dragon of yours can answer to that.
   *[other] { $name }, a dragon of yours can answer to that.
}
ask-discard = { $whose ->
    [you] Five tiles may stay in hand. Give one back.
   *[other] { $name }, five tiles may stay in hand. Give one back.
}
ask-surplus = { $whose ->
    [you] Too many tokens for your stores. Give one back.
   *[other] { $name }, too many tokens for your stores. Give one back.
}

## Plates and the end

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
reckoning-leftovers = Tokens left over
reckoning-sum = Power points
winner = winner

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
legend-stairs = advancing on an exploration
legend-wooden-sign = a plot of the wilderness; laying a tile
legend-white-book = the Chronicle
legend-earth-crack = the end is near
legend-knapsack = tokens of a house

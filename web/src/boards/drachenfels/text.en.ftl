# Words of the board of Drachenfels. Ids and variables are the same in text.de.ftl.

## The goal, a turn at a glance, and where everything is

goal-state = You are looking for { $shoes }. { $armour ->
        [no] First your armour: over a rainbow into the castle.
       *[yes] { $looks ->
            [0] In armour: on to the rock castles!
            [one] 1 of { $forts } rock castles searched.
           *[other] { $looks } of { $forts } rock castles searched.
        }
    }
turn-choose = Choose
turn-magic = Magic
turn-ride = Ride
turn-duel = Duel
unit-cards = { $count ->
        [one] card
       *[other] cards
    }
lit-card = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lit-field = { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
board-where = Where everything is
board-where-knight = { $name }, { $colour } knight: { $field }
board-where-dragons = Dragons: { $places }
board-where-bridges = Bridges: { $places }
board-where-rainbows = Rainbows: { $places }
board-where-none = none
board-kind-castle = armour for every knight; only rainbows lead here
board-kind-star = whoever steps here may fly to another star
board-kind-rock = rainbows begin here
board-kind-hole = passable over a bridge
board-kind-gap = passable over a bridge
board-kind-fort = a princess; only in armour, and with no dragon in it
board-far = { $far ->
        [one] 1 step away
       *[other] { $far } steps away
    }
board-far-card = { $far ->
        [one] 1 step away
       *[other] { $far } steps away
    }; this card goes exactly { $steps }{ $double ->
        [0] { "" }
       *[other] { " " }or { $double }
    }
board-dragon-bars = nobody rides there, or past it
board-no-way = no way leads there now

## On the table

board-map = The map: castle, roads, rainbow rocks, stars and rock castles
board-closer = Look closer
board-riders = Knights
board-piles = Draw pile and discards
board-a-dragon = a dragon
board-a-bridge = a bridge
board-sky-open = Open sky
board-sky-closed = Closed sky

board-card-p1 = 1 step
board-card-p2 = 2 steps
board-card-p3 = 3 steps
board-card-p4 = 4 steps
board-card-p5 = 5 steps
board-card-mr = Rainbow
board-card-mb = Bridge
board-card-md = Dragon
board-card-mt = Teletransfer
board-card-mw = Big cloud

board-hand-card = { $action }. { $text } { $count ->
        [one] You hold one.
       *[other] You hold { $count }.
    }
board-hand-empty = No cards in hand.
board-hand-of = { $name } holds { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-touch-field = Touch a lit field to ride there.
board-rings = One ring: single. Two rings: double.
board-touch-again = Touch the card again to play it.
board-plan = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }: { $field }
board-plan-duel = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and a duel: { $field }
board-known = surely holds: { $cards }

board-pile = Draw pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-touch-pile = Touch it again to do it.
board-renew = Renew: 7 new ones out of { $pool }; ends the turn
board-renew-all = Renew: your { $pool } and all { $discards } discards are mixed; ends the turn
board-claim = Claim: use the top card
board-discards = Discards: { $card } on top, { $count } in all
board-no-discards = Discards: none yet
board-show-discards = Show all discards
board-hide-discards = Hide the discards

board-take-rainbow = Take hold of the rainbow: { $rainbow }
board-take-bridge = Take hold of the bridge: { $field }
board-take-dragon = Take hold of the dragon: { $field }
board-take-knight = Choose the knight of { $name }
board-take-new-rainbow = Take a new rainbow
board-take-new-bridge = Take a new bridge

board-seen = You saw { $shoes }.
board-revealed = Here: { $shoes }.
board-looked-by = In vain: { $names }
board-shoes-sure = { $shoes }: certain
board-shoes-not = { $shoes }: ruled out
board-shoes-maybe = { $shoes }: { $chance }

board-plate-knight = { $colour } knight, sign of the { $sign }
board-plate-cards = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-plate-looks = { $count ->
        [one] has looked at 1 princess
       *[other] has looked at { $count } princesses
    }

## What is asked: one sentence, and only what can be done

board-or = or
board-can-play = play a card
board-can-discard = lay down a point card
board-can-renew = draw a new hand
board-can-rob = rob
board-can-claim = use the top discard
board-can-stop = leave it at that
board-can-place-rainbow = raise one
board-can-move-rainbow = move one
board-can-remove-rainbow = take one away
board-can-place-bridge = lay one
board-can-move-bridge = move one
board-can-remove-bridge = take one away
board-can-shift = swing the rainbow you crossed
board-can-keep = leave it where it is
board-can-fly = fly from star to star
board-can-walk = stay on the ground
board-ask-list = { $can }.
board-ask-pick = Choose your knight on its start field.
board-ask-rainbow = Rainbow: { $can }.
board-ask-bridge = Bridge: { $can }.
board-ask-dragon = Take a dragon and set it down on a lit place.
board-ask-tele = With whom do you change places? Touch a knight.
board-warn-swap = Mind: { $target } looks too, and wins with { $chance }.
board-warn-swap-later = Mind: { $target } will look when the turn comes round, and wins with { $chance }.
board-ask-cloud = Choose a knight for the cloud, then a start field.
board-ask-factor = You are swift: single or double?
board-ask-go = Where to? Exactly { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
board-ask-leave = By which way do you leave?
board-ask-enter = By which way do you enter?
board-ask-duel = Where shall { $target } start again?
board-ask-loot = Draw up to { $left } from { $target }, or leave it at that.
board-ask-rob = Rob up to { $left } more, or leave it at that.

## What the icons mean

legend-lion = the red knight
legend-swan = the blue knight
legend-heraldic-sun = the yellow knight
legend-stag-head = the white knight
legend-mounted-knight = a knight rides
legend-card-play = a card is played
legend-card-pickup = cards in hand; renewing
legend-robber-hand = a card is taken from another hand
legend-card-draw = the top discard is claimed
legend-rainbow = a rainbow is raised, moved, removed or crossed; the sky opens
legend-stone-bridge = a bridge is laid, moved or removed
legend-spiked-dragon-head = a dragon moves
legend-teleport = teletransfer
legend-fluffy-cloud = big cloud
legend-polar-star = a flight from star to star
legend-breastplate = a knight in armour
legend-wingfoot = a swift knight
legend-semi-closed-eye = somebody looks at a princess
legend-ballerina-shoes = the shoes that you saw
legend-crossed-swords = a duel
legend-dust-cloud = the beaten knight starts again
legend-queen-crown = the right princess is found
legend-hourglass = the limit of turns
legend-magnifying-glass = look closer at the map

## What the picture of the whole land in the rule book names

map-castle = castle
map-start = start field
map-rock = rainbow rock
map-star = star
map-hole = hole
map-gap = gap
map-fort = rock castle
map-green = green dot

# Drachenfels in English. Ids and variables are the same in text.de.ftl.

game-name = Drachenfels
game-tagline = Fetch your armour, mind the dragons, and find the princess who wears your colour.
game-kind = A ride across the land, with cards and a secret
designed = The printed board is lost: the map with its roads, green dots and start corners and the colours of the knights are our own design, drawn to fit every word of the printed rules; the cards and their numbers are as printed.

## The goal

goal-title = Find your princess
goal-win = Ride over a rainbow into the castle and fetch your armour, then be the first to find the princess who wears shoes in your colour.
goal-end = The game ends the moment somebody has found theirs.

## What can be done

action-pick = Ride as the { $colour } knight
action-renew =
    { $reshuffle ->
        [0] Shuffle your hand into the pile and draw afresh ({ $pool } cards in the mix)
       *[other] Shuffle your hand, the pile and all { $discards } discards, and draw afresh ({ $pool } cards without them)
    }
action-rob =
    Rob { $seat } of a card ({ $cards ->
        [one] 1 in hand
       *[other] { $cards } in hand
    })
action-claim =
    { $top ->
        [p1] Claim the 1 on the discard pile
        [p2] Claim the 2 on the discard pile
        [p3] Claim the 3 on the discard pile
        [p4] Claim the 4 on the discard pile
        [p5] Claim the 5 on the discard pile
        [mR] Claim the rainbow on the discard pile
        [mB] Claim the bridge on the discard pile
        [mD] Claim the dragon on the discard pile
        [mT] Claim the teletransfer on the discard pile
       *[mW] Claim the big cloud on the discard pile
    }
action-play = Play { $card }
action-discard = Lay down { $card }; it leads nowhere
action-stop = Leave it at that
action-place-rainbow = Raise a rainbow: { $rainbow }
action-remove-rainbow = Take the rainbow away: { $rainbow }
action-move-rainbow = Move the rainbow: { $rainbow }, now { $to }
action-place-bridge = Lay a bridge: { $site }
action-remove-bridge = Take the bridge away: { $site }
action-move-bridge = Move the bridge: { $site }, now { $new_site }
action-move-dragon = Send the dragon: { $place }, now { $new_place }
action-swap = Change places with { $seat }
action-cloud = Blow { $seat } away: { $start }
action-single = Single: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
action-double = Double: { $steps } steps
action-go =
    { $duel ->
        [0] Go: { $field }
       *[other] Go and fight: { $field }
    }
action-leave-by =
    Leave by: { $way }
action-enter-by =
    Enter by: { $way }
action-fly = Fly: { $flight }
action-walk = Stay on the ground
action-shift = Swing the rainbow over: { $rainbow }
action-keep = Leave the rainbow where it is
action-send =
    { $own ->
        [0] Send the beaten knight off: { $start }
       *[other] Send the beaten knight home: { $start }
    }
action-loot = Draw a card from the beaten player

## What happens

# `$you` is the name of the value that is the reader's own seat. `tail-…` goes on with the line of a beat.

event-picked =
    { $you ->
        [seat] You ride as the { $colour } knight.
       *[none] { $seat } rides as the { $colour } knight.
    }
event-dealt =
    { $you ->
        [seat] You begin with { $count } cards.
       *[none] { $seat } begins with { $count } cards.
    }
event-dealt-card =
    { $you ->
        [seat] You are dealt { $card }.
       *[none] { $seat } is dealt { $card }.
    }
event-turn =
    { $you ->
        [seat] You are up.
       *[none] { $seat } is up.
    }
event-renewed =
    { $you ->
        [seat] You shuffle your hand into the pile and draw { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[none] { $seat } shuffles the hand into the pile and draws { $count ->
            [one] 1 card
           *[other] { $count } cards
        }{ $left ->
            [0] .
            [one] ; 1 is left in the pile.
           *[other] ; { $left } are left in the pile.
        }
    }
tail-renewed =
    { $you ->
        [seat] , draw { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[none] , draws { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
    }
event-reshuffled =
    { $you ->
        [seat] You shuffle your hand and { $count ->
            [one] the one discard
           *[other] all { $count } discards
        } into the pile
       *[none] { $seat } shuffles the hand and { $count ->
            [one] the one discard
           *[other] all { $count } discards
        } into the pile
    }
event-got-card =
    { $you ->
        [seat] You draw { $card }.
       *[none] { $seat } draws { $card }.
    }
tail-got-card = { $card }
event-robbed =
    { $you ->
        [seat] You rob { $target } of { $count ->
            [one] a card
           *[other] { $count } cards
        }
        [target] { $seat } robs you of { $count ->
                [one] a card
               *[other] { $count } cards
            }
       *[none] { $seat } robs { $target } of { $count ->
            [one] a card
           *[other] { $count } cards
        }
    }
tail-robbed =
    { $you ->
        [seat] , take { $count ->
            [one] a card
           *[other] { $count } cards
        } from { $target }
        [target] , takes { $count ->
                [one] a card
               *[other] { $count } cards
            } from you
       *[none] , takes { $count ->
            [one] a card
           *[other] { $count } cards
        } from { $target }
    }
event-took-card =
    { $you ->
        [seat] You take { $card } from { $target }.
        [target] { $seat } takes { $card } from you.
       *[none] { $seat } takes { $card } from { $target }.
    }
tail-took-card = { $card }
event-claimed =
    { $you ->
        [seat] You claim { $card } on the discard pile
       *[none] { $seat } claims { $card } on the discard pile
    }
event-played =
    { $you ->
        [seat] You play { $card }
       *[none] { $seat } plays { $card }
    }
event-dropped =
    { $you ->
        [seat] You have nowhere to go and lay down { $card }.
       *[none] { $seat } has nowhere to go and lays down { $card }.
    }
event-stopped =
    { $you ->
        [seat] You leave it at that.
       *[none] { $seat } leaves it at that.
    }
event-rainbow-placed =
    { $you ->
        [seat] You raise a rainbow from { $rainbow }.
       *[none] { $seat } raises a rainbow from { $rainbow }.
    }
tail-rainbow-placed =
    { $you ->
        [seat]  and raise one from { $rainbow }
       *[none]  and raises one from { $rainbow }
    }
event-rainbow-removed =
    { $you ->
        [seat] You take a rainbow away: { $rainbow }.
       *[none] { $seat } takes a rainbow away: { $rainbow }.
    }
tail-rainbow-removed =
    { $you ->
        [seat]  and take one away: { $rainbow }
       *[none]  and takes one away: { $rainbow }
    }
event-rainbow-moved =
    { $you ->
        [seat] You move a rainbow: { $rainbow }, now { $to }.
       *[none] { $seat } moves a rainbow: { $rainbow }, now { $to }.
    }
tail-rainbow-moved =
    { $you ->
        [seat]  and move one: { $rainbow }, now { $to }
       *[none]  and moves one: { $rainbow }, now { $to }
    }
event-bridge-placed =
    { $you ->
        [seat] You lay a bridge: { $field }.
       *[none] { $seat } lays a bridge: { $field }.
    }
tail-bridge-placed =
    { $you ->
        [seat]  and lay one on { $field }
       *[none]  and lays one on { $field }
    }
event-bridge-removed =
    { $you ->
        [seat] You take a bridge away: { $field }.
       *[none] { $seat } takes a bridge away: { $field }.
    }
tail-bridge-removed =
    { $you ->
        [seat]  and take one away: { $field }
       *[none]  and takes one away: { $field }
    }
event-bridge-moved =
    { $you ->
        [seat] You move a bridge: { $field }, now { $new_field }.
       *[none] { $seat } moves a bridge: { $field }, now { $new_field }.
    }
tail-bridge-moved =
    { $you ->
        [seat]  and move one: { $field }, now { $new_field }
       *[none]  and moves one: { $field }, now { $new_field }
    }
event-dragon-moved =
    { $you ->
        [seat] You send a dragon from { $field } to { $new_field }.
       *[none] { $seat } sends a dragon from { $field } to { $new_field }.
    }
tail-dragon-moved =
    { $you ->
        [seat]  and send one from { $field } to { $new_field }
       *[none]  and sends one from { $field } to { $new_field }
    }
event-swapped =
    { $you ->
        [seat] You and { $target } have changed places.
        [target] { $seat } and you have changed places.
       *[none] { $seat } and { $target } have changed places.
    }
tail-swapped =
    { $you ->
        [seat]  and change places with { $target }
        [target]  and changes places with you
       *[none]  and changes places with { $target }
    }
event-clouded =
    { $you ->
        [seat] The big cloud carries { $target } off for you: { $field }.
        [target] The big cloud carries you off for { $seat }: { $field }.
       *[none] The big cloud carries { $target } off for { $seat }: { $field }.
    }
tail-clouded =
    { $you ->
        [seat] : it blows { $target } back ({ $field })
        [target] : it blows you back ({ $field })
       *[none] : it blows { $target } back ({ $field })
    }
event-stepped =
    { $you ->
        [seat] You: { $field }.
       *[none] { $seat }: { $field }.
    }
tail-stepped = { "" }
event-crossed =
    { $you ->
        [seat] You cross the rainbow from { $rainbow }.
       *[none] { $seat } crosses the rainbow from { $rainbow }.
    }
tail-crossed =
    { $you ->
        [seat] , cross a rainbow
       *[none] , crosses a rainbow
    }
event-flew =
    { $you ->
        [seat] You fly from { $field } to { $new_field }.
       *[none] { $seat } flies from { $field } to { $new_field }.
    }
tail-flew =
    { $you ->
        [seat] , fly from { $field } to { $new_field }
       *[none] , flies from { $field } to { $new_field }
    }
event-doubled =
    { $you ->
        [seat] You are swift: the card counts double.
       *[none] { $seat } is swift: the card counts double.
    }
tail-doubled = , which counts double (swift)
event-moved =
    { $you ->
        [seat] You ride { $count ->
            [one] 1 step
           *[other] { $count } steps
        }: { $field }.
       *[none] { $seat } rides { $count ->
            [one] 1 step
           *[other] { $count } steps
        }: { $field }.
    }
tail-moved =
    { $you ->
        [seat] , ride { $count ->
            [one] 1 step
           *[other] { $count } steps
        }: { $field }
       *[none] , rides { $count ->
            [one] 1 step
           *[other] { $count } steps
        }: { $field }
    }
event-shifted =
    { $you ->
        [seat] You swing the rainbow just crossed: { $rainbow }, now { $to }.
       *[none] { $seat } swings the rainbow just crossed: { $rainbow }, now { $to }.
    }
tail-shifted =
    { $you ->
        [seat] , swing the rainbow over ({ $rainbow }, now { $to })
       *[none] , swings the rainbow over ({ $rainbow }, now { $to })
    }
event-armed =
    { $you ->
        [seat] You get your armour from the king.
       *[none] { $seat } gets a suit of armour from the king.
    }
event-looked =
    { $you ->
        [seat] You look at the princess’s shoes in { $field }{ $found ->
            [0] : not your colour
           *[other] .
        }
       *[none] { $seat } looks at the princess’s shoes in { $field }{ $found ->
            [0] : not the right ones
           *[other] .
        }
    }
event-saw =
    { $you ->
        [seat] You see { $shoes } in { $field }.
       *[none] { $seat } sees { $shoes } in { $field }.
    }
tail-saw =  ({ $shoes })
event-swift =
    { $you ->
        [seat] You are swift from now on: your point cards may count double.
       *[none] { $seat } is swift from now on: point cards may count double.
    }
tail-swift =
    { $you ->
        [seat] ; from now on you are swift, your point cards may count double
       *[none] ; from now on { $seat } is swift, point cards may count double
    }
event-sky-opened = The sky opens for everybody: from now on rainbows reach the rock castles, too.
event-beaten =
    { $you ->
        [seat] You ride onto the field of { $target } ({ $field }) and win the duel
        [target] { $seat } rides onto your field ({ $field }) and throws you from the saddle
       *[none] { $seat } rides onto the field of { $target } ({ $field }) and wins the duel
    }
event-sent =
    { $you ->
        [seat] { $target } starts again: { $field }.
        [target] You start again: { $field }.
       *[none] { $target } starts again: { $field }.
    }
tail-sent =
    { $you ->
        [seat] , send { $target } back ({ $field }, your choice)
        [target] , sends you back ({ $field }, the winner’s choice)
       *[none] , sends { $target } back ({ $field }, the winner’s choice)
    }
event-won =
    { $you ->
        [seat] The shoes fit! You have found your princess ({ $field }), and you win.
       *[none] The shoes fit! { $seat } has found the right princess ({ $field }) and wins.
    }
event-time-up = { $turn } turns and no wedding. The game ends undecided.

## What is asked of whom

phase-over = The game is over.
phase-pick = { $seat } chooses a knight.
phase-turn = { $seat } is up: play cards, renew, rob or claim.
phase-hand = { $seat } may play on.
phase-rainbow = { $seat } places, removes or moves a rainbow.
phase-bridge = { $seat } places, removes or moves a bridge.
phase-dragon = { $seat } sends a dragon somewhere else.
phase-tele = { $seat } names whom to change places with.
phase-cloud = { $seat } names whom the cloud takes, and where to.
phase-factor = { $seat } is swift: single or double?
phase-go = { $seat } chooses where the move ends.
phase-leave = { $seat } chooses the way out.
phase-swing = { $seat } may swing the rainbow just crossed.
phase-fly = { $seat } chooses the flight.
phase-enter = { $seat } chooses the way in.
phase-shift = { $seat } may swing the rainbow just crossed.
phase-duel = { $seat } chooses a start field for the beaten knight.
phase-loot = { $seat } may draw from the hand of the beaten player.
phase-rob = { $seat } may rob on.

## Why something is not possible

why-9 = Knights are chosen before the cards are dealt.
why-9-1 = That knight already has a rider.
why-19 = Without armour nobody gets into a rock castle. The king has yours.
why-24 = A turn is one thing only: play cards, renew, rob or claim.
why-26 = You cannot stop here; renewing is the nearest thing to a rest.
why-28 = Finish what is going on before the next card.
why-28-1 = You do not hold that card.
why-32 = You hold a point card, so the turn ends with one.
why-34 = That card leads nowhere, and you hold another that leads somewhere.
why-35 = None of your point cards leads anywhere; you can only lay one down.
why-36 = A point card that leads somewhere has to be ridden.
why-38 = That card would change nothing now.
why-51 = Rob another player at the table.
why-51-1 = That hand is empty.
why-60 = You played on after the claim, so a point card has to end the turn.
why-62 = The card on top leads your knight nowhere.
why-63 = Only a turn that has not begun yet can begin with the discard pile.
why-64 = This card has been claimed; it waits for another one on top.
why-66 = The discard pile is empty.
why-67 = No move is being made; play or claim a point card first.
why-67-1 = No way leads there with exactly this many steps.
why-68 = The way in is not what is being asked.
why-70 = A move cannot end where it began.
why-73 = A dragon sits there!
why-74 = There is no bridge over that.
why-78 = Somebody is already in that rock castle.
why-79 = That rainbow rock is taken; you may pass, not stay.
why-82 = Your move does not lead out that way.
why-83 = The way out is not what is being asked.
why-85 = The rest of the move could not be made from there.
why-86 = Flights begin when a move steps onto a star and more than one way is open.
why-97 = All four rainbows are on the board already.
why-98 = It takes a rainbow card to do that.
why-98-1 = There is no rainbow there.
why-101 = Until somebody has looked in vain, rainbows lead to the castle only.
why-103 = A rainbow does not reach that far at this table.
why-104 = A rainbow stands there already.
why-107 = No rainbow has just been crossed.
why-114 = Both bridges are on the board already.
why-115 = It takes a bridge card to do that.
why-115-1 = There is no bridge there.
why-116 = One bridge is enough for one place.
why-118 = Somebody stands on that bridge.
why-121 = It takes a dragon card to move a dragon.
why-121-1 = No dragon sits there.
why-122 = A knight stands there, and dragons land on free fields only.
why-123 = A knight is in that rock castle, and dragons land on free rocks only.
why-124 = The dragon has to go somewhere else.
why-125 = One dragon per place is plenty!
why-128 = It takes a teletransfer to do that.
why-128-1 = Change places with another player at the table.
why-130 = You stand on the same field already.
why-131 = Somebody without armour would end up in a rock castle.
why-135 = It takes a big cloud to do that.
why-135-1 = Nobody sits there.
why-135-2 = That start field is taken.
why-139 = The cloud takes others, never you.
why-150 = Only a knight who has looked in vain may double.
why-152 = Single or double is chosen before the first step, where both are possible.
why-159 = Your move does not lead in that way.
why-161 = There is no beaten knight to send anywhere.
why-161-1 = That start field is taken.
why-164 = Cards are drawn right after a duel you have won.
why-e6 = Nobody but you has any cards.
why-e8 = All four start fields are taken, so the cloud has nowhere to rain.
why-e17 = Both bridges carry a knight.

## Cards

card-p1 = the 1
card-p1-played = { card-p1 }
card-p1-text = Move exactly 1 step; a swift knight 1 or 2.
card-p2 = the 2
card-p2-played = { card-p2 }
card-p2-text = Move exactly 2 steps; a swift knight 2 or 4.
card-p3 = the 3
card-p3-played = { card-p3 }
card-p3-text = Move exactly 3 steps; a swift knight 3 or 6.
card-p4 = the 4
card-p4-played = { card-p4 }
card-p4-text = Move exactly 4 steps; a swift knight 4 or 8.
card-p5 = the 5
card-p5-played = { card-p5 }
card-p5-text = Move exactly 5 steps; a swift knight 5 or 10.
card-mr = the rainbow
card-mr-played = { card-mr }
card-mr-text = Place, remove or move one rainbow.
card-mb = the bridge
card-mb-played = { card-mb }
card-mb-text = Place, remove or move one bridge nobody stands on.
card-md = the dragon
card-md-played = { card-md }
card-md-text = Move one dragon to a free green dot or a free rock castle.
card-mt = the teletransfer
card-mt-played = { card-mt }
card-mt-text = Change places with another knight.
card-mw = the big cloud
card-mw-played = { card-mw }
card-mw-text = Put another knight on a free start field.

## Knights

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-white = white
sign-lion = lion
sign-swan = swan
sign-sun = sun
sign-stag = stag
shoes-red = red shoes
shoes-blue = blue shoes
shoes-yellow = yellow shoes
shoes-white = white shoes

## On the table

way-road = the road
armour = armour
swift = swift
sky-open = The sky is open: rainbows may reach the rock castles.
sky-closed = The sky is closed: rainbows lead to the castle only.
hand-title = Your hand
pile-title = Draw pile
discards-title = Discards
supply-title = Beside the board
supply = { $rainbows ->
        [one] 1 rainbow
       *[other] { $rainbows } rainbows
    }, { $bridges ->
        [one] 1 bridge
       *[other] { $bridges } bridges
    }
notebook-title = Where is my princess?
renew-title = Renewing would bring:
renew-about = Renewing would bring, by where you know cards to be (what others drew when they renewed is left out), about:
swap-mine = { $mine } that your princess is there
swap-theirs =
    { $later ->
        [1] the other knight looks when its turn comes: it finds its princess with { $theirs }
       *[0] the other knight looks too: it wins with { $theirs }
    }
swap-both =
    { $later ->
        [1] { $mine } that your princess is there; else the other knight finds its own when its turn comes, { $theirs } in all
       *[0] { $mine } that your princess is there; else the other knight looks too and wins, { $theirs } in all
    }
corner-ne = NE
corner-se = SE
corner-sw = SW
corner-nw = NW
looked-title = looked in

## Results

result-winner = { $seat } has found the right princess and wins.
result-tie = Nobody found the right princess in time. Everybody shares.

## Fields; along a road they are counted clockwise

field-c = castle
field-s-ne = red start field
field-s-se = blue start field
field-s-sw = yellow start field
field-s-nw = white start field
field-a-n-ne = moat road N5
field-a-n-nw = moat road N1
field-a-e-ne = moat road E1
field-a-e-se = moat road E5
field-a-s-se = moat road S1
field-a-s-sw = moat road S5
field-a-w-sw = moat road W1
field-a-w-nw = moat road W5
field-b-n-ne = moat road N4
field-b-n-nw = moat road N2
field-b-e-ne = moat road E2
field-b-e-se = moat road E4
field-b-s-se = moat road S2
field-b-s-sw = moat road S4
field-b-w-sw = moat road W2
field-b-w-nw = moat road W4
field-i-n = moat road N3
field-i-e = moat road E3
field-i-s = moat road S3
field-i-w = moat road W3
field-p-n = rock path N
field-p-e = rock path E
field-p-s = rock path S
field-p-w = rock path W
field-r-n = rainbow rock N
field-r-e = rainbow rock E
field-r-s = rainbow rock S
field-r-w = rainbow rock W
field-u-n = outer road N
field-u-e = outer road E
field-u-s = outer road S
field-u-w = outer road W
field-t-n = border road N4
field-t-e = border road E4
field-t-s = border road S4
field-t-w = border road W4
field-m1-n-ne = star road N3
field-m1-n-nw = star road N2
field-m1-e-ne = star road E2
field-m1-e-se = star road E3
field-m1-s-se = star road S2
field-m1-s-sw = star road S3
field-m1-w-sw = star road W2
field-m1-w-nw = star road W3
field-m2-n-ne = star road N4
field-m2-n-nw = star road N1
field-m2-e-ne = star road E1
field-m2-e-se = star road E4
field-m2-s-se = star road S1
field-m2-s-sw = star road S4
field-m2-w-sw = star road W1
field-m2-w-nw = star road W4
field-o1-n-ne = border road N5
field-o1-n-nw = border road N3
field-o1-e-ne = border road E3
field-o1-e-se = border road E5
field-o1-s-se = border road S3
field-o1-s-sw = border road S5
field-o1-w-sw = border road W3
field-o1-w-nw = border road W5
field-o2-n-ne = border road N6
field-o2-n-nw = border road N2
field-o2-e-ne = border road E2
field-o2-e-se = border road E6
field-o2-s-se = border road S2
field-o2-s-sw = border road S6
field-o2-w-sw = border road W2
field-o2-w-nw = border road W6
field-o3-n-ne = border road N7
field-o3-n-nw = border road N1
field-o3-e-ne = border road E1
field-o3-e-se = border road E7
field-o3-s-se = border road S1
field-o3-s-sw = border road S7
field-o3-w-sw = border road W1
field-o3-w-nw = border road W7
field-q-ne = pit road NE
field-q-se = pit road SE
field-q-sw = pit road SW
field-q-nw = pit road NW
field-h-ne = hole NE
field-h-se = hole SE
field-h-sw = hole SW
field-h-nw = hole NW
field-z-ne = star NE
field-z-se = star SE
field-z-sw = star SW
field-z-nw = star NW
field-v-ne = corner path NE
field-v-se = corner path SE
field-v-sw = corner path SW
field-v-nw = corner path NW
field-k-ne = crossroads NE
field-k-se = crossroads SE
field-k-sw = crossroads SW
field-k-nw = crossroads NW
field-x-ne = gap NE
field-x-se = gap SE
field-x-sw = gap SW
field-x-nw = gap NW
field-f-ne = rock castle NE
field-f-se = rock castle SE
field-f-sw = rock castle SW
field-f-nw = rock castle NW

## Rainbows

rainbow-n-c = rock N to the castle
rainbow-e-c = rock E to the castle
rainbow-s-c = rock S to the castle
rainbow-w-c = rock W to the castle
rainbow-n-ne = rock N to rock castle NE
rainbow-n-se = rock N to rock castle SE
rainbow-n-sw = rock N to rock castle SW
rainbow-n-nw = rock N to rock castle NW
rainbow-e-ne = rock E to rock castle NE
rainbow-e-se = rock E to rock castle SE
rainbow-e-sw = rock E to rock castle SW
rainbow-e-nw = rock E to rock castle NW
rainbow-s-ne = rock S to rock castle NE
rainbow-s-se = rock S to rock castle SE
rainbow-s-sw = rock S to rock castle SW
rainbow-s-nw = rock S to rock castle NW
rainbow-w-ne = rock W to rock castle NE
rainbow-w-se = rock W to rock castle SE
rainbow-w-sw = rock W to rock castle SW
rainbow-w-nw = rock W to rock castle NW

## Star flights

flight-ne-se = star NE to star SE
flight-ne-sw = star NE to star SW
flight-ne-nw = star NE to star NW
flight-se-ne = star SE to star NE
flight-se-sw = star SE to star SW
flight-se-nw = star SE to star NW
flight-sw-ne = star SW to star NE
flight-sw-se = star SW to star SE
flight-sw-nw = star SW to star NW
flight-nw-ne = star NW to star NE
flight-nw-se = star NW to star SE
flight-nw-sw = star NW to star SW

## Options

option-knights = Knights
option-knights-says = Who rides in which colour: chosen in turn, drawn, or given by the seats.
option-knights-choose = everyone chooses
option-knights-random = drawn
option-knights-fixed = by seat
option-first-player = First player
option-first-player-says = Who has the first turn.
option-first-player-random = drawn
option-first-player-seat-1 = seat 1
option-first-player-seat-2 = seat 2
option-first-player-seat-3 = seat 3
option-first-player-seat-4 = seat 4
option-rainbow-reach = Rainbows reach
option-rainbow-reach-says = Which rock castles a rainbow may lead to.
option-rainbow-reach-any = any rock castle
option-rainbow-reach-near = the two nearest only
option-rainbow-shift = A crossed rainbow is shifted
option-rainbow-shift-says = When a rainbow you crossed goes elsewhere: so soon that it can serve you again, or only afterwards.
option-rainbow-shift-at-once = at once
option-rainbow-shift-end-of-move = at the end of the move
option-claimed-card = A claimed card
option-claimed-card-says = What becomes of a card that was claimed from the discard pile.
option-claimed-card-stays = stays on top
option-claimed-card-once = can be claimed once
option-claimed-card-bottom = goes to the bottom
option-walk = On the way
option-walk-says = How strictly one may not turn back while riding.
option-walk-no-field-twice = no field twice
option-walk-no-u-turn = no about-turn
option-turn-limit = Turns until the game is stopped
option-turn-limit-says = After so many turns the game ends undecided.
option-turn-limit-none = no limit
option-discard-view = The discard pile shows
option-discard-view-says = Whether one may leaf through the discard pile or see its top card only.
option-discard-view-all = all cards
option-discard-view-top = its top card
option-quick-start = Begin in armour
option-quick-start-says = Everybody begins in armour: a shorter game for a first try.
option-quick-start-off = no
option-quick-start-on = yes
option-notebook = Notebook with chances
option-notebook-says = Notes for you what the looks in vain prove about the princesses.
option-notebook-on = yes
option-notebook-off = no
option-swapped-knight = A knight that a teletransfer puts into a rock castle
option-swapped-knight-says = The book leaves open whether being put there counts as arriving.
option-swapped-knight-looks-at-once = looks at once, and may win in the turn of another
option-swapped-knight-looks-in-own-turn = looks when its own turn begins, if it is still there
option-questions = Questions
option-questions-that-matter = that matter
option-questions-as-once = as in older games

## What chance decides, as a proof or a table with real cards names it

draw-knight = a knight for a seat
draw-card = a card from the draw pile
draw-princesses = which princess waits where
draw-first-player = who begins
draw-stolen-card = the card that is taken from a hand

## What the terminal asks, and the goal in a line

goal-line = fetch your armour, find your princess
question-pick = Which knight do you ride as?
question-turn = Your turn: play cards, renew your hand, rob or claim.
question-hand = You may play on.
question-rainbow = Place, remove or move a rainbow.
question-bridge = Place, remove or move a bridge.
question-dragon = Which dragon goes where?
question-tele = With whom do you change places?
question-cloud = Whom does the cloud take, and where to?
question-factor = You are swift: single or double?
question-go = Where does your ride end?
question-leave = Which way out do you take?
question-swing = Swing the rainbow you have just crossed?
question-fly = Where do you fly?
question-enter = Which way in do you take?
question-shift = Swing the rainbow you have just crossed?
question-duel = You have won the duel: which start field for the beaten knight?
question-loot = You may draw from the hand of the beaten player.
question-rob = You may rob on.

# For owners of the box: what was designed here, and no value of a variant can say otherwise.
edition-rest = the map with its spaces and roads, and where each knight begins.

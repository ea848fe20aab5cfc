# Words of the board of Drachenfels. Ids and variables are the same in text.de.ftl.

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
board-not-reached = not in reach of this card
board-known = surely holds: { $cards }

board-pile = Draw pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
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

## What is asked; `whose` is you, or other where several play on one screen

board-ask-pick = { $whose ->
        [you] Choose your knight: touch one on its start field.
       *[other] { $name }, choose your knight: touch one on its start field.
    }
board-ask-turn = { $whose ->
        [you] Your turn: play a card, renew, rob a hand or claim the top discard.
       *[other] { $name }: play a card, renew, rob a hand or claim the top discard.
    }
board-ask-hand = { $whose ->
        [you] Play on: more magic, or a point card to ride.
       *[other] { $name }, play on: more magic, or a point card to ride.
    }
board-ask-rainbow = { $whose ->
        [you] Raise a rainbow on a lit arc, or take one from the map and move it or put it back on the ledge.
       *[other] { $name }: raise a rainbow on a lit arc, or take one from the map and move it or put it back.
    }
board-ask-bridge = { $whose ->
        [you] Lay a bridge on a lit place, or take one from the map and move it or put it back on the ledge.
       *[other] { $name }: lay a bridge on a lit place, or take one from the map and move it or put it back.
    }
board-ask-dragon = { $whose ->
        [you] Take a dragon and set it down on a lit place.
       *[other] { $name }: take a dragon and set it down on a lit place.
    }
board-ask-tele = { $whose ->
        [you] With whom do you change places? Touch a knight.
       *[other] { $name }: with whom do you change places? Touch a knight.
    }
board-ask-cloud = { $whose ->
        [you] Whom shall the cloud take? Choose a knight, then a lit start field.
       *[other] { $name }: whom shall the cloud take? Choose a knight, then a lit start field.
    }
board-ask-factor = { $whose ->
        [you] You are swift: single or double? Touch a field, or choose first.
       *[other] { $name } is swift: single or double? Touch a field, or choose first.
    }
board-ask-go = { $whose ->
        [you] Where to? Exactly { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        }.
       *[other] { $name }, where to? Exactly { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        }.
    }
board-ask-leave = { $whose ->
        [you] By which way do you leave?
       *[other] { $name }: by which way do you leave?
    }
board-ask-swing = { $whose ->
        [you] You have crossed a rainbow: swing it elsewhere, or leave it.
       *[other] { $name } has crossed a rainbow: swing it elsewhere, or leave it.
    }
board-ask-fly = { $whose ->
        [you] Which flight do you take from star to star?
       *[other] { $name }: which flight from star to star?
    }
board-ask-enter = { $whose ->
        [you] By which way do you enter?
       *[other] { $name }: by which way do you enter?
    }
board-ask-shift = { $whose ->
        [you] You have crossed a rainbow: swing it elsewhere, or leave it.
       *[other] { $name } has crossed a rainbow: swing it elsewhere, or leave it.
    }
board-ask-duel = { $whose ->
        [you] { $target } is beaten. On which start field shall the knight begin again?
       *[other] { $target } is beaten. { $name }, on which start field shall the knight begin again?
    }
board-ask-loot = { $whose ->
        [you] Draw from the hand of { $target }, up to { $left } more, or leave it at that.
       *[other] { $name }: draw from the hand of { $target }, up to { $left } more, or leave it at that.
    }
board-ask-rob = { $whose ->
        [you] Rob on, up to { $left } more, or leave it at that.
       *[other] { $name }: rob on, up to { $left } more, or leave it at that.
    }

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

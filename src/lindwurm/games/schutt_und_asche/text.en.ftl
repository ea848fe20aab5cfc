# Schutt und Asche in English. Ids and variables are the same in text.de.ftl.

game-name = Schutt und Asche
game-tagline = Pay the dragon, hire knights, wound it seven times before the realm is ash.
game-kind = Bidding and bluffing, against each other or together
designed = The map and the names of the provinces, what the followers do beyond the few printed words, and how often each card and tile occurs are our own design, because the printed pictures are lost; the rules are as printed.
game-advice = Not sure how to begin? Play the cooperative mode first.

## The goal

goal-title = Save the realm, and be remembered
goal-win = Hit the dragon { $hits } times together. Then the most power wins: it counts double for whoever hit the dragon, triple for the last blow.
goal-end = The game ends with hit number { $hits }, or when no province or no knight is left: then all have lost.

## What can be done

action-claim = Claim { $province }
action-look = Look at the stack of { $province }
action-pick = Next from the top: { $piece }
action-shuffle = Shuffle the stack of { $province } unseen
action-ready = The stacks may stay as they are
action-post = Post a start knight in { $province }
action-pass = Play nothing
action-farmer =
    { $cards ->
        [one] Farmer: swap { $cards } gold card with { $seat }
       *[other] Farmer: swap { $cards } gold cards with { $seat }
    }
action-give = Give { $gold }
action-scout = Scout: look at the hidden dragon tiles
action-agitator = Agitator: swap a follower
action-part = Give { $follower } away
action-exchange = Take { open-follower }
action-swap = Take a random follower of { $seat }
action-call = Call the dragon tile in the { $path }
action-lay = Lay { $gold }
action-withdraw = Take { $gold } back
action-confirm = Leave the offering as it lies
action-recruit = Take { open-follower }
action-recruit-deck = Take the top of the deck
action-friar = Friar: take as many followers too
action-decoy = Decoy: lure the dragon to { $province }
action-hermit = Hermit: lead the knight out of { $province }
action-move = Lead him to { $province }
action-vassal = Vassal: call this fight off
action-black-knight = Black knight: he fights without { $gear }
action-reveal = Turn up the next battle card
action-spend-power = Spend power: two dragons go
action-spend-treasure = Spend a state treasure: two dragons go
action-hero = Hero: this card does not count
action-accept = Break off: a draw
action-fight-on = Fight on
action-save = Save { $province }
action-buy = Buy the top tile of { $province } (2 gold)
action-sort = Sort the stack of { $province } (1 gold)
action-moneylender = Moneylender: swap gold with the discard
action-borrow = Borrow { $gold }
action-repay = Give back { $gold }
action-done = That will do
action-free-buy = Salesman: the top tile of { $province }, free
action-free-sort = Salesman: sort the stack of { $province }, free
action-merchant = Merchant: offer the stack of { $province }
action-trade = Swap it for the stack of { $province }
action-traitor = Traitor: take { $goods } from { $province }
action-end = End the purchase ({ $left } gold left)
action-keep = Keep the tile
action-void = Abbot: send the tile away, money back
action-place = Place it in { $province }
action-sage = Sage: become regent
action-discard = Discard { open-follower }
action-layout = Red tiles { $red }
action-crown = Name { $seat } the winner
action-leave = Lift nothing: he fights again
action-i-offer = Say “I offer { $worth }”
action-i-cannot = Say “I cannot”
action-you-could = Tell { $seat } “you could”

## What happens

# `$you` is the name of the value that is the reader's own seat. `tail-…` goes on with the line of a beat.

event-regent =
    { $you ->
        [seat] You are regent.
       *[none] { $seat } is regent.
    }
event-claimed =
    { $you ->
        [seat] You claim { $province }.
       *[none] { $seat } claims { $province }.
    }
event-looked =
    { $you ->
        [seat] You look into the stack of { $province }.
       *[none] { $seat } looks into the stack of { $province }.
    }
event-shuffled =
    { $you ->
        [seat] You shuffle the stack of { $province } unseen.
       *[none] { $seat } shuffles the stack of { $province } unseen.
    }
event-prepared =
    { $you ->
        [seat] You are ready.
       *[none] { $seat } is ready.
    }
event-posted =
    { $you ->
        [seat] You post a start knight in { $province }.
       *[none] { $seat } posts a start knight in { $province }.
    }
event-started =
    { $you ->
        [seat] You start with { $count } power.
       *[none] { $seat } starts with { $count } power.
    }
event-round = Round { $round } begins: gold for everyone, then four calls of the dragon, then the market.
event-final-round = Round { $round }: no gold, no market, only the dragon.
event-dealt =
    { $you ->
        [seat] You are dealt { $count } gold cards.
       *[none] { $seat } is dealt { $count } gold cards.
    }
event-dealt-gold =
    { $you ->
        [seat] You are dealt gold: { $count } × { $value ->
            [0] X
           *[other] { $value }
        }
       *[none] { $seat } is dealt gold: { $count } × { $value ->
            [0] X
           *[other] { $value }
        }
    }
tail-dealt-gold =
    , { $count } × { $value ->
        [0] X
       *[other] { $value }
    }
event-played =
    { $you ->
        [seat] You play { $follower }.
       *[none] { $seat } plays { $follower }.
    }
event-farmed =
    { $you ->
        [seat] { $count ->
            [one] You swap { $count } gold card with { $other }.
           *[other] You swap { $count } gold cards with { $other }.
        }
        [other] { $count ->
            [one] { $seat } swaps { $count } gold card with you.
           *[other] { $seat } swaps { $count } gold cards with you.
        }
       *[none] { $count ->
            [one] { $seat } swaps { $count } gold card with { $other }.
           *[other] { $seat } swaps { $count } gold cards with { $other }.
        }
    }
tail-farmed =
    { $you ->
        [seat] { $count ->
            [one] , swap { $count } gold card with { $other }
           *[other] , swap { $count } gold cards with { $other }
        }
        [other] { $count ->
            [one] , swaps { $count } gold card with you
           *[other] , swaps { $count } gold cards with you
        }
       *[none] { $count ->
            [one] , swaps { $count } gold card with { $other }
           *[other] , swaps { $count } gold cards with { $other }
        }
    }
event-farmed-gold =
    { $you ->
        [seat] You get { $gold } from { $other }.
        [other] { $seat } gets { $gold } from you.
       *[none] { $seat } gets { $gold } from { $other }.
    }
tail-farmed-gold =
    { $you ->
        [seat] , you get { $gold }
        [other] , { $seat } gets { $gold } from you
       *[none] , { $seat } gets { $gold } from { $other }
    }
event-scouted = In the { $path } waits a { $value }.
tail-scouted = ; in the { $path } waits a { $value }
event-exchanged =
    { $you ->
        [seat] You give { $follower } to the display and take { $taken }.
       *[none] { $seat } gives { $follower } to the display and takes { $taken }.
    }
tail-exchanged =
    { $you ->
        [seat] , give { $follower } to the display and take { $taken }
       *[none] , gives { $follower } to the display and takes { $taken }
    }
event-swapped =
    { $you ->
        [seat] You swap a follower with { $other }, unseen.
        [other] { $seat } swaps a follower with you, unseen.
       *[none] { $seat } swaps a follower with { $other }, unseen.
    }
tail-swapped =
    { $you ->
        [seat] , swap a follower with { $other }, unseen
        [other] , swaps a follower with you, unseen
       *[none] , swaps a follower with { $other }, unseen
    }
event-swapped-cards = You give { $other } { $follower } and get { $taken }.
tail-swapped-cards = ; you give { $other } { $follower } and get { $taken }
event-turn =
    { $you ->
        [seat] You call the dragon.
       *[none] { $seat } calls the dragon.
    }
event-called =
    { $you ->
        [seat] You call the tile in the { $path }.
       *[none] { $seat } calls the tile in the { $path }.
    }
event-offered =
    { $you ->
        [seat] { $count ->
            [0] You offer nothing.
            [one] You offer { $count } card.
           *[other] You offer { $count } cards.
        }
       *[none] { $count ->
            [0] { $seat } offers nothing.
            [one] { $seat } offers { $count } card.
           *[other] { $seat } offers { $count } cards.
        }
    }
tail-offered =
    { $you ->
        [seat] { $count ->
            [0] , offer nothing
            [one] , offer { $count } card
           *[other] , offer { $count } cards
        }
       *[none] { $count ->
            [0] , offers nothing
            [one] , offers { $count } card
           *[other] , offers { $count } cards
        }
    }
event-unveiled =
    { $total ->
        [0] The dragon in the { $path } wants { $value } and is offered nothing.
        [one] The dragon in the { $path } wants { $value } and is offered { $total }.
       *[other] The dragon in the { $path } wants { $value } and is offered { $total }.
    }
event-gave =
    { $you ->
        [seat] You gave { $count } gold.
       *[none] { $seat } gave { $count } gold.
    }
tail-gave =
    { $count ->
        [0] : no gold at all
        [one] : { $count } gold
       *[other] : { $count } gold
    }
event-paid-off = The dragon takes the gold and stays out of the { $path }.
tail-paid-off = : paid, it stays away
event-rewarded =
    { $you ->
        [seat] { $count ->
            [one] Most gold, or first with as much: you may take { $count } follower.
           *[other] Most gold, or first with as much: you may take { $count } followers.
        }
       *[none] { $count ->
            [one] Most gold, or first with as much: { $seat } may take { $count } follower.
           *[other] Most gold, or first with as much: { $seat } may take { $count } followers.
        }
    }
event-recruited =
    { $you ->
        [seat] You take { $follower }.
       *[none] { $seat } takes { $follower }.
    }
tail-recruited =
    { $you ->
        [seat] , you take { $follower }
       *[none] , takes { $follower }
    }
event-recruited-hidden =
    { $you ->
        [seat] You draw a follower from the deck.
       *[none] { $seat } draws a follower from the deck.
    }
tail-recruited-hidden =
    { $you ->
        [seat] , you draw a follower unseen
       *[none] , draws a follower unseen
    }
event-recruited-card =
    { $you ->
        [seat] You drew { $follower }.
       *[none] { $seat } drew { $follower }.
    }
tail-recruited-card = { " " }({ $follower })
event-no-followers = There is nobody left to follow.
tail-no-followers = , but there is nobody left to follow
event-refilled = The display now offers { $follower }: { $slot }.
event-attacks =
    { $count ->
        [one] { $count } gold short: the dragon flies out of the { $path } for { $count } attack.
       *[other] { $count } gold short: the dragon flies out of the { $path } for { $count } attacks.
    }
event-marked = Marker { $number } falls on { $province }.
tail-marked = , attack marker { $number } on { $province }
event-decoyed =
    { $you ->
        [seat] You lure the dragon to { $province }.
       *[none] { $seat } lures the dragon to { $province }.
    }
tail-decoyed = : the dragon lets itself be lured away to { $province }
event-lapsed =
    { $count ->
        [one] { $count } attack finds nothing left to burn.
       *[other] { $count } attacks find nothing left to burn.
    }
tail-lapsed =
    { $count ->
        [one] , { $count } finds nothing left to burn
       *[other] , { $count } find nothing left to burn
    }
event-hermited =
    { $you ->
        [seat] You lead the knight from { $province } to { $target }.
       *[none] { $seat } leads the knight from { $province } to { $target }.
    }
tail-hermited =
    { $you ->
        [seat] , lead the knight from { $province } to { $target }
       *[none] , leads the knight from { $province } to { $target }
    }
event-called-off =
    { $you ->
        [seat] You call the fight in { $province } off.
       *[none] { $seat } calls the fight in { $province } off.
    }
tail-called-off = : the fight in { $province } is off, and its marker goes
event-banned =
    { $you ->
        [seat] You make the knight do without { $gear }.
       *[none] { $seat } makes the knight do without { $gear }.
    }
tail-banned = : the knight fights without { $gear }
event-fight =
    { $you ->
        [seat] Your knight faces the dragon in { $province }, card by card.
       *[none] The knight of { $seat } faces the dragon in { $province }, card by card.
    }
event-card = Battle card: { $card }.
tail-card = { " " }· { $card }
event-struck =
    { $you ->
        [seat] You strike out the card: { $card }.
       *[none] { $seat } strikes out the card: { $card }.
    }
tail-struck = : the last card ({ $card }) does not count
event-spent =
    { $you ->
        [seat] You spend { $tile }; two dragons go.
       *[none] { $seat } spends { $tile }; two dragons go.
    }
event-offered-draw =
    { $you ->
        [seat] Shields enough: you may break off.
       *[none] Shields enough: { $seat } may break off.
    }
event-won =
    { $you ->
        [seat] Your knight wins in { $province }.
       *[none] The knight of { $seat } wins in { $province }.
    }
event-drew =
    { $you ->
        [seat] Your knight breaks off in { $province }, unharmed.
       *[none] The knight of { $seat } breaks off in { $province }, unharmed.
    }
event-lost =
    { $you ->
        [seat] Your knight falls in { $province }, but his fight has saved the province.
       *[none] The knight of { $seat } falls in { $province }, but his fight has saved the province.
    }
event-hit =
    { $you ->
        [seat] You wound the dragon! Hits: { $hits } of 7.
       *[none] { $seat } wounds the dragon! Hits: { $hits } of 7.
    }
tail-hit = : hit { $hits } of 7 on the dragon
event-successful =
    { $you ->
        [seat] You are a successful dragon fighter now: your power counts double.
       *[none] { $seat } is a successful dragon fighter now: power counts double.
    }
tail-successful =
    { $you ->
        [seat] (your power counts double now)
       *[none] (the power of { $seat } counts double now)
    }
event-victorious =
    { $you ->
        [seat] You struck the last blow: your power counts triple.
       *[none] { $seat } struck the last blow: power counts triple.
    }
tail-victorious =
    { $you ->
        [seat] (the last blow: your power counts triple)
       *[none] (the last blow: the power of { $seat } counts triple)
    }
event-lifted =
    { $you ->
        [seat] You save { $province }.
       *[none] { $seat } saves { $province }.
    }
tail-lifted = , { $province } is saved
event-burnt = No knight stands in { $province }: it burns.
event-buys =
    { $you ->
        [seat] You go to the market.
       *[none] { $seat } goes to the market.
    }
event-bought =
    { $you ->
        [seat] You turn up { $tile } from the stack of { $province }.
       *[none] { $seat } turns up { $tile } from the stack of { $province }.
    }
event-price =
    { $you ->
        [seat] You pay { $price } gold.
       *[none] { $seat } pays { $price } gold.
    }
tail-price = { " " }for { $price } gold
event-sorted =
    { $you ->
        [seat] You sort the stack of { $province }.
       *[none] { $seat } sorts the stack of { $province }.
    }
event-borrowed =
    { $you ->
        [seat] You borrow { $gold }.
       *[none] { $seat } borrows { $gold }.
    }
tail-borrowed =
    { $you ->
        [seat] , borrow { $gold }
       *[none] , borrows { $gold }
    }
event-repaid =
    { $you ->
        [seat] You give back { $gold }.
       *[none] { $seat } gives back { $gold }.
    }
tail-repaid =
    { $you ->
        [seat] , give back { $gold }
       *[none] , gives back { $gold }
    }
event-traded =
    { $you ->
        [seat] You swap the stacks of { $province } and { $target }.
       *[none] { $seat } swaps the stacks of { $province } and { $target }.
    }
tail-traded = : the stacks of { $province } and { $target } change places
event-took =
    { $you ->
        [seat] You take { $goods } from { $province }.
       *[none] { $seat } takes { $goods } from { $province }.
    }
tail-took =
    { $you ->
        [seat] , take { $goods } from { $province }
       *[none] , takes { $goods } from { $province }
    }
event-voided =
    { $you ->
        [seat] You send { $tile } away and take the money back.
       *[none] { $seat } sends { $tile } away and takes the money back.
    }
tail-voided =
    { $you ->
        [seat] , send { $tile } away and take the money back
       *[none] , sends { $tile } away and takes the money back
    }
event-gained =
    { $you ->
        [seat] You gain { $tile }.
       *[none] { $seat } gains { $tile }.
    }
tail-gained =
    { $you ->
        [seat] , gain { $tile }
       *[none] , gains { $tile }
    }
event-placed =
    { $you ->
        [seat] You place { $tile } in { $province }.
       *[none] { $seat } places { $tile } in { $province }.
    }
tail-placed =
    { $you ->
        [seat] { " " }and place it in { $province }
       *[none] { " " }and places it in { $province }
    }
event-no-room = There is no room for { $tile }: gone.
tail-no-room = , but there is no room for it: gone
event-ambush = The dragon bursts out of the stack of { $province }!
event-left-over =
    { $you ->
        [seat] { $count ->
            [0] You leave the market.
            [one] You leave the market; { $count } gold lapses.
           *[other] You leave the market; { $count } gold lapse.
        }
       *[none] { $count ->
            [0] { $seat } leaves the market.
            [one] { $seat } leaves the market; { $count } gold lapses.
           *[other] { $seat } leaves the market; { $count } gold lapse.
        }
    }
event-new-regent =
    { $you ->
        [seat] You are regent now.
       *[none] { $seat } is regent now.
    }
event-grew = The dragon grows hungrier: a tile of { $other_value } replaces the { $value }.
event-discarded =
    { $you ->
        [seat] You send { $follower } home from the display.
       *[none] { $seat } sends { $follower } home from the display.
    }
event-laid-out =
    { $you ->
        [seat] You lay out the dragon tiles.
       *[none] { $seat } lays out the dragon tiles.
    }
tail-laid-out =
    { $you ->
        [seat] and lay out the dragon tiles
       *[none] and lays out the dragon tiles
    }
event-saved-realm = The seventh hit, in round { $round }: the dragon falls! Power left in the stacks is counted too.
event-recovered =
    { $you ->
        [seat] You recover { $tile } in { $province }.
       *[none] { $seat } recovers { $tile } in { $province }.
    }
tail-recovered = , { $tile } in { $province }
event-scored =
    { $you ->
        [seat] { $score ->
            [0] You score nothing.
            [one] You score { $score } point.
           *[other] You score { $score } points.
        }
       *[none] { $score ->
            [0] { $seat } scores nothing.
            [one] { $seat } scores { $score } point.
           *[other] { $seat } scores { $score } points.
        }
    }
tail-scored =
    { $score ->
        [0] : no points
        [one] : { $score } point in all
       *[other] : { $score } points in all
    }
event-tied =
    { $you ->
        [seat] All even at the top: you decide as regent.
       *[none] All even at the top: { $seat } decides as regent.
    }
event-winner =
    { $you ->
        [seat] You are crowned{ $provinces ->
            [0] .
           *[other] : as many points as others, but more provinces still standing ({ $provinces }).
        }
       *[none] { $seat } is crowned{ $provinces ->
            [0] .
           *[other] : as many points as others, but more provinces still standing ({ $provinces }).
        }
    }
event-team-score = The realm is worth { $score } points.
event-said-offer =
    { $you ->
        [seat] You say “I offer { $count }”.
       *[none] { $seat } says “I offer { $count }”.
    }
tail-said-offer =
    { $you ->
        [seat] , say “I offer { $count }”
       *[none] , says “I offer { $count }”
    }
event-said-cannot =
    { $you ->
        [seat] You say “I cannot”.
       *[none] { $seat } says “I cannot”.
    }
tail-said-cannot =
    { $you ->
        [seat] , say “I cannot”
       *[none] , says “I cannot”
    }
event-said-could =
    { $you ->
        [seat] You tell { $other } “you could”.
        [other] { $seat } tells you “you could”.
       *[none] { $seat } tells { $other } “you could”.
    }
tail-said-could =
    { $you ->
        [seat] , tell { $other } “you could”
        [other] , tells you “you could”
       *[none] , tells { $other } “you could”
    }
event-broke-word =
    { $you ->
        [seat] { $value ->
            [0] You had said “I cannot”, with { $count } gold in hand.
           *[other] You had said “I offer { $value }”, and gave { $count }.
        }
       *[none] { $value ->
            [0] { $seat } had said “I cannot”, with { $count } gold in hand.
           *[other] { $seat } had said “I offer { $value }”, and gave { $count }.
        }
    }
event-left-marked =
    { $you ->
        [seat] You lift no marker: the knight of { $province } fights again.
       *[none] { $seat } lifts no marker: the knight of { $province } fights again.
    }
tail-left-marked = , no marker is lifted
event-ashes = Rubble and ashes. The dragon wins, with { $hits } of 7 hits taken.

# A follower as a sentence names it, and what it does where what follows does not tell that.

the-abbot = the Abbot
the-agitator = the Agitator
the-farmer = the Farmer
the-hermit = the Hermit
the-moneylender = the Moneylender
the-salesman = the Travelling salesman
the-hero = the Hero
the-merchant = the Merchant
the-friar = the Friar
the-scout = the Scout
the-decoy = the Decoy
the-black-knight = the Black knight
the-vassal = the Vassal
the-traitor = the Traitor
the-sage = the Sage
the-salesman-use = one tile for free, or two stacks sorted for free
the-scout-use = a look at all hidden dragon tiles
the-friar-use = as many followers as the reward just given
the-sage-use = the regency changes hands at once

## Why not

why-26 = Provinces are claimed only before the first round.
why-26-1 = This province is taken.
why-29 = Stacks are looked at only while the table is prepared, one at a time.
why-29-1 = This is not your stack.
why-29-2 = You have looked at all you may.
why-30 = Stacks are shuffled only while the table is prepared.
why-30-1 = This stack is shuffled already.
why-31 = A stack you looked at is not shuffled any more.
why-33 = There is nothing to prepare now.
why-35 = Start knights are posted before the first round.
why-35-1 = Start knights stand in your own land.
why-60 = At this table nothing is claimed at the offering.
why-60-1 = Such things are said at the offering, when it is your turn.
why-61 = No window is open to pass in.
why-70 = There is room for one of each kind, and it is taken.
why-84 = Only the caller puts the dragon piece on a tile.
why-86 = This tile is open already.
why-88 = You have no such gold card.
why-91 = No such card of yours is lying there.
why-92 = Nothing is being offered now.
why-100 = You have no follower to take now.
why-100-1 = That place of the display is empty.
why-119 = Only a knight who survived lifts a marker.
why-119-1 = There is no marker there.
why-131 = No battle card is due now.
why-137 = A draw is offered only when a third or later shield appears.
why-140 = Power is spent between two battle cards of your own fight.
why-142 = Two dragons must be open for that.
why-146 = You have no power.
why-147 = You have no state treasure.
why-159 = This is not a moment of your purchase.
why-161 = A tile costs 2 gold, and you have less left.
why-162 = You are not putting a stack in order.
why-162-1 = No such tile is left in this stack.
why-162-2 = Sorting costs 1 gold, and you have none left.
why-163 = Only your own unburnt provinces sell to you.
why-166 = No bought tile is waiting.
why-169 = There is nothing to place.
why-169-1 = Place it in your own land.
why-178 = Without provinces there is nothing to pay for.
why-179 = This stack is empty.
why-186 = The display is not being renewed now.
why-189 = The tiles are laid out at the end of a round.
why-189-1 = That is not the number of red tiles.
why-202 = This follower’s moment is another one.
why-202-1 = You do not have this follower.
why-204 = It would have no effect.
why-209 = The Abbot speaks right after a purchase.
why-216 = The Agitator needs a quiet moment.
why-216-1 = Your Agitator has had his say this round.
why-217 = No Agitator is at work.
why-217-1 = You do not have this follower to give.
why-217-2 = That place of the display is empty.
why-217-3 = It takes another player to swap with.
why-218 = The Agitator cannot give himself away.
why-220 = There is no face-down follower to take.
why-222 = No Farmer is asking for gold.
why-223 = The Farmer visits another player.
why-223-1 = There are not that many cards on both sides.
why-226 = No Hermit is under way.
why-227 = There is no knight.
why-227-1 = The knight needs a marked province of his owner that has no knight.
why-228 = The province must belong to the knight’s owner.
why-235 = The Moneylender comes before your first payment.
why-236 = No such card lies in the discard.
why-236-1 = Take at least one card.
why-238 = The Moneylender needs a hand and a discard to swap.
why-240 = The salesman sorts two different stacks of yours.
why-246 = No Merchant is at work.
why-247 = A stack is swapped for another one.
why-248 = Both stacks must hold a tile.
why-255 = Scouts go out at the start of a dragon turn or in your own offering step.
why-259 = The dragon can be lured only to unburnt land without a marker.
why-266 = The knight does not carry that.
why-275 = The Traitor works in your purchase.
why-276 = There is no such thing there.
why-276-1 = At this table the Traitor takes from others only.
why-277 = Taken from there, it must go elsewhere.
why-279 = None of your provinces has room for it.
why-308 = There is no tie to break.
why-308-1 = This player is not among the tied.
why-333 = The deck is empty.
why-379 = The Agitator needs another follower to give.
why-380 = That hand is empty.
why-386 = This knight must fight again first.
why-387 = This knight is safe and out of this attack.
why-388 = Take back first, lay after.
why-400 = You have said that already in this step.
why-400-1 = First lay gold, then say what it is worth.
why-400-2 = Your cards cannot be worth that much.
why-400-3 = Say that to somebody else at the table.
why-400-4 = Who has no gold left could not.
why-404 = A marker is lifted: at this table, or in this fight, none may be left.
why-406 = After the fifth pass gold is only added.

## Options

option-mode = Mode
option-mode-says = Against each other with one winner, or all together against the dragon; either way all can lose.
option-mode-semi = semi-cooperative: one winner, or all lose
option-mode-coop = cooperative: one team
option-start-knights = Start knights per player
option-start-knights-says = More knights from the start make an easier game.
option-start-power = Start power per player
option-start-power-says = Power from the start helps in the first fights and counts at the end.
option-first-regent = First regent
option-first-regent-says = Who leads the first round.
option-first-regent-random = drawn by lot
option-offer-passes = Most passes of offering per tile
option-offer-passes-says = How often everybody may still change an offering before it is closed.
option-offer-passes-none = as many as somebody changes something
option-open-hands = Open hands in a team
option-open-hands-says = In a team, everybody shows their gold and followers.
option-open-hands-on = on
option-open-hands-off = off
option-memory-aid = Show what you have seen in stacks
option-memory-aid-says = Shows again what you have already seen in the stacks.
option-memory-aid-on = on
option-memory-aid-off = off
option-solo = Alone, the game is scored
option-solo-says = What a person alone plays for.
option-solo-coop = like a team, with state treasures, whatever the mode says
option-solo-semi = like a crown: power, doubled or tripled by hits
option-draw-follower = A draw brings a follower too, not only a hit
option-draw-follower-says = Makes an undecided fight worth a little more.
option-draw-follower-on = on
option-draw-follower-off = off
option-lift = After a won fight a marker
option-lift-says = Whether a knight may go on for more hits after a victory.
option-lift-must = must be lifted
option-lift-may = may be left, and the knight fights again
option-traitor = With several players the Traitor takes
option-traitor-says = Whether he can also serve to shift what is your own.
option-traitor-others = from others only
option-traitor-any = from one’s own land too
option-talk = Claims at the offering: “I offer 3”, “I cannot”, “you could”
option-talk-says = They bind nobody; bots remember how true they were.
option-talk-on = on
option-talk-off = off
option-clock = Seconds per decision (0: none)
option-clock-says = When the time is up, the safest choice is made for you.

## Phases

phase-over = The end
phase-draft = Claim a province
phase-stacks = Prepare your stacks
phase-post = Post a start knight
phase-income = Income: followers?
phase-farmer = Farmer: what do you give?
phase-quiet = Before the call: followers?
phase-call = Call a dragon tile
phase-offer = The offering
phase-reward = Take a follower
phase-friar = After the reward: a Friar?
phase-decoy = The dragon flies: a Decoy?
phase-hermit = Before the fight: a Hermit?
phase-hermit-to = Where does the knight go?
phase-prefight = Before the first card: Vassal, Black knight?
phase-fight = The fight
phase-hero = A card is up: a Hero?
phase-draw = Break off or fight on?
phase-remove = Lift one marker
phase-buy = Your purchase
phase-keep = Keep the tile?
phase-place = Where does it stand?
phase-sort = Put the stack in order
phase-free-sort = The salesman sorts another stack
phase-merchant = Swap for which stack?
phase-borrow = What do you borrow?
phase-repay = What do you give back?
phase-give = Which follower do you give?
phase-take = Which follower do you take?
phase-sage = The tiles are shuffled: a Sage?
phase-refresh = Renew the display
phase-layout = Lay out the dragon tiles
phase-tie = Who has won?

## Names

tile-none = nothing
tile-power = power
tile-knight = a knight
tile-sword = a sword
tile-shield = a shield
tile-attack = a dragon attack
tile-treasure = a state treasure
card-knight = knight
card-dragon = dragon
card-sword = sword
card-shield = shield
gear-sword = his sword
gear-shield = his shield
gear-both = sword and shield
gold-x = an X
gold-1 = a 1
gold-2 = a 2
gold-3 = a 3
path-n = north
path-e = east
path-s = south
path-w = west
slot-1 = the left open follower
slot-2 = the middle open follower
slot-3 = the right open follower
layout-n = in the north
layout-e = in the east
layout-s = in the south
layout-w = in the west
layout-ne = in north and east
layout-ns = in north and south
layout-nw = in north and west
layout-es = in east and south
layout-ew = in east and west
layout-sw = in south and west
layout-nes = everywhere but the west
layout-new = everywhere but the south
layout-nsw = everywhere but the east
layout-esw = everywhere but the north
follower-abbot = Abbot
follower-agitator = Agitator
follower-farmer = Farmer
follower-hermit = Hermit
follower-moneylender = Moneylender
follower-salesman = Travelling salesman
follower-hero = Hero
follower-merchant = Merchant
follower-friar = Friar
follower-scout = Scout
follower-decoy = Decoy
follower-black-knight = Black knight
follower-vassal = Vassal
follower-traitor = Traitor
follower-sage = Sage
follower-abbot-effect = Sends a tile you bought away, money back, until you keep one.
follower-agitator-effect = Swaps another follower of yours, once a round. He stays.
follower-farmer-effect = Swaps one to three gold cards: yours chosen, theirs drawn.
follower-hermit-effect = Leads a knight into an attacked province of his owner.
follower-moneylender-effect = Swaps up to two gold cards with the discard, before you pay.
follower-salesman-effect = One tile for free, or two stacks sorted for free.
follower-hero-effect = Strikes out the battle card just turned up.
follower-merchant-effect = Swaps one of your stacks with another one.
follower-friar-effect = Brings you the reward too, if you gave at least 1 gold.
follower-scout-effect = Looks at every hidden dragon tile.
follower-decoy-effect = Puts the next attack marker where you like.
follower-black-knight-effect = A knight must fight without sword, shield or both.
follower-vassal-effect = Calls a fight off before it begins; the marker goes.
follower-traitor-effect = Takes a knight, a sword or a shield into your land.
follower-sage-effect = Makes you regent at once.
banner-green = income phase
banner-red = dragon phase
banner-brown = fight
banner-yellow = purchase phase
banner-violet = event phase
banner-grey = any quiet moment
preset-legend = Legend
preset-hard = Hard
preset-normal = Normal
preset-easy = Easy
preset-own = House mix
band-ruins = smouldering ruins
band-hair = saved by a hair
band-defended = well defended
band-shield = shield of the realm
band-legend = glory of the realm
table-tile-chances =
    { $treasures ->
        [0] On top of { $stacks }: power { $power }, sword { $sword }, shield { $shield }, dragon attack { $attack }, knight { $knight }
       *[other] On top of { $stacks }: power { $power }, sword { $sword }, shield { $shield }, dragon attack { $attack }, knight { $knight }, treasure { $treasure }
    }
table-tile-chances-about = { table-tile-chances } (about: not all is counted that shuffled stacks have shown, you have seen, or a last knight tells)
table-chance-win = wins { $chance }
result-ashes = The dragon wins. Everything is rubble and ashes, after { $hits } of 7 hits.
result-winner = { $seat } wears the crown with { $score } points.
result-place = { $place }. { $seat }, { $score } points
result-team = Together you come to { $score } points: { $band }.
table-round = Round { $round }
table-final = Final round { $round }
table-regent = Regent: { $seat }
table-display = Open followers
table-deck = Deck: { $count }
table-gold = gold { $sum }
table-laid = laid { $count }
table-says-offer = says “I offer { $worth }”
table-says-cannot = says “I cannot”
table-says-could = to { $seat }: “you could”
table-word = word kept { $kept } of { $said }
table-pass = Pass { $pass }
table-pass-of = Pass { $pass } of { $last }
table-pass-last = Last pass
table-pass-adding = Pass { $pass }: from now on gold is only added
table-followers = Followers
table-team = Team score { $score } (factor { $factor })
table-fight = Fight in { $province }
table-odds =
    { $heroes ->
        [0] { $choice }: win { $win }, draw { $draw }, loss { $loss }
       *[other] { $choice }: win { $win }, draw { $draw }, loss { $loss }, as long as no Hero comes
    }
table-tile-odds =
    { $attacks ->
        [0] { $path }: { $gold } gold is enough ({ $chance })
       *[other] { $path }: { $gold } gold is enough with { $chance }, else { NUMBER($attacks, minimumFractionDigits: 1) } attacks on average
    }
table-known = Known stacks (top first)
table-status-successful = successful (×2)
table-status-victorious = victorious (×3)
table-legend = ▤ tiles ♞ knight † sword ◈ shield ▲ attack ✦ power ◆ treasure
table-ashes = ashes
open-follower =
    { $kind ->
        [abbot] { follower-abbot }
        [agitator] { follower-agitator }
        [farmer] { follower-farmer }
        [hermit] { follower-hermit }
        [moneylender] { follower-moneylender }
        [salesman] { follower-salesman }
        [hero] { follower-hero }
        [merchant] { follower-merchant }
        [friar] { follower-friar }
        [scout] { follower-scout }
        [decoy] { follower-decoy }
        [black_knight] { follower-black-knight }
        [vassal] { follower-vassal }
        [traitor] { follower-traitor }
        [sage] { follower-sage }
       *[none] { $slot }
    }

## What chance decides, as a proof or a table with real cards names it

draw-first-regent = who is regent first
draw-follower = a follower from the deck
draw-dragon-tile = a dragon tile for its path
draw-city-tile = a tile for the stack of a province, from the bottom up
draw-stack-order = the new order of a shuffled stack
piece-tile-knight = knight
piece-tile-sword = sword
piece-tile-shield = shield
piece-tile-attack = dragon attack
piece-tile-treasure = state treasure
draw-gold = a gold card from the deck
draw-farmed-gold = a gold card that the Farmer draws
draw-swapped-follower = the follower that the Agitator draws
draw-battle-card = a battle card

## What the terminal asks, and the goal in a line

goal-line = { $hits } hits before all is ash
question-stacks = Prepare your stacks: you may look into { $looks } of them and order them, and shuffle the others unseen.
question-offer = The offering, { $path }: it asks { $demands } gold, of all of you together.
question-decoy = The dragon is about to mark { $province }: a Decoy?

# The score pad: what can be entered, and what it says to it.
pad-realm = The realm
pad-realm-fate = How it ended
pad-realm-round = Round of the seventh hit
pad-final = At the end
pad-final-power = Power
pad-final-status = Status card
pad-final-provinces = Unburnt provinces
pad-final-treasures = State treasures (as a team)
pad-crown = The regent decides
pad-crown-winner = The winner
pad-saved = saved by the seventh hit
pad-ashes = the dragon has won
pad-status-none = none
pad-successful = Successful (×2)
pad-victorious = Victorious (×3)
pad-power-times = power × { $factor }
pad-absent = { $count ->
    [one] { $who } has not entered what is there at the end.
   *[other] { $who } have not entered what is there at the end.
  }
pad-realm-absent = It is not entered yet how it ended for the realm.
pad-tied = { $who } are equal in points ({ $points }) and provinces: the regent in office decides.
pad-why-points = { $who } has the highest score, { $points }, and wins.
pad-why-provinces = { $who } wins: as many points as others, { $points }, but more unburnt provinces.
pad-why-crown = { $who } wins by the regent’s word.
pad-why-ashes = The dragon has won: all have lost alike, and nothing is counted.
pad-why-team = Together { $power } power × { $factor }, the hits and the unburnt provinces come to { $score }: { $band }.
pad-wrong-provinces = There are only { $most } provinces.
pad-wrong-power = There is only so much power in this game: { $most }.
pad-wrong-treasures = State treasures at the end: { $most } at most.
pad-wrong-status = As a team nobody has a status card.
pad-wrong-victorious = Only one has landed the seventh hit and is Victorious.
pad-wrong-crown = { $who } is not tied for the win; there is nothing for the regent to decide.

# For owners of the box: what was designed here, and no value of a variant can say otherwise.
value-city = Tiles in the stacks
edition-rest = the map of the realm, the banners of the followers, the difficulties, and what results are called.

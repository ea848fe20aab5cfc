# Words of the board of Schutt und Asche. Same ids in text.de.ftl.

## What is asked

ask-over = It is over.
ask-only = { $choice }.
ask-draft = Claim a province. The four by the dragon hold more tiles.
ask-draft-rest = Claim a province.
ask-stacks =
    { $can ->
        [look-shuffle] Look into a stack, shuffle one unseen, or leave them all.
        [look] Look into one of your stacks, or leave them all.
       *[other] Shuffle a stack unseen, or leave them all as they are.
    }
ask-post = Post a start knight in one of your provinces.
ask-income =
    { $can ->
        [farmer-agitator] The gold is dealt: play Farmer or Agitator, or nothing.
        [farmer] The gold is dealt: play the Farmer, or nothing.
       *[other] The gold is dealt: play the Agitator, or nothing.
    }
ask-farmer = Choose the gold that the Farmer takes along.
ask-quiet =
    { $can ->
        [scout-agitator] Before the call: play Scout or Agitator, or nothing.
        [scout] Before the call: play the Scout, or nothing.
       *[other] Before the call: play the Agitator, or nothing.
    }
ask-call = Call a dragon tile. Short of gold, its path is attacked.
ask-offer =
    { $can ->
        [lay-withdraw] Lay gold, take some back, or leave it as it lies.
        [lay] Lay gold for the dragon, or leave it as it lies.
        [withdraw] Take gold back, or leave it as it lies.
        [talk] Leave the offering as it lies, or say something about it.
       *[other] Leave the offering as it lies, or play a follower.
    }
ask-reward =
    { $can ->
        [recruit-recruit_deck] Take a follower: an open one, or the top of the deck.
       *[other] Take one of the open followers.
    }
ask-friar = You gave too: play the Friar for a reward, or nothing.
ask-decoy = The next marker falls: lure it elsewhere, or let it fall.
ask-hermit = Before the fight: send a knight by Hermit, or play nothing.
ask-hermit-to = Where does the Hermit lead the knight?
ask-prefight =
    { $can ->
        [vassal-black_knight] Before the fight: call it off, ban gear, or play nothing.
        [vassal] Before the fight: call it off, or play nothing.
       *[other] Before the fight: take gear away, or play nothing.
    }
ask-fight =
    { $can ->
        [spend_power-spend_treasure] Turn up a card, or spend power or treasure: 2 dragons go.
        [spend_treasure] Turn up a card, or spend a treasure: two dragons go.
       *[other] Turn up a card, or spend power: two dragons go.
    }
ask-hero = A card is up: play the Hero against it, or let it count.
ask-draw = Break off unharmed, or fight on for the hit?
ask-remove = Lift one marker. If his own stays, your knight fights on.
ask-buy =
    { $can ->
        [buy-sort] Buy a tile (2 gold), sort a stack (1), or end.
        [buy] Buy a tile (2 gold), or end the purchase.
        [sort] Sort a stack (1 gold), or end the purchase.
       *[other] Play a follower, or end the purchase.
    }
ask-keep = Keep the tile, or let the Abbot send it away?
ask-place = Where does it stand? Touch one of your provinces.
ask-sort = Put the stack in order: touch the tiles from the top down.
ask-free-sort = The salesman sorts one more stack. Which?
ask-merchant = Swap your stack for which one?
ask-borrow =
    { $can ->
        [borrow-done] Take another card from the discard, or that will do.
       *[other] Take a card from the discard.
    }
ask-repay = Give back as many cards; an X will do.
ask-give = Which follower do you give away?
ask-take =
    { $can ->
        [exchange-swap] Take an open follower, or draw one from somebody.
        [exchange] Which open follower do you take for it?
       *[other] From whom do you draw a follower?
    }
ask-sage =
    { $can ->
        [sage-agitator] The tiles are shuffled: play Sage or Agitator, or nothing.
        [sage] The tiles are shuffled: be regent by the Sage, or not?
       *[other] The tiles are shuffled: play the Agitator, or nothing.
    }
ask-refresh = Nobody won a follower. Send one of the open ones home.
ask-layout = You are regent: where do the red tiles lie?
ask-tie = All even at the top. You decide who has won.
board-wait =
    { $count ->
        [one] Waiting for { $names }: { $phase }
       *[other] Waiting for { $names }: { $phase }
    }

## The goal, and the steps of a round

goal-state =
    { $mode ->
        [team] Hits on the dragon: { $hits } of { $needed }. The realm is worth { $score } points.
       *[other] Hits on the dragon: { $hits } of { $needed }. Your power: { $power }, times { $factor }.
    }
turn-gold = Gold
turn-dragon-1 = Dragon 1
turn-dragon-2 = Dragon 2
turn-dragon-3 = Dragon 3
turn-dragon-4 = Dragon 4
turn-market = Market
turn-event = Event
unit-coins = gold
unit-power = power

## The map

board-realm = The realm: 24 provinces around the dragon
board-dragon = The seven-headed dragon: { $hits } of { $all } hits
board-province =
    { $name }{ $state ->
        [burnt] , burnt.
        [free] , unclaimed, { $tiles } tiles.
       *[other] { $state ->
            [mine] , yours
           *[other] , { $owner }
        }{ $knight ->
            [0] , no knight
           *[other] , knight
        }{ $sword ->
            [0] {""}
           *[other] , sword
        }{ $shield ->
            [0] {""}
           *[other] , shield
        }, { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }{ $marker ->
            [0] .
           *[other] , attack marker { $marker }.
        }
    }
board-tile =
    { $kind ->
        [open] Dragon tile in the { $path }, open: { $values }.
        [red] Red dragon tile in the { $path }, hidden: { $values }.
       *[yellow] Yellow dragon tile in the { $path }, hidden: { $values }.
    }
board-mine = yours
board-unclaimed = unclaimed
board-close = Close
board-stack = The stack, top first
board-unknown = unknown
board-kept = Somewhere in it: { $tiles }
board-empty = The stack is empty.
board-if-attacked = If it is attacked, its knight:
board-undefended = No knight here: an attack would burn it.
board-blind = You do not know the top tile: power { $power }, sword { $sword }, shield { $shield }, knight { $knight }.
board-blind-burn = { $attack } a dragon attack. Without a knight here, the province would burn.
board-blind-fight = { $attack } a dragon attack. The knight here would have to fight.
board-attack-burn = That is a dragon attack: the province would burn.
board-attack-fight = That is a dragon attack: the knight here would have to fight.

## The offering

board-demand = The dragon in the { $path } wants { $values } gold
board-reward = Who gives most takes followers: { $count }
board-laid =
    { $count ->
        [0] { $name }: nothing laid
        [one] { $name }: { $count } card laid
       *[other] { $name }: { $count } cards laid
    }
board-nothing-laid = nothing yet
board-nothing = nothing
board-my-offering = Your offering: touch a card to take it back
board-talk = Say something, if you like: it costs nothing and binds nobody.
board-i-offer = “I offer …”
board-i-cannot = “I cannot”
board-you-could = “You could”, to
board-blind-about = About: not all is counted that shuffled stacks have shown, you have seen, or a last knight tells.
board-guess =
    { $known ->
        [0] { $hidden ->
            [one] { $hidden } card face down: about { $guess } gold
           *[other] { $hidden } cards face down: about { $guess } gold
        }
       *[other] { $known } gold known, { $hidden } face down: about { $guess }
    }
board-known =
    { $known ->
        [0] no gold on the table yet
       *[other] { $known } gold on the table
    }
board-scale = What so much gold would do
board-step =
    { $enough ->
        [yes] enough
        [no] { $attacks ->
            [one] too little: { $attacks } attack
           *[other] too little: { $attacks } attacks
        }
       *[maybe] { $attacks ->
            [one] { $chance } enough, else { $attacks } attack
           *[other] { $chance } enough, else { $attacks } attacks
        }
    }
board-flight = Attacks would fall here, one after the other:

## The fight

board-fight = The knight of { $name } in { $province }
board-track = { $card }: { $open } open, { $left } still in the deck
board-third-win = third one: he wins
board-third-loss = third one: he falls
board-third-draw = from the third on: break off?
board-idle = does not count for him
board-left = { $count } left
board-odds = wins { $win }, draw { $draw }, falls { $loss }

## Stacks, tiles, followers

board-sorting = The stack of { $province }
board-sorting-how = Only you see it. Touch first what shall lie on top.
board-order = The new order, top first
board-pick = Tiles not yet in order
board-turned = The tile that was turned up
board-keep = You turned up: { $tile }.
board-place = Touch a province of yours for: { $tile }.
board-discard = The gold discard
board-armed = The follower you are about to play
board-aim =
    { $where ->
        [map] { $follower }: touch a lit province.
       *[here] { $follower }: choose.
    }
board-not-now = Not now
board-deck = The follower deck
board-hand = Your hand
board-gold = Your gold
board-purse = { $sum } gold to spend
board-x = An X is worth nothing: a bluff
board-power =
    { $count ->
        [one] { $count } power
       *[other] { $count } power
    }
board-treasure =
    { $count ->
        [one] { $count } state treasure
       *[other] { $count } state treasures
    }
board-when = When: { $when }
board-followers = Your followers
board-layout = Red tiles want more. Their values stay hidden, from you too.

## The end

board-reckoning = The reckoning
board-picture-won = The dragon lies slain in the sun.
board-picture-lost = The dragon rises over rubble.
board-saved = The dragon has fallen
board-lost = Rubble and ashes
board-winner = wears the crown
board-tie-break = unburnt provinces: they break a tie
board-reckoning-how = Power counts; times two for who has wounded the dragon, times three for the last blow. Then provinces.
board-sum-power = { $power } power times { $factor }
board-sum-treasure =
    { $count ->
        [one] { $count } treasure saved, round { $round }: factor
       *[other] { $count } treasures saved, round { $round }: factor
    }
board-sum-hits = hits
board-sum-land = unburnt provinces
board-sum-start =
    { $count ->
        [one] { $count } start tile
       *[other] { $count } start tiles
    }

## Plates

board-plate-land = provinces
board-plate-power = power
board-plate-gold = gold cards in hand
board-plate-followers = followers
board-plate-treasure = state treasures
board-plate-regent = regent

## Pieces by name

piece-none = nothing
piece-power = power
piece-knight = knight
piece-sword = sword
piece-shield = shield
piece-attack = dragon attack
piece-treasure = state treasure
board-in-hand = { $sum } gold in hand
board-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
rest = Not this round
rests = Not this round: the table answers for you.

## What the icons mean

legend-castle = province
legend-mailed-fist = power
legend-visored-helm = knight: tile and battle card
legend-broadsword = sword: tile, gear and battle card; hits on the dragon
legend-checked-shield = shield: tile, gear and battle card
legend-fire-breath = dragon attack tile
legend-open-treasure-chest = state treasure
legend-two-coins = gold
legend-dragon-head = the dragon: tile, battle card, flight
legend-flame = attack marker, fire
legend-hooded-figure = followers
legend-queen-crown = regent
legend-medal = status card: power twice or three times
legend-laurel-crown = victory
legend-followers = Followers
legend-provinces = Provinces

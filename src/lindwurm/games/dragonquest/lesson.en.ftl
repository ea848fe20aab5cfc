# The lesson of DragonQuest in English. Names and numbers are facts of the position; none is written here.

lesson-chapter-walls = Walls, dice and steps
lesson-chapter-things = Useful things
lesson-chapter-fight = A fight
lesson-chapter-gold = The dragon’s gold
lesson-chapter-home = Home before dark

lesson-goal = In the middle of this castle a dragon sleeps on its gold. Walk in, take what you dare, and leave by the far gate. The sun sets after { $suns } turns; who is still inside then is lost.
lesson-wall = Before every throw comes the wall. { $bot } lays one of { $tiles } tiles face down, and you name a number. A match is bad for you: then { $bot } walls up a field on your map. Name one.
lesson-dice = You named { $named }, the tile showed { $tile }: no wall. Now your dice. Rooms and corridors are steps, the glass is a discovery, and skulls stay: with { $fatal } of them the turn is lost.
lesson-again =
    { $skulls ->
        [one] Only a single skull lies there
       *[other] { $skulls } skulls lie there
    }, and you may throw again up to { $rerolls } times. The blank die does nothing: throw that one again.
lesson-enough =
    { $moves } steps and { $finds ->
        [one] a discovery
       *[other] { $finds } discoveries
    }. One should know when to stop: let the dice lie.
lesson-walk = You have { $steps } steps. Go to { $field }, towards the middle.
lesson-walk-on = You never walk on a field twice, so keep a way open. On to { $field }.
lesson-walk-last = And one more.
lesson-found =
    Your discovery is marked: { $ep ->
        [one] a single discovery point
       *[other] { $ep } discovery points
    } (DP) so far. With { $cheapest } or more in a row you can buy something useful at the start of a turn.
lesson-tile = It is { $bot }’s turn, and now you lay the tile. Any number; { $bot } has to guess what it is not.
lesson-block = { $bot } named { $tile }, the very number you laid. So you wall up a field on { $bot }’s map, right on the way ahead: { $field }.
lesson-walls-end = { $field } is closed to { $bot } for the whole game. That is why you hope that your number and the tile differ.

lesson-shop = { $ep } DP in your row: you may shop. A purchase uses up the whole row. Do not wait too long: with more than { $boxes } in a row, something nasty wakes up instead.
lesson-rope = The { $item } costs { $cost } DP. It saves you from a trapdoor, and there are plenty of those. Buy it.
lesson-name-again = The { $item } is yours. The wall comes as in every turn: name a number.
lesson-skulls = { $skulls } skulls already, and { $moves } steps. Sensible people stop now, because { $fatal } skulls bring a danger. For once, let us be foolish: throw the blank die again.
lesson-saved = There: { $fatal } skulls, no steps, and the danger dice called up a { $danger }. But the { $item } held; it is used up now and gone from here.
lesson-traps = Without it you would have lost life points; you have { $lp }. Traps bite harder the second time, and the third time is the last.

lesson-bold = Some dangers must be fought. Your life points: { $lp }. Without any, the quest is over. { $bot } lays a tile; then let us meet somebody.
lesson-bold-name = Name a number out of { $tiles }.
lesson-bold-throw =
    { $skulls } skulls and { $moves ->
        [0] no step
        [one] a step
       *[other] { $moves } steps
    }: the turn takes you nowhere like this. Throw both blank dice again.
lesson-fought = The danger dice showed a { $danger }. You fight until a sword comes up; each miss costs life points. It is over, and you have { $lp } left. Fights bring no gold, so better avoid them.

lesson-near = The chamber is just above you, and it is turn { $sun } of { $suns }. Half the day should be left for the way out, so this is a good time.
lesson-near-name = First the wall. Name a number and hope to miss.
lesson-near-stop = { $moves } steps will do. Let the dice lie.
lesson-near-step = Go to { $field }, right at the door.
lesson-enter = Now in. You throw { $dice } treasure dice: coins are yours, stars pay for a treasure, and dragons are set aside. At { $dragons } dragons it wakes.
lesson-loot =
    You pocketed { $gold } gold in coins. { $aside ->
        [one] A single dragon lies aside
       *[other] { $aside } dragons lie aside
    }: it stirs. Such dice stay there for everybody who throws after you, up to { $dragons }.
lesson-treasure = With { $stars } stars you may take a treasure, too. { $treasure } is the best you can pay. Take it.
lesson-treasure-end = With { $treasure } you carry { $gold } gold. It counts only if you walk out alive.
lesson-my-tile = { $bot } is still far away. Lay a tile.
lesson-stay-or-leave = You could stay and throw again. It still sleeps well (dragons: { $aside } of { $dragons }), but each throw costs a turn, and { $turns } are left for the way out. { $gold } gold is plenty: leave.
lesson-leave = The far gate is at the upper right. Leave to { $field }.
lesson-gold-end = Out of the chamber with { $gold } gold. Now run.

lesson-dusk = Turn { $sun } of { $suns }: the sun is almost down. { $bot } is out already, with { $bot_gold } gold. But you carry more, if you make it.
lesson-dusk-name = { $bot } still lays your walls. Name a number.
lesson-dusk-stop = { $moves } steps: enough for the gate. Let the dice lie.
lesson-dusk-step = To { $field }.
lesson-gate = And out!
lesson-out = Daylight! Your { $gold } gold beat { $bot }’s { $bot_gold }. Only those who come home count, and the richest of them wins. That is DragonQuest.

lesson-known =
    Walls: name a number and hope to miss; a match lets your neighbour close a field.
    Dice: steps, discoveries, and skulls that end your turn with a danger.
    Shopping: discoveries buy useful things, if you do not wait too long.
    The chamber: coins, stars and dragons. Leave before it wakes.
    The end: the richest hero who gets out before sunset wins.
lesson-left =
    Spider, demon and skeleton: they wake when a row of discoveries overflows.
    The other items, each with a trick of its own.

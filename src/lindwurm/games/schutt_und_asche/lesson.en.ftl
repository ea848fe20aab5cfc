# The lesson of Schutt und Asche in English. Names and numbers are facts of the position; none is written here.

lesson-chapter-land = Sharing out the land
lesson-chapter-gold = Gold for the dragon
lesson-chapter-fight = A knight must fight
lesson-chapter-fire = Fire
lesson-chapter-market = The market
lesson-chapter-reckoning = The reckoning

lesson-goal = A dragon sits in the middle of { $provinces } provinces. Hit it { $hits } times before everything burns: that you can only do together. Then whoever has the most power wins alone.
lesson-claim = First the land. { $bot } has taken { $taken }, at a gate where the dragon flies out. Gates are attacked first, but there your knights can hit it. Claim { $province }.
lesson-claim-more = And another gate, before somebody else has it: { $province }.
lesson-land-end = { $lands } provinces are yours. So it goes on until all { $provinces } are taken. Then knights are posted, and the first year begins. A round is a year.

lesson-hunger = All land is shared out; { $lands } provinces are yours, with knights at your gates. Every year brings gold: you hold { $cards } cards worth { $gold }. An X is worth nothing.
lesson-call = The dragon looks out on every side, and on each lies a dragon tile with a hidden price. You are regent and call first: choose the north.
lesson-offer = Now you and { $bot } lay gold, face down. If together it is enough, the dragon stays away. Who gave most is rewarded. Lay your { $coin }.
lesson-offer-more = { $laid } lies there. Prices in the first year are low, but nobody knows what { $bot } gives. Add a { $coin }.
lesson-confirm = The dragon cannot want more than { $dearest } here: { $laid } is enough, and perhaps the most. Leave your offering as it lies.
lesson-enough = The dragon wanted { $wants }. You gave { $mine }, { $bot } gave { $his }: cards are easily laid, worth is another matter. Enough all the same, so it stays away.
lesson-reward = You gave most and take a follower. Each has a trick, written on the card. Take this one: { $follower }.
lesson-gold-end = Your { $follower } waits face down for its moment. { $gold } gold is left in your hand, for other prices and for the market.

lesson-his-call = Each side is called once in a year. Now it is { $bot }’s turn to call.
lesson-stingy = { $bot } calls the east and has laid one card. The gate there, { $province }, is yours. Be stingy for once: leave your place empty.
lesson-must = The dragon wanted { $wants } and got { $offered }: { $short } short, so that many provinces are attacked from the gate on. Your knight in { $province } must fight. There is no choice.
lesson-cards = Battle cards are turned up. { $symbols } knights and your knight wins, { $symbols } dragons and he falls; swords and shields count for those who carry them. So far: { $knights } knight, { $dragons } dragons.
lesson-power = One more dragon, and he is lost. But you have { $power } power: it sends { $away } dragons away. Spend it.
lesson-hit = Victory! A hit on the dragon, { $hits } of { $needed }. You take a follower for it, too: { $follower }.
lesson-fight-end = Whoever fights saves his own province, even when he falls: { $province } stands. And who has hit the dragon counts power double in the end.

lesson-west = Your call again. The gate in the west, { $province }, has a knight of yours. Call the west.
lesson-nothing = { $gold } gold would be handy on the market. Choose “Leave the offering as it lies”, and see what happens.
lesson-flight = { $offered } for a price of { $wants }: { $short } markers, from the gate along the arrows, whoever the land belongs to. Your knight stood at the gate, fought, and won!
lesson-second-hit = Hit number { $hits }. Take your follower: { $follower }.
lesson-save = Who wins takes away one marker, anywhere. You could save land of { $bot }, but then your knight would have to fight again. Save { $province }.
lesson-fire-end = { $first } and { $second } had no knight: burnt for ever. { $bot } has { $lands } provinces left. Saving gold has its price; this time others paid it.

lesson-last-call = One side is left this year. { $bot } calls it, and gives.
lesson-buy = Now the market. { $purse } gold is left to you. For { $price } you take the top tile of one of your stacks. On { $province } lies { $top }: buy it.
lesson-bought = That makes { $power } power. It wins fights, and in the end it is what counts. { $purse } gold is left; on { $province } lies { $top }. Buy that, too.
lesson-place = A new knight may stand in any province of yours. { $province } lies behind the northern gate. Put him there.
lesson-sort = { $purse } gold left. For { $price } you may look into a stack and sort it, unseen by others. Try { $province }.
lesson-pick =
    In it { $attacks ->
        [one] lurks a dragon attack that
       *[other] lurk { $attacks } dragon attacks, each of which
    } would fall on that very province. Put { $good } on top and bury the rest.
lesson-end = The { $purse } gold left over is lost at the end of your turn. End it.
lesson-market-end = A year is over. Somebody else is regent and calls first, and the dragon grows: a cheap price goes, a dearer one comes. After { $years } years there is no more gold, only fights.

lesson-late = Years later. The dragon has taken { $hits } of { $needed } hits, from both of you: a single blow is missing. Whose will it be?
lesson-greed = You call first. Your knight stands at the eastern gate, { $province }. If the dragon comes there, he strikes. Call the east.
lesson-last-offer = You hold { $gold } gold. Pay now and you lose the chance; { $bot } may think the same. Choose “Leave the offering as it lies”.
lesson-fallen = Your knight strikes the last blow: { $hits } hits, the dragon falls, and the realm is saved. Now the reckoning.
lesson-reckoning = Power on top of your stacks counts, too. You have { $power }, times { $factor } for the last blow: { $score }. { $bot } has { $his_power } times { $his_factor }: { $his_score }. Together you won, but the crown is yours.

lesson-known =
    Gold: enough together, and the dragon stays away; who gives most is rewarded.
    Too little: markers fall from the gate on, and every knight there must fight.
    Fights: knights against dragons, and power sends dragons away.
    Provinces without a knight burn. The market brings power, knights and gear.
    The reckoning: power, doubled by a hit, tripled by the last blow.
lesson-left =
    The followers: each card says when it may be played.
    Talking. Say what you give; whether it is true is your affair.

# The lesson of Dragon Farkle in English. Names and numbers are facts of the position; none is written here.

lesson-chapter-recruit = Soldiers from dice
lesson-chapter-event = The orange die
lesson-chapter-skirmish = Robbing and being robbed
lesson-chapter-cards = A friend and a trick
lesson-chapter-battle = The dragon

lesson-goal = A dragon sleeps in the Keep, and whoever slays it first has won. The gate opens for an army of { $threshold }; yours has { $army } soldiers, so let us find some.
lesson-table = Soldiers come out of dice. Each { $low } brings { $low_pays }, each { $high } brings { $high_pays }, and { $alike } alike in one roll bring far more: this table tells.
lesson-recruit = In your turn you do one thing. Recruit: you roll { $set } dice at once and keep what scores.
lesson-set-aside = You rolled { $rolled }. The { $low } scores { $low_pays }, the { $alike } dice with a { $face } score { $triple }: set them aside together for { $worth }.
lesson-push = { $pot } soldiers wait in the pot, but nobody is home yet. { $hand } dice are left: if none of them scores, the whole pot runs away. Dare it and roll.
lesson-stop =
    The { $high } went aside by itself: the pot is at { $pot } now, with { $hand ->
        [one] a single die
       *[other] { $hand } dice
    } left to roll. That is brave enough for today: stop, and they march home.
lesson-farkle = Your army: { $army }, and recruiting never takes it away again. { $bot } rolled on and nothing scored: that is a farkle, the pot ran away, and { $bot }’s army stays at { $bot_army }.

lesson-orange = The orange die falls with every roll. Mostly it is blank, but it has a { $rally } and a { $dragon }. Recruit, and watch it.
lesson-rally = { $event }! What you set aside from this roll counts twice. { $dice } would be worth { $worth }, now it is twice as much: take them.
lesson-doubled = The pot says { $pot }: doubled. Roll the other { $hand } dice.
lesson-all-score = Every die scores! { $dice } are worth { $worth }. Set all of them aside.
lesson-hot = Hot dice: all of them lie aside, so you get { $hand } back and the pot of { $pot } stays. Tempting, isn’t it? Roll.
lesson-eaten = The { $event } fell and ate what scored: these dice lie aside and bring nothing. The pot is still { $pot }. Stop before it gets worse.
lesson-event-end = { $army } soldiers are home; the Keep asks for { $threshold }. Now you can recruit. But there is a quicker way, and it is not a nice one.

lesson-rich = Later on: { $bot } has { $bot_army } soldiers, you have { $army }. In a skirmish you both roll: who rolls more takes the difference from the other army, and { $bonus } more as a bonus.
lesson-attack = Attack { $bot }. It goes like recruiting, but what you gather is the strength of your attack. You have { $set } dice, who defends has only { $defender }.
lesson-attack-take = { $dice } make { $worth }. Take them; { $bot } has to beat that.
lesson-attack-stop = { $pot } is strong. With { $hand } dice you could lose it all, and { $bot } sees your number before rolling. Stop here.
lesson-attack-won = { $bot } farkled, so the whole difference came over to you, and the bonus of { $bonus }: you have { $army } now, { $bot } has { $bot_army }. Press on: somebody wants revenge.
lesson-defend = { $bot } attacked with { $attack }, so you had to roll your { $set } dice at once. What scored was set aside for you: { $pot } beats { $attack }, and that is enough. Stop.
lesson-skirmish-end = A defender who wins gets everything the same way: your army is { $army }. Attack whoever has much; only who is in the Keep is safe from you.

lesson-companion = In the full game everyone travels with a companion, open for all to see. Yours is { $companion }: read the card.
lesson-item =
    And everyone hides magic items; at the end of a turn you may own { $limit ->
        [one] a single one
       *[other] { $limit }
    }. You hold: { $item }. Recruit, and we will use it.
lesson-cards-take = { $event } again. Set aside { $dice }, worth { $worth }.
lesson-reward = With items in the box you choose: count the dice twice, or draw an item. Draw one.
lesson-cards-stop = { $drawn } lies beside the pot of { $pot }. A farkle would lose both, so stop and bring them home.
lesson-bank = This is the moment for your { $item }: play it while the soldiers come home.
lesson-cards-end =
    Soldiers from the dice, from the item and from your companion: { $army } in all. Used items are gone, companions stay; and since you may own { $limit ->
        [one] a single one
       *[other] { $limit }
    }, { $drawn } is yours to keep.

lesson-keep = Time for the dragon: you have { $army }, and the gate opens for { $threshold }. { $bot } with { $bot_army } is close behind, so do not wait.
lesson-enter = The dragon can take { $health } wounds, all in one battle. Go in.
lesson-upside-down =
    In here everything is upside down: dice that score cost you that many soldiers. Only the orange die hurts the dragon: { $dragon } wounds it { $one ->
        [one] once
       *[other] { $one } times
    }, { $rally } { $two ->
        [one] once
       *[other] { $two } times
    }. Roll.
lesson-losses = The breath has cost you: { $army } left. No stopping in here; but no die falls before you throw it, so there is time for a card. On with the other { $hand } dice.
lesson-wound = { $event }! The dragon has { $damage } of { $health } wounds. And since no soldier die scored, it cost you nothing.
lesson-brink = Beware: an orange die that stays blank while nothing scores would throw you back, and the dragon would heal. You have { $army } soldiers and { $hand } dice. Roll, hero.
lesson-arrow = { $damage } of { $health } wounds, and { $army } soldiers are still with you. You saved something for this day: { $item }, { $wounds } more wound without any die. Play it.
lesson-slain = All { $health } wounds in one battle: the dragon is slain, and the game ends at once. That is Dragon Farkle.

lesson-known =
    Recruiting: set aside what scores, and stop before a farkle takes the pot.
    The orange die: the Rally doubles or brings an item, the Dragon eats.
    Skirmishes: rob the rich, before they reach the Keep.
    The Keep: you throw roll by roll; what scores costs soldiers, the orange die wounds the dragon.
lesson-left =
    The other companions and items: each card says what it does.
    When to stop. Nobody knows for certain.

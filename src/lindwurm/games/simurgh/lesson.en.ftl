# The lesson of Simurgh in English. Names and numbers are facts of the position; none is written here.

lesson-chapter-send = Sending
lesson-chapter-lay = Laying
lesson-chapter-home = Calling home
lesson-chapter-ride = Riding
lesson-chapter-end = How it ends

lesson-goal = You lead a house of dragonriders. The most power points win, when { $goals } objectives are up or { $tiles } tiles are in the Chronicle. Until then you gather, build and ride.
lesson-city = These are the spaces of the city, open to everybody. In your turn you send a vassal to one, and do at once what stands there: take something, or turn something into something better.
lesson-send = Your spearman is at home. The { $space } gives { $gives } wisdom and has room for a single vassal: be the first. Send him there.
lesson-sent = { $wisdom } wisdom now. A turn has one such main action; you could still use your dragon, but later. End the turn.
lesson-send-end = { $bot } has taken the { $space }. While a vassal stands there, that space is closed to you as well.

lesson-hand = You hold { $hand } tiles. Beyond the city lies the wilderness: lay a tile there, and new spaces come into the world, for everybody.
lesson-lay = Laying and sending are one action: with the tile goes a vassal of yours. Lay { $tile } on the plot that gives you a piece of meat.
lesson-with-vassal = Now the vassal onto { $tile }. Spearmen may use the plain spaces; the best one is for riders only, and yields { $stone } stone. Send your rider.
lesson-dragon = Dragons help at any time, besides the main action. { $dragon } has { $markers } markers, each for one ability. { $goods } goods are too many to keep: turn a stone into { $points } points.
lesson-used = { $points } points. The marker is gone, { $markers } are left; some spaces bring new ones. End the turn.
lesson-lay-end = { $tile } stays while somebody stands on it. { $bot } may use it, too, as long as it lies there.

lesson-nobody = All your vassals are out. Then you can only call them home; you may do so earlier, as many as you like at once.
lesson-recall = That is your main action this turn. Here are all who are out: call your spearman home from the { $space }, and the rider with him.
lesson-recall-more = And the rider from { $tile }.
lesson-chronicle = { $tile } was empty then, and went into the Chronicle: { $chronicle } of { $needed }. Every tile that goes brings the end nearer. End the turn.
lesson-home-end = Calling home costs a turn, so do it rarely and thoroughly. Now your people are rested.

lesson-explore = { $tile } is a tile of another kind: a road into the unknown, for riders alone. Each step costs a wood and a stone; you have { $wood } wood and { $stone } stone. Lay it where you get more wood.
lesson-plot = This plot gives wood or stone, as you like. Take wood.
lesson-enter = { $wood } wood: enough to go on later. Send your rider onto the first step: { $points } points.
lesson-entered = { $points } points in all. The rider rests now; next turn he may ride on. End the turn.
lesson-ride-on = Riding on comes on top of your main action, once in a turn. The next step pays { $points } points. Ride on.
lesson-ridden = { $points } points! Your main action is still open: the { $space } has room for all. Send your spearman for a point.
lesson-either = A vegetable or a point: take the point.
lesson-ride-end = { $points } points. Who reaches the last step of { $tile } gets the best of it, and the tile goes into the Chronicle.

lesson-late = Much later. You have { $points } points, { $bot } has { $his }. But that is not all: the objectives are counted at the end, and each rewards who has most of something.
lesson-near = { $goals } objectives are up; with { $needed } the end comes. Riders can put one up at the { $space }. Go there.
lesson-choose = You see { $looks } objectives. “{ $objective }”: with { $wood } wood and { $stone } stone that should be you. Put it on the first slot: for a small price that pays { $points } points right away.
lesson-triggered = { $goals } objectives: the end has come. You finish your turn, then everybody else has exactly one more. Here that is { $bot }. End your turn.
lesson-over = Objectives and what is left over were counted: { $points } points for you, { $his } for { $bot }. Your house rules. That is Simurgh.

lesson-known =
    Sending: a vassal to a space, and its effect at once.
    Laying: a tile and a vassal of yours on it, in one action.
    Calling home: as many as you like, for a whole turn. Empty tiles go into the Chronicle.
    Riding and dragons: free, besides your main action.
    The end: objectives up or Chronicle full; then one more turn for all others.
lesson-left =
    The Scout Quarters: they bring new tiles to your hand.
    The Hatchery: a new dragon with abilities of its own.
    Which tile feeds which: that is the game.

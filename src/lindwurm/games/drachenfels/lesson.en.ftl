# The lesson of Drachenfels in English. Names and numbers are facts of the position; none is written here.

lesson-chapter-ride = On the road
lesson-chapter-armour = The rainbow to the castle
lesson-chapter-rock = Into a rock castle
lesson-chapter-others = The other knights
lesson-chapter-princess = The princess

lesson-goal = A princess waits in each of the { $forts } rock castles in the corners. Yours wears the colour of your knight: { $shoes }. Nobody knows where she is. Find her first and you win.
lesson-castle = No knight may enter a rock castle without armour, and armour lies in the { $castle }. No road leads there: the moat is too wide. Only a rainbow from a rainbow rock crosses it.
lesson-card = You hold { $cards } cards. Point cards move you by exactly their number, one in each turn. A rainbow rock is not far: play { $card } and ride there.
lesson-go = You ride exactly { $steps } steps, by whatever road, never on a field twice. Ride to { $field }: it is exactly that far.
lesson-ride-end = You wait on { $field } now, with { $cards } cards. They are not replaced at the end of a turn, so use them well.

lesson-magic = You stand on { $field }: the place for a rainbow. Magic cards come before the point card, as many as you like. Play { $card }.
lesson-rainbow = Raise it from { $field } to the { $castle }.
lesson-point = There it stands, open to everybody. Crossing it is a single step: play { $card }.
lesson-cross = Enter the { $castle } with your last step. That is a rule: nobody rides through it.
lesson-armed = Armour at last! Whoever crosses a rainbow may move it to another place afterwards, for nothing. You need it to get out again, so keep it where it is.
lesson-armour-end = Meanwhile { $bot } has reached { $bot_at } and wants the same. You are ahead: on to the { $forts } rock castles.

lesson-before-rock = Some turns later you are close to { $field }. But a dragon sits in it, and a gap cuts the road. Magic can help with both.
lesson-dragon = First the dragon. It lets nobody pass. Play { $card }.
lesson-move-dragon = Touch the dragon, then its new field: one with a green dot. This one makes it a nuisance for { $bot }: { $place }.
lesson-bridge = Now the gap: play { $card }.
lesson-place-bridge = Lay it right in front of you.
lesson-enter = The way is free. All that in one turn, and now the point card: play { $card }.
lesson-look = { $steps } steps: over the bridge and into the { $field }.
lesson-vain = Only you see her shoes: { $seen }. You look for { $own }, so she stays. Your notebook keeps what you know; the others saw only that you looked.
lesson-swift = Who looks in vain becomes swift: your point cards may count double now. And the sky is open: from now on rainbows reach the rock castles, too.

lesson-rider = A few turns on you have { $cards } cards left, and { $bot } rides right before you: { $bot_at }. End your move on a knight’s field, and it is a duel that you win.
lesson-duel-card = That is exactly how far away { $bot } is: play { $card }.
lesson-factor = You are swift, so you choose: single or double. Single fits.
lesson-duel = Onto { $field }, and { $bot } falls.
lesson-send = The loser goes back to a start field of your choice. Send { $bot } far away: { $field }.
lesson-loot = And you may take up to { $looted } cards from { $bot }’s hand, unseen. Take one.
lesson-loot-more = And another one.
lesson-claim = { $bot } played { $top }; it lies on top of the discards. Instead of playing your own card you may claim it. Do that and save yours.
lesson-claim-double = Swift knights may double claimed cards, too. Double.
lesson-claim-go = { $steps } steps: to { $field }.
lesson-others-end = When your hand runs dry, take a turn off: mix it into the pile and draw { $fresh } afresh, or rob up to { $robbed } cards from the others.

lesson-last = You have looked into { $looked } rock castles. Your notebook leaves only one: { $field }. It is far by road, but the sky is open.
lesson-last-magic = A rainbow will carry you there: play { $card }.
lesson-last-rainbow = From the { $rock } straight to the { $field }.
lesson-last-point = Now { $card }: it is all you have.
lesson-last-double = Double it: onto the rock, and over the rainbow.
lesson-last-go = { $steps } steps. Go to her: { $field }.
lesson-found = She wears { $shoes }: it is she! You have won. That is Drachenfels.

lesson-known =
    The goal: your princess, by the colour of her shoes.
    Armour first: only a rainbow from a rainbow rock leads to the castle.
    A turn: magic cards, as many as you like, then one point card by its exact number.
    Rock castles: no dragon inside, a bridge over the gap, later a rainbow.
    After a look in vain: swift, and the sky is open.
lesson-left =
    Star fields: step onto one and fly to another for nothing.
    Teletransfer and big cloud: touch a card, and it says what it does.

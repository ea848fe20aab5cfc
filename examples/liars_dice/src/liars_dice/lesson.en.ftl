# The lesson of Liar's Dice in English. Names and numbers are facts of the position; none is written here.

lesson-chapter-bids = A bid and a lie
lesson-chapter-trust = A bid that holds

lesson-cups = These { $mine } dice are yours, and only you see them. { $bot } has { $hidden } more under the other cup.
lesson-wild = The { $one } is wild: it counts as any face. So you have { $held } dice for the { $face }.
lesson-bid = Bids are about all { $all } dice together. Say what you are sure of: touch the lit square for the { $face }.
lesson-raised = { $bot } bids higher: { $count } × { $pips }. You have { $held } of those, so { $bot } would need all the rest among { $hidden } hidden dice. That smells. Call it a lie.
lesson-lifted = The cups are up, and there are fewer than { $count }. { $bot } loses a die and has { $left } left.

lesson-begins = Whoever lost a die begins. All have rolled again, and { $all } dice are left.
lesson-enough = { $bot } bids { $count } × { $pips }, and you hold { $held } yourself, wild ones with them. No reason to doubt: bid higher.
lesson-held = { $bot } doubted you, and was wrong: your bid held. Now { $left } dice are left there.
lesson-on = That is all. Bid with a straight face, doubt with reason, and keep your dice to the end.

lesson-known =
    What a bid is about, and when it is higher
    That ones are wild
    When to doubt, and who loses a die
lesson-left =
    The exact call, which brings a die back
    Playing with more people: more dice, less certainty

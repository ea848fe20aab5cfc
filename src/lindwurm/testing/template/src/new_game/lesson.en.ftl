# The lesson in English. Names and numbers are facts of the position; none is written here.

lesson-chapter-pot = The pot

lesson-goal = Whoever banks { $goal } points ends the game. Your charm, worth { $charm }, is added then, and nobody else knows it.
lesson-roll = It is your turn. Roll the die.
lesson-bank = { $pot } points lie in the pot. You could roll on, but a single one would lose them all. Bank them.
lesson-safe = { $points } points are safe now, and it is { $bot }'s turn. That is all there is to it.

lesson-known =
    How points get into the pot, and out of it
    What your charm is for
lesson-left =
    How long to roll on

seat-name = Seat { $number }
why-turn = It is not your turn.
why-over = The game is over.
beat-costs = for { $costs }

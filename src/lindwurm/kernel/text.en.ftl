seat-name = Seat { $number }
why-turn = It is not your turn.
why-turn-of = It is not the turn of { $seat }: { $names } { $count ->
    [one] is
   *[other] are
} up.
why-over = The game is over.
beat-costs = for { $costs }
told-unknown = { $piece } cannot have fallen here: there is none, or none left.
told-too-few = Not all that fell has been told.
told-too-many = More has been told than fell.

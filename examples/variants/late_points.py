"""Whoever plays later begins with points: one for every house that plays before.

This function takes the place of the one of the same name in the game's `rules/opening.py`, and sees
everything that stands there.
"""


@rule
def lay_out(s: Simurgh, seats: int, options: Ints) -> None:
    """Lay out the table up to the first decision; later houses begin with points."""
    s.seats = seats
    s.mode = options[Opt.MODE]
    s.length = options[Opt.LENGTH]
    s.left_out = options[Opt.EMPTY_HANDED]
    s.unhelped = options[Opt.ABILITIES]
    s.gap_stays = options[Opt.LAST_PICK]
    first = options[Opt.FIRST_PLAYER]
    throw(s)
    s.first = first - 1 if first > 0 else draw(s, seats, Draw.FIRST_PLAYER)  # SI-011
    s.active = s.first
    for p in range(seats):
        s.points[p] = (p - s.first) % seats
        for k in range(TOKENS):
            s.tokens[p][k] = START_TOKENS[k]
        for i in range(START_SPEARMEN):
            s.at[p][i] = AVAILABLE
        for i in range(START_RIDERS):
            s.at[p][SPEARMEN + i] = AVAILABLE
        for t in range(TILES):
            s.maybe[p][t] = ANYWHERE
            if TILE_TYPE[t] == Type.POWER:
                s.maybe[p][t] -= MAYBE_STACK
    for g in range(GOALS):
        s.goals[g] = g + 1
    s.goal_count = GOALS
    shuffle(s, s.goals, GOALS, Draw.OBJECTIVE_STACK)
    for d in range(DRAGONS):
        s.dragons[d] = d + 1
    s.dragon_count = DRAGONS
    shuffle(s, s.dragons, DRAGONS, Draw.DRAGON_STACK)
    if s.mode == Mode.SPEARMAN:
        deal_spearman(s)
    else:
        begin_power(s)

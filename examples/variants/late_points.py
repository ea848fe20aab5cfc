"""Whoever plays later begins with points: one for every house that plays before.

This function takes the place of the one of the same name in the game's `rules/opening.py`, and sees
everything that stands there; the old one is called `printed_lay_out`.
"""


@rule
def lay_out(s: Simurgh, seats: int, options: Ints) -> None:
    """Lay out the table up to the first decision; later houses begin with points."""
    printed_lay_out(s, seats, options)
    for p in range(seats):
        s.points[p] = (p - s.first) % seats

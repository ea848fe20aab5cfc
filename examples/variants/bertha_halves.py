"""Bertha brings home half of the pot after a farkle, in whole fifties.

This function takes the place of the one of the same name in the game's `rules/ends.py`, and sees
everything that stands there.
"""


@rule
def series_farkled(s: DragonFarkle) -> None:
    """Lose what was gathered in this series; while recruiting, Bertha saves half of it."""
    seat = s.roller
    saved = 0
    if s.action == Action.RECRUIT and s.companion[seat] == Companion.BERTHA:
        saved = s.pot // 100 * 50
    emit(s, Kind.FARKLED, seat, s.pot - saved, 0)
    clear_roll(s)
    if s.action == Action.BATTLE:
        heal_dragon(s)
        s.phase = Phase.END
        return
    discard_drawn(s, seat)
    if s.action == Action.RECRUIT:
        if saved > 0:
            s.army[seat] += saved
            emit(s, Kind.SAVED, seat, saved, s.army[seat])
        s.pot = 0
        s.phase = Phase.END
        return
    s.pot = 0
    series_valued(s)

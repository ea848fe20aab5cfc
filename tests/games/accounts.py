"""The two accounts of the rules, `legal` and `why_not`, side by side wherever a test passes by."""

from __future__ import annotations

from lindwurm.kernel.match import Match


def agree(match: Match, seat: int) -> None:
    """Look that whatever is not legal for a seat has a reason against it, and nothing else has."""
    game = match.game
    allowed = {a for a in range(game.verbs.size) if not game.why_not(match.state, seat, a)}
    legal = set(match.legal(seat))
    assert allowed == legal, sorted(match.text(a) for a in allowed ^ legal)

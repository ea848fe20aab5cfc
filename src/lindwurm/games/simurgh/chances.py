"""What the odds say about the running decision, for the seat that asks.

Of the table's state only what the seat may know goes into them (:mod:`.odds`); where it could
reckon with more than that they are rough, and say so (SI-252).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from lindwurm.games.simurgh.odds import blind_types, objective_seen
from lindwurm.games.simurgh.state import Blur, Simurgh
from lindwurm.kernel.odds import Odd, Saying, percent, saying, within

if TYPE_CHECKING:
    from fractions import Fraction

    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts


def odds(match: Match, seat: int) -> list[Saying]:
    """Tell the chances of a tile taken unseen, and of an objective being drawn at the Statue."""
    s = cast("Simurgh", match.state)
    return [*_blind(s, seat), *_objective(s, seat)]


def _blind(s: Simurgh, seat: int) -> list[Saying]:
    exact = not s.blurred[seat] & Blur.TILES
    types = [
        Odd(
            "blind_tile",
            share,
            "SI-150",
            of={"type": kind.name.lower()},
            error=_error(share, exact),
        )
        for kind, share in blind_types(s, seat).items()
    ]

    def say(texts: Texts) -> str:
        shares = ", ".join(
            texts(f"type-{odd.of['type']}") + " " + percent(odd.probability, texts.language)
            for odd in types
        )
        return texts("odds-blind" if exact else "odds-blind-rough", shares=shares)

    return [Saying(say, tuple(types))] if types else []


def _objective(s: Simurgh, seat: int) -> list[Saying]:
    chance = objective_seen(s, seat)
    if chance is None:
        return []
    exact = not s.blurred[seat] & Blur.GOALS
    odd = Odd("objective_seen", chance, "SI-134", error=_error(chance, exact))
    return [saying("odds-objective" if exact else "odds-objective-rough", {"chance": odd})]


def _error(chance: Fraction, exact: bool) -> float:
    """Return how far off a chance can be.

    What lies nowhere in a stack is not drawn from it, and what alone lies there is, whatever else a
    seat could reckon with; of the rest it may know more, up to being certain.
    """
    return 0.0 if exact or chance in (0, 1) else within(chance)


def risk(match: Match, seat: int, action: int) -> Saying | None:
    """Nothing: no choice of this game is a plain risk."""
    return None

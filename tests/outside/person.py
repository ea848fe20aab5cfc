"""A scripted person who throws dice by a seed, and tells what fell: the pieces, never numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lindwurm.games import box
from lindwurm.kernel.box import Falling
from lindwurm.kernel.chance import Chance, Drawn
from lindwurm.kernel.match import Match


class _Reading(Chance):
    """Draws by a seed, and reads off what lies on the table then."""

    def __init__(self, match: Match, state: Any, values: list[int], arguments: dict[str, int]):
        super().__init__(lambda n: values.pop(0))
        self.box, self.state, self.arguments = box(match.game), state, arguments
        self.throws: dict[int, list[str]] = {}

    def __call__(self, n: int, kind: int) -> int:
        before = sum(one.throw == self._throw for one in self.drawn)
        falling = Falling(self.state, n, self.arguments, before)
        pieces = self.box[kind].pieces(falling)
        value = super().__call__(n, kind)
        self.throws.setdefault(self._throw, []).append(pieces[value])
        return value


def read(
    match: Match,
    state: Any,
    draws: tuple[Drawn, ...],
    carry_out: Callable[[Any], None],
    arguments: dict[str, int] | None = None,
) -> list[list[str]]:
    """Return the throws of something that was done, as people see them lie there."""
    chance = _Reading(match, state, [one.value for one in draws], arguments or {})
    state.chance, state.log = chance, []
    carry_out(state)
    return list(chance.throws.values())


def read_move(match: Match) -> list[list[str]]:
    """Return the throws of the latest move."""
    move, game = match.moves[-1], match.game
    verb, indexes = game.verbs.split(move.action)
    arguments = {p.name: i for p, i in zip(verb.parameters, indexes, strict=True)}
    state = game.state.from_bytes(move.before)
    return read(
        match, state, move.draws, lambda s: game.apply(s, move.seat, move.action), arguments
    )


def read_opening(match: Match) -> list[list[str]]:
    """Return the throws of the opening."""
    game, codes = match.game, match.option_codes
    return read(
        match, game.state(), match.opening_draws, lambda s: game.setup(s, match.seats, codes)
    )

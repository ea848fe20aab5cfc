"""A game that is no game: two players add one to a counter, in turn, for ever.

boardgame.io plays the same in `bench.load`. Here it is for measuring what a server does around a
game; it is not among the games of Lindwurm. `python -m bench.counting serve` has it.
"""

from __future__ import annotations

from enum import IntEnum

from lindwurm.kernel.actions import Actions, verb
from lindwurm.kernel.deeds import Deed, Deeds
from lindwurm.kernel.events import emit
from lindwurm.kernel.game import NUMBER, SEAT, Game
from lindwurm.kernel.reasons import because
from lindwurm.kernel.rule import Floats, Ints, rule
from lindwurm.kernel.state import State, declare, field

NOT_YOURS = because(1)


class Kind(IntEnum):
    """What happens."""

    ADDED = 0


class Act(Actions):
    """What can be done."""

    ADD = verb()


class Phase(IntEnum):
    """It is always somebody's turn."""

    TURN = 0


@declare
class Counter(State):
    """What lies on the table."""

    count: int = field("i4")
    turn: int = field("i1")
    phase: int = field("i1")


@rule
def setup(s: Counter, seats: int, options: Ints) -> None:
    """Begin with nothing."""


@rule
def actors(s: Counter) -> int:
    """Return whose turn it is, as a bit."""
    return 1 << s.turn


@rule
def legal_add(out: Ints) -> int:
    """Write the only thing that can be done."""
    out[0] = Act.ADD
    return 1


@rule
def do_add(s: Counter, seat: int) -> None:
    """Add one; the other is next."""
    s.count += 1
    s.turn = 1 - s.turn
    emit(s, Kind.ADDED, seat, s.count, 0)


@rule
def why_add(s: Counter, seat: int) -> int:
    """Return why it cannot be done."""
    return 0 if seat == s.turn else NOT_YOURS


@rule
def settle(s: Counter) -> None:
    """Nothing follows by itself."""


@rule
def nothing(s: Counter, out: Floats) -> None:
    """Nothing is hidden, and nobody wins."""


DEEDS = Deeds(
    Act,
    Phase,
    Deed(Act.ADD, Phase.TURN, do_add, why_add),
    legal={Phase.TURN: legal_add},
    settle=settle,
)

GAME = Game(
    id="counter",
    prefix="CO",
    version=1,
    package=__name__,
    state=Counter,
    deeds=DEEDS,
    seats=range(2, 3),
    options=(),
    events=Kind,
    event_arguments={Kind.ADDED: ("seat", "count")},
    arguments={"seat": SEAT, "count": NUMBER},
    max_legal=1,
    setup=setup,
    actors=actors,
    redeal=nothing,
    returns=nothing,
    standing=nothing,
    problem=lambda s: None,
)

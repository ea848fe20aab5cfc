"""The rules in the order of play. Ids are those of the catalogue."""

from __future__ import annotations

from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.deeds import Deed, Deeds
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Floats, Ints, rule
from lindwurm.kernel.shared import share_win

from new_game.actions import Act, Draw, Kind
from new_game.data import BUST, CHARM, FACES
from new_game.options import Opt
from new_game.reasons import Why
from new_game.state import NewGame, Phase


@rule
def setup(s: NewGame, seats: int, options: Ints) -> None:
    """Deal the charms, and let chance say who begins (NG-01 to NG-03)."""
    s.seats = seats
    s.goal = options[Opt.GOAL]
    s.began = draw(s, seats, Draw.FIRST_PLAYER)
    throw(s)
    for seat in range(seats):
        s.charm[seat] = 1 + draw(s, CHARM, Draw.CHARM)
    s.active = s.began
    s.phase = Phase.TURN
    emit(s, Kind.TURN, s.active, 0, 0)


@rule
def actors(s: NewGame) -> int:
    """Return who may act, one bit for each seat."""
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.active


@rule
def settle(s: NewGame) -> None:
    """Pass through everything that nobody decides: nothing, in this game."""


@rule
def next_turn(s: NewGame) -> None:
    """The next one clockwise is up (NG-03)."""
    s.pot = 0
    s.active = (s.active + 1) % s.seats
    emit(s, Kind.TURN, s.active, 0, 0)


# -- a turn --------------------------------------------------------------------------------------


@rule
def legal_turn(s: NewGame, out: Ints) -> int:
    """List what may be chosen: roll, or bank what lies in the pot."""
    out[0] = Act.ROLL
    if s.pot == 0:
        return 1
    out[1] = Act.BANK
    return 2


@rule
def do_roll(s: NewGame) -> None:
    """Roll the die: it counts, or it loses the pot (NG-04, NG-05)."""
    s.face = 1 + draw(s, FACES, Draw.TURN_DIE)
    if s.face == BUST:
        emit(s, Kind.ROLLED, s.active, s.face, 0)
        emit(s, Kind.LOST, s.active, s.pot, 0)
        next_turn(s)
    else:
        s.pot += s.face
        emit(s, Kind.ROLLED, s.active, s.face, s.pot)


@rule
def do_bank(s: NewGame) -> None:
    """Bank the pot; who has enough ends the game (NG-06, NG-07)."""
    s.points[s.active] += s.pot
    emit(s, Kind.BANKED, s.active, s.pot, s.points[s.active])
    if s.points[s.active] >= s.goal:
        finish(s)
    else:
        next_turn(s)


@rule
def why_bank(s: NewGame) -> int:
    """Say why nothing can be banked (NG-06)."""
    if s.pot <= 0:
        return Why.NO_POT
    return 0


@rule
def finish(s: NewGame) -> None:
    """Show all charms; the most points win (NG-08)."""
    best = 0
    for seat in range(s.seats):
        s.points[seat] += s.charm[seat]
        emit(s, Kind.CHARM, seat, s.charm[seat], s.points[seat])
        best = max(best, s.points[seat])
    for seat in range(s.seats):
        if s.points[seat] == best:
            s.winners |= 1 << seat
            emit(s, Kind.WON, seat, 0, 0)
    s.pot = 0
    s.phase = Phase.OVER


DEEDS = Deeds(
    Act,
    Phase,
    Deed(Act.ROLL, Phase.TURN, do_roll, otherwise=Why.OVER),
    Deed(Act.BANK, Phase.TURN, do_bank, why_bank, Why.OVER),
    legal={Phase.TURN: legal_turn},
    settle=settle,
)

# -- what nobody knows, and how it ends ----------------------------------------------------------


@rule
def redeal(s: NewGame, seat: int) -> None:
    """Draw the charms of all others afresh: nothing about them is known (NG-02)."""
    if s.phase != Phase.OVER:
        for other in range(s.seats):
            if other != seat:
                s.charm[other] = 1 + draw(s, CHARM, Draw.IMAGINED)


@rule
def returns(s: NewGame, out: Floats) -> None:
    """Whoever has the most points has won; several share it (NG-08)."""
    share_win(s.winners, s.seats, out)


@rule
def standing(s: NewGame, out: Ints) -> None:
    """The points that everybody can count."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]

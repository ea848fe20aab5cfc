"""What waits for a knight in the castle and in the rock castles (catalogue 5.13)."""

from __future__ import annotations

from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.data import CASTLE
from lindwurm.games.drachenfels.rules.board import FORT_OF
from lindwurm.games.drachenfels.state import Drachenfels, Phase
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import rule


@rule
def arrive(s: Drachenfels, seat: int) -> None:
    """Settle an arrival, by whatever means: armour, look, victory (DR-140, DR-148)."""
    node = int(s.at[seat])
    if node == CASTLE and not s.armour[seat]:
        s.armour[seat] = 1
        emit(s, Kind.ARMED, seat, 0, 0)
    fort = int(FORT_OF[node])
    if fort >= 0:
        look(s, seat, fort)


@rule
def look(s: Drachenfels, seat: int, fort: int) -> None:
    """Lift the princess; only this seat sees her shoes.

    Everybody hears whether she is the right one, for then the game is over (DR-143).
    """
    if not s.looked[seat] >> fort & 1:
        s.looked[seat] |= 1 << fort
    found = 1 if s.shoes[fort] == s.colour[seat] else 0
    emit(s, Kind.LOOKED, seat, s.at[seat], found)
    whisper(s, seat, Kind.SAW, seat, s.at[seat], s.shoes[fort])
    if found:
        s.winner = seat
        s.phase = Phase.OVER
        emit(s, Kind.WON, seat, s.at[seat], 0)
        return
    if not s.swift[seat]:
        s.swift[seat] = 1
        emit(s, Kind.SWIFT, seat, 0, 0)
    if not s.sky:
        s.sky = 1
        emit(s, Kind.SKY_OPENED, seat, 0, 0)

"""Records of version 1: what was written before draws said what they are. They stay readable.

Such a record knows the values that fell, not their kinds; moves that were taken back are not in it;
its checks count in the first layout of a state.
"""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec

from lindwurm.kernel.agreement import Salt
from lindwurm.kernel.record import ChanceOf, Entry, Fallen, Record


class _Chance(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["generator", "stream", "tape"]
    commitment: str | None = None
    seed: int | str | None = None
    salts: list[str] = []


class _Move(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    action: str
    draws: list[int]
    check: str


class _Record(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal["lindwurm-record"]
    format_version: Literal[1]
    game: str
    rules_version: int
    seats: int
    names: list[str]
    options: dict[str, str]
    chance: _Chance
    start: str | None
    opening: list[int]
    moves: list[_Move]
    digest: str


def loads(data: str | bytes) -> Record:
    """Read the text of such a record; raises msgspec.DecodeError if it is not one."""
    old = msgspec.json.decode(data, type=_Record)
    chance = old.chance
    return Record(
        format=old.format,
        format_version=1,
        game=old.game,
        rules_version=old.rules_version,
        layout=1,
        variant=None,
        seats=old.seats,
        names=old.names,
        options=old.options,
        chance=ChanceOf(
            *(chance.kind, chance.commitment, chance.seed),
            salts=[Salt(salt) for salt in chance.salts],
        ),
        start=old.start,
        opening=_fallen(old.opening),
        entries=[
            Entry(move.seat, move.check, move.action, _fallen(move.draws)) for move in old.moves
        ],
        ended="unfinished",
        digest=old.digest,
        seal="",
    )


def _fallen(values: list[int]) -> list[list[Fallen]]:
    return [[Fallen("", 0, value) for value in values]] if values else []


def header_check(record: Record) -> str:
    """Return the check of a header, as it was made then."""
    chance = record.chance
    opening = [fallen.value for throw in record.opening for fallen in throw]
    header = (
        *(record.game, record.rules_version, record.seats, record.names, record.options),
        *(chance.kind, chance.commitment, [salt.salt for salt in chance.salts]),
        *(record.start, opening),
    )
    return hashlib.blake2b(msgspec.json.encode(header), digest_size=8).hexdigest()


def check(previous: str, entry: Entry, state: bytes) -> str:
    """Return the check of a move, as it was made then."""
    data = msgspec.json.encode((previous, entry.seat, entry.action, entry.draws)) + state
    return hashlib.blake2b(data, digest_size=8).hexdigest()

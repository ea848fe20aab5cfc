"""`lindwurm verify`: every move, every die and every check of a saved game."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import Counter
from typing import TYPE_CHECKING, Any

from lindwurm.cli import common, files
from lindwurm.cli.errors import FAILED, Refusal, one_line

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.record import Record

ENDED = {
    None: "not ended yet",
    "over": "ended",
    "resigned": "ended: given up",
    "claimed": "ended: claimed against somebody who was away",
    "drawn": "ended: a draw by consent",
    "abandoned": "ended: abandoned, without a result",
}
"""How a match has ended, in words."""
PROVEN = {
    "agreed": "every die follows from the committed seed and the salts of the seats",
    "seed": "every die follows from the committed seed",
    "sealed": "the moves fit; the seed is not revealed yet, so the dice are not proven",
    "table": "dice by the table: people told what they threw; all else follows from the seed",
    "outside": "the moves fit; the dice were given from outside, so they are not proven",
}


def run(asked: Namespace) -> int:
    """Verify a record and say what was proven."""
    try:
        record, match = checked(asked.file, asked.variant)
    except Refusal as refusal:
        if asked.json and refusal.code == FAILED:
            cause = refusal.__cause__
            move = getattr(cause, "move", None)
            print(
                json.dumps({"ok": False, "file": asked.file, "error": str(refusal), "move": move})
            )
            return FAILED
        raise
    found = _described(asked.file, record, match)
    if asked.json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    console = common.console()
    console.print(f"[moss]✓[/] {asked.file}: {PROVEN[found['dice']]}", soft_wrap=True)
    for sentence in found["notes"]:
        console.print(f"  {sentence}", soft_wrap=True, highlight=False, markup=False)
    ended = ENDED[match.ended]
    names = one_line(", ".join(record.names)) or f"{record.seats} seats"
    told = f"  {record.game}, {names}, {len(record.moves):,} moves, {ended}"
    console.print(told, soft_wrap=True, markup=False)
    throws, drawn = _drawn(match)
    for what, count in drawn.items():
        console.print(f"  {count:>7,} × {what}", soft_wrap=True)
    console.print(f"  [faint]in[/] {throws:,} throws", soft_wrap=True)
    if record.chance.commitment:
        console.print(f"  [faint]commitment[/] {record.chance.commitment}", soft_wrap=True)
    console.print(f"  [faint]digest[/]     {record.digest}", soft_wrap=True)
    return 0


def _drawn(match: Match) -> tuple[int, dict[str, int]]:
    """Return how many throws there were, and how often each kind of draw, in words."""
    from lindwurm.kernel.texts import Texts

    texts, counts, throws = Texts(match.game), Counter[int](), 0
    for draws in (match.opening_draws, *(move.draws for move in match.moves)):
        counts.update(drawn.kind for drawn in draws)
        throws += len({drawn.throw for drawn in draws})
    return throws, {texts.draw(kind): count for kind, count in counts.most_common()}


def checked(path: str, variant: str | None = None) -> tuple[Record, Match]:
    """Return a record and its match replayed to the end; refuses with the first bad move."""
    from lindwurm.kernel import record

    found, game = files.load(path, variant)
    try:
        return found, record.replay(found, game)
    except record.RecordError as error:
        raise Refusal(f"{path}: {error}", FAILED) from error


def dice(record: Record) -> str:
    """Return how much is known about the dice: agreed, seed, sealed, table or outside."""
    if record.chance.outside:
        return "table"
    if record.chance.kind == "tape":
        return "outside"
    if record.chance.seed is None:
        return "sealed"
    return "seed" if record.chance.table is None else "agreed"


def notes(record: Record) -> list[str]:
    """Return what else has to be known to judge the game, a sentence each."""
    told = []
    if record.variant is not None:
        told.append(f"this game was played with a variant of {record.game}: {record.variant}")
    if record.start is not None:
        told.append(
            "this game did not start from the printed opening: its position was given, and nothing"
            " here says where it comes from"
        )
    if record.chance.outside:
        kinds = ", ".join(name.replace("_", " ") for name in record.chance.outside)
        told.append(f"people told these draws themselves ({kinds}): the game counts for no rating")
        if record.chance.seed is None:
            told.append("the seed is not revealed yet, so the other draws are not proven either")
    if record.chance.table is not None:
        told += _agreement(record)
    if record.taken_back:
        fell = "the same dice fell again" if record.chance.repeats else "other dice fell then"
        moves = "1 move was" if record.taken_back == 1 else f"{record.taken_back:,} moves were"
        told.append(f"{moves} taken back ({fell}): the game counts for no rating")
    for by, who in (("stand_in", "a bot in place of its person"), ("clock", "the clock")):
        if made := sum(entry.by == by for entry in record.entries):
            told.append(f"{made:,} of the moves were made by {who}")
    return told


def _agreement(record: Record) -> list[str]:
    """Say who had a part in the dice."""
    names = record.names or [f"seat {n}" for n in range(1, record.seats + 1)]
    pairs = list(zip(names, record.chance.salts, strict=True))
    own = [name for name, salt in pairs if not salt.derived]
    told = []
    if own:
        told.append(f"{', '.join(own)} added a salt, committed to before any was revealed")
    else:
        told.append("no seat added a salt of its own: whoever ran the table chose the seed alone")
    if own and len(own) < len(pairs):
        rest = ", ".join(name for name, salt in pairs if salt.derived)
        told.append(f"the salts of {rest} follow from the commitments, and add nothing")
    if record.chance.annulled:
        times = "once" if record.chance.annulled == 1 else f"{record.chance.annulled} times"
        told.append(f"{times} before, the opening was annulled because a salt was not revealed")
    return told


def _described(path: str, record: Record, match: Match) -> dict[str, Any]:
    kind = dice(record)
    return {
        "ok": True,
        "file": path,
        "game": record.game,
        "variant": record.variant,
        "moves": len(record.moves),
        "over": match.over,
        "ended": match.ended,
        "dice": kind,
        "draws": sum(_drawn(match)[1].values()),
        "throws": _drawn(match)[0],
        "proven": PROVEN[kind],
        "notes": notes(record),
        "start": "printed" if record.start is None else "given",
        "salts": sum(salt.commitment is not None for salt in record.chance.salts),
        "annulled": record.chance.annulled,
        "taken_back": record.taken_back,
        "commitment": record.chance.commitment,
        "digest": record.digest,
    }

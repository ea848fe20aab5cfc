"""`lindwurm verify`: every move, every die and every check of a saved game."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import Counter
from typing import TYPE_CHECKING, Any

from lindwurm.cli import common, files
from lindwurm.cli.errors import FAILED, Refusal

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
    "seed": "every die follows from the committed seed",
    "sealed": "the moves fit; the seed is not revealed yet, so the dice are not proven",
    "outside": "the moves fit; the dice were given from outside, so they are not proven",
}


def run(asked: Namespace) -> int:
    """Verify a record and say what was proven."""
    try:
        record, match = checked(asked.file)
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
    ended = ENDED[match.ended]
    names = ", ".join(record.names) or f"{record.seats} seats"
    console.print(f"  {record.game}, {names}, {len(record.moves):,} moves, {ended}", soft_wrap=True)
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


def checked(path: str) -> tuple[Record, Match]:
    """Return a record and its match replayed to the end; refuses with the first bad move."""
    from lindwurm.kernel import record

    found, game = files.load(path)
    try:
        return found, record.replay(found, game)
    except record.RecordError as error:
        raise Refusal(f"{path}: {error}", FAILED) from error


def dice(record: Record) -> str:
    """Return how much is known about the dice: 'seed', 'sealed' or 'outside'."""
    if record.chance.kind == "tape":
        return "outside"
    return "sealed" if record.chance.seed is None else "seed"


def _described(path: str, record: Record, match: Match) -> dict[str, Any]:
    kind = dice(record)
    return {
        "ok": True,
        "file": path,
        "game": record.game,
        "moves": len(record.moves),
        "over": match.over,
        "ended": match.ended,
        "dice": kind,
        "draws": sum(_drawn(match)[1].values()),
        "throws": _drawn(match)[0],
        "proven": PROVEN[kind],
        "commitment": record.chance.commitment,
        "digest": record.digest,
    }

"""The tables of docs/rules/simurgh.md, read independently of data.toml; all ways to use them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.state import Phase

TEXT = Path("docs/rules/simurgh.md").read_text("utf-8")
UNITS = ("V", "M", "W", "S", "K", "A", "F", "B", "PP", "◆", "SP", "DR")


def rows(heading: str) -> list[list[str]]:
    """Return the rows of the tables under a heading whose first cell is a number or a code."""
    part = TEXT.split(heading, 1)[1].split("\n### ", 1)[0].split("\n## ", 1)[0]
    found = []
    for line in part.splitlines():
        if re.match(r"\| (\d\d|[A-Z]{1,2}-?\d+|blind.*|\d) \|", line):
            cells = re.split(r"(?<!\\)\|", line.strip())[1:-1]
            found.append([cell.strip().replace(r"\|", "|").replace("**", "") for cell in cells])
    return found


class Deal(NamedTuple):
    """Amounts by unit; special gains under their own names."""

    cost: dict[str, int]
    gains: tuple[dict[str, int], ...]


def deal(text: str) -> Deal:
    """Read '−2V −1M → 1SP + 1K' or '2B | 3V'."""
    left, _, right = text.rpartition("→")
    cost = {u: int(n) for n, u in re.findall(r"−(\d+)([A-Z◆]+)", left)}
    gains = []
    for one in right.split("|"):
        gain: dict[str, int] = {}
        for part in one.split("+"):
            word = part.strip()
            if found := re.fullmatch(r"Dragon\((\d),(\d)\)", word):
                gain["Dragon"], gain["looked"], gain["◆"] = 1, int(found[1]), int(found[2])
            elif found := re.fullmatch(r"Tile\((\d)\)", word):
                gain["Tile"], gain["looked"] = 1, int(found[1])
            elif word == "FaceUp":
                gain["FaceUp"] = 1
            else:
                found = re.fullmatch(r"(\d+)([A-Z◆]+)", word)
                assert found, word
                gain[found[2]] = gain.get(found[2], 0) + int(found[1])
        gains.append(gain)
    return Deal(cost, tuple(gains))


Change = tuple[int, ...]
"""Change of V M W S K A, PP, markers, spearmen, riders, dragons, hand, display, stack."""


def expected(d: Deal) -> set[Change]:
    """Return every change that a deal allows."""
    found = set()
    for gain in d.gains:
        splits = [
            range(d.cost.get("F", 0) + 1),
            range(d.cost.get("B", 0) + 1),
            range(gain.get("F", 0) + 1),
            range(gain.get("B", 0) + 1),
        ]
        for pay_v, pay_w, take_v, take_w in product(*splits):
            change = {u: gain.get(u, 0) - d.cost.get(u, 0) for u in UNITS}
            change["V"] += take_v - pay_v
            change["M"] += gain.get("F", 0) - take_v - d.cost.get("F", 0) + pay_v
            change["W"] += take_w - pay_w
            change["S"] += gain.get("B", 0) - take_w - d.cost.get("B", 0) + pay_w
            tile, face_up = gain.get("Tile", 0), gain.get("FaceUp", 0)
            found.add(
                (
                    *(change[u] for u in ("V", "M", "W", "S", "K", "A", "PP", "◆", "SP", "DR")),
                    gain.get("Dragon", 0),
                    tile + face_up,
                    -face_up,
                    -tile,
                )
            )
    return found


def measure(s: Any, p: int) -> Change:
    """Return what a seat has, in the order of `Change`."""
    own = [d for d in range(24) if s.owner[d] == p + 1]
    return (
        *s.tokens[p],
        s.points[p],
        sum(bin(s.markers[d]).count("1") for d in own),
        3 - s.at[p][:3].count(0),
        2 - s.at[p][3:].count(0),
        len(own),
        s.hand_count[p],
        sum(t > 0 for t in s.display),
        s.scout_count,
    )


STOP = (Phase.HUB, Phase.SURPLUS, Phase.DISCARD, Phase.TRIGGER)


def outcomes(s: Any, p: int, action: int) -> Iterator[Any]:
    """Carry out an action and every series of choices after it, up to the end of the effect.

    The display is not looked at after the turn has ended by itself, when it is refilled.
    """
    twin = s.copy()
    GAME.apply(twin, p, action)
    if twin.active != p or twin.phase in STOP:
        yield twin
        return
    out = [0] * GAME.max_legal
    for i in range(GAME.legal(twin, p, out)):
        yield from outcomes(twin, p, out[i])


def changes(s: Any, p: int, action: int) -> set[Change]:
    """Return every change that an action can lead to."""
    before = measure(s, p)
    return {
        tuple(after - start for after, start in zip(measure(end, p), before, strict=True))
        for end in outcomes(s, p, action)
    }

"""Data sets of games between bots: every decision with what its seat saw, as Parquet files.

A folder is written part by part, each whole or not at all, so that a run that was broken off goes
on where it was; `card.json` says what is in it. The games are those that `lindwurm simulate` plays
with the same seed and bots. A row is one decision that left a choice:

| column | holds |
|---|---|
| `game` | the number of the game within the seed |
| `step` | moves made before it, forced ones too |
| `seat` | who decided |
| `observation` | what that seat saw: the columns that the card lists |
| `legal` | the legal actions; the mask, in short |
| `action` | what was chosen |
| `return` | what the seat got in the end |
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from lindwurm import __version__
from lindwurm.engines.asking import ADVICE, ALONE, COUNT, SEAT, STEPS
from lindwurm.engines.observation import of
from lindwurm.engines.stepping import Games, checked
from lindwurm.envs.opponents import Circle
from lindwurm.kernel.game import Game

PART = 100
"""Games in a file."""


class DatasetError(ValueError):
    """A folder that holds another data set, or a data set that cannot be written."""


def write(
    game: Game,
    folder: Path,
    games: int,
    bots: Sequence[str] = ("adept",),
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    progress: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """Play the games and write down every decision; return the card.

    What is there already of the same data set is kept; another one in that folder is refused.
    """
    _arrow()
    if games < 1:
        raise DatasetError(f"at least one game must be played, not {games}")
    chairs = game.usual_seats if seats is None else seats
    codes = game.option_codes(chairs, options, batch=True)
    names = list(bots) * chairs if len(bots) == 1 else list(bots)
    if len(names) != chairs:
        raise DatasetError(f"{chairs} seats need {chairs} bots, not {len(names)}")
    Circle(game, [names])  # an unknown bot is named before anything is played
    card = {
        "format": "lindwurm-dataset",
        "format_version": 1,
        "game": game.id,
        **({"variant": game.variant.digest} if game.variant else {}),
        "rules_version": game.version,
        "layout": of(game).layout,
        "seats": chairs,
        "options": game.option_texts(codes),
        "bots": names,
        "seed": checked(seed),
        "games_per_file": PART,
    }
    folder.mkdir(parents=True, exist_ok=True)
    kept = _kept(folder, card)
    for first in range(0, games, PART):
        count = min(PART, games - first)
        name = f"part-{first // PART:05d}.parquet"
        if kept.get(name, {}).get("games") != count:
            kept[name] = _part(game, folder / name, first, count, card)
            _put(folder / "card.json", {**card, **_told(game, kept)})
        progress(count)
    return {**card, **_told(game, kept)}


def _arrow() -> Any:
    try:
        import pyarrow as pa
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise DatasetError("data sets need pyarrow: pip install 'lindwurm[dataset]'") from None
    return pa


def _kept(folder: Path, card: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the parts that are there; raises DatasetError if they belong to another data set."""
    path = folder / "card.json"
    if not path.exists():
        if any(folder.iterdir()):
            raise DatasetError(f"{folder} is not empty, and no data set")
        return {}
    try:
        old = json.loads(path.read_text("utf-8"))
    except ValueError:
        raise DatasetError(f"{path} is no card of a data set") from None
    for name, value in card.items():
        if old.get(name) != value:
            raise DatasetError(f"{folder} holds another data set: its {name} is {old.get(name)!r}")
    return {name: part for name, part in old["files"].items() if (folder / name).is_file()}


def _told(game: Game, parts: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    actions = [game.verbs.text(action) for action in range(game.verbs.size)]
    return {
        "made_by": f"lindwurm {__version__}",
        "games": sum(part["games"] for part in parts.values()),
        "decisions": sum(part["decisions"] for part in parts.values()),
        "files": dict(sorted(parts.items())),
        "columns": [str(column) for column in of(game).columns],
        "actions": actions,
    }


def _put(path: Path, told: Mapping[str, Any]) -> None:
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(told, indent=1), "utf-8")
    fresh.replace(path)


def _part(
    game: Game, path: Path, first: int, count: int, card: Mapping[str, Any]
) -> dict[str, Any]:
    """Play some games, write their file, and return what the card says of it."""
    arrow = _arrow()
    chairs, size = card["seats"], of(game).size
    circle = Circle(game, [card["bots"]] * count)
    slots = Games(
        game,
        count,
        chairs,
        card["options"],
        advisers=circle.players,
        again=False,
        order="drawn",
        finals=True,
    )
    slots.reset(card["seed"], numbers=np.arange(first, first + count))
    parts = list(_decisions(slots, circle))
    at, seat = (np.concatenate([part[k] for part in parts]) for k in (0, 1))
    legal = [row for part in parts for row in part[3]]
    order = np.argsort(at, kind="stable")
    seen = np.concatenate([part[2] for part in parts])[order]
    columns = {
        "game": arrow.array(at[order] + first),
        "step": arrow.array(np.concatenate([part[5] for part in parts])[order]),
        "seat": arrow.array(seat[order].astype(np.int8)),
        "observation": arrow.FixedSizeListArray.from_arrays(arrow.array(seen.ravel()), size),
        "legal": arrow.array([legal[i] for i in order], arrow.list_(arrow.int16())),
        "action": arrow.array(np.concatenate([part[4] for part in parts])[order].astype(np.int16)),
        "return": arrow.array(slots.results[at, seat][order].astype(np.float32)),
    }
    data = game.state.packed_records(slots.finals)
    digest = hashlib.blake2b(data, digest_size=16).hexdigest()
    fresh = path.with_suffix(".new")
    arrow.parquet.write_table(arrow.table(columns), fresh, compression="zstd")
    fresh.replace(path)
    return {"games": count, "decisions": len(at), "digest": digest}


def _decisions(slots: Games, circle: Circle) -> Iterator[tuple[Any, ...]]:
    """Play to the end; yield for each step of all games slot, seat, seen, legal, action, step."""
    while (asked := slots.told[:, COUNT] > 0).any():
        at = np.flatnonzero(asked)
        outside = circle.answer(slots)
        actions = np.where(asked, slots.told[:, ADVICE], ALONE)
        if outside is not None:
            actions = np.where(outside == ALONE, actions, outside)
        told = slots.told[at]
        legal = [slots.choices[i, :n].tolist() for i, n in zip(at, told[:, COUNT], strict=True)]
        yield at, told[:, SEAT], slots.seen[at], legal, actions[at], told[:, STEPS]
        slots.step(actions)

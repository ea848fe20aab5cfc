"""Dragon Farkle in hand-written C (dragon_farkle.c), compiled and called: the limit.

The state's layout, all constants and the dice tables are written into a header from the game's own
declarations, so the C file holds nothing but the rules.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from pathlib import Path

import numpy as np

from lindwurm.engines.batch import STEP_LIMIT
from lindwurm.games.dragon_farkle import GAME, data
from lindwurm.games.dragon_farkle.actions import Act
from lindwurm.games.dragon_farkle.options import Opt
from lindwurm.games.dragon_farkle.rules.common import SOLDIER
from lindwurm.games.dragon_farkle.state import KINDS, SEATS, Action, Cards, Phase

SOURCE = Path(__file__).with_name("dragon_farkle.c")
CHUNK = 2048
WIDTHS = {"i1": "int8_t", "i2": "int16_t", "i4": "int32_t", "i8": "int64_t"}

NUMBERS = {
    "ARROW_DAMAGE": data.ARROW_DAMAGE,
    "BERTHA_KEEP": data.BERTHA_KEEP,
    "BRUNNA_BONUS": data.BRUNNA_BONUS,
    "COMPANIONS": len(data.COMPANIONS) + 1,
    "DEFENDER_SET": data.DEFENDER_SET,
    "EVENT_FACES": len(data.EVENT_DIE),
    "FACES": data.FACES,
    "FRIGHT": data.SKREE,
    "FULL_SET": data.FULL_SET,
    "ITEM_LIMIT": data.ITEM_LIMIT,
    "KINDS": KINDS,
    "LOADED_FACE": data.LOADED_FACE,
    "MAP_REBATE": data.MAP_REBATE,
    "MAX_LEGAL": GAME.max_legal,
    "POSTER_SOLDIERS": data.POSTER,
    "SEATS": SEATS,
    "SKIRMISH_BONUS": data.SKIRMISH_BONUS,
    "SOLDIER": SOLDIER,
    "STEP_LIMIT": STEP_LIMIT,
    "STUB_SOLDIERS": data.STUB,
}
ENUMS: dict[str, type[IntEnum]] = {
    "PHASE": Phase,
    "ACTION": Action,
    "CARDS": Cards,
    "EVENT": data.Event,
    "COMPANION": data.Companion,
    "ITEM": data.Item,
}
TABLES = (
    "COMBO_ID",
    "COMPANION_DEFENDS",
    "COMPANION_IN_SOLO",
    "COMPANION_NEEDS_ITEMS",
    "COUNT",
    "DAMAGE",
    "EVENT_DIE",
    "ITEM_COPIES",
    "ITEM_INTERRUPTS",
    "ITEM_IN_SOLO",
    "NEXT",
    "OPTIONS",
    "OPTIONS_START",
    "SIZE",
    "VALID",
    "VALUE",
    "WITHOUT",
)


def header() -> str:
    """Return the C header: constants, dice tables, and the state with the layout of its bytes."""
    numbers = dict(NUMBERS)
    for prefix, names in ENUMS.items():
        numbers |= {f"{prefix}_{member.name}": int(member) for member in names}
    numbers |= {f"OPT_{name}": place for name, place in Opt.NUMBERS.items()}
    numbers |= {f"ACT_{name.upper()}": code for name, code in Act.VERBS.first.items()}
    lines = ["#pragma once", "#include <stdint.h>"]
    lines += [f"#define {name} {value}" for name, value in numbers.items()]
    lines += ["struct Table {"]
    for f in GAME.state._LAYOUT:
        lines.append(f"    {WIDTHS[f.width]} {f.name}{_extents(f.shape)};")
    size = GAME.state.dtype().itemsize
    lines += ["};", f'_Static_assert(sizeof(struct Table) == {size}, "layout");']
    for name in TABLES:
        table = getattr(data, name)
        width = WIDTHS[f"i{table.dtype.itemsize}"]
        values = ",".join(map(str, table.ravel().tolist()))
        extents = _extents(table.shape)
        lines.append(f"static const {width} {name}{extents} = {_braced(values, table.shape)};")
    return "\n".join(lines) + "\n"


def _extents(shape: tuple[int, ...]) -> str:
    return "".join(f"[{extent}]" for extent in shape)


def _braced(values: str, shape: tuple[int, ...]) -> str:
    """Return an initialiser with the inner braces that a table of rows wants."""
    if len(shape) == 1:
        return f"{{{values}}}"
    numbers = values.split(",")
    step = len(numbers) // shape[0]
    rows = (numbers[i * step : (i + 1) * step] for i in range(shape[0]))
    return "{" + ",".join("{" + ",".join(row) + "}" for row in rows) + "}"


def compiler() -> str | None:
    """Return the C compiler: $CC, or what is called cc, gcc or clang; None without one."""
    names = (os.environ.get("CC"), "cc", "gcc", "clang")
    return next((found for name in names if name and (found := shutil.which(name))), None)


@cache
def library() -> ctypes.CDLL:
    """Compile the C rules with all optimisations for this machine and load them."""
    cc = compiler()
    if cc is None:
        raise RuntimeError("there is no C compiler")
    with tempfile.TemporaryDirectory(prefix="lindwurm-bench-") as folder:
        (Path(folder) / "dragon_farkle.h").write_text(header(), encoding="utf-8")
        binary = Path(folder) / "dragon_farkle.so"
        flags = ["-std=c11", "-O3", "-march=native", "-Wall", "-Wextra", "-shared", "-fPIC"]
        command = [cc, *flags, "-I", folder, str(SOURCE), "-o", str(binary)]
        subprocess.run(command, check=True)
        loaded = ctypes.CDLL(str(binary))
    word = ctypes.c_int64
    loaded.play_games.argtypes = [
        ctypes.c_void_p,
        ctypes.c_void_p,
        word,
        word,
        ctypes.c_int,
        ctypes.c_void_p,
        word,
    ]
    loaded.play_games.restype = None
    return loaded


@dataclass
class Played:
    """What came out of games played in C."""

    games: int
    steps: int
    digest: str


def run(
    games: int, seats: int = 2, seed: int = 0, options: Mapping[str, object] | None = None
) -> Played:
    """Play random games; same digest as `lindwurm simulate` with the same options."""
    play = library().play_games
    codes = np.array(GAME.option_codes(seats, options), np.int64)
    digest = hashlib.blake2b(digest_size=16)
    steps = 0
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        states = np.zeros(count, GAME.state.dtype())
        lengths = np.zeros(count, np.int64)
        play(states.ctypes.data, lengths.ctypes.data, first, count, seats, codes.ctypes.data, seed)
        digest.update(states.tobytes())
        steps += int(lengths[lengths > 0].sum())
    return Played(games, steps, digest.hexdigest())

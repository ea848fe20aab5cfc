"""`lindwurm doctor`: what is installed, what is slow or broken and why, and where data lies.

It looks and changes nothing. Each finding is good, a note, slow (it works, and could work better)
or broken, with what helps. The exit code is 1 if anything is broken.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import sys
import tempfile
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.resources import files
from pathlib import Path
from typing import Any

from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, one_line
from lindwurm.cli.words import words

GOOD, NOTE, SLOW, BROKEN = "good", "note", "slow", "broken"
SIGNS = {GOOD: ("✓", "moss"), NOTE: ("·", "faint"), SLOW: ("~", "gold"), BROKEN: ("✗", "ember")}
PLAIN = {GOOD: "+", NOTE: "-", SLOW: "~", BROKEN: "x"}
"""The signs where a terminal shows only letters."""
ROOM = 100 * 2**20
"""Bytes that should be free where data is kept."""
EXTRAS = {
    "fast": ("numba",),
    "envs": ("gymnasium", "pettingzoo"),
    "dataset": ("pyarrow",),
    "cluster": ("asyncpg", "redis"),
    "report": ("matplotlib",),
    "ray": ("ray",),
    "train": ("torch",),
}
"""What can be installed beside Lindwurm, and the packages that it takes."""


@dataclass(frozen=True)
class Symptom:
    """One thing that was looked at: what it is about, how it is, and the values of its sentence."""

    about: str
    state: str
    told: str
    values: dict[str, Any] = field(default_factory=dict)


def run(asked: Namespace) -> int:
    """Look at everything and tell it."""
    found = list(examined())
    if asked.json:
        print(json.dumps([asdict(one) for one in found], indent=1, ensure_ascii=False))
    else:
        _show(found, common.language(asked.language))
    return FAILED if any(one.state == BROKEN for one in found) else 0


def _show(found: list[Symptom], language: str) -> None:
    from rich.text import Text

    say, console = words(language), common.console()
    all_there = _can_show("".join(sign for sign, _ in SIGNS.values()))
    signs = {state: sign if all_there else PLAIN[state] for state, (sign, _) in SIGNS.items()}
    for one in found:
        sign, style = signs[one.state], SIGNS[one.state][1]
        line = Text.assemble((f"{sign} ", style), say(f"doctor-{one.told}", **one.values))
        console.print(line, soft_wrap=True)
    worst = max((one.state for one in found), key=list(SIGNS).index)
    last = say(f"doctor-{worst}", sign=signs[worst])
    console.print(Text(last, style=SIGNS[worst][1]), soft_wrap=True)


def examined() -> Iterator[Symptom]:
    """Yield what is found, one thing after the other; one that fails itself is broken."""
    here = (_itself, _needed, _client, _shelf, _speed, _extras)
    for look in (*here, _cache, _data, _listening, _screen):
        try:
            yield from look()
        except Exception as error:  # noqa: BLE001 (a doctor does not faint)
            values = {"what": look.__name__.strip("_"), "why": one_line(error)}
            yield Symptom(look.__name__.strip("_"), BROKEN, "fainted", values)


def _itself() -> Iterator[Symptom]:
    from lindwurm import __version__

    values: dict[str, Any] = {"version": __version__, "python": platform.python_version()}
    values |= {"system": f"{platform.system()} {platform.machine()}", "cores": os.cpu_count() or 1}
    yield Symptom("lindwurm", GOOD, "itself", values)
    yield Symptom("place", NOTE, "place", {"folder": str(files("lindwurm"))})


def _needed() -> Iterator[Symptom]:
    """What every installation has; what only some have is marked with a condition."""
    try:
        wanted = [one for one in requires("lindwurm") or () if ";" not in one]
    except PackageNotFoundError:
        return  # it runs from its sources, and nobody knows
    names = [re.split(r"[^\w.-]", one)[0] for one in wanted]
    if missing := [name for name in names if _there(name) is None]:
        yield Symptom("packages", BROKEN, "no-packages", {"packages": ", ".join(missing)})


def _client() -> Iterator[Symptom]:
    built = files("lindwurm").joinpath("web", "index.html").is_file()
    yield Symptom("client", *((GOOD, "client") if built else (BROKEN, "no-client")))


def _shelf() -> Iterator[Symptom]:
    from lindwurm import games

    values = {"count": len(games.ids()), "games": ", ".join(games.ids())}
    yield Symptom("games", GOOD, "games", values)
    for name, why in games.broken().items():
        yield Symptom("games", BROKEN, "broken-game", {"game": name, "why": one_line(why)})


def _there(package: str) -> str | None:
    """Return the version of a package, None if it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _speed() -> Iterator[Symptom]:
    """Numba is imported for it: one that is there and cannot be loaded is worse than none."""
    if _there("numba") is None:
        yield Symptom("numba", SLOW, "no-numba")
        return
    try:
        import numba
    except Exception as error:  # noqa: BLE001 (whatever its libraries say)
        yield Symptom("numba", BROKEN, "bad-numba", {"why": one_line(error)})
        return
    yield Symptom("numba", GOOD, "numba", {"version": numba.__version__})


def _extras() -> Iterator[Symptom]:
    there = [name for name, packages in EXTRAS.items() if all(map(_there, packages))]
    missing = [name for name in EXTRAS if name not in there]
    yield Symptom("extras", NOTE, "extras", {"there": _listed(there), "missing": _listed(missing)})


def _listed(names: list[str]) -> str:
    return ", ".join(names) or "–"


def _cache() -> Iterator[Symptom]:
    from lindwurm import games
    from lindwurm.bots import preparing
    from lindwurm.folders import cache_folder

    folder = cache_folder()
    if (why := _unwritable(folder)) is not None:
        yield Symptom("cache", BROKEN, "no-cache", {"folder": str(folder), **why})
        return
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    yield Symptom("cache", GOOD, "cache", {"folder": str(folder), "megabytes": round(size / 1e6)})
    if _there("numba") is not None:
        ready = [name for name in games.ids() if preparing.is_ready(games.load(name))]
        cold = [name for name in games.ids() if name not in ready]
        if cold:
            yield Symptom("prepared", SLOW, "cold", {"games": ", ".join(cold), "count": len(cold)})
        else:
            yield Symptom("prepared", GOOD, "warm")


def _unwritable(folder: Path) -> dict[str, str] | None:
    """Return why nothing can be kept in a folder, which need not be there yet; None if it can.

    Which place refuses it, and how: it is no `folder`, or it is `locked`.
    """
    there = folder
    while not there.exists() and there != there.parent:
        there = there.parent
    if not there.is_dir():
        return {"at": str(there), "why": "folder"}
    try:
        with tempfile.TemporaryFile(dir=there):
            return None
    except OSError:
        return {"at": str(there), "why": "locked"}


def _data() -> Iterator[Symptom]:
    from lindwurm.server.settings import SettingError, from_environment

    try:
        settings = from_environment()
    except SettingError as error:
        yield Symptom("settings", BROKEN, "bad-setting", {"why": str(error)})
        return
    if settings.database_url.startswith("postgresql") or settings.redis:
        missing = [one for one in EXTRAS["cluster"] if _there(one) is None]
        if missing:
            yield Symptom("cluster", BROKEN, "no-cluster", {"packages": ", ".join(missing)})
    scheme, _, where = settings.database_url.partition(":///")
    if not scheme.startswith("sqlite"):
        yield Symptom("database", NOTE, "database-elsewhere", {"kind": scheme.partition("+")[0]})
        return
    file = Path(where)
    if (why := _unwritable(file.parent)) is not None:
        yield Symptom("data", BROKEN, "no-data", {"folder": str(file.parent), **why})
        return
    yield Symptom("data", NOTE, "data", {"folder": str(file.parent)})
    yield _database(file)
    yield from _room(file.parent)


def _database(file: Path) -> Symptom:
    """Look at an SQLite file: is it whole, and of which version?"""
    from lindwurm.server.store.checks import DatabaseError, check_file, revisions

    if not file.exists():
        return Symptom("database", GOOD, "no-database", {"file": str(file)})
    values: dict[str, Any] = {"file": str(file), "known": max(revisions())}
    try:
        form = check_file(file, whole=True)
    except DatabaseError as error:
        values |= {"kind": error.kind, "detail": error.why, "why": str(error)}
        return Symptom("database", BROKEN, "bad-database", values)
    if form is not None and form < values["known"]:
        return Symptom("database", NOTE, "old-database", {**values, "form": form})
    size = round(file.stat().st_size / 1e6, 1)
    return Symptom("database", GOOD, "database", {"file": str(file), "megabytes": size})


def _room(folder: Path) -> Iterator[Symptom]:
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    if free < ROOM:
        yield Symptom("disk", BROKEN, "no-room", {"megabytes": round(free / 1e6)})


def _listening() -> Iterator[Symptom]:
    from lindwurm.cli.serving import who_listens
    from lindwurm.server.settings import SettingError, from_environment

    try:
        settings = from_environment()
    except SettingError:
        return  # told already
    there = who_listens(settings)
    if there is None:
        yield Symptom("port", GOOD, "port-free", {"port": str(settings.port)})
    elif there:
        yield Symptom("port", NOTE, "port-ours", {"address": there})
    else:
        yield Symptom("port", SLOW, "port-taken", {"port": str(settings.port)})


def _screen() -> Iterator[Symptom]:
    shown = (GOOD, "signs") if _can_show("◆⚅ÄöÜß–") else (SLOW, "no-signs")
    yield Symptom("terminal", *shown, {"encoding": _encoding()})


def _encoding() -> str:
    return (getattr(sys.stdout, "encoding", None) or "ascii").lower()


def _can_show(signs: str) -> bool:
    try:
        signs.encode(_encoding())
    except (UnicodeEncodeError, LookupError):
        return False
    return True

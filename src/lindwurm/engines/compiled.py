"""The same rules, compiled by Numba over NumPy records.

Nothing here is imported until something is to be compiled. Without Numba everything still works in
plain Python; :func:`available` says so once.

Numba's cache on disk looks only at the file of the outermost function, and would go on running old
rules after an edit elsewhere. So the cache folder is keyed by a digest of every source and data
file that can matter.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial, wraps
from importlib.metadata import version
from importlib.resources import files
from itertools import count
from pathlib import Path
from threading import Lock
from types import SimpleNamespace
from typing import Any

from lindwurm.folders import cache_folder
from lindwurm.kernel import chance, events
from lindwurm.kernel.game import Game
from lindwurm.kernel.rule import RULES, compilable

# Rules allocate nothing, so no references need counting; a remainder by zero needs no exception.
FLAGS = {"nogil": True, "_nrt": False, "error_model": "numpy"}

VARIANTS, MOST_VARIANTS = "variants", 64
"""Caches of variants have a folder of their own, lest they push out those of the printed."""

SHARED = (
    "setup",
    "actors",
    "legal",
    "apply",
    "redeal",
    "returns",
    "standing",
    "bot",
    "exact",
    "showdown",
    "offhand",
    "worth",
)
"""Functions of a game that several outer functions call: what is compiled of them is kept."""

_registered: list[Callable[..., Any]] = []
_registering = Lock()
_rule_of: dict[Callable[..., Any], Callable[..., Any]] = {}
"""The rule behind what the compiler sees of it."""


@cache
def available() -> bool:
    """Return whether Numba is there; warns once if it is not."""
    try:
        import numba  # noqa: F401
    except ImportError:
        warnings.warn(
            "Numba is not installed: everything works, but simulations run in plain Python, "
            "some hundred times slower. `pip install 'lindwurm[fast]'` makes them fast.",
            stacklevel=2,
        )
        return False
    return True


def _draw(s: Any, n: int, kind: int) -> int:
    return chance.below(s.rng, n)


def _throw(s: Any) -> None:
    pass


def _emit(s: Any, kind: int, a: int, b: int, c: int) -> None:
    pass


def _whisper(s: Any, seat: int, kind: int, a: int, b: int, c: int) -> None:
    pass


@cache
def _body(function: Callable[..., Any]) -> Any:
    """Return what the compiler sees of a rule: asked for only where nothing compiled is on disk."""
    special = {
        chance.draw: _draw,
        chance.throw: _throw,
        events.emit: _emit,
        events.whisper: _whisper,
    }
    body: Any = special.get(function) or compilable(function)
    _rule_of[body] = function
    return body


def register() -> None:
    """Make every rule known to the compiler; chance and events get their compiled bodies."""
    from numba.extending import overload

    with _registering:  # a rule that two threads counted would make up for one that none knows of
        known = [] if _registered else [chance.draw, chance.throw, events.emit, events.whisper]
        fresh = RULES[len(_registered) :]
        for function in known + fresh:
            overload(function, strict=False)(lambda *arguments, rule=function: _body(rule))
        _registered.extend(fresh)


def source_digest(game: Game, caller: str = "lindwurm.engines") -> str:
    """Return a digest of all sources and data that decide what code compiled in `caller` does."""
    digest = digest_of(game, caller)
    digest.update(f"{version('numba')} {sys.version}".encode())
    return digest.hexdigest()


def digest_of(game: Game, *packages: str) -> hashlib.blake2b:
    """Return a digest of kernel and engines, a game as it is played here, and other packages."""
    digest = hashlib.blake2b(digest_size=10)
    for package in sorted({"lindwurm.kernel", "lindwurm.engines", game.package, *packages}):
        for path in sorted(Path(str(files(package))).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    digest.update((game.variant.digest if game.variant else "").encode())
    return digest


def jit(game: Game, function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function that calls rules of `game`, cached on disk under the sources' digest.

    A function of somebody's script is compiled anew each time: nothing says which of its sources
    matter. The rules that it calls come from the cache all the same.
    """
    import numba
    from numba.core.compiler_lock import global_compiler_lock

    register()
    _tell_processes_apart()
    flags = {**FLAGS, "forceinline": game.inline}
    package = function.__module__.rpartition(".")[0]
    if not package:
        return _our_way(game, numba.njit(**flags)(function))
    with global_compiler_lock:  # the folder is a setting of the whole process
        before = numba.config.CACHE_DIR
        try:
            numba.config.CACHE_DIR = str(_folder(game, package))
            dispatcher = numba.njit(cache=True, **flags)(function)
            dispatcher._cache._index_key = partial(_key, function.__qualname__)
            return _our_way(game, dispatcher)
        except OSError:  # a read-only home: compile without a cache
            return _our_way(game, numba.njit(**flags)(function))
        finally:
            numba.config.CACHE_DIR = before


def folder_of(game: Game, caller: str = "lindwurm.engines") -> Path:
    """Return the folder for what is compiled in `caller`, whether it is there or not."""
    home = cache_folder() / VARIANTS if game.variant else cache_folder()
    return home / f"{game.id}-{source_digest(game, caller)}"


def _folder(game: Game, caller: str = "lindwurm.engines") -> Path:
    """Return the same folder, made where it was missing."""
    folder = folder_of(game, caller)
    folder.mkdir(parents=True, exist_ok=True)
    _forget_old(folder)
    return folder


def _key(name: str, signature: Any, codegen: Any) -> tuple[Any, ...]:
    """Return what compiled code is found by in a folder that stands for one state of the sources.

    Numba would add a digest of all that the function refers to, pickled. The pickle of the same
    things is another one where modules were not loaded from .pyc files: what was compiled first
    after an edit, or in a container, was compiled once more by the next process.
    """
    return name, signature, codegen.magic_tuple()


@cache
def _tell_processes_apart() -> None:
    """Let no two processes give the same name to functions that they compile.

    Numba tells functions of one name apart by a number that every process counts from one. So in
    code of two processes the same name can mean two functions (two closures in one place, two games
    whose records have the same number); where both meet, loaded from disk, one is called for the
    other. Here each process counts from a number of its own.
    """
    from numba.core.bytecode import FunctionIdentity

    def begin() -> None:
        FunctionIdentity._unique_ids = count(secrets.randbits(60))

    begin()
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=begin)


def _our_way(game: Game, dispatcher: Any) -> Callable[..., Any]:
    """Let a function be compiled with trust in its indices and drafts, whenever that happens."""
    from numba.core.compiler_lock import global_compiler_lock

    from lindwurm.engines.drafts import Shelf, drafting

    compile_signature = dispatcher.compile
    names = {rule: name for name in SHARED if (rule := getattr(game, name)) is not None}

    def name_of(body: Callable[..., Any]) -> str | None:
        return names[_rule_of[body]] if _rule_of.get(body) in names else None

    @wraps(compile_signature)
    def compile_our_way(signature: Any) -> Any:
        shelf = Shelf(cache(partial(_folder, game)), name_of, game.inline)
        # The lock: nobody else compiles meanwhile, and so nobody else is affected.
        with global_compiler_lock, _no_index_from_the_end(), drafting(shelf):
            return compile_signature(signature)

    dispatcher.compile = compile_our_way
    return dispatcher  # type: ignore[no-any-return]


@contextmanager
def _no_index_from_the_end() -> Iterator[None]:
    """Leave out the look at the sign of every index.

    Rules count from the front. Numba would also allow for indices from the end, as Python does,
    with a comparison at every access: up to a tenth of the time. There is no switch for it.
    """
    from numba.core import types
    from numba.np import arrayobj

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp)

    usual = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = as_it_is
    try:
        yield
    finally:
        arrayobj.fix_integer_index = usual


def _forget_old(folder: Path) -> None:
    """Drop the caches of older sources of the same game, so that the folder does not grow."""
    import shutil

    keep = MOST_VARIANTS if folder.parent.name == VARIANTS else 4
    game = folder.name.rpartition("-")[0]
    siblings = sorted(folder.parent.glob(f"{game}-*"), key=lambda p: p.stat().st_mtime)
    for old in siblings[:-keep]:
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)


@cache
def rules(game: Game) -> SimpleNamespace:
    """Return the game's rule functions compiled one by one, to be called on records."""
    names = ("setup", "actors", "redeal", "returns", "standing")
    found = {name: jit(game, getattr(game, name)) for name in names}
    for name in ("legal", "apply", "why_not"):
        found[name] = jit(game, _of_deeds(getattr(game, name)))
    return SimpleNamespace(**found)


def _of_deeds(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return what calls a function that was written by `Deeds`: the cache wants a file for it."""

    def called(s: Any, seat: int, given: Any) -> Any:
        return function(s, seat, given)

    called.__qualname__ = function.__qualname__  # by which the cache tells the three apart
    return called

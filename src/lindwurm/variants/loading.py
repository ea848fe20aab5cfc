"""A game loaded once more, with what a variant changes: several variants live in one process.

The package of a variant has the printed one's folder and a name of its own,
`lindwurm.games.<game>@<digest>`. Its modules run the same bytecode in namespaces of their own. When
one of them imports another module of its game by the printed name, it gets the variant's: each
namespace has its own `__import__`, which is where Python looks for it. So every constant, rule and
class of a variant exists apart from those of all others; the printed game is imported as ever and
pays nothing.

>>> from lindwurm.games import load
>>> from lindwurm.kernel.variant import Variant
>>> richer = loaded(Variant("dragon_farkle", changes=(("numbers.stub", 300),)))
>>> [import_module(f"{game.package}.data").STUB for game in (richer, load("dragon_farkle"))]
[300, 200]
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import module_from_spec
from types import CodeType, ModuleType
from typing import Any

from lindwurm.kernel.game import Game, Option, of_package
from lindwurm.kernel.variant import LAYERS, Variant

PRINTED = "printed_"
"""What the function is called that a variant's function takes the place of."""
ROOM = 2
"""A variant may offer more choices at once than the printed game ever does."""


def loaded(variant: Variant) -> Game:
    """Return the game of a variant, imported where it was not there yet."""
    return of_package(variant.package, variant)


def unload(game: Game) -> None:
    """Forget a variant's game: its modules go as soon as nobody plays by them any more."""
    assert game.variant is not None  # the printed game stays
    printed, _, tail = game.package.partition("@")
    for name in [name for name in sys.modules if f"@{tail}" in name]:
        del sys.modules[name]
    parent, _, last = printed.rpartition(".")
    if parent in sys.modules:
        vars(sys.modules[parent]).pop(f"{last}@{tail}", None)
    LAYERS.pop(game.package, None)


def beside(game: Game, name: str) -> ModuleType:
    """Import a module outside a game's folder as that game has it: a variant gets its own copy.

    Such a module belongs to one game and takes constants from it, as the drawing of a table does.
    """
    if game.variant is None:
        return import_module(name)
    own = f"{name}@{game.package.rpartition('@')[2]}"
    if own not in sys.modules:
        parent, _, last = name.rpartition(".")
        spec = PathFinder.find_spec(last, import_module(parent).__path__)
        spec = _ours(spec, own, game.package)
        if spec is None or spec.loader is None:
            raise ModuleNotFoundError(f"there is no module {name!r}", name=name)
        module = sys.modules[own] = module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[own]
            raise
    return sys.modules[own]


class _Finder(MetaPathFinder):
    """Finds the modules of variants that were asked for: in the folder of the printed game."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if "@" not in name:
            return None
        before, _, after = name.partition("@")
        package = f"{before}@{after.partition('.')[0]}"
        if package not in LAYERS:
            return None
        last = (before if name == package else name).rpartition(".")[2]
        return _ours(PathFinder.find_spec(last, path), name, package)


def _ours(spec: ModuleSpec | None, name: str, package: str) -> ModuleSpec | None:
    """Return where a module is, to be loaded under this name for this package."""
    if spec is None or spec.origin is None:
        return None
    ours = ModuleSpec(
        name,
        _Loader(name, spec.origin, package),
        origin=spec.origin,
        is_package=spec.submodule_search_locations is not None,
    )
    ours.submodule_search_locations = spec.submodule_search_locations
    ours.has_location = True
    return ours


class _Loader(SourceFileLoader):
    """Runs a module of the printed game in a variant's namespace."""

    def __init__(self, name: str, path: str, package: str):
        super().__init__(name, path)
        self.package = package

    def exec_module(self, module: ModuleType) -> None:
        """Run a module; its imports lead to modules of the same variant."""
        variant = LAYERS[self.package]
        vars(module)["__builtins__"] = {
            **vars(builtins),
            "__import__": _importing(self.package),
        }
        inside = module.__name__.removeprefix(self.package).removeprefix(".")
        changed = dict(zip((m for m, _ in variant.code), variant.files, strict=True))
        if inside in changed:
            source = dict(variant.code)[inside]
            parts = list(replaced(self.get_data(self.path), self.path, source, changed[inside]))
        else:
            code = self.get_code(module.__name__)
            parts = [] if code is None else [code]
        for part in parts:
            exec(part, vars(module))
        if module.__name__ == self.package:
            game: Game = vars(module)["GAME"]
            vars(module)["GAME"] = replace(
                game,
                variant=variant,
                options=changed_options(game.options, variant),
                max_legal=ROOM * game.max_legal,
            )


def _importing(package: str) -> Callable[..., Any]:
    printed = package.partition("@")[0]

    def importing(name: str, *more: Any, **named: Any) -> Any:
        if name == printed or name.startswith(f"{printed}."):
            name = package + name.removeprefix(printed)
        return builtins.__import__(name, *more, **named)

    return importing


def changed_options(options: Sequence[Option], variant: Variant) -> tuple[Option, ...]:
    """Return a game's options with a variant's defaults; a value that is new comes before all."""
    chosen = dict(variant.options)
    found = []
    for option in options:
        values, codes = option.values, option.codes
        if (value := chosen.get(option.name)) is not None:
            code = codes[values.index(value)] if value in values else int(value)
            rest = [(v, c) for v, c in zip(values, codes, strict=True) if v != value]
            values, codes = (value, *(v for v, _ in rest)), (code, *(c for _, c in rest))
            # What bots play by among themselves is told by the variant, too.
            found.append(replace(option, values=values, codes=codes, batch=""))
        else:
            found.append(option)
    return tuple(found)


def functions(source: str | bytes) -> dict[str, ast.FunctionDef]:
    """Return the functions that a module defines, by name."""
    return {node.name: node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}


def replaced(printed: bytes, path: str, source: str, file: str) -> Iterator[CodeType]:
    """Yield a module in parts: up to the first replaced function, the new source, and the rest.

    So everything that the module makes of its functions is made of the new ones, and tracebacks
    name the file and line that they come from. Where the new source names `printed_` and a function
    that it replaces, that is the old one.
    """
    new = functions(source)
    body = ast.parse(printed).body
    named = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}

    def old(node: ast.stmt) -> bool:
        return isinstance(node, ast.FunctionDef) and node.name in new

    first = next((at for at, node in enumerate(body) if old(node)), len(body))
    rest = [node for node in body[first:] if not old(node)]  # before one of them has a new name
    # Annotations of a part are read as the module reads them: its `from __future__` holds for all.
    future = [node for node in body if isinstance(node, ast.ImportFrom) and _is_future(node)]
    kept = [node for node in body if old(node) and f"{PRINTED}{_name(node)}" in named]
    for node in kept:
        vars(node)["name"] = f"{PRINTED}{_name(node)}"
    before = [*body[:first], *kept]
    yield compile(ast.Module(before, []), path, "exec", dont_inherit=True)
    yield compile(source, file, "exec", dont_inherit=True)
    yield compile(ast.Module(future + rest, []), path, "exec", dont_inherit=True)


def _name(node: ast.stmt) -> str:
    return str(vars(node)["name"])


def _is_future(node: ast.ImportFrom) -> bool:
    return node.module == "__future__"


if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
    sys.meta_path.insert(0, _Finder())

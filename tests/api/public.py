"""`python -m tests.api.public`: write the stored list of the public Python API anew.

The list names what docs/upgrading.md promises, one name to a line: a function with its arguments, a
class with those of its public parts below it, indented. To promise more, add a name and write it
anew; whoever takes something away needs a new first number of the version.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

LIST = Path(__file__).with_name("public.txt")


def names() -> list[str]:
    """Return what is promised, by its dotted names."""
    lines = LIST.read_text("utf-8").splitlines()
    return [re.split(r"[(:]", line)[0] for line in lines if line and line[0] not in " #"]


def described() -> str:
    """Return the list as it would be written now."""
    head = [line for line in LIST.read_text("utf-8").splitlines() if line.startswith("#")]
    return "\n".join([*head, *(line for name in names() for line in _told(name))]) + "\n"


def _told(name: str) -> Iterator[str]:
    """Yield the lines of one name."""
    module, _, inside = name.rpartition(".")
    thing = getattr(import_module(module), inside)
    if not inspect.isclass(thing):
        yield f"{name}{_arguments(thing)}" if callable(thing) else f"{name}: {type(thing).__name__}"
        return
    own = not issubclass(thing, BaseException) and "__init__" in vars(thing)
    yield f"{name}{_arguments(thing) if own else ': class'}"
    for part in sorted(_parts(thing)):
        found = inspect.getattr_static(thing, part, None)
        function = getattr(found, "__func__", found)
        said = _arguments(function) if inspect.isfunction(function) else ""
        yield f"    {part}{said}"


def _parts(thing: type) -> set[str]:
    """Return the public parts of a class that are its own or of classes of ours."""
    ours = [c for c in thing.__mro__ if c.__module__.startswith("lindwurm")]
    found = {name for one in ours for name in (*vars(one), *getattr(one, "__annotations__", ()))}
    return {name for name in found if not name.startswith("_")}


def _arguments(function: Any) -> str:
    """Return a function's arguments: names, order and defaults. Types may get better."""
    found = []
    star = False
    for one in inspect.signature(function).parameters.values():
        kind = {one.VAR_POSITIONAL: "*", one.VAR_KEYWORD: "**"}.get(one.kind, "")
        if one.kind is one.KEYWORD_ONLY and not star:
            found.append("*")
        star = star or kind == "*" or one.kind is one.KEYWORD_ONLY
        given = "" if one.default is one.empty else f"={_default(one.default)}"
        found.append(f"{kind}{one.name}{given}")
    return f"({', '.join(found)})"


def _default(value: Any) -> str:
    plain = value is None or isinstance(value, bool | int | float | str | tuple)
    return repr(value) if plain else "…"


if __name__ == "__main__":
    LIST.write_text(described(), "utf-8")
    sys.stdout.write(f"{len(names())} names in {LIST}\n")

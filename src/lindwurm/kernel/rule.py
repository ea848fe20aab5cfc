"""`@rule`: one function, run as plain Python or compiled.

A rule is an ordinary function over a state. Python calls it as it stands; compiled code compiles
it. The mark costs nothing at import time: Numba is loaded only when something is compiled (see
:mod:`lindwurm.engines.compiled`), so a table for people starts at once and works without Numba.

>>> @rule
... def next_seat(seat: int, seats: int) -> int:
...     return (seat + 1) % seats
>>> next_seat(2, 3)
0
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any, ClassVar, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

Ints = list[int]
"""What a rule reads numbers from or writes them to: a list in Python, an array compiled."""
Floats = list[float]
"""The same for results."""

RULES: list[Callable[..., Any]] = []
"""Every function marked with `@rule`, in the order of definition."""


def rule(function: F) -> F:
    """Mark a function as a rule: integers and fixed arrays only, no strings, dicts, exceptions."""
    RULES.append(function)
    return function


class Lookup(list[Any]):
    """A constant table that rules look things up in: nested lists in Python, an array compiled.

    Plain Python reads a list several times faster than an array, compiled code the reverse; rules
    write `TABLE[a][b]`, which means the same on both.

    >>> VALUE = Lookup([[100, 50], [0, 0]])
    >>> VALUE[0][1]
    50
    """

    def __init__(self, values: Any):
        super().__init__(values.tolist() if hasattr(values, "tolist") else values)

    def array(self) -> Any:
        """Return the table as an array of the narrowest signed width that holds it."""
        import numpy as np

        wide = np.array(list(self), np.int64)
        narrow = np.result_type(
            *(np.min_scalar_type(-1 - abs(v)) for v in (wide.min(), wide.max()))
        )
        return wide.astype(narrow)


class Lazy(Lookup):
    """A table that takes a moment to compute, so only when it is first looked at.

    >>> SQUARES = Lazy(lambda: [n * n for n in range(4)])
    >>> len(SQUARES), SQUARES[3], len(SQUARES)
    (0, 9, 4)
    """

    def __init__(self, compute: Callable[[], Any]) -> None:
        super().__init__([])
        self._compute = compute

    def _fill(self) -> None:
        if len(self) == 0:
            super().__init__(self._compute())

    def __getitem__(self, index: Any) -> Any:
        self._fill()
        return super().__getitem__(index)

    def array(self) -> Any:
        """Return the table as an array."""
        self._fill()
        return super().array()


class Numbers:
    """Base of classes whose attributes are plain numbers to rules, such as a game's verbs."""

    NUMBERS: ClassVar[Mapping[str, int]] = {}


def compilable(function: Callable[..., Any]) -> Any:
    """Return the function as the compiler should see it.

    Of its globals every Lookup is an array, every IntEnum and class of Numbers a namespace of plain
    numbers, which compile faster and, on a GPU, at all.
    """
    wanted = function.__code__.co_names
    namespace = {
        name: _as_constant(value)
        for name, value in function.__globals__.items()
        if name in wanted or name.startswith("__")
    }
    twin = FunctionType(
        function.__code__, namespace, function.__name__, function.__defaults__, function.__closure__
    )
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    return twin


def _as_constant(value: Any) -> Any:
    if isinstance(value, Lookup):
        return value.array()
    if isinstance(value, type) and issubclass(value, IntEnum | Numbers):
        named = ModuleType(value.__name__)
        members = value.NUMBERS if issubclass(value, Numbers) else value.__members__
        vars(named).update({name: int(number) for name, number in members.items()})
        return named
    if isinstance(value, IntEnum):
        return int(value)
    return value

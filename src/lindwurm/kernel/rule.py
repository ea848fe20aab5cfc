"""`@rule`: one function, run as plain Python or compiled.

A rule is an ordinary function over a state. Python calls it as it stands; compiled code compiles
it. The mark costs nothing at import time: Numba is loaded only when something is compiled (see
:mod:`lindwurm.kernel.compiled`), so a table for people starts at once and works without Numba.

>>> @rule
... def next_seat(seat: int, seats: int) -> int:
...     return (seat + 1) % seats
>>> next_seat(2, 3)
0
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every function marked with `@rule`, in the order of definition."""


def rule(function: F) -> F:
    """Mark a function as a rule: integers and fixed arrays only, no strings, dicts, exceptions."""
    RULES.append(function)
    return function


class Table(list[Any]):
    """A constant table that rules look things up in: nested lists in Python, an array compiled.

    Plain Python reads a list several times faster than an array, compiled code the reverse; rules
    write `TABLE[a][b]`, which means the same on both.

    >>> VALUE = Table([[100, 50], [0, 0]])
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


def compilable(function: Callable[..., Any], array: Callable[[Table], Any] = Table.array) -> Any:
    """Return the function as the compiler should see it: every global Table is an array."""
    namespace = {
        name: array(value) if isinstance(value, Table) else value
        for name, value in function.__globals__.items()
        if name in function.__code__.co_names or name.startswith("__")
    }
    twin = FunctionType(
        function.__code__, namespace, function.__name__, function.__defaults__, function.__closure__
    )
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    return twin

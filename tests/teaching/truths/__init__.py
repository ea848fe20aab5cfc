"""What the sentences of the lessons name, worked out a second time: from the view as it is sent,
and from the numbers that the rule books print, without asking the games' own `facts`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

Truth = Callable[..., Any]


def truths(game_id: str) -> Mapping[str, Truth]:
    """Return for each fact of a game what it must be: `truth(view, seat, *words)`."""
    found: Mapping[str, Truth] = import_module(f"tests.teaching.truths.{game_id}").TRUTHS
    return found

"""What the sentences of the lessons name, worked out a second time without the games' own `facts`.

Numbers that the rule books print stand here as they are printed. What changes is counted again from
where the chapter began (`view["first"]`, what a seat saw then) by what has been told since
(`view["story"]`, all events; `view["events"]`, those since the learner's latest move). The number
that the game shows in its view is never the witness for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any

Truth = Callable[..., Any]


def truths(game_id: str) -> Mapping[str, Truth]:
    """Return for each fact of a game what it must be: `truth(view, seat, *words)`."""
    found: Mapping[str, Truth] = import_module(f"tests.teaching.truths.{game_id}").TRUTHS
    return found


def told(view: Any, *kinds: str, seat: int | None = None) -> Iterator[tuple[str, Any]]:
    """What has been told since the chapter began, of these kinds; `seat` counts from 0."""
    for event in view["story"]:
        values = event["values"]
        if event["kind"] in kinds and (seat is None or values["seat"] == seat + 1):
            yield event["kind"], {**values, "sentence": event["sentence"]}


def last(view: Any, *kinds: str, seat: int | None = None) -> Any:
    """The values of the latest event of these kinds."""
    return list(told(view, *kinds, seat=seat))[-1][1]


def summed(view: Any, kind: str, value: str, seat: int | None = None) -> int:
    return sum(int(values[value]) for _, values in told(view, kind, seat=seat))

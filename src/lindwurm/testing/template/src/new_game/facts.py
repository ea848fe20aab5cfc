"""What the sentences of the lesson name: by these names, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable

from lindwurm.kernel.game import Fact

FACTS: dict[str, Callable[..., Fact]] = {
    "goal": lambda view, seat: int(view["goal"]),
    "pot": lambda view, seat: int(view["pot"]),
    "face": lambda view, seat: int(view["face"]),
    "points": lambda view, seat: int(view["points"][seat]),
    "charm": lambda view, seat: int(view["charm"][seat]),
}

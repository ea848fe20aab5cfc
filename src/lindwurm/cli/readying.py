"""Bots that think ahead, at a table in the terminal, until their search is compiled.

Nobody at the keyboard waits for a compiler: it works in a process of its own, at low priority, and
a line on the screen tells how far it is. Meanwhile the game's own bot plays for them.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from lindwurm.cli.players import BOT, SEARCHERS

if TYPE_CHECKING:
    from lindwurm.bots.preparing import Aside
    from lindwurm.cli.session import Session


class Readying:
    """What is being prepared for a table, and what there is to tell of it."""

    def __init__(self, session: Session):
        self._session = session
        self._names = [p.name for p in session.players if p.kind in SEARCHERS]
        self._work: Aside | None = None
        self._told = False
        if self._names and session.keeps:
            self.begin()

    def begin(self) -> None:
        """Start, where there is something to compile that nobody has compiled before."""
        if self._work is not None:
            return
        from lindwurm.bots import preparing
        from lindwurm.engines import compiled

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if not compiled.available() or preparing.is_ready(self._session.game):
                return
        self._work = preparing.Aside(self._session.game)

    @property
    def waiting(self) -> bool:
        """Whether thinking ahead is still being prepared, or could not be."""
        return self._work is not None and (self._work.running or self._work.failed)

    def stands_in(self, kind: str) -> str:
        """Return who plays for a bot: itself, if it can."""
        return BOT if kind in SEARCHERS and self.waiting else kind

    def line(self) -> str | None:
        """Return what is to be told now: how far it is, or once that it is done."""
        if self._work is None or self._told:
            return None
        whom = "" if self._names else "-hints"
        named = {"names": ", ".join(self._names), "count": len(self._names)} if self._names else {}
        say = self._session.say
        if self._work.running:
            done, steps = self._work.progress
            return say(f"preparing{whom}", done=done, steps=steps, **named)
        self._told = True
        return say(f"unprepared{whom}" if self._work.failed else f"prepared{whom}", **named)

    def close(self) -> None:
        """Leave nothing behind."""
        if self._work is not None:
            self._work.close()

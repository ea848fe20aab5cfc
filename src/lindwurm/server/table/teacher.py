"""The teacher at a table where a lesson is given: says what is to be said, and keeps the script.

What has been read, and where the learner wanted to go another way, is kept in the table's row; the
rest follows from the moves (:mod:`lindwurm.teaching.guide`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from lindwurm.kernel.match import By
from lindwurm.server.errors import Refused
from lindwurm.server.store.models import ACT, BOT, PERSON, Learning
from lindwurm.server.table.change import Change
from lindwurm.teaching import guide
from lindwurm.teaching.lesson import load
from lindwurm.teaching.script import Laid, Script, Taught, scripts

if TYPE_CHECKING:
    from lindwurm.server.table.room import Room

Say = Literal["next", "go_on"]


class Taken(msgspec.Struct):
    """What a table keeps of the chapter that is given there."""

    chapter: str
    line: list[Laid]
    read: int = 0
    went: int | None = None

    def follows(self, script: Script) -> bool:
        """Return whether the chapter is this one, as the lesson says it now."""
        return self.chapter == script.chapter.id and self.line == list(script.line)


class Teacher:
    """Who teaches at one table, if it is a lesson."""

    def __init__(self, room: Room):
        self._room = room
        self._passed = 0
        """Steps that are over since the learner went another way and did something else again."""
        self._number = -1
        self._voice: guide.Voice | None = None

    @property
    def _taken(self) -> Taken | None:
        kept = self._room.table.script
        return None if kept is None else msgspec.convert(kept, Taken)

    def _script(self, taken: Taken) -> Script | None:
        """Return the script of the chapter; None if the lesson has been rewritten meanwhile."""
        return next((s for s in scripts(self._room.match.game) if taken.follows(s)), None)

    def voice(self) -> guide.Voice | None:
        """Return what is to be said now; None where no lesson is given."""
        room = self._room
        if not room.loaded or room.table.script is None or not room.begun:
            return None
        if self._voice is not None and self._number == room.number:
            return self._voice
        before, taken = self._voice, self._taken
        assert taken is not None
        assert isinstance(room.match, Taught)
        aside = room.match.followed < len(room.match.moves) and self._number < room.number
        if aside and before is not None and before.kind == "step":
            self._passed = max(self._passed, before.at + 1)
        script, read = self._script(taken), max(taken.read, self._passed)
        if script is None:
            self._voice = guide.Voice("free", 0)
        else:
            lesson = load(room.match.game)
            assert lesson is not None
            self._voice = guide.voice(script, room.match, lesson.learner, read, taken.went)
        self._number = room.number
        return self._voice

    def forget(self) -> None:
        """Think anew: something else than the moves has changed."""
        self._number = -1

    def message(self, language: str) -> dict[str, Any] | None:
        """Return what is said, as it is sent; None where no lesson is given."""
        said, room = self.voice(), self._room
        if said is None:
            return None
        taken, game = self._taken, room.match.game
        assert taken is not None
        lesson, texts = load(game), room.texts(language)
        assert lesson is not None
        ids = [chapter.id for chapter in lesson.chapters]
        at = ids.index(taken.chapter) if taken.chapter in ids else -1
        step, wanted = said.step, None
        if step is not None and step.do is not None:
            code = game.verbs.parse(step.do)
            legal = said.kind == "step" and code in room.choices.get(lesson.learner, ())
            state = room.match.state if legal else self._before(said)
            wanted = texts.action(code, state, lesson.learner)
        return {
            "type": "lesson",
            "number": room.number,
            "chapter": taken.chapter,
            "next": ids[at + 1] if at + 1 < len(ids) else None,
            "kind": said.kind,
            "step": step.id if step else None,
            "at": said.at + 1,
            "total": len(lesson.chapters[at].steps) if at >= 0 else 0,
            "text": guide.text(texts, said),
            "facts": said.facts or {},
            "show": step.show if step and said.kind == "step" else [],
            "do": step.do if step and said.kind == "step" else None,
            "then": self._then(said, lesson.learner),
            "wanted": wanted,
        }

    def _then(self, said: guide.Voice, learner: int) -> str | None:
        """Return what the learner does right after what is proposed, if nothing comes between."""
        taken = self._taken
        script = None if taken is None else self._script(taken)
        if script is None or said.kind != "step" or said.step is None or said.step.do is None:
            return None
        after = script.line[script.at[said.at] + 1 :][:1]
        return next((laid.action for laid in after if laid.seat == learner), None)

    def _before(self, said: guide.Voice) -> Any:
        """Return the position at which something else was wanted, so that it can be named."""
        match = self._room.match
        assert isinstance(match, Taught)
        at = match.followed
        if said.kind != "other" or at >= len(match.moves):
            return None
        return match.game.state.from_bytes(match.moves[at].before)

    # -- the script ------------------------------------------------------------------------------

    @property
    def holds(self) -> bool:
        """Whether everybody waits until the learner has read what is said."""
        said = self.voice()
        return said is not None and said.holds

    def change(self) -> Change | None:
        """Return the move that the script wants to be made now, while the learner waits."""
        said = self.voice()
        if said is None or said.move is None:
            return None
        by: By = BOT if said.move.seat in self._room.bots.seats else PERSON
        code = self._room.match.code(said.move.action)
        return Change(ACT, said.move.seat, by, code)

    # -- what the learner says -------------------------------------------------------------------

    async def hear(self, person: str | None, say: Say, number: int) -> None:
        """Go on with the lesson: what is told has been read, or the other way is wanted."""
        room = self._room
        async with room.changing() as (session, table):
            said, taken = self.voice(), self._taken
            lesson = load(room.match.game)
            if said is None or taken is None or lesson is None:
                raise Refused("conflict", "no lesson is given at this table")
            room.check_seat(person, lesson.learner)
            script = self._script(taken)
            if number != room.number:
                raise Refused("stale", f"the table has moved on to {room.number}")
            if say == "next" and said.kind == "step" and said.step and said.step.do is None:
                taken.read = said.at + 1
            elif say == "go_on" and said.kind == "other":
                assert isinstance(room.match, Taught)
                taken.read, taken.went = said.at + 1, room.match.followed
            else:
                raise Refused("illegal", "there is nothing of that kind to go on from")
            table.script = msgspec.to_builtins(taken)
            if script is not None and taken.read >= len(script.chapter.steps):
                kept = await session.get(Learning, (person, table.game))
                if kept is not None:
                    kept.done = [*(c for c in kept.done if c != taken.chapter), taken.chapter]
            self.forget()
        self.forget()
        room.audience.tell_lesson()
        room.bots.wake()

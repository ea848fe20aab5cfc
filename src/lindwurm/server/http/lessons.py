"""HTTP for lessons: guided first games."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody, Parameter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm import games
from lindwurm.kernel.chance import commitment
from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import Texts
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Language, NewSeat
from lindwurm.server.http.tables import bare, new_seat, put
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import history
from lindwurm.server.store.models import CLOSED, PLAYING, Learning, Person, Table
from lindwurm.server.store.moment import now
from lindwurm.server.table import opening
from lindwurm.server.table.info import TableForMe, for_me
from lindwurm.server.table.teacher import Taken
from lindwurm.teaching import lesson
from lindwurm.teaching.script import Script, scripts

Asking = Request[Any, Any, Any]


class ChapterInfo(msgspec.Struct):
    """A chapter of a lesson."""

    id: str
    title: str
    steps: int


class LessonInfo(msgspec.Struct):
    """A lesson: its chapters in order, which seat is the learner's, and how it ends."""

    game: str
    language: str
    seat: int
    seats: list[str]
    chapters: list[ChapterInfo]
    known: list[str]
    """What one knows afterwards, a line each."""
    left: list[str]
    """What is left to find out."""


class LearningInfo(msgspec.Struct):
    """How far one has come in the lesson of a game."""

    game: str
    done: list[str]
    """Chapters that were finished."""
    chapter: str | None
    """The chapter that was begun last, if it can be gone on with."""
    table: str | None


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    """Which chapter to begin; without one, the lesson goes on where it was left."""

    chapter: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Lessons(Controller):
    """Guided first games."""

    path = "/api"
    tags = ("lessons",)

    @get("/games/{game:str}/lesson", sync_to_thread=False)
    def lesson(
        self,
        game: FromPath[str],
        language: Annotated[Language, Parameter(query="language")] = "en",
    ) -> LessonInfo:
        """What a game's lesson is made of, in a language."""
        taught, found = known(game)
        texts = Texts(taught, language)
        return LessonInfo(
            game=game,
            language=language,
            seat=found.learner + 1,
            seats=found.seats,
            chapters=[
                ChapterInfo(c.id, texts(f"lesson-chapter-{c.id}"), len(c.steps))
                for c in found.chapters
            ],
            known=texts("lesson-known").splitlines(),
            left=texts("lesson-left").splitlines(),
        )

    @get("/me/lessons")
    async def learning(self, request: Asking, services: Shared) -> list[LearningInfo]:
        """How far I have come in all lessons that I have begun, the latest first."""
        asking = await services.somebody(request)
        query = select(Learning).where(Learning.person == asking.id).order_by(Learning.at.desc())
        async with services.database.read() as session:
            found = [(one, await _left(session, one)) for one in await session.scalars(query)]
        return [
            LearningInfo(one.game, one.done, _chapter(at), at.id if at else None)
            for one, at in found
        ]

    @post("/games/{game:str}/lesson")
    async def begin_lesson(
        self, request: Asking, services: Shared, game: FromPath[str], data: JSONBody[NewLesson]
    ) -> TableForMe:
        """Begin a chapter at a table of its own, or go on where the lesson was left.

        The table of the chapter before is closed.
        """
        asking = await services.somebody(request)
        taught, found = known(game)
        ids = [chapter.id for chapter in found.chapters]
        if data.chapter is not None and data.chapter not in ids:
            raise Refused("unknown", "the lesson has no such chapter")
        async with services.database.read() as session:
            kept = await session.get(Learning, (asking.id, game))
            before = await _going_on(session, kept) if kept else None
        done = kept.done if kept else []
        if data.chapter is None and before is not None and not _heard(before, taught):
            return for_me(before, asking.id)
        if before is not None:
            await _close(services, before.id)
        chapter = data.chapter or next((one for one in ids if one not in done), ids[0])
        script = scripts(taught)[ids.index(chapter)]
        table = lesson_table(taught, found, script, asking)
        async with services.database.write() as session:
            await put(session, table, services.settings.tables_per_person)
            await session.flush()
            kept = await session.get(Learning, (asking.id, game))
            if kept is None:
                session.add(kept := Learning(person=asking.id, game=game, done=[]))
            kept.table, kept.at = table.id, now()
        services.hub.announce(table)
        return for_me(table, asking.id)


def _chapter(table: Table | None) -> str | None:
    return None if table is None or table.script is None else str(table.script["chapter"])


def _heard(table: Table, game: Game) -> bool:
    """Return whether a chapter has been heard to its end at this table."""
    taken = msgspec.convert(table.script, Taken)
    chapter = next(s.chapter for s in scripts(game) if taken.follows(s))
    return taken.read >= len(chapter.steps)


async def _left(session: AsyncSession, learning: Learning) -> Table | None:
    """Return the table from which somebody goes on; none is left when all has been heard."""
    table = await _going_on(session, learning)
    if table is None:
        return None
    game, taught = known(table.game)
    every = all(chapter.id in learning.done for chapter in taught.chapters)
    return None if every and _heard(table, game) else table


async def _going_on(session: AsyncSession, learning: Learning) -> Table | None:
    """Return the table at which somebody can go on, as long as the lesson is the same."""
    table = await session.get(Table, learning.table) if learning.table else None
    if table is None or table.status != PLAYING or table.script is None:
        return None
    game = games.load(table.game)
    same = any(msgspec.convert(table.script, Taken).follows(one) for one in scripts(game))
    return table if same and game.version == table.rules_version else None


async def _close(services: Services, table_id: str) -> None:
    """Close the table of a chapter that is over, or is begun again."""
    async with services.hub.visit(table_id) as room, room.changing() as (_, table):
        table.status, table.ended = CLOSED, now()


def known(game_id: str) -> tuple[Game, lesson.Lesson]:
    """Return a game and its lesson, or refuse."""
    try:
        game = games.load(game_id)
    except games.UnknownGame:
        raise Refused("unknown", "there is no such game") from None
    found = lesson.load(game)
    if found is None:
        raise Refused("unknown", "this game has no lesson")
    return game, found


def lesson_table(game: Game, taught: lesson.Lesson, script: Script, learner: Person) -> Table:
    """Return the table of a chapter, already begun. Its moves and dice are laid out."""
    options = game.option_texts(game.option_codes(len(taught.seats), taught.options))
    table = bare(game.id, game.version, options, False, learner)
    for number, who in enumerate(taught.seats):
        me = who == lesson.LEARNER
        wanted = NewSeat("me") if me else NewSeat("bot", level=who)  # type: ignore[arg-type]
        table.seats.append(new_seat(number, wanted, learner, table.seats))
    # Nothing is agreed on: everybody knows what falls, and it is the same every time.
    table.agreed, table.commitment = False, commitment(table.seed)
    table.start, table.start_layout = script.start.to_bytes(), history.layout(game)
    table.script = msgspec.to_builtins(Taken(script.chapter.id, list(script.line)))
    table.lesson = table.hints = True
    opening.begin(table)
    return table

"""HTTP for lessons: guided first games."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, Parameter

from lindwurm import games
from lindwurm.kernel import lesson
from lindwurm.kernel.chance import commitment
from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import Texts
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Language, NewSeat
from lindwurm.server.http.tables import bare, begin, new_seat, put
from lindwurm.server.services import Shared
from lindwurm.server.store import history
from lindwurm.server.store.models import Person, Table
from lindwurm.server.table.info import TableForMe, for_me

Asking = Request[Any, Any, Any]


class LessonStep(msgspec.Struct):
    """One thing to be told: when its moment comes, what is said, and which action is proposed."""

    id: str
    text: str
    when: lesson.When
    do: str | None


class LessonInfo(msgspec.Struct):
    """A lesson: the steps in order, and which seat is the learner's."""

    game: str
    language: str
    seat: int
    seats: list[str]
    steps: list[LessonStep]


class Lessons(Controller):
    """Guided first games."""

    path = "/api/games"
    tags = ("lessons",)

    @get("/{game:str}/lesson", sync_to_thread=False)
    def lesson(
        self,
        game: FromPath[str],
        language: Annotated[Language, Parameter(query="language")] = "en",
    ) -> LessonInfo:
        """The steps of a game's lesson, in a language."""
        taught, found = known(game)
        texts = Texts(taught, language)
        return LessonInfo(
            game=game,
            language=language,
            seat=found.learner + 1,
            seats=found.seats,
            steps=[LessonStep(s.id, texts(f"lesson-{s.id}"), s.when, s.do) for s in found.steps],
        )

    @post("/{game:str}/lesson")
    async def begin_lesson(
        self, request: Asking, services: Shared, game: FromPath[str]
    ) -> TableForMe:
        """Open a table for the lesson and begin. Its seed is known, and the table says so."""
        asking = await services.somebody(request)
        table = lesson_table(*known(game), asking)
        async with services.database.write() as session:
            await put(session, table, services.settings.tables_per_person)
        services.hub.announce(table)
        return for_me(table, asking.id)


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


def lesson_table(game: Game, taught: lesson.Lesson, learner: Person) -> Table:
    """Return the table of a lesson, already begun."""
    match = taught.match(game)
    assert isinstance(match.seed, bytes)  # a lesson's seed is made of its number
    options = game.option_texts(match.option_codes)
    table = bare(game.id, game.version, options, False, learner)
    for number, who in enumerate(taught.seats):
        me = who == lesson.LEARNER
        wanted = NewSeat("me") if me else NewSeat("bot", level=who)  # type: ignore[arg-type]
        table.seats.append(new_seat(number, wanted, learner, table.seats))
    table.seed, table.commitment = match.seed, commitment(match.seed)
    table.start, table.start_layout = match.start, history.layout(game)
    table.lesson = table.hints = True
    begin(table)
    return table

"""HTTP for puzzles: the task as the seat sees it, and what is said to an answer.

Nothing is kept and nobody has to say who they are: a puzzle is a line of a file that came with the
game. What leaves the server is what the seat to act may see, made where every table's positions
are made.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody, Parameter

from lindwurm import games
from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from lindwurm.puzzles import sets, told
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Language
from lindwurm.server.http.compression import json_answer
from lindwurm.server.services import Shared
from lindwurm.server.table import outgoing

Asking = Request[Any, Any, Any]
LATELY = 40
"""Events that are told with the position: what happened just before."""
KEPT = 64
"""Positions that are kept; to play one again takes up to a second."""


class PuzzleTask(msgspec.Struct):
    """A puzzle: who sits there, what is asked, and the position as that seat sees it."""

    game: str
    id: str
    number: int
    """Which of how many it is, from 1."""
    of: int
    next: str
    """The id of the one after it."""
    daily: bool
    """Whether it is the one of the day."""
    language: str
    seat: int
    names: list[str]
    options: dict[str, str]
    grade: int
    """How many levels of bots miss it."""
    graded: str
    task: str
    position: msgspec.Raw
    """As a table's socket tells it (docs/protocol.md)."""


class PuzzleAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody would do; nothing: they give up. With `why` only why it is not allowed."""

    action: Annotated[str, msgspec.Meta(max_length=200)] | dict[str, Any] | None = None
    why: bool = False


class PuzzleChoice(msgspec.Struct):
    """An action, and what it brings in points of a hundred."""

    text: str
    label: str
    best: bool
    expected: float
    behind: float
    error: float


class PuzzleSaid(msgspec.Struct):
    """What is said to an answer. The solution is told to who has found it, or given up."""

    right: bool
    told: list[str]
    rule: str | None = None
    """The rule that forbids it, where it is not allowed."""
    solution: list[PuzzleChoice] | None = None
    scale: str | None = None


class Puzzles(Controller):
    """Puzzles that came with the games."""

    path = "/api/games"
    tags = ("puzzles",)

    @get("/{game:str}/puzzle")
    async def puzzle(
        self,
        request: Asking,
        services: Shared,
        game: FromPath[str],
        which: Annotated[str | None, Parameter(query="id", max_length=40)] = None,
        day: Annotated[date | None, Parameter(query="day")] = None,
        language: Annotated[Language, Parameter(query="language")] = "en",
    ) -> Response[PuzzleTask]:
        """A puzzle: that of a day (today's, if none is named), or the one with this id."""
        there, found = _asked(game, which, day)
        body = await services.aside(request, _task, there, found, language)
        return json_answer(request, body, {"cache-control": "no-cache"})

    @post("/{game:str}/puzzle/{which:str}", status_code=200)
    async def solve(
        self,
        request: Asking,
        services: Shared,
        game: FromPath[str],
        which: FromPath[str],
        data: JSONBody[PuzzleAnswer],
        language: Annotated[Language, Parameter(query="language")] = "en",
    ) -> PuzzleSaid:
        """Say what one would do there, and be told whether it is the best."""
        there, found = _asked(game, which, None)
        return await services.aside(request, _said, there, found, data, language)


def _asked(game_id: str, which: str | None, day: date | None) -> tuple[Game, sets.Puzzle]:
    """Return the game and the puzzle that are asked for, or refuse."""
    if game_id not in games.ids():
        raise Refused("unknown", "there is no such game")
    game = games.load(game_id)
    try:
        puzzles = sets.shipped(game)
        if which is not None:
            return game, sets.named(puzzles, which)
        return game, sets.daily(puzzles, day or datetime.now(UTC).date())
    except sets.PuzzleError as error:
        raise Refused("unknown", str(error)) from None


@lru_cache(maxsize=KEPT)
def _opened(game: Game, which: str) -> Match:
    match = sets.opened(sets.named(sets.shipped(game), which), game)
    match.sealed = True
    return match


@lru_cache(maxsize=KEPT)
def _position(game: Game, which: str, language: str) -> bytes:
    """Return the position as the seat to act is told of it, and what happened just before."""
    found = sets.named(sets.shipped(game), which)
    match, seat = _opened(game, which), found.seat - 1
    envelope = {
        "type": "position",
        "number": len(match.moves),
        "undos": 0,
        "undo": None,
        "clocks": [],
        "fairness": {"commitment": None, "seed": None, "known": True},
    }
    texts = outgoing.Telling(game, language, told.names(found))
    known = len(match.events(seat))
    position = outgoing.Position(match, {seat: match.legal(seat)}, outgoing.members(envelope))
    return position.seen(seat, texts, max(0, known - LATELY))[0]


def _task(game: Game, found: sets.Puzzle, language: str) -> bytes:
    puzzles = sets.shipped(game)
    number = puzzles.index(found) + 1
    today = sets.daily(puzzles, datetime.now(UTC).date())
    return msgspec.json.encode(
        PuzzleTask(
            game=game.id,
            id=found.id,
            number=number,
            of=len(puzzles),
            next=puzzles[number % len(puzzles)].id,
            daily=found == today,
            language=language,
            seat=found.seat,
            names=told.names(found),
            options=found.options,
            grade=found.grade,
            graded=told.grade(found, language),
            task=told.task(found, language),
            position=msgspec.Raw(_position(game, found.id, language)),
        )
    )


def _said(game: Game, found: sets.Puzzle, answer: PuzzleAnswer, language: str) -> PuzzleSaid:
    match, seat = _opened(game, found.id), found.seat - 1
    solved = answer.action is None
    told_ = told.solution(found, match, language) if solved else []
    if answer.action is not None:
        try:
            code = match.code(answer.action)
            texts = Texts(game, language, told.names(found))
            if answer.why or code not in match.legal(seat):
                why = outgoing.reason_info(match.why_not(seat, code), texts)
                return PuzzleSaid(False, [why["reason"]] if why["reason"] else [], why["rule"])
        except ActionError as error:
            raise Refused("malformed", str(error)) from None
        text = match.text(code)
        solved = text in found.best
        told_ = told.answer(found, match, text, language)
    if not solved:
        return PuzzleSaid(False, told_)
    choices = [PuzzleChoice(**one) for one in told.actions(found, match, language)]
    right = answer.action is not None
    return PuzzleSaid(right, told_, None, choices, told.scale(game, language))

"""HTTP for the chronicle: somebody's finished games, and what is counted from them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get
from litestar.params import QueryParameter
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm import games
from lindwurm.engines.holdings import names
from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import Texts
from lindwurm.server.errors import Refused
from lindwurm.server.http.accounts import account_of
from lindwurm.server.http.answers import Language
from lindwurm.server.limits import network
from lindwurm.server.services import Services, Shared
from lindwurm.server.store import company, likeness, statistics
from lindwurm.server.store.models import EVERYBODY, NOBODY, Person
from lindwurm.server.store.statistics import LuckSoFar

Asking = Request[Any, Any, Any]
Of = Annotated[str | None, QueryParameter(name="of", max_length=60)]

PAGE = 20
"""Finished games in one answer."""
PARTS = 6
"""Parts that are named, those that were held most often."""
MARK = "~"
"""Between the two halves of the mark at which a list goes on."""
MOST_DIGITS = 7
"""Of the number in it, and one more."""


class SeatResult(msgspec.Struct):
    """A seat of a finished game."""

    seat: int
    name: str | None
    """None: whoever asks was not there, and the table was not public."""
    kind: str
    own: bool
    """Whether it is the seat of the person whose chronicle it is."""
    won: bool
    score: int


class FinishedGame(msgspec.Struct):
    """A game that is over."""

    table: str | None
    """Its table, if that is still there and whoever asks may know of it: record and replay."""
    game: str
    variant: bool
    """Whether something was changed about the game."""
    seats: list[SeatResult]
    moves: int
    ending: str | None
    ended: str
    counts: bool
    """Whether it counts in statistics."""
    reviewed: bool


class FinishedGames(msgspec.Struct):
    """Finished games, the latest first, and the mark at which the list goes on."""

    games: list[FinishedGame]
    more: str | None


class HeldPart(msgspec.Struct):
    """A part that was held at the end, how often, and in how many games that were won."""

    kind: str
    name: str
    times: int
    won: int


class PlaceCount(msgspec.Struct):
    """Games with so many seats that one began (turn 1), was second in (2), …"""

    seats: int
    turn: int
    played: int
    won: int


class GameCount(msgspec.Struct):
    """What is counted of one game."""

    game: str
    played: int
    won: int
    people: int
    """Of those played, the ones with other people."""
    places: list[PlaceCount]
    least: int
    mean: float
    most: int
    """Points at the end."""
    held: list[HeldPart]
    latest: int
    """So many games, the latest ones, are counted for what was held."""
    luck: LuckSoFar | None
    """What luck did, as far as games were reviewed; oneself alone is told that."""


class CompanionInfo(msgspec.Struct):
    """Somebody one has played with."""

    name: str
    likeness: str
    page: bool
    """Whether their own chronicle may be seen."""
    played: int
    won: int
    lost: int


class Chronicle(msgspec.Struct):
    """What is told of a person."""

    name: str
    likeness: str
    mine: bool
    shows: str
    since: str
    games: list[GameCount]
    companions: list[CompanionInfo]
    """Oneself alone is told that."""
    finished: FinishedGames


class Chronicles(Controller):
    """Everybody's own, and those of others who show them."""

    path = "/api/chronicle"
    tags = ("people",)

    @get()
    async def chronicle(
        self,
        request: Asking,
        services: Shared,
        of: Of = None,
        language: Annotated[Language, QueryParameter(name="language")] = "en",
    ) -> Chronicle:
        """One's own chronicle, or that of the account with this name, if it is shown."""
        if not services.counts.take(network(request.client.host) if request.client else ""):
            raise Refused(
                "too_many", "too many chronicles are read from your address; wait", wait=10
            )
        async with services.database.read() as session:
            asking, person = await _whose(request, services, session, of)
            counted = await statistics.counted(session, person.id)
            mine = asking is not None and asking.id == person.id
            others = await statistics.companions(session, person.id) if mine else []
            finished = await _finished(session, asking, person, None, None)
            reviews = await statistics.reviewed(session, person.id) if mine else []
        luck = await services.aside(request, statistics.luck, reviews) if reviews else {}
        return Chronicle(
            name=person.name,
            likeness=likeness.of(person),
            mine=mine,
            shows=person.shows,
            since=person.created.isoformat(),
            games=[
                _count(game, one, language, luck.get(game, LuckSoFar()) if mine else None)
                for game, one in counted.items()
            ],
            companions=[
                CompanionInfo(
                    name=one.name,
                    likeness=likeness.of(one),
                    page=one.account is not None and one.shows != NOBODY,
                    played=one.played,
                    won=one.won,
                    lost=one.lost,
                )
                for one in others
            ],
            finished=finished,
        )

    @get("/finished")
    async def finished(
        self,
        request: Asking,
        services: Shared,
        of: Of = None,
        before: Annotated[str | None, QueryParameter(name="before", max_length=100)] = None,
        game: Annotated[str | None, QueryParameter(name="game", max_length=40)] = None,
    ) -> FinishedGames:
        """More finished games, from the mark on that the answer before has given."""
        async with services.database.read() as session:
            asking, person = await _whose(request, services, session, of)
            return await _finished(session, asking, person, before, game)


async def _whose(
    request: Asking, services: Services, session: AsyncSession, of: str | None
) -> tuple[Person | None, Person]:
    """Return who asks and whose chronicle is meant, or refuse; nobody learns who hides one."""
    if not services.chronicler.on:
        raise Refused("unknown", "this server keeps no chronicle")
    if of is None:
        asking = await services.somebody(request)
        return asking, asking
    known = await services.person(request)
    person = await account_of(services, of)
    if person is not None and known is not None and known.id == person.id:
        return known, person
    if person is not None and await company.blocks(
        session, person.id, None if known is None else known.id
    ):
        person = None
    if person is not None and person.shows == EVERYBODY:
        return known, person
    if person is not None and person.shows != NOBODY and known is not None:
        played_together = await statistics.met(session, person.id, known.id)
        if played_together:
            return known, person
    raise Refused("unknown", "nobody of that name shows a chronicle to you")


async def _finished(
    session: AsyncSession,
    asking: Person | None,
    person: Person,
    before: str | None,
    game: str | None,
) -> FinishedGames:
    mark = _mark(before)
    found = await statistics.entries(session, person.id, PAGE + 1, mark, game)
    shown = found[:PAGE]
    return FinishedGames(
        games=[_told(one, asking.id if asking else None, person.id) for one in shown],
        more=_next_mark(shown, mark) if len(found) > PAGE else None,
    )


def _next_mark(shown: list[statistics.EnteredGame], mark: tuple[datetime, int] | None) -> str:
    """Return where a list goes on: the moment of its last game, and how many of that were told.

    It names no table: whoever asks may not know of it, and the id of a table opens it.
    """
    last = shown[-1].finished.ended
    told = sum(one.finished.ended == last for one in shown)
    if mark is not None and mark[0] == last:
        told += mark[1]
    return f"{last.isoformat()}{MARK}{told}"


def _mark(before: str | None) -> tuple[datetime, int] | None:
    if before is None:
        return None
    at, _, told = before.partition(MARK)
    try:
        moment = datetime.fromisoformat(at)
        if moment.tzinfo is not None:
            moment = moment.astimezone(UTC)
    except (ValueError, OverflowError):  # also a moment that is in no year there
        raise Refused("malformed", "a list goes on at the mark that was given") from None
    if moment.tzinfo is None or not (told.isascii() and told.isdigit() and len(told) < MOST_DIGITS):
        raise Refused("malformed", "a list goes on at the mark that was given")
    return moment, int(told)


def _told(one: statistics.EnteredGame, asking: str | None, person: str) -> FinishedGame:
    was_there = asking is not None and any(result.person == asking for result in one.results)
    known = was_there or one.public
    game = one.finished
    return FinishedGame(
        table=game.table if one.there and known else None,
        game=game.game,
        variant=game.variant is not None,
        seats=[
            SeatResult(
                seat=result.number + 1,
                name=result.name if known or result.person == person else None,
                kind=result.kind,
                own=result.person == person,
                won=result.won,
                score=result.score,
            )
            for result in one.results
        ],
        moves=game.moves,
        ending=game.ending,
        ended=game.ended.isoformat(),
        counts=game.counts,
        reviewed=one.reviewed and known,
    )


def _count(
    game_id: str, one: statistics.Counted, language: str, luck: LuckSoFar | None
) -> GameCount:
    game = games.load(game_id) if game_id in games.ids() else None
    return GameCount(
        game=game_id,
        played=one.played,
        won=one.won,
        people=one.people,
        places=[PlaceCount(p.seats, p.turn + 1, p.played, p.won) for p in one.places],
        least=one.least or 0,
        mean=one.total / one.played,
        most=one.most or 0,
        held=[] if game is None else _held(game, one, language),
        latest=min(one.played, statistics.LATEST),
        luck=luck,
    )


def _held(game: Game, one: statistics.Counted, language: str) -> list[HeldPart]:
    """Return the parts held most often, in words."""
    called, texts = names(game), Texts(game, language)
    return [
        HeldPart(kind, texts(name) if name in texts else name, times, one.held_won[kind, at])
        for (kind, at), times in one.held.most_common(PARTS)
        if at < len(called.get(kind, ()))
        for name in (called[kind][at],)
    ]

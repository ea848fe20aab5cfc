"""News between the processes of one server: that a table has moved, not how.

Every process keeps the tables in memory that its own people are at, and the database has the truth.
What one process has committed it tells the others, as ids and numbers only; they read the rows, and
tell their people. Nothing that is lost on the way can break a match: a process that is not sure to
have heard everything reads again before it does anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from lindwurm.server.settings import SettingError

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger("lindwurm.server")
T = TypeVar("T")

CLAIM = 30
"""Seconds for which a process may think for the bots of a table without saying so again."""
ATTENDANCE = 60
"""Seconds after which the people at a process that says no more are not counted as present."""
RETRY = 0.5
"""Seconds between two attempts to reach the others again."""
PATIENCE = 0.5
"""Seconds that Redis may take for an answer; after that one goes on without."""
STRIKES = 2
"""So many questions in a row without an answer, and it is not asked any more: a busy machine can
miss one."""
SILENCE = 4
"""So often it is listened for a word of Redis, half a second each, before it counts as gone."""


class TableNews(msgspec.Struct, tag="table", frozen=True):
    """A table is different now: a move, a seat, its status."""

    table: str
    version: int
    due: float | None
    """When something is to be done there."""
    lobby: bool
    """Whether those who look into the lobby may have to hear of it."""
    turn_only: bool
    """Whether nothing has changed for them but whose turn it is."""


class LineNews(msgspec.Struct, tag="line", frozen=True):
    """Something was said at a table."""

    table: str
    line: int


class WishNews(msgspec.Struct, tag="wish", frozen=True):
    """Somebody asks to take something back, somebody agrees, or somebody refuses."""

    table: str
    number: int
    seat: int
    needs: list[int]
    agreed: list[int]
    refused_by: list[int]


class Opened(msgspec.Struct, tag="opened", frozen=True):
    """A process has just read a table: whoever knows of a wish there tells it."""

    table: str


class Attending(msgspec.Struct, tag="attending", frozen=True):
    """Somebody has come to a table or left it."""

    table: str


class Cut(msgspec.Struct, tag="cut", frozen=True):
    """The cookies of a person are not good any more."""

    person: str


class Muted(msgspec.Struct, tag="muted", frozen=True):
    """A person has changed whose chat they read."""

    person: str


class Nudge(msgspec.Struct, tag="nudge", frozen=True):
    """There is something new for a person; without one, for everybody."""

    person: str


class BansChanged(msgspec.Struct, tag="bans", frozen=True):
    """Others are banned now."""


class Again(msgspec.Struct, tag="again", frozen=True):
    """Something may not have been heard: read everything again."""


News = (
    TableNews | LineNews | WishNews | Opened | Attending | Cut | Muted | Nudge | BansChanged | Again
)


class Bus:
    """The bus of a server that is one process: there is nobody to tell."""

    shared = False
    """Whether there may be others at all."""
    sure = True
    """Whether everything that others have told has been heard."""

    async def begin(self, heard: Callable[[News], None]) -> None:
        """Listen from now on."""

    def tell(self, news: News) -> None:
        """Tell the other processes something, soon."""

    async def claim(self, table: str) -> bool:
        """Return whether this process, and no other, is to think for the bots of a table."""
        return True

    async def release(self, table: str) -> None:
        """Leave the bots of a table to whoever wants them."""

    async def attend(self, table: str, here: frozenset[str]) -> frozenset[str] | None:
        """Say who is at a table here; returns who is there at all, None if nobody can tell."""
        return here

    async def close(self) -> None:
        """Tell and hear no more."""


class _Letter(msgspec.Struct):
    """What goes over Redis."""

    sender: str
    news: News


_letters = msgspec.json.Decoder(_Letter)


class RedisBus(Bus):
    """The bus of many processes. Without Redis they go on playing, and only hear later."""

    CHANNEL = "lindwurm"
    shared = True

    def __init__(self, url: str):
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # We try again ourselves: whoever was cut off has to read everything afterwards.
        self._redis: Redis = Redis.from_url(
            url,
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),
        )
        self._me = secrets.token_hex(8)
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: Callable[[News], None] = lambda _: None
        self._listening = asyncio.Event()
        self._kept_quiet = False
        self._late = 0
        """Questions in a row that were not answered in time."""
        self.sure = False

    async def begin(self, heard: Callable[[News], None]) -> None:
        """Listen from now on; returns when the first attempt to do so has been made."""
        self._heard = heard
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), 3)

    def tell(self, news: News) -> None:
        """Tell the other processes something, soon; what cannot be told now they read later."""
        if self.sure:
            self._outbox.put_nowait(msgspec.json.encode(_Letter(self._me, news)))
        else:
            self._kept_quiet = True

    # -- listening and telling -------------------------------------------------------------------

    async def _listen(self) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self.CHANNEL)
                    await self._follow(channel)
            except (RedisError, OSError) as error:
                self._doubt(error)
            except Exception as error:  # a closed transport is a RuntimeError of the event loop
                log.exception("the other processes could not be heard")
                self._doubt(error)
            self._listening.set()
            await asyncio.sleep(RETRY)

    def _doubt(self, error: Exception) -> None:
        """Note that Redis does not answer; until it does nobody asks it anything."""
        if self.sure or not self._listening.is_set():
            reason = str(error) or "Redis does not answer"
            log.warning("the other processes cannot be heard: %s", reason)
        self.sure = False

    async def _follow(self, channel: Any) -> None:
        """Hear everything until the connection is lost, or Redis answers nothing any more."""
        silent = 0  # counted, not timed: where this process itself was held up, it listens again
        subscribed = False
        while self.sure or not subscribed:
            message = await channel.get_message(timeout=PATIENCE)
            if message is None:
                silent += 1
                if silent > SILENCE:
                    raise TimeoutError("Redis says nothing")
                if subscribed:
                    await channel.ping()
                continue
            silent = 0
            if message["type"] == "subscribe":
                # What was told before has not been heard here, nor what we had to say there.
                self.sure = subscribed = True
                self._listening.set()
                self._heard(Again())
                if self._kept_quiet:
                    self.tell(Again())
                    self._kept_quiet = False
            elif message["type"] == "message":
                self._receive(message["data"])

    def _receive(self, data: bytes) -> None:
        try:
            letter = _letters.decode(data)
        except msgspec.DecodeError:  # from another version of the server
            log.warning("another process has said something that is not understood")
            return
        if letter.sender != self._me:
            self._heard(letter.news)

    async def _send(self) -> None:
        while True:
            letters = [await self._outbox.get()]
            while not self._outbox.empty():
                letters.append(self._outbox.get_nowait())
            if await self._asked(self._publish(letters)) is None:
                self._untold()
                await asyncio.sleep(RETRY)

    async def _publish(self, letters: list[bytes]) -> bool:
        async with self._redis.pipeline(transaction=False) as pipe:
            for letter in letters:
                pipe.publish(self.CHANNEL, letter)
            await pipe.execute()
        return True

    def _untold(self) -> None:
        """Forget what could not be told; once they can be reached the others read everything."""
        while not self._outbox.empty():
            self._outbox.get_nowait()
        self._outbox.put_nowait(msgspec.json.encode(_Letter(self._me, Again())))

    async def _asked(self, question: Coroutine[Any, Any, T]) -> T | None:
        """Return what Redis says; None if it does not answer soon."""
        from redis.exceptions import RedisError
        from redis.exceptions import TimeoutError as Late

        try:
            async with asyncio.timeout(2 * PATIENCE):  # a question may be several
                answer = await question
        except (TimeoutError, Late) as error:
            self._late += 1
            if self._late >= STRIKES:
                self._doubt(error)
        except (RedisError, OSError) as error:
            self._doubt(error)
        except Exception as error:  # whoever asks for ever must not end with one answer
            log.exception("Redis could not be asked")
            self._doubt(error)
        else:
            self._late = 0
            return answer
        return None

    # -- bots and people -------------------------------------------------------------------------

    async def claim(self, table: str) -> bool:
        """Return whether this process, and no other, is to think for the bots of a table."""
        answer = await self._asked(self._claim(f"lindwurm:bots:{table}")) if self.sure else None
        return answer is not False  # two that think for the same bot are better than none

    async def _claim(self, key: str) -> bool:
        if await self._redis.set(key, self._me, nx=True, ex=CLAIM):
            return True
        mine = bool(await self._redis.get(key) == self._me.encode())
        if mine:
            await self._redis.expire(key, CLAIM)
        return mine

    async def release(self, table: str) -> None:
        """Leave the bots of a table to whoever wants them."""
        if self.sure:
            await self._asked(self._release(f"lindwurm:bots:{table}"))

    async def _release(self, key: str) -> None:
        if await self._redis.get(key) == self._me.encode():
            await self._redis.delete(key)

    async def attend(self, table: str, here: frozenset[str]) -> frozenset[str] | None:
        """Say who is at a table here; returns who is there at all, None if nobody can tell."""
        if not self.sure:
            return None
        entries = await self._asked(self._attend(f"lindwurm:at:{table}", here))
        if entries is None:
            return None
        known = [msgspec.json.decode(e, type=tuple[float, list[str]]) for e in entries]
        return frozenset(p for end, people in known if end > time.time() for p in people)

    async def _attend(self, key: str, here: frozenset[str]) -> list[bytes]:
        until = time.time() + ATTENDANCE
        async with self._redis.pipeline() as pipe:
            pipe.hset(key, self._me, msgspec.json.encode((until, sorted(here))).decode())
            pipe.expire(key, ATTENDANCE)
            pipe.hgetall(key)
            return list((await pipe.execute())[-1].values())

    async def close(self) -> None:
        """Tell and hear no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()


def make(url: str) -> Bus:
    """Return the bus of a server: over Redis where its URL is given."""
    if not url:
        return Bus()
    try:
        return RedisBus(url)
    except ImportError:
        raise SettingError("many processes need more: pip install 'lindwurm[cluster]'") from None
    except ValueError as error:
        raise SettingError(f"this Redis cannot be used: {error}") from None

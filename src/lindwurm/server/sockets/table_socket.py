"""The socket of a table: who is connected is told everything, and says what they do.

Every message is checked anew, and whether the seat is the sender's.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import websocket
from litestar.params import FromPath

from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.match import IllegalAction
from lindwurm.kernel.texts import LANGUAGES
from lindwurm.server.errors import Refused
from lindwurm.server.limits import Bucket
from lindwurm.server.services import Services, Shared
from lindwurm.server.sockets import messages
from lindwurm.server.sockets.wire import Socket, Wire, arrive, network_of, turn_away
from lindwurm.server.store.models import Person
from lindwurm.server.table import advice, outgoing, silence
from lindwurm.server.table.audience import Connection
from lindwurm.server.table.own_dice import ToldThrow
from lindwurm.server.table.room import Room

HELLO_SECONDS = 15.0
"""How long one may be at a table without saying hello."""
LOOKS = 20
"""To be shown everything anew is so many times rarer than other messages."""
_BEFORE_HELLO = messages.Hello, messages.Ping
NAMELESS_RATE = 4
"""Who has not said who they are can do hardly anything, and has so many times less to say."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, services: Shared, table_id: FromPath[str]) -> None:
    """Serve one socket until it is closed."""
    await arrive(socket, services.arrivals)
    person = await services.person(socket)
    await socket.accept()
    services.metrics.sockets += 1
    try:
        async with services.at(socket, table_id) as room:
            await TableSocket(socket, services, room, person).serve()
    except Refused as refused:
        services.metrics.refuse(refused)
        await turn_away(socket, refused)
    finally:
        services.metrics.sockets -= 1


class TableSocket(Wire[messages.Incoming]):
    """One socket at a table."""

    me: Connection

    def __init__(self, socket: Socket, services: Services, room: Room, person: Person | None):
        me = Connection(
            person=person.id if person else None,
            name=person.name if person else "",
            language=person.language if person else "en",
            muted=frozenset(person.muted) if person else frozenset(),
            network=network_of(socket),
        )
        me.sits = bool(room.seats_of(me.person))
        rate: float = services.settings.messages_per_second
        if me.person is None:
            rate /= NAMELESS_RATE
        paces = services.crowd, services.neighbours.of(me.network)
        super().__init__(socket, me, messages.decoder, services.metrics, rate, *paces)
        self.room = room
        self._services = services
        self._network = me.network
        per_second = services.settings.messages_per_second / LOOKS
        self._looks = Bucket(10 * per_second, per_second)
        self.advising: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Be at the table until the socket ends."""
        with self._place():
            if self._caller is not None:
                self._caller.is_known()
            self.room.audience.connections.add(self.me)
            waiting = asyncio.get_running_loop().call_later(HELLO_SECONDS, self._greeted)
            try:
                await self.talk()
            finally:
                waiting.cancel()
                self.room.audience.connections.discard(self.me)
                self.room.hub.went(self.room)

    def _place(self) -> contextlib.AbstractContextManager[None]:
        """Return the place of this socket: one that is kept for it where its person sits."""
        places, person = self._services.places, self.me.person
        if person is not None and self.me.sits:
            return places.seated(self.me, person, self._network)
        return places.watching(self.me, self._network, self.room.id)

    def _greeted(self) -> None:
        """End a socket that has not said hello for too long."""
        if not self.me.greeted:
            self.me.cut()

    def refuse(self, refused: Refused, message_id: str | None = None, **more: Any) -> None:
        """Say that something was not done, and which rule forbids it."""
        cause = refused.details.get("refused")
        if isinstance(cause, IllegalAction):
            texts = self.room.texts(self.me.language)
            more |= {"action": cause.action, **outgoing.reason_info(cause.reason, texts)}
        super().refuse(refused, message_id, **more)

    async def do(self, message: messages.Incoming) -> None:
        """Do what a message asks for."""
        if not self.me.greeted and not isinstance(message, _BEFORE_HELLO):
            raise Refused("hello_first", "say hello first")
        match message:
            case messages.Act() | messages.Tell():  # by far the most, so they are looked for first
                await self._act(message)
            case messages.Hello():
                await self._hello(message)
            case messages.Look():
                await self._look(message)
            case messages.Why():
                await self._why(message)
            case messages.Hint() | messages.Odds() | messages.Chances():
                self._advise(message)
            case messages.Undo() | messages.Agree() | messages.Refuse():
                await self._take_back(message)
            case messages.Shown():
                await self.room.presence.shown(self.me.seat, message.number, message.hidden)
            case messages.Rest() | messages.Hold() | messages.Back():
                await self._quiet(message)
            case messages.Ways() | messages.End() | messages.Offer():
                await self._ending(message)
            case messages.Mute() | messages.Silence() | messages.Say():
                await self._speak(message)
            case messages.Learn():
                await self.room.teacher.hear(self.me.person, message.say, message.number)
                self._done(message.id)
            case messages.Ping():
                self.me.send({"type": "pong", "id": message.id})

    def _done(self, message_id: str | None, **fields: Any) -> None:
        self.me.send({"type": "done", "id": message_id, **fields})

    def _seat(self, seat: int | None) -> int:
        """Return the seat a message speaks for: the one it names, else the one that looks."""
        if seat is not None:
            return seat - 1
        if self.me.seat is None:
            raise Refused("forbidden", "you do not sit at this table")
        return self.me.seat

    @contextlib.asynccontextmanager
    async def _showing(self) -> AsyncIterator[None]:
        """Be shown everything, which is a lot of work, and is refused where it is too often.

        Those who only look wait for each other, so that nobody who plays waits for many of them.
        """
        if not self._looks.take():
            raise Refused("too_many", "you have looked at everything again and again; slow down")
        if self.me.sits:
            yield
            return
        if not self._services.looks.take(self._network):
            raise Refused("too_many", "too much is looked at from your address; slow down")
        async with self.room.audience.behind:
            yield

    async def _hello(self, hello: messages.Hello) -> None:
        async with self._showing(), self.room.chat.turn:
            chat = await self.room.chat.latest(self.me.person, self.me.muted)
            async with self.room.alone():
                self._welcome(hello, chat)
        await self.room.presence.note()
        self.room.hub.arrived(self.me)

    def _welcome(self, hello: messages.Hello, chat: dict[str, Any]) -> None:
        """Tell somebody who says hello everything."""
        if hello.language is not None:
            if hello.language not in LANGUAGES:
                raise Refused("malformed", f"the languages are {', '.join(LANGUAGES)}")
            self.me.language = hello.language
        self.room.audience.seat_down(self.me, None if hello.seat is None else hello.seat - 1)
        # What was known before an undo may not have happened: then all is told again.
        self.me.knows(hello.events if hello.undos == self.room.undos else 0)
        self.me.greeted = True
        self.me.send(
            {
                "type": "welcome",
                "id": hello.id,
                "protocol": messages.PROTOCOL,
                "name": self.me.name or None,
                "language": self.me.language,
            }
        )
        self.room.audience.tell_table_to(self.me)
        self.me.send(chat)
        self.room.audience.tell_position(self.me)
        self.room.audience.tell_notice()

    async def _look(self, look: messages.Look) -> None:
        async with self._showing(), self.room.alone():
            if look.seat is None:
                self.me.seat = None
            else:
                self.room.audience.seat_down(self.me, look.seat - 1)
            self.me.knows(0)
            self._done(look.id)
            self.room.audience.tell_position(self.me)
            if not self.room.begun:  # what a seat is asked to tell before the game begins
                self.room.audience.tell_table_to(self.me)

    async def _act(self, act: messages.Act | messages.Tell) -> None:
        if isinstance(act, messages.Tell):
            await self._tell(act)
            return
        seat = self._seat(act.seat)
        person = self.me.person
        row, before = await self.room.act(person, seat, act.action, act.number, asking=self.me)
        self._done(act.id, number=row, duplicate=before)
        if person is not None and self.room.over_days and self.room.loaded:
            await self.room.presence.look(person)

    async def _tell(self, told: messages.Tell) -> None:
        seat, me = self._seat(told.seat), self.me
        heard = ToldThrow(me.person, seat, told.number, told.throw, told.pieces, me.language)
        await self.room.own_dice.tell(heard)
        self._done(told.id)

    async def _why(self, why: messages.Why) -> None:
        seat = self._seat(why.seat)
        async with self.room.alone():
            self.room.check_seat(self.me.person, seat)
            texts = self.room.texts(self.me.language)
            try:
                told = outgoing.why(
                    self.room.match, seat, texts, why.action, keeper=self.room.table.referee
                )
            except ActionError as error:
                raise Refused("malformed", str(error)) from None
        self.me.send({"type": "why", "id": why.id, **told})

    def _advise(self, asked: messages.Hint | messages.Odds | messages.Chances) -> None:
        """Think about a hint while other messages are answered; one at a time for each socket."""
        if self.advising is not None and not self.advising.done():
            raise Refused("too_many", "one question at a time")
        if isinstance(asked, messages.Chances):
            work = self._outlook(asked)
        else:
            work = self._advised(asked, self._seat(asked.seat))
        self.advising = self.begin(self.attempt(asked.id, work))

    async def _outlook(self, asked: messages.Chances) -> None:
        self.me.send({"id": asked.id, **await advice.chances(self.room, self.me.person)})

    async def _advised(self, asked: messages.Hint | messages.Odds, seat: int) -> None:
        think = advice.hint if isinstance(asked, messages.Hint) else advice.odds
        told = await think(self.room, self.me.person, seat, self.me.language)
        self.me.unsearched = not told.get("prepared", True)
        self.me.send({"id": asked.id, **told})

    async def _take_back(self, wish: messages.Undo | messages.Agree | messages.Refuse) -> None:
        """Take something back, or answer somebody's wish to."""
        wishes, person = self.room.wishes, self.me.person
        if isinstance(wish, messages.Undo):
            done = await wishes.ask(person, self._seat(wish.seat), wish.number)
        else:
            agree = isinstance(wish, messages.Agree)
            done = await wishes.answer(person, wish.number, agree)
        self._done(wish.id, undone=done)

    async def _quiet(self, wish: messages.Rest | messages.Hold | messages.Back) -> None:
        """Let silence answer for a seat in this turn, or not this time; or bots no more."""
        room, person = self.room, self.me.person
        if isinstance(wish, messages.Back):
            await room.presence.come_back(person)
        elif isinstance(wish, messages.Rest):
            await silence.rest(room, person, self._seat(wish.seat), wish.on)
        else:
            await silence.hold(room, person, self._seat(wish.seat))
        self._done(wish.id)

    async def _ending(self, wish: messages.Ways | messages.End | messages.Offer) -> None:
        """Say how the game may be ended and what that would do; end it, or answer an offer to."""
        offers = self.room.offers
        if isinstance(wish, messages.Ways):
            async with self.room.alone():
                told = offers.told(self.me.person, self.me.language)
            self.me.send({"type": "endings", "id": wish.id, "endings": told})
        elif isinstance(wish, messages.End):
            seat = None if wish.seat is None else wish.seat - 1
            self._done(wish.id, ended=await offers.ask(self.me.person, wish.how, seat))
        else:
            self._done(wish.id, ended=await offers.answer(self.me.person, wish.agree))

    async def _speak(self, said: messages.Mute | messages.Silence | messages.Say) -> None:
        """Say something; or hear no more of somebody, or let nobody hear them."""
        chat, person = self.room.chat, self.me.person
        if isinstance(said, messages.Silence):
            await chat.silence(person, said.line, said.on)
        elif person is None:
            raise Refused("signed_out", "say who you are first")
        elif isinstance(said, messages.Mute):
            await chat.mute(person, said.line, said.on)
        else:
            text = " ".join(said.text.split())
            if not text or not text.isprintable():
                raise Refused("malformed", "chat is plain text")
            self._services.speech.check(person, self._network, self.room.id, sits=self.me.sits)
            await chat.say(person, self.me.name, text)
        self._done(said.id)

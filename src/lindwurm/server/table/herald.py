"""Who tells people that it is their turn in a game over days, when they are not there to see it.

What is to be said follows from the rows (:mod:`lindwurm.server.store.calls`); here it is put into
words and sent, to browsers and by mail. A message names the game, the others at the table and the
way there: nothing that is hidden, and nothing of the position at all.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import re
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial

import msgspec
from sqlalchemy.exc import DBAPIError, IntegrityError

from lindwurm import games
from lindwurm.kernel.texts import MissingText, Texts, Words
from lindwurm.server.calling import push
from lindwurm.server.calling.mail import Mailer, MailFailed
from lindwurm.server.calling.posting import BadEndpoint, Posted, Postman
from lindwurm.server.identity import Bearer, Signer
from lindwurm.server.metrics import Metrics
from lindwurm.server.settings import Settings
from lindwurm.server.store import calls
from lindwurm.server.store.calls import Waiting
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import PERSON, Person, Setting, Table
from lindwurm.server.store.moment import now
from lindwurm.server.store.reaching import MAIL, PUSH, CallWay, PushBrowser

log = logging.getLogger("lindwurm.server")

KEY = "push_key"
"""The setting that holds the key which push services know this server by."""
EVERY = 20.0
"""Seconds between two looks at who is to be told, at most."""
NAMED = 5
"""Tables that a message names; of more it says how many there are."""
BLOCK = 512
"""Messages are as long as a multiple of this: their length tells nothing about names in them."""
LONGEST = timedelta(days=28)
"""How long a push service keeps a message for a browser that is off."""
AT_ONCE = 8
"""People who are told at the same time on a way; and as many whose push services do not always
answer."""
MOST = 200
"""With so many in line on a way, nobody more is looked for."""
DOUBTED = 64
"""Of those, how many stand in line; the others are looked for later."""
STOP, CONFIRM = "stop", "confirm"
"""What links in mails are for."""


class Touch(msgspec.Struct):
    """Something in a message that can be touched."""

    title: str
    url: str


class CallMessage(msgspec.Struct):
    """What a browser is sent: all that its worker needs to show it."""

    title: str
    body: str
    url: str
    count: int
    """How many games wait."""
    language: str
    tables: list[Touch]
    """The most urgent ones, where there are several."""


class TurnHerald:
    """Calls people, unless the operator wants that nobody is."""

    def __init__(self, database: Database, settings: Settings, metrics: Metrics):
        self._database = database
        self._metrics = metrics
        self._home = settings.home
        self._push = settings.push and settings.app  # the app's worker shows what comes
        self.postman = Postman(settings.push_hosts)
        self.mailer = Mailer(settings.smtp_url, settings.mail_from) if settings.smtp_url else None
        self._manners = calls.manners(settings.call_seconds)
        self._every = min(EVERY, max(0.2, settings.call_seconds / 3))
        self._signer = Signer("")
        self._key = ""
        self._task: asyncio.Task[None] | None = None
        self._calling: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._few = {kind: asyncio.Semaphore(AT_ONCE) for kind in (PUSH, MAIL)}
        self._few_doubted = asyncio.Semaphore(AT_ONCE)
        self._doubted = 0

    @property
    def key(self) -> str | None:
        """The public key that browsers subscribe with; None: there is no push."""
        return push.public_key(self._key) if self._key else None

    async def begin(self, signer: Signer) -> None:
        """Find the key, which is made once, and begin to look who is to be told."""
        self._signer = signer
        if self._push:
            self._key = await self._kept_key()
        if self._push or self.mailer is not None:
            self._task = asyncio.create_task(self._look_for_ever())

    async def _kept_key(self) -> str:
        """Return the key that is kept in the database; of two that are made at once, one stays."""
        async with self._database.read() as session:
            kept = await session.get(Setting, KEY)
        if kept is None:
            with contextlib.suppress(IntegrityError):
                async with self._database.write() as session:
                    session.add(Setting(name=KEY, value=push.new_key()))
        async with self._database.read() as session:
            return (await session.get_one(Setting, KEY)).value

    async def end(self) -> None:
        """Call nobody any more; what is being sent is sent again by whoever comes next."""
        tasks = [*self._calling.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            with self._noted():
                await self._begin_calls()

    async def look(self) -> None:
        """Tell everybody who is to be told something now."""
        await asyncio.gather(*await self._begin_calls())

    async def _begin_calls(self) -> list[asyncio.Task[None]]:
        """Begin to tell everybody who is to be told now; whoever takes long holds nobody up."""
        ways = [kind for kind, on in ((PUSH, self._push), (MAIL, self.mailer is not None)) if on]
        begun = []
        for kind in ways:
            busy = [person for person, way in self._calling if way == kind]
            if len(busy) >= MOST:
                continue  # whoever tells them is slow; the others are found again
            due = await calls.due(self._database, kind, self._manners[kind], now(), busy)
            for one in [(person, kind) for person in due]:
                self._calling[one] = task = asyncio.create_task(self._call(*one))
                task.add_done_callback(partial(self._called, one))
                begun.append(task)
        return begun

    def _called(self, one: tuple[str, str], _: asyncio.Task[None]) -> None:
        self._calling.pop(one, None)

    async def _call(self, person: str, kind: str) -> None:
        """Tell somebody, in turn; those whose push services may hang have a line of their own."""
        with self._noted():
            if kind == MAIL or await self._answers(person):
                async with self._few[kind]:
                    await self._tell(person, kind)
            elif self._doubted < DOUBTED:
                self._doubted += 1
                try:
                    async with self._few_doubted:
                        await self._tell(person, kind)
                finally:
                    self._doubted -= 1
            else:  # when this ends, they are found again
                await calls.lease(self._database, person, kind, self._manners[kind], now())

    async def _answers(self, person: str) -> bool:
        """Return whether all push services of somebody's browsers answered when last asked."""
        browsers = await calls.browsers(self._database, person)
        return all(self.postman.answered(one.endpoint) for one in browsers)

    @contextlib.contextmanager
    def _noted(self) -> Iterator[None]:
        """Go on after what went wrong, and write it down."""
        try:
            yield
        except (DBAPIError, OSError) as error:
            log.warning("it could not be looked who is to be told: %s", type(error).__name__)
        except Exception:
            log.exception("somebody could not be told that it is their turn")

    async def _tell(self, person: str, kind: str) -> None:
        """Tell somebody of all that waits for them, unless another process does."""
        manner, at, database = self._manners[kind], now(), self._database
        if not await calls.lease(database, person, kind, manner, at):
            return
        found = await calls.read(database, person, kind, manner, at)
        if found is None or not any(one.new for one in found[2]):
            await calls.release(database, person, kind)
            return
        whom, way, waiting = found
        send = self._send_push if kind == PUSH else self._send_mail
        wait = await send(whom, way, waiting, at)
        if wait is not None and way.tries < calls.TRIES:
            later = timedelta(seconds=max(wait, 60 * 2**way.tries))
            await calls.release(database, person, kind, now() + later)
            self._metrics.calls[kind, "failed"] += 1
            return
        await calls.told(database, person, kind, [one.table.id for one in waiting], at)
        self._metrics.calls[kind, "given_up" if wait is not None else "sent"] += 1

    # -- push --------------------------------------------------------------------------------------

    async def _send_push(
        self, whom: Person, way: CallWay, waiting: Sequence[Waiting], at: datetime
    ) -> int | None:
        """Send a message to all browsers of a person; returns when to try again, None: it went."""
        browsers = await calls.browsers(self._database, whom.id)
        text = padded(msgspec.json.encode(message(whom, waiting)))
        left = max((one.table.deadline or at) - at for one in waiting)
        answers = await asyncio.gather(*(self._post(one, text, left) for one in browsers))
        answered = list(zip(browsers, answers, strict=True))
        if gone := [one.id for one, said in answered if said.gone]:
            await calls.forget_browsers(self._database, whom.id, gone)
        if any(said.done for said in answers) or not any(said.later for said in answers):
            return None
        return max(said.wait for said in answers)

    async def _post(self, browser: PushBrowser, text: bytes, left: timedelta) -> Posted:
        seconds = min(max(left, timedelta(hours=1)), LONGEST).total_seconds()
        to = push.Recipient(browser.endpoint, browser.p256dh, browser.auth)
        contact = self._home if self._home.startswith("https:") else "https://localhost"
        if self.mailer is not None:
            contact = f"mailto:{self.mailer.contact}"
        headers = {
            "authorization": push.signature(self._key, to.endpoint, contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(int(seconds)),
            "topic": "lindwurm-turn",  # of two that wait for a browser, the later one is enough
            "urgency": "normal",
        }
        try:
            said = await self.postman.post(to.endpoint, headers, push.encrypted(to, text))
        except BadEndpoint as error:
            log.warning("a browser is not called: %s", error)
            return Posted(410)
        if not said.done and not said.gone and not said.later:
            log.warning("a push service said %d", said.status)
        return said

    # -- mail --------------------------------------------------------------------------------------

    async def _send_mail(
        self, whom: Person, way: CallWay, waiting: Sequence[Waiting], at: datetime
    ) -> int | None:
        """Send a letter; returns when to try again, None: it went, or never will."""
        assert self.mailer is not None
        assert way.address is not None
        say = Words("lindwurm.server", whom.language)
        lines = [
            f"{described(one.table, whom)}\n{self._home}/table/{one.table.id}"
            for one in waiting[:NAMED]
        ]
        if len(waiting) > NAMED:
            lines.append(f"{say('call-more', count=len(waiting) - NAMED)}\n{self._home}/")
        stop = self.link(STOP, whom.id, way.address)
        text = written(say, "mail-turn", name=whom.name, games="\n\n".join(lines), stop=stop)
        # The same message twice, after a crash, is one in most mailboxes.
        since = ",".join(f"{one.table.id}{one.table.version}" for one in waiting)
        mark = hashlib.sha256(f"{whom.id}{since}".encode()).hexdigest()[:32]
        letter = self.mailer.message(way.address, headline(whom, waiting), text, mark)
        api = f"{self._home}/api/turns/stop?token={stop.rpartition('#')[2]}"
        letter["List-Unsubscribe"] = f"<{api}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        try:
            await self.mailer.send(letter)
        except MailFailed as error:
            log.warning("a letter was not sent: %s", error)
            if error.later:
                return 0
            await calls.forget_way(self._database, whom.id, MAIL)
        return None

    async def ask(self, whom: Person, address: str) -> None:
        """Ask whoever reads an address whether it is theirs. Raises MailFailed.

        Nothing in the letter was chosen by whoever typed the address, not even their name.
        """
        assert self.mailer is not None
        say = Words("lindwurm.server", whom.language)
        confirm, stop = (self.link(what, whom.id, address) for what in (CONFIRM, STOP))
        text = written(say, "mail-confirm", confirm=confirm, stop=stop, home=self._home)
        letter = self.mailer.message(address, say("mail-confirm-subject"), text)
        await self.mailer.send(letter)

    def link(self, purpose: str, person: str, address: str) -> str:
        """Return a link that does one thing for one address, without signing in."""
        token = self._signer.link(purpose, Bearer(person, self._signer.hashed(address.lower())))
        return f"{self._home}/mail/{purpose}#{token}"


# -- words -----------------------------------------------------------------------------------------


def message(whom: Person, waiting: Sequence[Waiting]) -> CallMessage:
    """Return what somebody is told of the tables that wait for them, the most urgent first."""
    first, named = waiting[0].table, waiting[:NAMED]
    body = others(first, whom)
    if len(waiting) > 1:
        body = "\n".join(described(one.table, whom) for one in named)
        if len(waiting) > NAMED:
            say = Words("lindwurm.server", whom.language)
            body += "\n" + say("call-more", count=len(waiting) - NAMED)
    return CallMessage(
        title=headline(whom, waiting),
        body=body,
        url=f"/table/{first.id}",
        count=len(waiting),
        language=whom.language,
        tables=[
            Touch(described(one.table, whom), f"/table/{one.table.id}")
            for one in (named if len(waiting) > 1 else ())
        ],
    )


def headline(whom: Person, waiting: Sequence[Waiting]) -> str:
    """Return what a message is about, in one line."""
    say = Words("lindwurm.server", whom.language)
    if len(waiting) > 1:
        return say("call-many", count=len(waiting))
    return say("call-one", game=game_name(waiting[0].table, whom.language))


def described(table: Table, whom: Person) -> str:
    """Return a table in one line: the game, and who else sits there."""
    with_whom = others(table, whom)
    return f"{game_name(table, whom.language)}{', ' if with_whom else ''}{with_whom}"


def others(table: Table, whom: Person) -> str:
    """Return who else sits at a table, people alone."""
    names = [s.name for s in table.seats if s.kind == PERSON and s.person != whom.id]
    say = Words("lindwurm.server", whom.language)
    return say("call-with", names=say.listed(names)) if names else ""


def game_name(table: Table, language: str) -> str:
    """Return what a table's game is called; one that is not installed any more, by its id."""
    if table.game not in games.ids():
        return table.game
    try:
        return Texts(games.load(table.game), language)("game-name")
    except MissingText:
        return table.game


def written(say: Callable[..., str], letter: str, **parts: str) -> str:
    """Return a letter. Words remember what they have said, and are not to remember links.

    Whatever somebody is called, their name is no place for a link:

    >>> def say(letter: str, **parts: str) -> str:
    ...     return "{name}: {stop}".format(**parts)
    >>> written(say, "letter", name="{stop}", stop="https://table.example")
    '{stop}: https://table.example'
    """
    text = say(letter, **{name: f"{{{name}}}" for name in parts})
    return re.sub(r"\{(\w+)\}", lambda place: parts.get(place[1], place[0]), text)


def padded(text: bytes) -> bytes:
    """Return JSON with blanks after it, up to a length that many messages have."""
    return text + b" " * (-len(text) % BLOCK)

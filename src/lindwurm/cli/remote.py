"""`lindwurm play --server URL`: a seat at a table of a server, on the same screen.

The server keeps the match and sends what the seat may know ([the protocol](docs/protocol.md)). Here
is a match as it looks from that seat (`FarMatch`), and the session that asks the server for all
that it cannot see itself (`FarSession`); the screen does not notice the difference.
"""

from __future__ import annotations

import json
import re
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from lindwurm.cli import advising, common, players
from lindwurm.cli.errors import FAILED, Refusal, one_line
from lindwurm.cli.guest import Guest, understood
from lindwurm.cli.players import PERSON, Player
from lindwurm.cli.session import Session
from lindwurm.kernel.events import EVERYONE, Event
from lindwurm.kernel.game import SEAT
from lindwurm.kernel.match import UndoError
from lindwurm.telling import plans

if TYPE_CHECKING:
    from lindwurm.kernel.game import Game
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts

TRIES = 5
"""How often a lost connection is sought again, each time after a longer while."""
MOST_EVENTS = 1_000_000
"""Events that a table may tell of: no game has as many."""
TABLE = re.compile(r"/table/([\w-]+)")


class FarMatch:
    """A match as a server tells it to one seat: what a drawing asks of a match, and no more."""

    taped = False
    outside = None

    def __init__(self, game: Game, names: Sequence[str], options: Mapping[str, str]):
        self.game = game
        self.names = list(names)
        self.seats = len(names)
        told = game.meant(options)
        self.option_codes = [o.code(told.get(o.name, o.default)) for o in game.options]
        self.position: dict[str, Any] = {}
        self._events: list[Event] = []

    def hear(self, position: dict[str, Any]) -> None:
        """Take in a position; events that it names anew replace those from there on."""
        self.position = position
        del self._events[position["events_from"] :]
        self._events += [self._event(told) for told in position["events"]]
        if len(self._events) > MOST_EVENTS:
            raise ValueError("it tells of more than ever happens in a game")

    def _event(self, told: Mapping[str, Any]) -> Event:
        kind = self.game.events[told["kind"].upper()]
        names = self.game.event_arguments.get(kind, ())
        seats = [self.game.arguments.get(name) == SEAT for name in names]
        values = [told["values"][n] - own for n, own in zip(names, seats, strict=True)]
        more = (
            plans(self.game)[kind].fuller is not None
        )  # what all were told, with a fact for us alone
        to = self.position["seat"] - 1 if more and self.position["seat"] else EVERYONE
        return Event(int(kind), *values)._replace(to=to)

    @property
    def number(self) -> int:
        """The number of the position: it grows with every move, also with one taken back."""
        return int(self.position["number"])

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act."""
        return tuple(seat - 1 for seat in self.position["actors"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position["over"])

    @property
    def state(self) -> Any:
        """A state that holds what the seat sees."""
        return self.game.state.of_view(self.position["view"])

    @property
    def seed(self) -> bytes | None:
        """The seed of the dice, once the game is over."""
        seed = self.position["fairness"]["seed"]
        return bytes.fromhex(seed) if seed else None

    @property
    def commitment(self) -> str | None:
        """What the server committed to before the first move."""
        told: str | None = self.position["fairness"]["commitment"]
        return told

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what this seat may see; others' eyes are not to be had here."""
        view: dict[str, Any] = self.position["view"]
        return view

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """Return what happened, as far as this seat may know."""
        return self._events[since:]

    def legal(self, seat: int) -> list[int]:
        """Return what this seat may do."""
        if self.position["seat"] != seat + 1:
            return []
        return [self.game.verbs.parse(told["text"]) for told in self.position["legal"]]

    def text(self, action: int) -> str:
        """Return the text form of an action."""
        return self.game.verbs.text(action)

    def standing(self) -> list[int]:
        """Return the live score of each seat."""
        out = [0] * self.seats
        self.game.standing(self.state, out)
        return out

    def returns(self) -> list[float]:
        """Return the result of each seat, once the game is over."""
        return list(self.position["result"] or [0.0] * self.seats)


class FarSession(Session):
    """A seat at a table of a server."""

    keeps = False
    resumed_at = None

    def __init__(self, guest: Guest, table: str, language: str):
        self.guest, self.table = guest, table
        self.info: dict[str, Any] = {}
        self.mine: int | None = None
        self.wish: dict[str, Any] | None = None
        """Somebody's wish to take something back, where this seat is asked."""
        self._asked = 0
        self._advice: tuple[int, dict[str, Any]] | None = None
        self._first: dict[str, Any] | None = None
        self._language = language
        self._connect()
        self._refuse_variants()
        self._sit_down()
        if self.info.get("brought"):
            raise Refusal("people throw their own dice at this table: sit down there in a browser")
        game = common.game(self.info["game"])
        names = [str(seat["name"] or "?") for seat in self.info["seats"]]
        if len(names) not in game.seats:
            raise ValueError(f"nobody plays {game.id} with {len(names)} seats")
        self.far = FarMatch(game, names, self.info["options"])
        while self._first is None:
            self._hear(self._receive())
        self.far.hear(self._first)
        table_of = [
            Player(n, PERSON if i == self.mine else players.BOT) for i, n in enumerate(names)
        ]
        match: Any = self.far
        super().__init__(match, table_of, language, None)

    # -- the line ----------------------------------------------------------------------------

    def _connect(self) -> None:
        self._greet()
        while not self.info:
            self._hear(self._receive())

    def _greet(self) -> None:
        """Come to the table; why it was closed at once is found out by whoever listens."""
        from websockets.exceptions import ConnectionClosed

        self.line = self.guest.line(f"/api/tables/{self.table}/socket")
        with suppress(ConnectionClosed):
            self._send(type="hello", language=self._language)

    def _send(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def _receive(self) -> dict[str, Any]:
        """Return the next message; a lost connection is sought again."""
        from websockets.exceptions import ConnectionClosed

        for wait in range(1, TRIES + 1):
            try:
                message: dict[str, Any] = understood(self.line.recv())
                return message
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in (4404, 4401):
                    raise Refusal(f"there is no table {self.table} for you", FAILED) from None
                time.sleep(wait)
                try:
                    self._greet()
                except (OSError, Refusal):
                    continue
        raise Refusal("the server does not answer any more; your seat is kept there", FAILED)

    def _hear(self, message: dict[str, Any]) -> None:
        """Take in what the server says by itself."""
        kind = message["type"]
        if kind == "table":
            self.info = message["table"]
            mine = message["mine"]
            self.mine = mine[0] - 1 if mine else None
        elif kind == "position":
            self._first = message
            if hasattr(self, "far"):
                self.far.hear(message)
            self._send(type="shown", number=message["number"])
        elif kind == "undo":
            wish = message["undo"]
            asked = wish is not None and self.mine is not None and self.mine + 1 in wish["needs"]
            self.wish = wish if asked else None

    def _ask(self, **message: Any) -> dict[str, Any]:
        """Ask the server something, and return its answer; refuses in its own words."""
        self._asked += 1
        mark = f"t{self._asked}"
        self._send(id=mark, **message)
        while True:
            answer = self._receive()
            if answer.get("id") == mark:
                if answer["type"] == "error":
                    raise Refusal(str(answer.get("reason") or answer["message"]))
                return answer
            self._hear(answer)

    def _refuse_variants(self) -> None:
        """Sit down at printed games only: this table is drawn with their numbers and words."""
        if variant := self.info.get("variant"):
            name = variant["names"].get(self._language, "")
            raise Refusal(
                f"this table plays a variant ({name}), which is told and shown in a browser: "
                f"{self.guest.origin}/table/{self.table}",
                FAILED,
            )

    def _sit_down(self) -> None:
        """Take a seat if one is free, start if that is for us to do, and wait for the others."""
        if self.mine is None and self.info["status"] == "open":
            free = any(seat["kind"] == "free" for seat in self.info["seats"])
            if free:
                self.guest.post(f"/api/tables/{self.table}/join", self.guest.commitment)
        asked: dict[str, Any] = {}
        while self.info["status"] in ("open", "opening"):
            if self.info is asked:  # nothing is new but chat, or what we have asked for
                self._hear(self._receive())
                continue
            asked = self.info
            full = all(seat["kind"] != "free" for seat in self.info["seats"])
            host = self.mine is not None and self.info["host"] == self.mine + 1
            if self.info["status"] == "open" and full and host:
                self.guest.post(f"/api/tables/{self.table}/start", self.guest.salt)
            elif self.info["status"] == "opening" and self._awaited():
                self.guest.post(f"/api/tables/{self.table}/reveal", self.guest.salt)
        if self.info["status"] == "closed":
            raise Refusal("that table is closed", FAILED)

    def _awaited(self) -> bool:
        """Return whether our salt is waited for."""
        seats = [
            s for s in self.info["seats"] if self.mine is not None and s["seat"] == self.mine + 1
        ]
        return any(seat["commitment"] and not seat["revealed"] for seat in seats)

    # -- what a screen asks --------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """Our own seat: others come and go at the server."""
        return [] if self.mine is None else [self.mine]

    mindless: tuple[str, ...] = ()

    @property
    def viewer(self) -> int | None:
        """Our own eyes."""
        return self.mine

    def is_person(self, seat: int) -> bool:
        """Return whether it is we who decide there."""
        return seat == self.mine

    @property
    def waiting_for(self) -> int:
        """Our own seat if it may act, else somebody else's."""
        actors = self.far.actors
        return self.mine if self.mine in actors and self.mine is not None else actors[0]

    @property
    def events_so_far(self) -> int:
        """How many events we know of."""
        return len(self.far.events())

    @property
    def moves_so_far(self) -> int:
        """The number of the position."""
        return self.far.number

    def bot_acts(self, seat: int) -> None:
        """Wait until the table has moved on, or we are asked for something."""
        number = self.far.number
        while self.far.number == number and not self.far.over and self.wish is None:
            self._hear(self._receive())

    def act(self, seat: int, action: int) -> None:
        """Do what was chosen; refuses if the table has moved on meanwhile."""
        number = self.far.number
        self._ask(type="act", number=number, action=self.far.text(action))
        while self.far.number == number and not self.far.over:
            self._hear(self._receive())

    def label(self, seat: int, action: int) -> str:
        """Return what an action would be and bring, as the server says it."""
        text = self.far.text(action)
        labels = [str(o["label"]) for o in self.far.position["legal"] if o["text"] == text]
        return labels[0] if labels else self.texts.label(action, {})

    def why_not(self, seat: int, action: int) -> tuple[str, str | None] | None:
        """Return why we may not do something now, and the rule that says so."""
        answer = self._ask(type="why", action=self.far.text(action))
        return (answer["reason"], answer["rule"]) if answer["reason"] else None

    def _told(self) -> dict[str, Any]:
        """Return the odds of the running decision, asked for once."""
        if not self.info["hints"] or not self.far.legal(self.mine or 0):
            return {"odds": [], "risks": []}
        if self._advice is None or self._advice[0] != self.far.number:
            self._advice = self.far.number, self._ask(type="odds")
        return self._advice[1]

    def risk(self, seat: int, action: int) -> str:
        """Return a few words beside a choice: what it risks."""
        text = self.far.text(action)
        return next((str(r["text"]) for r in self._told()["risks"] if r["action"] == text), "")

    def odds(self, seat: int, told: Callable[[Match, int, Texts], list[str]]) -> list[str]:
        """Return what the exact odds say about our decision."""
        return self._told()["odds"] if self.info["hints"] else [self.say("odds-off")]

    def hint(self, seat: int) -> tuple[int, list[str]]:
        """Return what a search on the server would do, and how often that wins."""
        answer = self._ask(type="hint")
        parse = self.game.verbs.parse
        told = advising.opinion(answer, lambda text: self.label(seat, parse(text)), self.say)
        return parse(answer["best"]), told

    def undo_needs(self, seat: int) -> set[int]:
        """The server asks those who must agree."""
        return set()

    def undo(self, seat: int, consent: Sequence[int]) -> int:
        """Take back our latest choice; 0 if others have to agree first."""
        try:
            answer = self._ask(type="undo", number=self.far.number)
        except Refusal as refusal:
            raise UndoError(str(refusal)) from None
        return 1 if answer["undone"] else 0

    def answer_wish(self, agrees: bool) -> None:
        """Say whether somebody may take something back."""
        self.wish = None
        self._ask(type="agree" if agrees else "refuse", number=self.far.number)

    def save(self, durable: bool = False) -> None:
        """Nothing: the server keeps the game."""

    def proof(self) -> str:
        """Say where the record of the game is."""
        address = f"{self.guest.origin}/api/tables/{self.table}"
        return self.say("proof-server", address=address)


@contextmanager
def trusting_nobody() -> Iterator[None]:
    """Turn what a server says without sense into one line, wherever that is found out."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        told = f"{type(error).__name__}: {one_line(error)}"[:200]
        raise Refusal(f"the server says what makes no sense here ({told})", FAILED) from error


def opened(asked: Namespace) -> FarSession:
    """Return a seat at the table that the arguments name, or at a new one."""
    language = common.language(asked.language)
    url = asked.server if "//" in asked.server else f"http://{asked.server}"
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refusal(f"{asked.server!r} is not the address of a server")
    table = TABLE.search(url)
    seats = [word.strip() for word in (asked.seats or "2").split(",")]
    names = [word for word in seats if word not in (*players.BOTS, "open") and not word.isdigit()]
    if len(names) > 1:
        raise Refusal("at a server's table the others come by themselves: say open for each")
    name = names[0] if names else players.you()
    guest = Guest(f"{parts.scheme}://{parts.netloc}", name[:1].upper() + name[1:], language)
    if table is not None:
        return FarSession(guest, table[1], language)
    if asked.game is None:
        raise Refusal("which game? lindwurm play GAME --server URL, or the link of a table")
    if len(seats) == 1 and seats[0].isdigit():
        seats = [name, *[players.BOT] * (int(seats[0]) - 1)]
    body = {
        "game": common.game(asked.game).id,
        "seats": [_seat(word) for word in seats],
        "options": {key: str(value) for key, value in common.options(asked.option).items()},
        **guest.commitment,
    }
    opened_there = guest.post("/api/tables", body)["table"]["id"]
    return FarSession(guest, opened_there, language)


def _seat(word: str) -> dict[str, str]:
    if word == "open":
        return {"kind": "open"}
    if word == players.MIND:
        raise Refusal("a server seats no minds yet: novice, adept, master, legend, wyrm or random")
    if word in players.BOTS:
        return {"kind": "bot", "level": "adept" if word == players.BOT else word}
    return {"kind": "me"}

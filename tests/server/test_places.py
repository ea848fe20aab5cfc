"""Players keep their places: whatever others do, who sits at a table gets in and is answered.

SRV-F2 (places), SRV-F4 (outboxes), SRV-F6 (connections and descriptors), SRV-F7 (chat).
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
from websockets.exceptions import ConnectionClosed

from lindwurm.server import door as doors
from lindwurm.server.door import CALLER, Door, Doorway
from lindwurm.server.errors import Refused
from lindwurm.server.guard import Guard
from lindwurm.server.identity import Bearer
from lindwurm.server.limits import Limits, Pace, network
from lindwurm.server.metrics import Metrics
from lindwurm.server.services import CROWD, HOUSEHOLD
from lindwurm.server.settings import Settings
from lindwurm.server.sockets import messages, wire
from lindwurm.server.sockets.wire import Wire
from lindwurm.server.store.writers import Turns
from lindwurm.server.table.chat import Chat, Speech
from lindwurm.server.table.outbox import CROWDED_OUT, ELSEWHERE, LITTLE_BYTES, MOST_BYTES, Outbox
from lindwurm.server.table.places import Places
from tests.server.harness import Client, Line, Served, awaited

# -- places (SRV-F2) ------------------------------------------------------------------------------


def somebody(person: str | None = None) -> Outbox:
    return Outbox(person, person or "", "en")


def test_who_sits_gets_in_whatever_spectators_do() -> None:
    limits = Settings(spectators_per_table=3, spectators_per_address=5, sockets_per_person=2)
    places = Places(limits, most=20)
    with contextlib.ExitStack() as here:
        for n in range(3):
            here.enter_context(places.watching(somebody(), f"net{n}", "table"))
        with pytest.raises(Refused, match="watching this table"):
            here.enter_context(places.watching(somebody(), "net9", "table"))
        for _ in range(4):
            here.enter_context(places.watching(somebody(), "net0"))
        with pytest.raises(Refused, match="from your address"):
            here.enter_context(places.watching(somebody(), "net0", "other"))
        for n in range(8):
            here.enter_context(places.watching(somebody(), f"more{n}", f"table{n}"))
        with pytest.raises(Refused, match="come back"):
            here.enter_context(places.watching(somebody(), "last", "elsewhere"))
        mine = [somebody("anna") for _ in range(3)]
        for one in mine:
            here.enter_context(places.seated(one, "anna", "net0"))
        assert [one.closing for one in mine] == [ELSEWHERE, None, None], "the newest window stays"
    with places.watching(somebody(), "net0", "table"):
        pass  # all have gone, and nothing is left of them
    assert not places._watching
    assert not places._people
    assert not places._at_table + places._of_network + places._sitting


def test_a_full_server_lets_a_spectator_go_and_nobody_who_sits() -> None:
    places = Places(Settings(), most=100)
    known, nameless, crowd, came_to_sit = somebody("eve"), somebody(), somebody(), somebody("ben")
    with contextlib.ExitStack() as here:
        for one, source in ((known, "a"), (nameless, "b"), (crowd, "c"), (came_to_sit, "c")):
            here.enter_context(places.watching(one, source, "table"))
        came_to_sit.sits = True
        order = []
        while places.make_room():
            order += [one for one in (known, nameless, crowd) if one.lost and one not in order]
        assert order == [crowd, nameless, known]
        assert {one.closing for one in order} == {CROWDED_OUT}
        assert not came_to_sit.lost


def test_addresses_of_one_ipv6_network_are_one() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("::ffff:10.0.0.1") == "10.0.0.1"


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Served]:
    server = Served(
        tmp_path / "small.db", LINDWURM_SPECTATORS_PER_TABLE="5", LINDWURM_CHAT_PER_MINUTE="6"
    )
    yield server
    assert "Traceback" not in server.stop()


def begun(server: Served) -> tuple[str, Client, Client]:
    """Open a table of Anna's and Ben's, where Anna begins."""
    anna, ben = Client(server, "Anna"), Client(server, "Ben")
    table = anna.table("me", "open", first_player="1", public=True)
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    return table, anna, ben


def test_a_crowd_at_a_table_keeps_no_player_out(small: Served) -> None:
    table, anna, ben = begun(small)
    crowd = Client(small, None)
    watching = [crowd.sit(table) for _ in range(5)]
    late = crowd.sit(table, greet=False)
    assert late.receive()["message"] == "too many people are watching this table"
    with pytest.raises(ConnectionClosed) as closed:
        late.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CROWDED_OUT
    crowd.sittings.remove(late)
    seats = [client.sit(table) for client in (anna, ben)]
    assert seats[0].act("recruit")["type"] == "done"
    watching[0].until(lambda m: m["type"] == "position" and m["number"] == 1)
    watching[0].close()
    crowd.sit(table)  # there is room again
    for client in (anna, ben, crowd):
        client.close()


# -- chat (SRV-F7) --------------------------------------------------------------------------------


def test_chat_is_limited_for_a_person_not_for_a_socket(small: Served) -> None:
    table, anna, ben = begun(small)
    windows = [anna.sit(table) for _ in range(4)]
    said = [window.ask(type="say", text=f"line {n}") for n, window in enumerate(windows)]
    assert [answer["type"] for answer in said] == ["done", "done", "error", "error"]
    assert (said[3]["code"], said[3]["message"]) == (
        "too_many",
        "you have said a lot; wait a moment",
    )
    assert ben.sit(table).ask(type="say", text="hm")["type"] == "done"
    for client in (anna, ben):
        client.close()


def test_many_spectators_together_do_not_drown_a_table() -> None:
    speech = Speech(per_minute=6)
    said = 0
    for n in range(100):
        with contextlib.suppress(Refused):
            speech.check(f"guest{n}", f"net{n}", "table", sits=False)
            said += 1
    assert said == 6
    speech.check("anna", "net0", "table", sits=True)
    one_network = Speech(per_minute=6)
    for n in range(6):
        one_network.check(f"guest{n}", "net", f"table{n}", sits=False)
    with pytest.raises(Refused, match="from your address"):
        one_network.check("guest", "net", "elsewhere", sits=False)


def test_moves_are_written_before_all_else() -> None:
    """However much is said, and however many come, a move waits for one of them at most."""

    async def run() -> None:
        turns, order = Turns(), []

        async def write(name: str, move: bool) -> None:
            async with turns.turn(move):
                order.append(name)
                for _ in range(3):
                    await asyncio.sleep(0)

        async with asyncio.TaskGroup() as tasks:
            for n in range(5):
                tasks.create_task(write(f"line {n}", move=False))
            await asyncio.sleep(0)
            given_up = tasks.create_task(write("given up", move=True))
            tasks.create_task(write("move", move=True))
            await asyncio.sleep(0)
            given_up.cancel()
        assert order[:3] == ["line 0", "move", "line 1"]
        assert len(order) == 6
        async with turns.turn():
            pass  # nobody has kept it

    awaited(run())


def test_chat_is_written_without_holding_up_the_table() -> None:
    """A line waits for the disk, and no player waits for the line."""
    source = inspect.getsource(Chat.say) + inspect.getsource(Chat.heard)
    assert "alone()" not in source
    assert "room.lock" not in source


# -- outboxes (SRV-F4) ----------------------------------------------------------------------------


def test_an_outbox_is_bounded_in_bytes() -> None:
    box = somebody()
    box.send_bytes(b"x" * 2 * MOST_BYTES)
    assert not box.lost, "one message always finds room"
    box.send_bytes(b"{}")
    assert box.lost
    assert (box.waiting, box.closing, len(box._messages)) == (0, 4408, 0)
    many = somebody()
    for _ in range(1000):
        many.send_bytes(b"x" * 100)
    assert not many.lost, "small ones may be many"


class Deaf:
    """A socket that asks and asks, and never reads."""

    def __init__(self) -> None:
        self.asked = 0
        self.scope: dict[str, Any] = {}
        self.client = None
        self.closed: list[int] = []

    async def receive(self) -> dict[str, Any]:
        self.asked += 1
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": '{"type": "ping"}'}

    async def send_data(self, *_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        self.closed.append(code)
        await asyncio.Event().wait()


class Big(Wire[messages.Ping]):
    """Answers everything with a lot."""

    async def do(self, message: messages.Ping) -> None:
        self.me.send_bytes(b"x" * LITTLE_BYTES)


def test_who_does_not_read_is_not_listened_to_and_goes_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(wire, "CLOSING_SECONDS", 0.01)

    async def run() -> None:
        deaf: Any = Deaf()
        deaf.scope[wire.KEY] = caller = MagicMock()
        caller.transport.is_closing.return_value = False
        caller.transport.get_write_buffer_size.return_value = 10**6
        box = somebody()
        line = Big(deaf, box, messages.ping_decoder, Metrics(), rate=10**6)
        talking = asyncio.create_task(line.talk())
        for _ in range(1000):
            await asyncio.sleep(0)
        assert deaf.asked == 2, "the answers that it did not read are all it gets"
        while not box.lost:  # others tell it more than it reads
            box.send_bytes(b"x" * 100_000)
        await talking
        assert deaf.closed == [4408]
        caller.drop.assert_called_once()

    awaited(run())


# -- the door (SRV-F6) ----------------------------------------------------------------------------


class Line0:
    """A transport that is only counted."""

    def __init__(self, address: str = "192.0.2.1"):
        self.address = address
        self.aborted = self.closing = False
        self.written = b""

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return (self.address, 1)

    def is_closing(self) -> bool:
        return self.closing or self.aborted

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


def test_connections_that_say_nothing_keep_nobody_out() -> None:
    async def run() -> None:
        door = Door(most=4, per_network=10)
        idle: list[Any] = [Line0() for _ in range(6)]
        callers = [door.come(line) for line in idle]
        assert [line.aborted for line in idle] == [True, True, False, False, False, False]
        for caller in callers[2:]:
            assert caller is not None
            caller.asked()
        full: Any = Line0()
        assert door.come(full) is None, "everyone is being answered"
        assert b"503" in full.written
        assert b"this server is full" in full.written
        assert callers[2] is not None
        callers[2].answered()
        assert door.come(Line0()) is not None  # type: ignore[arg-type]
        assert idle[2].aborted
        assert len(door) == 4
        door.make_room = lambda: True
        for caller in list(door._waiting):
            caller.asked()
        assert door.come(Line0()) is not None, "a spectator had to go"  # type: ignore[arg-type]

    awaited(run())


def test_one_network_has_so_many_connections_and_a_proxy_more() -> None:
    async def run() -> None:
        door = Door(most=100, per_network=2, proxies="10.0.0.1")
        lines: list[Any] = [Line0("2001:db8::1"), Line0("2001:db8::2"), Line0("2001:db8::3")]
        _, second, _ = (door.come(line) for line in lines)
        assert lines[0].aborted
        assert not lines[1].aborted
        assert second is not None
        second.is_known()
        assert door.come(Line0("2001:db8::4")), "a socket has a place of its own"  # type: ignore[arg-type]
        assert not lines[2].aborted
        for _ in range(10):
            assert door.come(Line0("10.0.0.1")) is not None  # type: ignore[arg-type]
        assert len(door) == 13
        second.leaves()
        assert not lines[1].aborted, "it has a moment to go by itself"
        for caller in (*door._waiting, *door._known):
            caller.drop()
        assert len(door) == 0
        assert not door._of

    awaited(run())


def test_a_network_that_is_full_comes_in_at_a_pace() -> None:
    """Else whoever comes back at once, again and again, keeps the server busy with nothing."""

    async def run() -> None:
        door = Door(most=100, per_network=2)
        made: list[Doorway] = []
        for _ in range(300):
            made.append(Doorway(door, asyncio.Protocol))
            line: Any = Line0()
            made[-1].connection_made(line)
        inside = [one for one in made if one._inner is not None]
        assert len(inside) < 10, "two, and hardly more at once"
        assert 0 < door.outside <= doors.OUTSIDE
        waiting = door.outside
        next(one for one in made if one._outside is not None).connection_lost(None)
        assert door.outside == waiting - 1
        for one in made:
            one.connection_lost(None)
        assert len(door) == 0

    awaited(run())


def test_who_does_not_finish_a_request_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "ASKING_SECONDS", 0.05)

    class Behind(asyncio.Protocol):
        seen = None

        def data_received(self, data: bytes) -> None:
            Behind.seen = CALLER.get()

    async def run() -> None:
        door = Door(most=4, per_network=4)
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Doorway(door, Behind), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"GET / HT")  # and a letter from time to time
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == b""
        assert Behind.seen is not None, "whatever is started knows who called"
        writer.close()
        assert len(door) == 0
        server.close()

    awaited(run())


def test_idle_connections_take_no_descriptor_from_a_player(tmp_path: Path) -> None:
    """With 256 descriptors, 400 connections that say nothing stopped moves and new clients."""
    server = Served(tmp_path / "few.db", descriptors=256, LINDWURM_CONNECTIONS_PER_ADDRESS="1000")
    table, anna, ben = begun(server)
    seats = [client.sit(table) for client in (anna, ben)]
    host, port = server.address.removeprefix("http://").split(":")
    idle = [socket.create_connection((host, int(port))) for _ in range(400)]
    assert seats[0].act("recruit")["type"] == "done"
    assert Client(server, "Carl").get("/live")["status"] == "ok"
    seats[0].close()
    assert anna.sit(table).position["number"] == 1
    for one in idle:
        one.close()
    for client in (anna, ben):
        client.close()
    assert "Traceback" not in server.stop()


def test_a_body_that_does_not_come_is_no_request_yet(small: Served) -> None:
    """A connection whose request is not whole may be ended for others, also after its head."""
    host, port = small.address.removeprefix("http://").split(":")
    head = f"POST /api/guests HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 99\r\n\r\n{{"
    lines = [socket.create_connection((host, int(port)), timeout=20) for _ in range(200)]
    for line in lines:
        line.sendall(head.encode())
    assert small.get("/live").status_code == 200
    assert lines[0].recv(1) == b"", "it had waited longest"
    for line in lines:
        line.close()


# -- looking again and again ----------------------------------------------------------------------


def test_nobody_is_shown_everything_again_and_again(tmp_path: Path) -> None:
    server = Served(tmp_path / "looks.db", LINDWURM_MESSAGES_PER_SECOND="20")
    table, anna, ben = begun(server)
    sitting = anna.sit(table)
    answers = [sitting.ask(type="look", seat=1) for _ in range(12)]
    refused = [answer for answer in answers if answer["type"] == "error"]
    assert refused
    assert refused[0]["code"] == "too_many"
    assert sitting.act("recruit")["type"] == "done"
    for client in (anna, ben):
        client.close()
    server.stop()


def test_a_socket_that_does_not_say_hello_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    from lindwurm.server.sockets.table_socket import TableSocket

    line = TableSocket.__new__(TableSocket)
    line.me = MagicMock(greeted=True)
    line._greeted()
    line.me.cut.assert_not_called()
    line.me.greeted = False
    line._greeted()
    line.me.cut.assert_called_once()


def test_a_crowd_has_a_pace() -> None:
    moment = 0.0
    pace = Pace(10, 5, clock=lambda: moment)
    waits = [pace.delay() for _ in range(100)]
    assert waits[:6] == [0.0] * 6
    assert max(waits) == pytest.approx(9.4)
    moment = 20.0
    assert pace.delay() == 0.0


def test_neighbours_cannot_use_up_the_requests_of_a_player(tmp_path: Path) -> None:
    server = Served(tmp_path / "few.db", LINDWURM_REQUESTS_PER_MINUTE="60")
    anna = Client(server, "Anna")
    while server.get("/live").status_code == 200:
        pass
    assert anna.get("/api/me")["name"] == "Anna"
    anna.close()
    server.stop()


def test_many_names_ask_for_no_more_than_a_household() -> None:
    """Else every guest's cookie was as good as another address (SRV-F32)."""
    guard = object.__new__(Guard)
    guard.services = MagicMock(requests=Limits(60), households=Limits(60 * HOUSEHOLD))

    def answered(person: str, whence: str) -> int:
        answers = 0
        for _ in range(60):
            with contextlib.suppress(Refused):
                guard._check_rate(Bearer(person, "1"), whence)
                answers += 1
        return answers

    names = [answered(f"guest {n}", "192.0.2.1") for n in range(20)]
    assert sum(names) == pytest.approx(60 * (1 + HOUSEHOLD), abs=5)
    assert answered("anna", "192.0.2.2") == 60, "elsewhere nobody notices"


def test_all_who_sit_and_come_from_one_address_have_a_pace(tmp_path: Path) -> None:
    """Whoever has many tables alone with themselves says no more than so many players."""
    server = Served(tmp_path / "pace.db", LINDWURM_MESSAGES_PER_SECOND="2")
    anna = Client(server, "Anna")
    table = anna.table("me", "bot")
    windows = [anna.sit(table) for _ in range(20)]
    begun = time.monotonic()
    for window in windows:
        for n in range(3):
            window.send(type="ping", id=str(n))
    for window in windows:
        window.until(lambda m: m["type"] == "pong" and m["id"] == "2")
    assert time.monotonic() - begun > (20 * 4 - 2 * CROWD) / (2 * CROWD) / 2
    anna.close()
    server.stop()


def test_a_full_lobby_says_so(tmp_path: Path) -> None:
    server = Served(tmp_path / "lobby.db", LINDWURM_SPECTATORS_PER_ADDRESS="2")
    crowd = Client(server, None)
    for _ in range(2):
        assert crowd.lobby().receive()["type"] == "lobby"
    late = Line(crowd, "/api/lobby")
    assert json.loads(late.socket.recv())["message"].startswith("too many people are watching")
    crowd.close()
    server.stop()

"""Sockets with and without a door: however frames come they are understood, and all is answered.

The short way out needs the door, which knows the connection (SRV-F15). Where another web server
runs the application, or hides whose request it is, everything takes the usual way.
"""

from __future__ import annotations

import random
import socket
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from unittest.mock import MagicMock, call

import msgspec
import pytest

from lindwurm.server.sockets.short_way import HIGH, ShortWay
from tests.server.harness import Client, Served, play

MASK = b"\x01\x02\x03\x04"
PING = b'{"type":"ping","id":"%d"}'


def frame(data: bytes, first: int = 0x81) -> bytes:
    """Return a frame of a client."""
    size = len(data)
    head = bytes((first, 0x80 | size)) if size < 126 else struct.pack("!BBH", first, 0xFE, size)
    return head + MASK + bytes(c ^ MASK[i % 4] for i, c in enumerate(data))


class Raw:
    """A socket at a table that says bytes and hears frames."""

    def __init__(self, server: Served, table: str):
        host, port = server.address.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        self._file = self.socket.makefile("rb")
        while self._file.readline() != b"\r\n":
            pass

    def hear(self) -> tuple[int, bytes]:
        """Return the kind of the next frame, and what it says."""
        first, size = self._file.read(2)
        if size == 126:
            (size,) = struct.unpack("!H", self._file.read(2))
        return first & 15, self._file.read(size)

    def answers(self, count: int) -> list[str]:
        """Return the ids of the next answers."""
        return [msgspec.json.decode(self.hear()[1])["id"] for _ in range(count)]

    def refused(self) -> str:
        """Return the code of an error, which comes next."""
        return str(msgspec.json.decode(self.hear()[1])["code"])

    def closed(self) -> int:
        """Return the code with which the server ends it, now."""
        kind, said = self.hear()
        assert kind == 8
        return int.from_bytes(said[:2], "big")

    def close(self) -> None:
        self._file.close()
        self.socket.close()


NO_DOOR = "from lindwurm.cli import main; from lindwurm.server import run; "
NO_DOOR += "run.put_door = lambda *_: None; raise SystemExit(main())"
HIDDEN = "from lindwurm.cli import main; from lindwurm.server import door; "
HIDDEN += "door.Doorway.data_received = lambda self, data: self._inner.data_received(data); "
HIDDEN += "raise SystemExit(main())"
"""Programs of servers: one without a door, one whose door does not tell who calls."""


@pytest.fixture(scope="module", params=["door", "no door"])
def way(
    request: pytest.FixtureRequest, server: Served, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    if request.param == "door":
        yield server
        return
    served = Served(tmp_path_factory.mktemp("no door") / "lindwurm.db", program=("-c", NO_DOOR))
    yield served
    complaints = served.stop()
    assert "Traceback" not in complaints, complaints


@pytest.fixture
def raw(way: Served) -> Iterator[Raw]:
    anna = Client(way, "Anna")
    with closing(Raw(way, anna.table("me", "open"))) as line:
        line.socket.sendall(frame(PING % 0))
        assert line.answers(1) == ["0"]
        yield line
    anna.close()


def test_a_game_goes_on_either_way(way: Served) -> None:
    anna, ben = Client(way, "Anna"), Client(way, "Ben")
    table = anna.table("me", "open", "bot")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    seats = [anna.sit(table), ben.sit(table)]
    play(seats, random.Random(5), moves=40)
    for client in (anna, ben):
        client.close()


def test_one_by_one_and_many_at_once(raw: Raw) -> None:
    for n in range(3):
        raw.socket.sendall(frame(PING % n))
        assert raw.answers(1) == [str(n)]
    raw.socket.sendall(b"".join(frame(PING % n) for n in range(20)))
    assert raw.answers(20) == [str(n) for n in range(20)]
    raw.socket.sendall(frame(PING % 7))
    assert raw.answers(1) == ["7"]


@pytest.mark.parametrize("size", [1, 3, 7, 40])
def test_in_pieces(raw: Raw, size: int) -> None:
    """The piece of one frame may look like another whole one."""
    inner = frame(PING % 5)
    data = frame(PING % 1) + frame(b'{"type":"ping","id":"' + inner.hex().encode()[:30] + b'"}')
    data += frame(PING % 2)
    for at in range(0, len(data), size):
        raw.socket.sendall(data[at : at + size])
    assert raw.answers(3) == ["1", inner.hex()[:30], "2"]
    raw.socket.sendall(frame(PING % 3))
    assert raw.answers(1) == ["3"]


def test_a_frame_within_a_piece_is_not_heard(raw: Raw) -> None:
    """A long frame in two pieces, the second of which alone would be a message."""
    inner = frame(PING % 666)
    head = struct.pack("!BBH", 0x81, 0xFE, len(inner) + 100) + bytes(4) + b" " * 100
    raw.socket.sendall(head)
    raw.socket.sendall(inner)  # with a mask of zeros: it arrives as it is
    assert raw.closed() == 1007, "the head of the inner frame is no text"


def test_long_messages_and_such_in_parts(raw: Raw) -> None:
    long = b'{"type":"ping","id":"4"' + b" " * 300 + b"}"
    raw.socket.sendall(frame(long))
    assert raw.answers(1) == ["4"]
    raw.socket.sendall(frame(b'{"type":"ping",', 0x01))
    raw.socket.sendall(frame(b"hi", 0x89))  # a ping of the protocol may come between
    raw.socket.sendall(frame(b'"id":"5"}', 0x80))
    assert raw.hear() == (10, b"hi")
    assert raw.answers(1) == ["5"]
    raw.socket.sendall(frame(PING % 6) + frame(PING % 7))
    assert raw.answers(2) == ["6", "7"]


def test_what_is_no_message_is_refused_and_what_is_no_text_or_frame_ends_it(
    raw: Raw, way: Served
) -> None:
    raw.socket.sendall(frame(b""))
    assert raw.refused() == "malformed"
    raw.socket.sendall(frame(b'{"type":"ping","id":"\xff"}'))
    assert raw.closed() == 1007
    anna = Client(way, "Anna")
    with closing(Raw(way, anna.table("me", "open"))) as other:
        other.socket.sendall(b"\x81\x02hi")  # clients must use a mask
        assert other.closed() == 1002
    anna.close()


def test_within_a_message_in_parts_no_other_begins(raw: Raw) -> None:
    raw.socket.sendall(frame(b'{"type":"ping",', 0x01))
    raw.socket.sendall(frame(PING % 1))
    assert raw.closed() == 1002


def test_nothing_is_said_to_a_socket_that_broke_off_or_does_not_read() -> None:
    """Else who made a move would be told that it failed, since another one has gone."""
    transport = MagicMock()
    transport.is_closing.return_value = False
    transport.get_write_buffer_size.return_value = 0
    way = ShortWay(transport)
    assert way.tell(b"first", more=True)
    transport.write.assert_not_called()
    assert way.tell(b"second")
    transport.write.assert_called_once_with(b"\x81\x05first\x81\x06second")
    assert way.tell(b"third", more=True)
    transport.get_write_buffer_size.return_value = HIGH + 1
    assert not way.tell(b"fourth")
    assert transport.write.call_args == call(b"\x81\x05third"), "what was held goes before"
    transport.is_closing.return_value = True
    assert not way.tell(b"fifth")
    assert transport.write.call_count == 2


def test_a_web_server_that_hides_who_calls_takes_nobody_down(tmp_path: Path) -> None:
    server = Served(tmp_path / "hidden.db", program=("-c", HIDDEN))
    anna = Client(server, "Anna")
    sitting = anna.sit(anna.table("me", "open"))
    sitting.settle()
    anna.close()
    assert "hides who calls" in server.stop()

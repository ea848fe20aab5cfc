"""It is your turn: told once, encrypted, to those who are away, and of nothing that is hidden."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import random
import time
import zipfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from lindwurm.games import load
from lindwurm.kernel.texts import Texts, Words
from lindwurm.server.calling import posting, push
from lindwurm.server.calling.posting import BadEndpoint, Postman
from lindwurm.server.identity import Signer
from lindwurm.server.metrics import Metrics
from lindwurm.server.settings import SettingError, Settings
from lindwurm.server.store import calls
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import DAYS, PERSON, PLAYING, Person, Seat, SignIn, Table
from lindwurm.server.store.moment import now
from lindwurm.server.store.purge import Ages, purge
from lindwurm.server.store.reaching import MAIL, PUSH, AskedAddress, Call, CallWay, PushBrowser
from lindwurm.server.table import herald as herald_module
from lindwurm.server.table.herald import BLOCK, TurnHerald
from tests.server.harness import Client, Served, Sitting, awaited
from tests.server.reached import (
    Mailbox,
    PushService,
    Subscription,
    checked_signature,
    unb64,
    until,
)
from tests.server.test_accounts import account, name_of

OVER_DAYS = {"clock": {"kind": "days", "days": 2}}
HOME = "https://table.example"


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox()
    yield made
    made.close()


@pytest.fixture(scope="module")
def prompt(
    tmp_path_factory: pytest.TempPathFactory, service: PushService, mailbox: Mailbox
) -> Iterator[Served]:
    """A server that tells everybody at once."""
    served = Served(
        tmp_path_factory.mktemp("prompt") / "lindwurm.db",
        LINDWURM_CALL_SECONDS="0",
        LINDWURM_PUSH_HOSTS=service.host,
        LINDWURM_SMTP_URL=mailbox.url,
        LINDWURM_MAIL_FROM="Lindwurm <lindwurm@table.example>",
        LINDWURM_ORIGINS=HOME,
    )
    yield served
    complaints = served.stop()
    assert "Traceback" not in complaints, complaints


def subscribed(client: Client, browser: Subscription) -> Any:
    return client.request("PUT", "/api/me/turns/browser", browser.described)


def over_days(anna: Client, ben: Client, **more: Any) -> str:
    """Begin a game over days in which it is Anna's turn; nobody is there."""
    options = {"first_player": "1", "round_limit": "10"}
    table = anna.table("me", "open", rules=OVER_DAYS, **{**options, **more})
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    return table


def until_turn_ends(sitting: Sitting, seed: int = 1) -> None:
    """Play at random until it is another's turn."""
    rng = random.Random(seed)
    sitting.until_asked()
    while sitting.position["legal"] and not sitting.position["over"]:
        sitting.act(rng.choice(sitting.position["legal"])["text"])
        sitting.settle()


# -- encryption --------------------------------------------------------------------------------


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A: the same keys and salt give the same bytes."""
    browser = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    text = b"When I grow up, I want to be a watermelon"
    made = push.encrypted(
        push.Recipient(**browser.described),
        text,
        unb64("DGv6ra1nlYgDCS1FRnbzlw"),
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    )
    assert push.encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
        "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
        "a-fN"
    )
    assert browser.read(made) == text
    assert browser.read(push.encrypted(push.Recipient(**browser.described), text)) == text


# -- what arrives ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["dragon_farkle", "schutt_und_asche"])
def test_a_message_is_signed_encrypted_and_tells_nothing_hidden(
    prompt: Served, service: PushService, game: str
) -> None:
    anna, ben = Client(prompt, "Anna", "de"), Client(prompt, "Ben")
    browsers = {client: service.browser(f"{game}-{n}") for n, client in enumerate((anna, ben))}
    for client, browser in browsers.items():
        ways = subscribed(client, browser)
    assert [one["here"] for one in ways["browsers"]] == [True]
    table = anna.table("me", "open", game=game, rules=OVER_DAYS)
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    told = until(lambda: [(c, m) for c, b in browsers.items() for m in service.read(b)])
    for client, message in told:
        name = Texts(load(game), "de" if client is anna else "en")("game-name")
        title = f"{name}: Du bist am Zug" if client is anna else f"{name}: it is your turn"
        assert message == {
            "title": title,
            "body": "mit Ben" if client is anna else "with Anna",
            "url": f"/table/{table}",
            "count": 1,
            "language": "de" if client is anna else "en",
            "tables": [],
        }
    arrived = service.arrived[-1]
    claims = checked_signature(arrived, ways["key"])
    assert claims["aud"] == f"http://{service.host}"
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert claims["sub"] == "mailto:lindwurm@table.example"
    assert (arrived.headers["content-encoding"], arrived.headers["topic"]) == (
        *("aes128gcm", "lindwurm-turn"),
    )
    assert 3600 <= int(arrived.headers["ttl"]) <= 28 * 24 * 3600
    # Whoever carries the message learns nothing from it, not even by its length.
    assert len(arrived.body) == 16 + 4 + 1 + push.POINT + BLOCK + 1 + 16
    for secret in (b"Anna", b"Ben", table.encode()):
        assert secret not in arrived.body
    for client in (anna, ben):
        client.close()


def test_once_until_one_has_looked(prompt: Served, service: PushService) -> None:
    anna, ben = Client(prompt, "Anna"), Client(prompt, "Ben")
    browser = service.browser("once")
    subscribed(anna, browser)
    table = over_days(anna, ben)
    until(lambda: len(service.read(browser)) == 1)
    # Of another table one is told, together with the first; of the first alone not again.
    other = over_days(anna, ben)
    until(lambda: len(service.read(browser)) == 2)
    digest = service.read(browser)[1]
    assert (digest["count"], digest["title"]) == (2, "2 games wait for you")
    assert {one["url"] for one in digest["tables"]} == {f"/table/{t}" for t in (table, other)}
    # A page that nobody sees is no look; and who acts has looked.
    sitting, second = anna.sit(table), ben.sit(table)
    sitting.send(type="shown", number=sitting.position["number"], hidden=True)
    sitting.settle()
    assert rows(prompt, "calls", table, "table_id") == 1
    until_turn_ends(sitting)
    sitting.close()
    until_turn_ends(second)
    until(lambda: len(service.read(browser)) == 3)
    assert service.read(browser)[2]["count"] == 2
    # Whose page has shown it is not told, and is told of their next turn.
    sitting = anna.sit(table)
    sitting.shown()
    sitting.settle()
    until_turn_ends(sitting, 2)
    until_turn_ends(second, 2)
    until(lambda: len(service.read(browser)) == 4)
    time.sleep(0.6)  # three looks of the server: nothing more comes
    assert len(service.read(browser)) == 4
    for client in (anna, ben):
        client.close()


def test_who_is_looking_is_not_told(tmp_path: Path, service: PushService) -> None:
    """With a second to spare, everybody whose page shows the table has seen it."""
    served = Served(tmp_path / "a.db", LINDWURM_CALL_SECONDS="1", LINDWURM_PUSH_HOSTS=service.host)
    anna, ben = Client(served, "Anna"), Client(served, "Ben")
    eyes, away = service.browser("eyes"), service.browser("away")
    subscribed(anna, eyes)
    subscribed(ben, away)
    table = anna.table("me", "open", rules=OVER_DAYS, first_player="1", round_limit="10")
    ben.post(f"/api/tables/{table}/join", {})
    sitting = anna.sit(table)
    anna.post(f"/api/tables/{table}/start")
    sitting.until(lambda m: m["type"] == "position")
    sitting.shown()
    sitting.settle()
    until_turn_ends(sitting)
    until(lambda: len(service.read(away)) == 1)  # Ben is told, who was asked after her
    assert service.read(eyes) == []
    # A game that is played now, with minutes or none, tells nobody.
    live = anna.table("me", "open", rules={"clock": {"kind": "move", "seconds": 300}})
    ben.post(f"/api/tables/{live}/join", {})
    anna.post(f"/api/tables/{live}/start")
    anna.close()
    time.sleep(2)
    assert (len(service.read(eyes)), len(service.read(away))) == (0, 1)
    ben.close()
    assert "Traceback" not in served.stop()


# -- the rules, at any time we like ------------------------------------------------------------


class House:
    """A database with people and tables, and heralds that look when they are told to."""

    def __init__(self, database: Database, service: PushService, **settings: Any):
        self.database, self.service = database, service
        self.settings = Settings(push_hosts=service.host, call_seconds=60, **settings)
        self.signer = Signer("key")

    async def herald(self) -> TurnHerald:
        made = TurnHerald(self.database, self.settings, Metrics())
        await made.begin(self.signer)
        await made.end()  # it looks only when it is told to
        return made

    async def person(self, name: str, endpoint: str = "") -> Subscription:
        browser = Subscription(endpoint) if endpoint else self.service.browser(name)
        async with self.database.write() as session:
            session.add(Person(id=name, name=name.title(), language="en"))
            await session.flush()
            session.add(SignIn(person=name, id="s"))
            await session.flush()
            session.add(CallWay(person=name, kind=PUSH, confirmed=now()))
            which = push.browser_id(browser.endpoint)
            session.add(PushBrowser(id=which, person=name, session="s", **browser.described))
        return browser

    async def table(self, table: str, *people: str, unseen: float) -> None:
        """Set a table at which it has been the first one's turn for so many seconds, unseen."""
        async with self.database.write() as session:
            made = Table(
                id=table,
                game="simurgh",
                rules_version=1,
                options={},
                public=False,
                status=PLAYING,
                seed=b"",
                commitment="",
                clock=DAYS,
                seconds=86_400,
                deadline=now() + timedelta(days=1),
            )
            made.seats = [
                Seat(number=n, kind=PERSON, person=who, name=who.title())
                for n, who in enumerate(people)
            ]
            made.seats[0].unseen = now() - timedelta(seconds=unseen)
            session.add(made)

    async def set(self, row: Any, **values: Any) -> None:
        async with self.database.write() as session:
            await session.execute(update(row).values(**values))

    async def kept(self, row: Any) -> list[Any]:
        async with self.database.read() as session:
            return list(await session.scalars(select(row)))


@contextlib.asynccontextmanager
async def house(tmp_path: Path, service: PushService, **settings: Any) -> AsyncIterator[House]:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}")
    await database.upgrade()
    try:
        yield House(database, service, **settings)
    finally:
        await database.close()


def test_a_minute_unseen_ten_minutes_of_rest_and_all_in_one(
    tmp_path: Path, service: PushService
) -> None:
    async def run() -> None:
        async with house(tmp_path, service) as at_home:
            anna, herald = await at_home.person("anna"), await at_home.herald()
            await at_home.person("ben")
            await at_home.table("t1", "anna", "ben", unseen=50)
            await herald.look()
            assert service.read(anna) == []  # she may be looking right now
            await at_home.table("t2", "anna", "ben", unseen=70)
            await at_home.table("t3", "anna", "ben", unseen=80)
            await herald.look()
            (first,) = service.read(anna)  # one message for all three: she sees them all then
            assert first["count"] == 3
            await at_home.table("t4", "anna", "ben", unseen=70)
            await herald.look()
            assert len(service.read(anna)) == 1  # ten minutes of rest
            await at_home.set(CallWay, called=now() - timedelta(minutes=11))
            await herald.look()
            assert [one["count"] for one in service.read(anna)] == [3, 4]
            await at_home.set(CallWay, called=now() - timedelta(minutes=11))
            await herald.look()
            assert len(service.read(anna)) == 2  # nothing is new
            for change in (
                *({"stand_in": "adept"}, {"left": "resign"}, {"unseen": None}),
                {"unseen": now() - timedelta(minutes=5)},
            ):
                async with at_home.database.write() as session:
                    await session.execute(Call.__table__.delete())
                await at_home.set(Seat, stand_in=None, left=None)
                await at_home.set(CallWay, called=None)
                await at_home.set(Seat, **change)
                before = len(service.read(anna))
                await herald.look()
                assert (len(service.read(anna)) > before) == (change.get("unseen") is not None)

    awaited(run())


def test_of_many_who_look_at_once_one_sends(tmp_path: Path, service: PushService) -> None:
    async def run() -> None:
        async with house(tmp_path, service) as at_home:
            people = {name: await at_home.person(name) for name in ("anna", "ben", "cleo")}
            for n in range(6):
                order = list(people)[n % 2 :]  # it is never Cleo's turn
                await at_home.table(f"t{n}", *order, unseen=100)
            heralds = [await at_home.herald() for _ in range(5)]
            await asyncio.gather(*(herald.look() for herald in heralds))
            found = {name: len(service.read(browser)) for name, browser in people.items()}
            assert found == {"anna": 1, "ben": 1, "cleo": 0}
            assert len({h.key for h in heralds}) == 1  # made once

    awaited(run())


def test_who_dies_while_sending_leaves_it_to_another(tmp_path: Path, service: PushService) -> None:
    """Sent and not entered: it goes again when the lease has ended, in place of the first."""

    async def run() -> None:
        async with house(tmp_path, service) as at_home:
            anna = await at_home.person("anna")
            await at_home.table("t", "anna", "anna", unseen=100)
            dying, other = await at_home.herald(), await at_home.herald()
            sending = asyncio.create_task(dying.look())
            arrived = len(service.arrived)
            service.before = lambda: time.sleep(0.3)
            while len(service.arrived) == arrived:
                await asyncio.sleep(0.01)
            sending.cancel()  # the message is on its way, and nobody has noted it
            await asyncio.gather(sending, return_exceptions=True)
            service.before = lambda: None
            await other.look()
            assert len(service.read(anna)) == 1  # the lease is not over
            await at_home.set(CallWay, leased=now() - timedelta(seconds=1))
            await other.look()
            assert len(service.read(anna)) == 2
            topics = {one.headers["topic"] for one in service.arrived[-2:]}
            assert len(topics) == 1
            await other.look()
            assert len(service.read(anna)) == 2

    awaited(run())


def test_who_looks_while_it_is_sent_is_told_of_the_next_turn(
    tmp_path: Path, service: PushService
) -> None:
    async def run() -> None:
        async with house(tmp_path, service) as at_home:
            await at_home.person("anna")
            await at_home.table("t", "anna", "anna", unseen=100)
            herald = await at_home.herald()
            real = herald.postman.post

            async def post(*arguments: Any) -> Any:
                await at_home.set(Seat, unseen=None)
                return await real(*arguments)

            herald.postman.post = post  # type: ignore[method-assign]
            await herald.look()
            assert await at_home.kept(Call) == []

    awaited(run())


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (500, 1), (429, 1), (403, 1)])
def test_browsers_that_are_gone_are_forgotten_and_others_tried_again(
    tmp_path: Path, service: PushService, status: int, left: int
) -> None:
    async def run() -> None:
        async with house(tmp_path, service) as at_home:
            anna = await at_home.person("anna")
            await at_home.table("t", "anna", "anna", unseen=100)
            herald = await at_home.herald()
            service.status = status
            try:
                await herald.look()
            finally:
                service.status = 201
            assert len(await at_home.kept(PushBrowser)) == left
            assert len(await at_home.kept(CallWay)) == left
            await herald.look()
            assert len(service.read(anna)) == 1  # not at once
            await at_home.set(CallWay, leased=None)
            await herald.look()
            assert len(service.read(anna)) == (2 if status in (429, 500) else 1)

    awaited(run())


def test_push_services_that_hang_hold_nobody_up(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty people whose browsers lead nowhere, and Zoe, whose push service has answered before."""
    monkeypatch.setattr(herald_module, "DOUBTED", 20)
    monkeypatch.setattr(posting, "SECONDS", 1000)

    async def run() -> None:
        hanging: list[asyncio.StreamWriter] = []

        async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            hanging.append(writer)
            await reader.read()

        nowhere = await asyncio.start_server(hang, "127.0.0.1", 0)
        port = nowhere.sockets[0].getsockname()[1]
        async with house(tmp_path, service) as at_home:
            people = {name: await at_home.person(name) for name in ("xenia", "zoe", "yan")}
            await at_home.table("x", "xenia", "zoe", unseen=100)
            hosts = f"{service.host},127.0.0.1:{port}"
            at_home.settings = replace(at_home.settings, push_hosts=hosts)
            herald = await at_home.herald()
            await herald.look()
            for n in range(40):
                await at_home.person(f"guest{n:02}", f"http://127.0.0.1:{port}/{n}")
                await at_home.table(f"g{n:02}", f"guest{n:02}", "zoe", unseen=100)
            await at_home.table("z", "zoe", "xenia", unseen=100)
            looking = asyncio.create_task(herald.look())
            while not service.read(people["zoe"]):
                await asyncio.sleep(0.02)
            while len(hanging) < 8:
                await asyncio.sleep(0.02)
            # Who is looked for meanwhile is told as well, and nobody stands in line twice.
            await at_home.table("y", "yan", "xenia", unseen=100)
            await herald.look()
            assert len(service.read(people["yan"])) == 1
            assert not looking.done()
            assert len(hanging) == 8
            leased = select(CallWay).where(CallWay.leased.is_not(None))
            async with at_home.database.read() as session:
                later = len(list(await session.scalars(leased)))
            assert later == 8 + (40 - 20), "those who find no place in line wait for longer"
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
        nowhere.close()
        for writer in hanging:
            writer.close()

    awaited(asyncio.wait_for(run(), 60))


# -- nothing but push services ------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://192.168.0.1/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://localhost/x",
        "https://push.example:8443/x",
        "https://user@push.example/x",
        "https://push.example/x#y",
        "https://push.example/ x",
        "https://push.example/\u00fc",
        "https://push.example/x\r\nhost: y",
        "file:///etc/passwd",
        "https:///x",
        "",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_endpoints_that_are_none_are_refused(
    prompt: Served, service: PushService, endpoint: str
) -> None:
    anna = Client(prompt, "Anna")
    described = {**service.browser("x").described, "endpoint": endpoint}
    anna.request("PUT", "/api/me/turns/browser", described, 400)
    anna.close()


@pytest.mark.parametrize("change", [{"auth": "AAAA"}, {"p256dh": "AAAA"}, {"p256dh": "B" * 87}])
def test_keys_that_are_none_are_refused(
    prompt: Served, service: PushService, change: dict[str, str]
) -> None:
    anna = Client(prompt, "Anna")
    described = {**service.browser("x").described, **change}
    anna.request("PUT", "/api/me/turns/browser", described, 400)
    anna.close()


def test_a_name_that_leads_into_the_house_is_not_followed(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a name means is looked at when something is sent, and only there is it sent."""
    port = int(service.host.rpartition(":")[2])

    async def run(*addresses: str) -> None:
        loop = asyncio.get_running_loop()

        async def looked_up(*_: Any, **__: Any) -> Any:
            return [(2, 1, 6, "", (address, port)) for address in addresses]

        monkeypatch.setattr(loop, "getaddrinfo", looked_up)
        await Postman().post("https://push.example/x", {}, b"")

    before = len(service.arrived)
    inside = ["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["169.254.169.254"]
    # Of the new network too: a site's own, another translator's, an old way to write 127.0.0.1.
    newer = ["fec0::1"], ["64:ff9b:1::a00:1"], ["::7f00:1"]
    for addresses in (*inside, *newer):
        with pytest.raises(BadEndpoint, match="private"):
            awaited(run(*addresses))
    assert len(service.arrived) == before


# -- one's own ----------------------------------------------------------------------------------


def test_ten_browsers_a_session_and_all_of_it_ones_own(
    prompt: Served, service: PushService
) -> None:
    anna, ben = account(prompt, "Anna"), Client(prompt, "Ben")
    for n in range(12):
        ways = subscribed(anna, service.browser(f"many-{n}"))
    assert len(ways["browsers"]) == 10
    shared = service.browser("shared")
    subscribed(anna, shared)
    assert len(subscribed(ben, shared)["browsers"]) == 1  # it is his now
    (his,) = ben.get("/api/me/turns")["browsers"]
    anna.request("DELETE", f"/api/me/turns/browser/{his['id']}")
    assert len(ben.get("/api/me/turns")["browsers"]) == 1  # she cannot take it away
    with zipfile.ZipFile(io.BytesIO(anna.http.get("/api/me/export").content)) as archive:
        mine = json.loads(archive.read("turns.json"))
    assert len(mine["browsers"]) == 9
    assert mine["browsers"][0]["endpoint"].startswith(f"http://{service.host}")
    name = anna.get("/api/me")["name"]
    anna.request("DELETE", "/api/session")  # who signs out takes the browser along
    again = Client(prompt, None)
    again.remember(again.post("/api/session", {"name": name, "passphrase": "correct horse"}))
    assert again.get("/api/me/turns")["browsers"] == []
    ben.request("DELETE", "/api/me")
    assert rows(prompt, "push_browsers", his["id"]) == 0
    again.close()


def rows(served: Served, table: str, which: str, column: str = "id") -> int:
    import sqlite3

    with contextlib.closing(sqlite3.connect(served.database)) as connection:
        query = f"SELECT count(*) FROM {table} WHERE {column} = ?"
        return int(connection.execute(query, (which,)).fetchone()[0])


def test_the_operator_may_want_none_of_it(server: Served, tmp_path: Path) -> None:
    quiet = Served(tmp_path / "quiet.db", LINDWURM_PUSH="off")
    anna = Client(quiet, "Anna")
    ways = anna.get("/api/me/turns")
    assert (ways["push"], ways["key"], ways["mail"]) == (False, None, False)
    anna.request("PUT", "/api/me/turns/browser", Subscription("https://p.example/x").described, 409)
    anna.close()
    quiet.stop()
    dora = account(server)
    dora.request("PUT", "/api/me/turns/mail", {"address": "dora@mail.example"}, 409)
    dora.close()


# -- mail ---------------------------------------------------------------------------------------


def link(letter: Any, what: str) -> str:
    """Return the token of a link in a letter."""
    (found,) = [w for w in letter.text.split() if w.startswith(f"{HOME}/mail/{what}#")]
    return str(found.partition("#")[2])


def letters_to(mailbox: Mailbox, address: str) -> list[Any]:
    return [one for one in mailbox.letters if one.to == [address]]


def test_mail_is_confirmed_sent_and_stopped(prompt: Served, mailbox: Mailbox) -> None:
    dora, ben, nobody = account(prompt, "Dora"), Client(prompt, "Ben"), Client(prompt, None)
    address = "dora@mail.example"
    ways = dora.request("PUT", "/api/me/turns/mail", {"address": address})
    assert (ways["address"], ways["confirmed"]) == (address, False)
    (asked,) = letters_to(mailbox, address)
    assert dora.get("/api/me")["name"] not in asked.message.as_string()
    table = over_days(dora, ben)
    time.sleep(0.6)
    assert len(letters_to(mailbox, address)) == 1  # nothing before it is confirmed
    confirm = link(asked, "confirm")
    nobody.post("/api/turns/confirm", {"token": link(asked, "stop")}, 404)
    nobody.post("/api/turns/confirm", {"token": confirm[:-1] + "x"}, 404)
    nobody.post("/api/turns/confirm", {"token": confirm})
    until(lambda: len(letters_to(mailbox, address)) == 2)
    letter = letters_to(mailbox, address)[1]
    assert letter.message["subject"] == "Dragon Farkle: it is your turn"
    # Game, companions and link, and not a word more: nothing of the cards can be in it.
    whole = herald_module.written(
        Words("lindwurm.server", "en"),
        "mail-turn",
        name=name_of(dora),
        games=f"Dragon Farkle, with Ben\n{HOME}/table/{table}",
        stop=f"{HOME}/mail/stop#{link(letter, 'stop')}",
    )
    assert letter.text.replace("\r", "").split() == whole.split()
    assert letter.message["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = letter.message["list-unsubscribe"].strip("<>").removeprefix(HOME)
    assert stop.rpartition("=")[2] == link(letter, "stop")
    # As a mail program does it: a form, without a cookie.
    answer = nobody.http.post(prompt.address + stop, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert dora.get("/api/me/turns")["address"] is None
    over_days(dora, ben)
    time.sleep(0.6)
    assert len(letters_to(mailbox, address)) == 2
    nobody.post("/api/turns/confirm", {"token": confirm}, 404)  # not by the old link
    for client in (dora, ben, nobody):
        client.close()


def test_nobody_can_bother_strangers(prompt: Served, mailbox: Mailbox) -> None:
    guest, dora, nobody = Client(prompt, "Guest"), account(prompt, "Dora"), Client(prompt, None)
    stranger = "stranger@mail.example"
    guest.request("PUT", "/api/me/turns/mail", {"address": stranger}, 403)
    for wrong in ("a@b", "a b@mail.example", "a@mail.example,b@mail.example", "a@x.example\nCc: b"):
        dora.request("PUT", "/api/me/turns/mail", {"address": wrong}, 400)
    dora.request("PUT", "/api/me/turns/mail", {"address": stranger})
    dora.request("PUT", "/api/me/turns/mail", {"address": stranger.upper()}, 409)  # not so soon
    (asked,) = letters_to(mailbox, stranger)
    nobody.post(f"/api/turns/stop?token={link(asked, 'stop')}")
    assert dora.get("/api/me/turns")["address"] is None
    dora.request("PUT", "/api/me/turns/mail", {"address": stranger}, 409)
    assert len(letters_to(mailbox, stranger)) == 1
    for n in range(5):
        answer = dora.http.put(
            f"{prompt.address}/api/me/turns/mail",
            json={"address": f"many{n}@mail.example"},
            headers={"x-csrf-token": dora.csrf},
        )
    assert answer.status_code == 429
    for client in (guest, dora, nobody):
        client.close()


def test_letters_that_are_refused_and_what_is_cleared_away(
    tmp_path: Path, service: PushService
) -> None:
    """A refusal for now is tried again, one for good ends it; and nothing is kept for ever."""

    async def run() -> None:
        box = Mailbox()
        mail = {"smtp_url": box.url, "mail_from": "l@table.example", "origins": HOME}
        async with house(tmp_path, service, push=False, **mail) as at_home:
            await at_home.person("anna")
            await at_home.table("t", "anna", "anna", unseen=2000)
            async with at_home.database.write() as session:
                session.add(
                    CallWay(person="anna", kind=MAIL, address="a@mail.example", confirmed=now())
                )
                session.add(AskedAddress(hash="old", at=now() - timedelta(days=31)))
                session.add(AskedAddress(hash="never", at=now() - timedelta(days=31), never=True))
            herald = await at_home.herald()
            box.refuses = "450 later"
            await herald.look()
            way = next(w for w in await at_home.kept(CallWay) if w.kind == MAIL)
            assert (way.tries, way.called) == (1, None)
            box.refuses = ""
            await at_home.set(CallWay, leased=None)
            await herald.look()
            assert len(box.letters) == 1
            async with at_home.database.write() as session:
                await session.execute(Call.__table__.delete())
            await at_home.set(CallWay, called=None)
            box.refuses = "550 nobody"
            await herald.look()
            assert [w.kind for w in await at_home.kept(CallWay)] == [PUSH]
            async with at_home.database.write() as session:
                days_ago: datetime = now() - timedelta(days=3)
                session.add(
                    CallWay(person="anna", kind=MAIL, address="b@c.example", created=days_ago)
                )
                await session.execute(PushBrowser.__table__.delete())
            await purge(at_home.database, Ages(0, 0, 0), now())
            assert await at_home.kept(CallWay) == []
            assert [one.hash for one in await at_home.kept(AskedAddress)] == ["never"]
        box.close()

    awaited(run())


@pytest.mark.parametrize(
    "settings",
    [
        {"smtp_url": "mail.example"},
        {"smtp_url": "smtps://mail.example"},
        {"smtp_url": "smtps://mail.example", "mail_from": "l@table.example"},
    ],
)
def test_mail_that_could_not_work_is_refused_at_the_start(settings: dict[str, str]) -> None:
    with pytest.raises(SettingError):
        Settings(**settings)  # type: ignore[arg-type]


def test_manners() -> None:
    assert calls.manners(60)[PUSH] == (timedelta(minutes=1), timedelta(minutes=10))
    assert calls.manners(60)[MAIL] == (timedelta(minutes=15), timedelta(hours=1))

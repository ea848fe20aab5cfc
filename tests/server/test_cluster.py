"""Many processes on one PostgreSQL, with Redis between them."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from websockets.exceptions import ConnectionClosed

from lindwurm.games import ids, load
from lindwurm.kernel import record
from tests.server.cluster import NotHere, Redis, postgres
from tests.server.harness import Client, Served, Sitting, play, until_over
from tests.server.reached import PushService, until
from tests.server.test_care import close_code, operator, told
from tests.server.test_chronicle import until_entered
from tests.server.test_company import befriend, handle
from tests.server.whole import whole_game
from tests.tiers import tiered

pytest.importorskip("asyncpg", reason="asyncpg is not installed")
pytest.importorskip("redis", reason="redis is not installed")
pytestmark = pytest.mark.xdist_group("cluster")
"""All in one worker: one PostgreSQL is enough."""


@dataclass
class Cluster:
    """Two processes that know of each other only over the database and Redis."""

    database: str
    redis: Redis
    service: PushService
    here: Served
    there: Served


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    try:
        with postgres() as url:
            redis = Redis()
            processes: list[Served] = []
            service = PushService()
            environment = {"LINDWURM_REDIS": redis.url, "LINDWURM_ABSENT_SECONDS": "4"}
            environment |= {"LINDWURM_CALL_SECONDS": "0", "LINDWURM_PUSH_HOSTS": service.host}
            try:
                # Both at once, on an empty database: one of them creates the tables.
                starting = [
                    threading.Thread(target=lambda: processes.append(Served(url, **environment)))
                    for _ in range(2)
                ]
                for thread in starting:
                    thread.start()
                for thread in starting:
                    thread.join()
                assert len(processes) == 2
                yield Cluster(url, redis, service, *processes)
                complaints = "".join(process.stop() for process in processes)
                assert "Traceback" not in complaints, complaints
            finally:
                for process in processes:
                    process.process.kill()
                redis.stop()
                service.close()
    except NotHere as error:
        pytest.skip(str(error))


def two(cluster: Cluster, *more: str, **rules: object) -> tuple[str, Client, Client]:
    """Open a table with Anna here, Ben there, and perhaps bots; the game has begun."""
    anna, ben = Client(cluster.here, "Anna"), Client(cluster.there, "Ben")
    table = anna.table("me", "open", *more, rules=rules, round_limit="12", first_player="1")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    return table, anna, ben


@pytest.mark.parametrize("game_id", tiered(ids(), "dragon_farkle"))
def test_one_at_each_process_with_a_bot_and_a_spectator(cluster: Cluster, game_id: str) -> None:
    whole_game(cluster.here, cluster.there, game_id, seed=23)


def test_a_killed_process_is_left_for_another_one(cluster: Cluster) -> None:
    table, anna, ben = two(cluster, "bot")
    seats = [anna.sit(table), ben.sit(table)]
    rng = random.Random(7)
    made = play(seats, rng, moves=12)
    cluster.here.kill()
    try:
        with pytest.raises((ConnectionClosed, EOFError)):
            play(seats[:1], rng, moves=1000, made=made)
        anna.sittings.clear()
        anna.server = cluster.there  # the same cookie is good there
        seats = [anna.sit(table), seats[1]]
        play(seats, rng, made=made)
        until_over(seats)
    finally:
        cluster.here.start()
    found = record.loads(cluster.here.get(f"/api/tables/{table}/record").text)
    record.replay(found, load("dragon_farkle"))
    written = [(n, move.seat, move.action) for n, move in enumerate(found.moves)]
    assert set(made) <= set(written)
    assert len(set(made)) == len(made)
    for client in (anna, ben):  # it is in everybody's chronicle once, at whichever process
        for client.server in (cluster.there, cluster.here):
            (figures,) = until_entered(client, 1)["games"]
            assert figures["played"] == 1
        client.close()


def test_who_comes_hears_what_a_process_did_not_live_to_tell(cluster: Cluster) -> None:
    table, anna, ben = two(cluster)
    second = ben.sit(table)
    unheard = Redis()
    dying = Served(cluster.database, LINDWURM_REDIS=unheard.url)
    try:
        anna.server = dying
        assert anna.sit(table).act("recruit")["type"] == "done"
    finally:
        dying.kill()
        unheard.stop()
    second.settle()
    assert second.position["number"] == 0  # nobody has told it
    anna.sittings.clear()
    anna.server = cluster.there
    assert anna.sit(table).position["number"] == 1
    second.until(lambda m: m["type"] == "position" and m["number"] == 1)
    for client in (anna, ben):
        client.close()


def test_without_redis_one_goes_on_and_hears_later(cluster: Cluster) -> None:
    table, anna, ben = two(cluster)
    first, second = anna.sit(table), ben.sit(table)
    rng = random.Random(3)

    def play_turn(sitting: Sitting) -> None:
        """Act until it is the other's turn."""
        while legal := sitting.until_asked():
            sitting.act(rng.choice(legal)["text"])
            sitting.settle()
            if not sitting.position["legal"]:
                return

    cluster.redis.stop()
    try:
        play_turn(first)
        number = first.position["number"]
        again = ben.sit(table)  # whoever says hello is told how it stands
        assert again.position["number"] == number
        play_turn(again)
        assert again.position["number"] > number
    finally:
        cluster.redis.start()
    ahead = again.position["number"]
    first.until(lambda m: m["type"] == "position" and m["number"] >= ahead, 60)
    second.until(lambda m: m["type"] == "position" and m["number"] >= ahead, 60)
    play([first, second], rng)
    until_over([first, second])
    for client in (anna, ben):
        client.close()


def test_a_redis_that_stands_still_is_told_by_name_and_holds_nobody_up(cluster: Cluster) -> None:
    """SRV-F16: every bot waited for it, while /ready said that all was well."""
    table, anna, ben = two(cluster, "bot")
    seats = [anna.sit(table), ben.sit(table)]
    rng = random.Random(4)
    made = play(seats, rng, moves=6)
    assert cluster.here.get("/ready").json() == {"status": "ok", "missing": []}
    cluster.redis.freeze()
    try:
        # Until it is noticed nobody hears of the other process's moves: some answers come too late.
        play(seats, rng, moves=len(made) + 12, made=made, behind=True)
        ready = cluster.here.get("/ready")
        for _ in range(200):
            if ready.status_code == 503:
                break
            time.sleep(0.05)
            ready = cluster.here.get("/ready")
        assert (ready.status_code, ready.json()["missing"]) == (503, ["redis"])
        assert cluster.here.get("/live").status_code == 200
    finally:
        cluster.redis.thaw()
    for _ in range(400):
        if cluster.here.get("/ready").status_code == cluster.there.get("/ready").status_code == 200:
            break
        time.sleep(0.05)
    play(seats, rng, made=made, behind=True)
    until_over(seats)
    for client in (anna, ben):
        client.close()


def test_chat_mute_and_silence_reach_every_process(cluster: Cluster) -> None:
    table, anna, ben = two(cluster)
    first, second = anna.sit(table), ben.sit(table)
    assert first.ask(type="say", text="good evening")["type"] == "done"
    line = second.until(lambda m: m["type"] == "chat" and m["lines"])["lines"][0]
    assert (line["name"], line["text"]) == ("Anna", "good evening")
    # Ben's other socket, at the other process, hears of what he mutes.
    ben.server = cluster.here
    other = ben.sit(table)
    assert second.ask(type="mute", line=line["id"])["type"] == "done"
    assert other.until(lambda m: m["type"] == "chat" and m["anew"])["lines"] == []
    first.ask(type="say", text="anyone?")
    second.settle()
    other.settle()
    assert "anyone?" not in str(second.heard) + str(other.heard)
    second.ask(type="say", text="hm")
    his = first.until(lambda m: m["type"] == "chat" and m["lines"][-1]["text"] == "hm")
    assert first.ask(type="silence", line=his["lines"][-1]["id"])["type"] == "done"
    assert second.ask(type="say", text="but")["code"] == "forbidden"
    for client in (anna, ben):
        client.close()


def test_taking_back_by_consent_across_processes(cluster: Cluster) -> None:
    table, anna, ben = two(cluster)
    first, second = anna.sit(table), ben.sit(table)
    assert first.act("recruit")["type"] == "done"
    assert first.act("roll", 1)["type"] == "done"
    second.until(lambda m: m["type"] == "position" and m["number"] == 2)
    asked = first.ask(type="undo", number=2)
    assert asked["undone"] is False
    wish = second.until(lambda m: m["type"] == "undo")["undo"]
    assert (wish["seat"], wish["needs"], wish["agreed"]) == (1, [2], [])
    assert second.ask(type="refuse", number=2)["undone"] is False
    assert first.until(lambda m: m["type"] == "undo" and m["undo"] is None)["refused_by"] == [2]
    first.ask(type="undo", number=2)
    second.until(lambda m: m["type"] == "undo" and m["undo"])
    assert second.ask(type="agree", number=2)["undone"] is True
    first.until(lambda m: m["type"] == "position" and (m["number"], m["undos"]) == (3, 1))
    second.settle()
    assert len(first.events) == len(second.events)
    for client in (anna, ben):
        client.close()


def test_the_lobby_and_a_cut_person_at_every_process(cluster: Cluster) -> None:
    anna, ben = Client(cluster.here, "Anna"), Client(cluster.there, "Ben")
    lobby = ben.lobby()
    assert lobby.receive()["type"] == "lobby"
    table = anna.table("me", "open", public=True)
    lobby.until(lambda m: m["type"] == "lobby_table" and m["table"]["id"] == table)
    ben.post(f"/api/tables/{table}/join", {})
    sitting = anna.sit(table)
    anna.post(f"/api/tables/{table}/start")
    told = lobby.until(lambda m: m["type"] == "lobby_table" and m["table"]["status"] == "playing")
    assert told["mine"] == [2]
    # Ben looks at the table at both processes; with a new passphrase both end.
    looks = [ben.sit(table)]
    ben.server = cluster.here
    looks.append(ben.sit(table))
    name = f"Ben {random.SystemRandom().randrange(10**9)}"
    ben.remember(ben.post("/api/me/account", {"name": name, "passphrase": "a long one it is"}))
    for socket in (*looks, lobby):
        with pytest.raises(ConnectionClosed):
            socket.until(lambda m: False)
    sitting.settle()
    for client in (anna, ben):
        client.close()


def test_presence_counts_at_every_process(cluster: Cluster) -> None:
    table, anna, ben = two(cluster, absent="bot")
    first, second = anna.sit(table), ben.sit(table)
    rng = random.Random(5)
    end = time.monotonic() + 9  # longer than one may be away
    while time.monotonic() < end:
        for sitting in (first, second):
            sitting.drain()
        time.sleep(0.1)
    seats = anna.get(f"/api/tables/{table}")["table"]["seats"]
    assert [seat["stand_in"] for seat in seats] == [None, None]
    while first.until_asked():
        first.act(rng.choice(first.position["legal"])["text"])
        first.settle()
        if not first.position["legal"]:
            break
    second.close()  # it is Ben's turn, and he goes
    told = first.until(
        lambda m: m["type"] == "table" and m["table"]["seats"][1]["stand_in"] == "adept", 60
    )
    assert told["table"]["seats"][0]["stand_in"] is None
    first.until(lambda m: m["type"] == "position" and m["actors"] == [1], 60)
    for client in (anna, ben):
        client.close()


def test_invitations_and_bans_reach_every_process(cluster: Cluster) -> None:
    # A name of his own: whoever sat here in another test may not be quite gone yet.
    anna, ben = Client(cluster.here, "Anna"), Client(cluster.there, "Balduin")
    befriend(anna, ben)
    lobby = ben.lobby()
    lobby.until(lambda m: m["type"] == "lobby")
    deadline = time.monotonic() + 20
    while not [one for one in anna.get("/api/friends")["friends"] if one["here"]]:
        assert time.monotonic() < deadline, "nobody says that Ben is there"
        time.sleep(0.05)
    table = anna.table("me", "open")
    anna.post(f"/api/tables/{table}/invitations", {"friend": handle(anna, "Balduin")})
    lobby.until(lambda m: m["type"] == "company")
    assert [one["table"] for one in ben.get("/api/company")["invitations"]] == [table]
    # Without a token this machine looks after the server; it asks the process where Ben is not.
    here = told(operator(cluster.here, "GET", token=""))["here"]
    (seen,) = (one for one in here if one["name"] == "Balduin")
    ban = {"person": seen["person"], "hours": 1}
    (entry,) = told(operator(cluster.here, "POST", "/bans", ban, token=""))["bans"]
    assert close_code(lobby) == 4403
    ben.get("/api/me/tables", 403)
    assert ben.get("/api/company")["ban"] is not None
    told(operator(cluster.here, "DELETE", f"/bans/{entry['id']}", token=""))
    while ben.get("/api/company")["ban"] is not None:
        assert time.monotonic() < deadline + 20, "the ban does not end there"
        time.sleep(0.05)
    ben.get("/api/me/tables")
    for client in (anna, ben):
        client.close()


def test_of_all_processes_one_tells_somebody_of_their_turn(cluster: Cluster) -> None:
    """Ten people are told of a turn each, and then of another: once, whoever is quicker."""
    days = {"clock": {"kind": "days", "days": 2}}
    ben, people = Client(cluster.there, "Ben"), {}
    for n in range(10):
        anna = Client((cluster.here, cluster.there)[n % 2], "Anna")
        browser = cluster.service.browser(f"cluster-{n}")
        anna.request("PUT", "/api/me/turns/browser", browser.described)
        people[anna] = browser
    for turn in (1, 2):
        for anna in people:
            table = anna.table("me", "open", rules=days, round_limit="12", first_player="1")
            ben.post(f"/api/tables/{table}/join", {})
            anna.post(f"/api/tables/{table}/start")
        for browser in people.values():
            until(lambda b=browser, n=turn: len(cluster.service.read(b)) >= n)
    ends = time.monotonic() + 1  # five looks of both processes
    while time.monotonic() < ends:
        time.sleep(0.1)
    counts = [[one["count"] for one in cluster.service.read(b)] for b in people.values()]
    assert counts == [[1, 2]] * len(people)
    for client in (ben, *people):
        client.close()

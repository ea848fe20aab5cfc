"""Whole games over real sockets: two people, a bot, a spectator."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from lindwurm.games import load
from lindwurm.kernel import record
from tests.server.harness import Client, Served, Sitting, play, until_over


def begun(people: list[Client], *seats: str, **options: str) -> tuple[str, list[Sitting]]:
    """Open a table for Anna and Ben (and bots), start it and sit down."""
    anna, ben = people
    table = anna.table(*seats, rules={"commitment": anna.commitment}, **options)
    ben.post(f"/api/tables/{table}/join", {"commitment": ben.commitment})
    anna.post(f"/api/tables/{table}/start", {"salt": anna.salt})
    ben.reveal(table)
    return table, [anna.sit(table), ben.sit(table)]


def test_two_people_a_bot_and_a_spectator_play_to_the_end(
    server: Served, people: list[Client]
) -> None:
    table, seats = begun(people, "me", "open", "bot")
    watcher = Client(server, None).sit(table)
    made = play(seats, random.Random(1))
    until_over([*seats, watcher])

    assert len(made) > 20
    assert len({number for number, _, _ in made}) == len(made), "a move was counted twice"
    ends = [s.position for s in (*seats, watcher)]
    assert ends[0]["result"] == ends[1]["result"] == ends[2]["result"]
    assert [e["seat"] for e in ends] == [1, 2, None]
    assert all(e["fairness"]["seed"] for e in ends)
    assert all(m["legal"] == [] for m in watcher.heard if m["type"] == "position")

    # Before the end nobody was told the seed; from the start everybody knew the commitment.
    for sitting in (*seats, watcher):
        told = [m for m in sitting.heard if m["type"] == "position"]
        assert {m["fairness"]["commitment"] for m in told} == {ends[0]["fairness"]["commitment"]}
        assert all(m["fairness"]["seed"] is None for m in told if not m["over"])
        for earlier, later in pairwise(told):
            assert earlier["number"] <= later["number"]

    # The record gives the same game again, die for die.
    text = server.get(f"/api/tables/{table}/record").text
    found = record.loads(text)
    match = record.replay(found, load("dragon_farkle"))
    assert match.over
    assert match.returns() == ends[0]["result"]
    anna, ben = people
    assert [s.salt for s in found.chance.salts[:2]] == [anna.salt, ben.salt]
    assert [s.derived for s in found.chance.salts] == [False, False, True]
    assert found.chance.table == table
    assert found.names == ["Anna", "Ben", "Fafnir (adept)"]
    moves = [(n, step.seat, step.action) for n, step in enumerate(found.moves)]
    assert set(made) <= set(moves)
    verdict = server.get(f"/api/tables/{table}/verify").json()
    assert verdict["ok"]
    assert verdict["digest"] == match.digest
    assert verdict["moves"] == len(moves)

    # And once more.
    again = anna.post(f"/api/tables/{table}/rematch")
    assert [s["name"] for s in again["table"]["seats"]] == ["Anna", "", "Fafnir"]
    there = ben.post(f"/api/tables/{table}/rematch")["table"]
    assert there["id"] == again["table"]["id"]
    assert [s["name"] for s in there["seats"]] == ["Anna", "Ben", "Fafnir"]
    anna.post(f"/api/tables/{again['table']['id']}/start")


def test_what_the_game_says_beside_choices_comes_with_the_position(
    server: Served, people: list[Client]
) -> None:
    """To the seat that decides, and to nobody else."""
    table, (anna, ben) = begun(people, "me", "open", first_player="1", cards="none")
    watcher = Client(server, None).sit(table)
    nothing = {"risks": [], "previews": None, "forced": None, "silence": None}
    takes: list[str] = []
    for number in range(60):
        for sitting in (anna, ben, watcher):
            while not sitting.position or sitting.position["number"] < number:
                sitting.receive()
        turn = next(s for s in (anna, ben) if s.position["legal"])
        for sitting in {anna, ben, watcher} - {turn}:
            assert sitting.position | nothing == sitting.position
        told, legal = turn.position, [one["text"] for one in turn.position["legal"]]
        takes = [text for text in legal if text.startswith("take")]
        assert told["previews"]["threshold"] == 5000
        assert (told["forced"], told["silence"]) == (None, None)
        assert set(told["previews"]["takes"]) == set(takes)
        assert {risk["action"] for risk in told["risks"]} == {*takes, *({"roll"} & set(legal))}
        assert all(0 <= risk["probability"] <= 1 and risk["exact"] for risk in told["risks"])
        if takes:
            break
        turn.act(legal[0])
    assert takes, "nobody has rolled anything"


def test_everyone_reads_their_own_language(people: list[Client]) -> None:
    _, (anna, ben) = begun(people, "me", "open", first_player="1")
    labels = {s.until_asked()[0]["label"] for s in (anna,)}
    assert labels == {"Recruit"}
    assert anna.events[-1]["sentence"] == "Round 1: you are up."
    assert ben.events[-1]["sentence"] != anna.events[-1]["sentence"]
    assert ben.events[-1]["kind"] == anna.events[-1]["kind"] == "turn"
    refused = ben.act("recruit")
    assert (refused["code"], refused["rule"]) == ("illegal", None)
    assert refused["reason"] != "It is not your turn."


def test_reconnect_resumes_exactly(people: list[Client]) -> None:
    table, (anna, ben) = begun(people, "me", "open")
    play([anna, ben], random.Random(2), moves=20)
    anna.settle()
    before, known = anna.position, list(anna.events)
    anna.close()
    back = people[0].sit(table, events=len(known) - 3, undos=before["undos"])
    back.events = known[:-3]
    while not back.position:
        back.receive()
    assert back.events == known
    assert back.position["view"] == before["view"]
    assert back.position["legal"] == before["legal"]
    assert back.position["number"] == before["number"]
    play([back, ben], random.Random(4), moves=10)
    back.settle()
    fresh = people[0].sit(table)
    assert fresh.events == back.events


def test_hot_seat_on_one_screen_with_a_bot(people: list[Client]) -> None:
    anna = people[0]
    seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}, {"kind": "bot", "level": "random"}]
    body = {"game": "dragon_farkle", "seats": seats, "options": {"round_limit": "10"}}
    table = anna.post("/api/tables", body, 201)["table"]["id"]
    anna.post(f"/api/tables/{table}/start")
    screen = anna.sit(table)
    rng = random.Random(5)
    acted = {1: 0, 2: 0}
    while not screen.position["over"] and min(acted.values()) < 8:
        if not screen.position["legal"]:
            mine = [s for s in screen.position["actors"] if s in (1, 2)]
            if mine and mine[0] != screen.position["seat"]:
                assert screen.ask(type="look", seat=mine[0])["type"] == "done"
                screen.events.clear()
            screen.receive()
            continue
        acted[screen.position["seat"]] += 1
        assert screen.act(rng.choice(screen.position["legal"])["text"])["type"] == "done"
        screen.drain()
    assert screen.ask(type="look", seat=3)["code"] == "forbidden"


def test_duplicates_are_harmless_and_stale_moves_are_told_so(people: list[Client]) -> None:
    _, (anna, _) = begun(people, "me", "open", first_player="1")
    anna.until_asked()
    number = anna.position["number"]
    first = anna.act("recruit", number)
    assert (first["type"], first["duplicate"]) == ("done", False)
    second = anna.act("recruit", number)
    assert (second["type"], second["duplicate"]) == ("done", True)
    assert second["number"] == first["number"]
    assert anna.act("skirmish", number)["code"] == "stale"
    assert anna.act("roll", number + 99)["code"] == "stale"
    anna.settle()
    assert anna.position["number"] == number + 1


def test_why_names_the_rule(people: list[Client]) -> None:
    _, (anna, _) = begun(people, "me", "open", first_player="1")
    anna.until_asked()
    told = anna.ask(type="why", action="battle")
    assert told["rule"].startswith("DF-")
    assert told["reason"]
    assert anna.ask(type="why", action={"verb": "recruit"})["reason"] is None
    refused = anna.act("battle")
    assert refused["code"] == "illegal"
    assert refused["rule"] == told["rule"]
    assert anna.ask(type="why", action="dance")["code"] == "malformed"


def test_undo_by_consent(people: list[Client]) -> None:
    _, (anna, ben) = begun(people, "me", "open", first_player="1")
    anna.until_asked()
    anna.act("recruit")
    anna.until_asked()
    assert anna.act("roll")["type"] == "done"
    number = anna.position["number"]
    rolled = anna.position["view"]

    assert ben.ask(type="undo", number=number)["code"] == "illegal"  # Ben has done nothing yet
    assert anna.ask(type="undo", number=number)["undone"] is False
    asked = ben.until(lambda m: m["type"] == "undo")
    assert asked["undo"] == {"seat": 1, "needs": [2], "agreed": []}
    assert ben.ask(type="refuse", number=number)["undone"] is False
    assert anna.until(lambda m: m["type"] == "undo" and m["undo"] is None)["refused_by"] == [2]
    assert ben.ask(type="agree", number=number)["code"] == "stale"

    anna.ask(type="undo", number=number)
    assert ben.ask(type="agree", number=number)["undone"] is True
    anna.until(lambda m: m["type"] == "position" and m["undos"] == 1)
    assert anna.position["number"] == number + 1  # taking back is a row, numbers never return
    ben.settle()
    for sitting in (anna, ben):
        assert [e["kind"] for e in sitting.events][-2:] == ["turn", "recruits"]
    assert anna.position["view"] != rolled
    assert anna.act("roll", number - 1)["duplicate"] is True  # of the roll that was taken back
    anna.act("roll")
    fell = [m["dice"] for m in anna.heard if m["type"] == "position" and m["dice"]]
    assert len(fell) == 2
    assert fell[0] != fell[1], "other dice fall"


def test_bots_do_not_hold_up_other_tables(server: Served, people: list[Client]) -> None:
    """While one table is full of bots, another person's moves are answered at once."""
    anna, ben = people
    busy = anna.table("me", "bot", "bot", "bot", first_player="2")
    anna.post(f"/api/tables/{busy}/start")
    crowd = anna.sit(busy)
    solo = ben.table("me", "bot", first_player="1")
    ben.post(f"/api/tables/{solo}/start")
    sitting = ben.sit(solo)
    sitting.until_asked()
    assert sitting.act("recruit")["type"] == "done"
    crowd.until_asked()
    assert server.metric("bot_failures_total") == 0


def test_chat_is_text_for_all(server: Served, people: list[Client]) -> None:
    table, (anna, ben) = begun(people, "me", "open")
    nasty = "<script>alert(1)</script> & hello"
    assert anna.ask(type="say", text=nasty)["type"] == "done"
    line = ben.until(lambda m: m["type"] == "chat")["lines"][0]
    assert (line["name"], line["text"]) == ("Anna", nasty)
    later = Client(server, None).sit(table)
    told = [m for m in later.heard if m["type"] == "chat"]
    assert told[0]["lines"][-1]["text"] == nasty
    assert later.ask(type="say", text="psst")["code"] == "signed_out"
    assert anna.ask(type="say", text="x" * 501)["code"] == "malformed"


def test_everyone_may_mute_and_the_host_may_silence(server: Served, people: list[Client]) -> None:
    anna, ben = people
    table, (first, second) = begun(people, "me", "open")
    carl = Client(server, "Carl")
    third = carl.sit(table)
    assert third.ask(type="say", text="bla bla")["type"] == "done"
    line = first.until(lambda m: m["type"] == "chat")["lines"][0]["id"]
    second.until(lambda m: m["type"] == "chat" and m["lines"])

    # Ben does not want to read Carl any more, here or elsewhere; Anna still does.
    assert second.ask(type="mute", line=line)["type"] == "done"
    second.settle()
    anew = [m for m in second.heard if m["type"] == "chat"][-1]
    assert (anew["anew"], anew["lines"]) == (True, [])
    third.ask(type="say", text="anyone?")
    assert first.until(lambda m: m["type"] == "chat")["lines"][0]["text"] == "anyone?"
    second.settle()
    assert "anyone?" not in str(second.heard)
    assert ben.get("/api/me/muted") == ["Carl"]
    assert "bla bla" not in str(ben.sit(table).heard)
    assert ben.request("DELETE", "/api/me/muted/Carl") == []
    ben.request("DELETE", "/api/me/muted/Carl", status=404)
    assert "bla bla" in str(ben.sit(table).heard)

    # The host asks for silence.
    assert second.ask(type="silence", line=line)["code"] == "forbidden"
    assert first.ask(type="silence", line=line)["type"] == "done"
    assert third.ask(type="say", text="but")["code"] == "forbidden"
    assert second.ask(type="say", text="peace")["type"] == "done"
    assert first.ask(type="silence", line=line, on=False)["type"] == "done"
    assert third.ask(type="say", text="thanks")["type"] == "done"

    own = first.ask(type="say", text="me")
    assert own["type"] == "done"
    mine = [m for m in first.heard if m["type"] == "chat"][-1]["lines"][-1]["id"]
    assert first.ask(type="mute", line=mine)["code"] == "conflict"
    assert first.ask(type="mute", line=mine + 99)["code"] == "unknown"
    elsewhere = anna.table("me", "open")
    assert anna.sit(elsewhere).ask(type="mute", line=line)["code"] == "unknown"
    watcher = Client(server, None).sit(table)
    assert watcher.ask(type="mute", line=line)["code"] == "signed_out"
    assert watcher.ask(type="silence", line=line)["code"] == "forbidden"
    carl.close()


@pytest.mark.parametrize("seats", [("me",), ("me", "open", "open", "bot", "random")])
def test_every_number_of_seats_opens(people: list[Client], seats: tuple[str, ...]) -> None:
    table = people[0].table(*seats)
    info = people[0].get(f"/api/tables/{table}")["table"]
    assert len(info["seats"]) == len(seats)

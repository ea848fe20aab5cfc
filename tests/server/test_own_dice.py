"""Tables whose people throw their own dice: asked, told, corrected and kept."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.match import Match
from tests.server.harness import Client, Served, Sitting

PLAIN = {"cards": "none", "first_player": "1", "round_limit": "10"}


def begun(people: list[Client], *seats: str, brought: list[str], **options: str) -> str:
    anna, ben = people
    table = anna.table(*seats, rules={"brought": brought}, **(options or PLAIN))
    if "open" in seats:
        ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    return table


def asked(sitting: Sitting) -> Any:
    """Return what is asked now, as this connection was told last."""
    sitting.settle()
    told = [one for one in sitting.heard if one["type"] == "asked"]
    return told[-1]["asked"] if told else None


def tell(sitting: Sitting, pieces: list[str | None], **more: Any) -> dict[str, Any]:
    question = asked(sitting)
    numbers = {"number": question["number"], "throw": question["throw"], **more}
    return sitting.ask(type="tell", pieces=pieces, **numbers)


THROW: list[str | None] = ["1", "1", "4", "4", "6", "3", "face-blank"]


def test_a_throw_is_asked_for_and_told(server: Served, people: list[Client]) -> None:
    table = begun(people, "me", "open", brought=["dice"])
    anna, ben = (person.sit(table) for person in people)
    watcher = Client(server, None).sit(table)
    assert asked(anna) is None
    done = anna.act("recruit")
    assert done["type"] == "done"
    assert not done["duplicate"]
    question = asked(anna)
    assert [one["kind"] for one in question["draws"]] == ["soldier_die"] * 6 + ["event_die"]
    assert question["sorts"]["soldier_die"]["die"]
    assert [one["name"] for one in asked(ben)["sorts"]["event_die"]["pieces"]] == [
        "Drache",
        "Bündnis",
        "leer",
    ]
    assert all(one["mine"] for one in asked(ben)["draws"])
    assert not any(one["mine"] for one in asked(watcher)["draws"])
    assert asked(watcher)["label"] == question["label"]
    # The same once more is the same; nothing else is done meanwhile.
    assert anna.act("recruit")["type"] == "done"
    assert anna.ask(type="act", action="skirmish", number=0)["code"] == "asked"
    assert ben.ask(type="undo", number=0)["code"] == "asked"

    assert tell(anna, THROW[:-1])["code"] == "malformed"
    refused = tell(ben, ["7", *THROW[1:]])
    assert refused["code"] == "impossible"
    assert refused["message"].startswith("7 kann hier nicht gefallen sein")
    assert watcher.ask(type="tell", number=0, throw=0, pieces=THROW)["code"] == "forbidden"
    assert tell(anna, THROW, throw=1)["code"] == "stale"
    # What is told in parts can be told otherwise, by anybody who sees it, until all is there.
    assert tell(anna, ["5", *[None] * 6])["type"] == "done"
    assert [one["told"] for one in asked(ben)["draws"]] == [True, *[False] * 6]
    assert anna.position["number"] == 0
    assert tell(ben, THROW)["type"] == "done"
    anna.until(lambda m: m["type"] == "position" and m["number"] == 1)
    assert anna.position["view"]["dice"][:6] == [1, 1, 4, 4, 6, 3]
    assert asked(anna) is None
    assert asked(watcher) is None


def test_an_action_is_taken_back_before_anything_fell(server: Served, people: list[Client]) -> None:
    table = begun(people, "me", "open", brought=["dice"])
    anna = people[0].sit(table)
    anna.act("recruit")
    assert anna.ask(type="undo", number=0)["undone"]
    assert asked(anna) is None
    assert anna.position["number"] == 0
    anna.act("recruit")
    tell(anna, ["5", *[None] * 6])
    assert anna.ask(type="undo", number=0)["code"] == "asked"


def test_what_is_asked_survives_a_restart(tmp_path: Any) -> None:
    server = Served(tmp_path / "own.db")
    anna = Client(server, "Anna")
    table = begun([anna, anna], "me", "me", brought=["dice"])
    sitting = anna.sit(table)
    sitting.act("recruit")
    tell(sitting, ["5", *[None] * 6])
    sitting.close()
    server.kill()
    server.start()
    again = anna.sit(table)
    assert [one["told"] for one in asked(again)["draws"]] == [True, *[False] * 6]
    assert tell(again, THROW)["type"] == "done"
    again.close()
    server.kill()
    server.start()  # and so does what was told, with its move
    once_more = anna.sit(table)
    assert once_more.position["view"]["dice"][:6] == [1, 1, 4, 4, 6, 3]
    anna.close()
    server.stop()


def test_hidden_draws_are_told_by_those_who_may_see_them(
    server: Served, people: list[Client]
) -> None:
    """The opening of a game with cards: companions are open, each item is one seat's own."""
    table = begun(people, "me", "open", brought=["dice", "cards"], first_player="1")
    anna, ben = (person.sit(table) for person in people)
    companions = [one["piece"] for one in asked(anna)["sorts"]["companion"]["pieces"]]
    assert tell(anna, [companions[0]])["type"] == "done"
    assert tell(ben, [companions[0]])["code"] == "impossible"  # there is one of each
    assert tell(ben, [companions[1]])["type"] == "done"
    first = asked(anna)
    assert [one["by"] for one in first["draws"]] == [1]
    assert [one["mine"] for one in asked(ben)["draws"]] == [False]
    # The list is that of all items: what is left of a pile would betray what others hold.
    items = [one["piece"] for one in first["sorts"]["item"]["pieces"]]
    assert tell(ben, [items[0]])["code"] == "forbidden"
    assert tell(anna, [items[0]])["type"] == "done"
    assert [one["piece"] for one in asked(ben)["sorts"]["item"]["pieces"]] == items
    assert tell(ben, [items[1]])["type"] == "done"
    for sitting in (anna, ben):
        sitting.settle()
    assert people[0].get(f"/api/tables/{table}")["table"]["status"] == "playing"
    assert anna.position["view"]["companion"][:2] == ben.position["view"]["companion"][:2]
    assert set(ben.position["view"]["items"][0]) == {None}  # nobody sees what the other has told
    assert ben.position["view"]["items"][1][1] == 1
    heard = str([m for m in ben.heard if m["type"] in ("asked", "position")])
    assert f"'told': '{items[0]}'" not in heard


def test_a_whole_game_with_a_bot_whose_dice_people_throw(
    server: Served, people: list[Client]
) -> None:
    table = begun(people, "me", "novice", brought=["dice"], **PLAIN)
    anna, dice = people[0].sit(table), random.Random(3)
    thrown, bots = 0, 0
    while not anna.position["over"]:
        anna.drain()
        question = asked(anna)
        if question is not None:
            bots += question["seat"] == 2
            thrown += 1
            pieces = [
                dice.choice(question["sorts"][one["kind"]]["pieces"])["piece"]
                for one in question["draws"]
            ]
            if thrown % 7 == 0:
                assert tell(anna, ["0", *pieces[1:]])["code"] == "impossible"
            assert tell(anna, [*pieces])["type"] == "done"
        elif anna.position["legal"] and not anna.position["over"]:
            legal = anna.position["legal"]
            if anna.answered < anna.position["number"]:
                anna.answered = anna.position["number"]
                anna.act(dice.choice(legal)["text"])
    assert thrown > 20
    assert bots > 5
    found = record.loads(server.get(f"/api/tables/{table}/record").text)
    assert found.chance.outside == ["soldier_die", "event_die"]
    game = load("dragon_farkle")
    assert record.replay(found, game).over
    draws = [one.value for throw in found.opening for one in throw]
    draws += [value for entry in found.entries for value in entry.draws]
    taped = Match(game, 2, found.options, tape=draws)
    for entry in found.entries:
        taped.act(entry.seat - 1, entry.action or "")
    assert taped.digest == found.digest
    verdict = server.get(f"/api/tables/{table}/verify").json()
    assert verdict["ok"]
    assert verdict["proven"].startswith("dice by the table")
    again = people[0].post(f"/api/tables/{table}/rematch")
    assert again["table"]["brought"] == ["dice"]


@pytest.mark.parametrize(
    ("seats", "rules", "part"),
    [
        (("me", "bot"), {"brought": ["cards"]}, "nobody may look at its cards"),
        (("me", "me"), {"brought": []}, "people can bring: dice, cards, lots"),
        (("me", "open"), {"brought": ["dice"], "absent": "bot"}, "no clock runs"),
        (("me", "open"), {"brought": ["dice"], "clock": {"kind": "move", "seconds": 30}}, "clock"),
    ],
)
def test_what_cannot_be_brought_to_a_table(
    people: list[Client], seats: tuple[str, ...], rules: dict[str, Any], part: str
) -> None:
    body = {"game": "dragon_farkle", "seats": [{"kind": one} for one in seats], **rules}
    refused = people[0].post("/api/tables", body, 400)
    assert part in refused["error"]["message"]


def test_games_say_what_can_be_brought(server: Served) -> None:
    there = {one["id"]: one["brought"] for one in server.get("/api/games").json()}
    assert there["dragonquest"] == ["dice", "cards", "lots"]
    assert there["simurgh"] == ["cards", "lots"]  # nobody at the table could tell a stack

"""Tables whose people throw their own dice: asked, told, corrected and kept."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.match import Match
from tests.companion.attacking import attacked
from tests.server.harness import Client, Served, Sitting

PLAIN = {"cards": "none", "first_player": "1", "round_limit": "10"}


def begun(
    people: list[Client],
    *seats: str,
    brought: list[str],
    game: str = "dragon_farkle",
    **options: str,
) -> str:
    anna, ben = people
    table = anna.table(*seats, game=game, rules={"brought": brought}, **(options or PLAIN))
    if "open" in seats:
        ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    return table


def asked(sitting: Sitting) -> Any:
    """Return what is asked now, as this connection was told last."""
    sitting.settle()
    return sitting.asked


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


def test_odds_and_hints_are_those_of_any_table(people: list[Client]) -> None:
    anna = people[0]
    table = begun([anna, anna], "me", "me", brought=["dice"])
    sitting = anna.sit(table)
    sitting.act("recruit")
    assert tell(sitting, THROW)["type"] == "done"
    odds = sitting.ask(type="odds")
    farkle = {one["action"]: one["probability"] for one in odds["numbers"]}
    assert farkle["take 11"] == pytest.approx(170 / 6**4)  # four dice that bring nothing
    hint = sitting.ask(type="hint")
    assert hint["best"] in farkle
    assert asked(sitting) is None  # what it tried out is asked of nobody


def test_what_left_no_choice_is_taken_back_with_what_was_chosen_before(
    people: list[Client],
) -> None:
    """The table says for Ben that he stands his ground, and dice are asked for that."""
    sitting = attacked(people[0])
    question, number = asked(sitting), sitting.position["number"]
    assert (question["seat"], question["back"]) == (2, 1)
    assert sitting.ask(type="undo", number=number, seat=2)["code"] == "asked"
    assert sitting.ask(type="undo", number=number, seat=1)["undone"]
    assert asked(sitting) is None
    assert "recruit" in [one["text"] for one in sitting.position["legal"]]
    sitting.act("recruit", seat=1)
    assert asked(sitting)["back"] == 1
    assert tell(sitting, ["5", *[None] * 6])["type"] == "done"
    assert asked(sitting)["back"] is None


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


def test_nobody_tries_out_unseen_what_others_hold(server: Served, people: list[Client]) -> None:
    """A card that another holds is refused; so everybody sees who was refused (SRV-F25)."""
    table = begun(people, "me", "open", brought=["dice", "cards"], first_player="1")
    anna, ben = (person.sit(table) for person in people)
    watcher = Client(server, None).sit(table)
    companions = [one["piece"] for one in asked(anna)["sorts"]["companion"]["pieces"]]
    assert tell(anna, [companions[0]])["type"] == "done"
    assert tell(ben, [companions[0]])["code"] == "impossible"
    assert asked(anna)["wrong"] == []  # it lies open: everybody knows that
    assert tell(ben, [companions[1]])["type"] == "done"
    items = [one["piece"] for one in asked(anna)["sorts"]["item"]["pieces"]]
    assert tell(anna, [items[0]])["type"] == "done"
    for times in (1, 2):
        assert tell(ben, [items[0]])["code"] == "impossible"
        for sitting in (anna, ben, watcher):
            sitting.settle()
            assert asked(sitting)["wrong"] == [{"seat": 2, "times": times}]


def test_a_part_that_cannot_be_is_refused_before_others_tell_theirs(
    server: Served, people: list[Client]
) -> None:
    """Both hands are dealt at once: more of a card than there are is refused to who tells it, and
    who has told a wrong one tells it again, though another waits for it."""
    table = begun(
        people, "me", "open", brought=["cards"], game="drachenfels", first_player="seat_1"
    )
    sittings = [person.sit(table) for person in people]
    while asked(sittings[0]) is None:  # the knights are chosen first
        sittings[0].drain()
        up = sittings[sittings[0].position["actors"][0] - 1]
        up.drain()
        up.act(up.position["legal"][0]["text"])
    question = asked(sittings[0])
    pieces = [one["piece"] for one in question["sorts"]["card"]["pieces"]]

    def part(seat: int, cards: list[str]) -> list[str | None]:
        left = iter(cards)
        return [next(left) if one["by"] == seat else None for one in question["draws"]]

    count = sum(one["by"] == 1 for one in question["draws"])
    refused = tell(sittings[0], part(1, [pieces[-1]] * count))
    assert refused["code"] == "impossible"
    assert not any(one["told"] for one in asked(sittings[1])["draws"])
    assert tell(sittings[0], part(1, pieces[:count]))["type"] == "done"
    both = tell(sittings[1], part(2, pieces[:count]))
    assert both["code"] == "impossible"  # there are fewer of one than both would hold
    assert tell(sittings[0], part(1, pieces[1 : count + 1]))["type"] == "done"
    assert tell(sittings[1], part(2, [pieces[at // 2] for at in range(count)]))["type"] == "done"
    sittings[0].settle()
    sittings[0].drain()
    assert sittings[0].position["view"]["hand"][0][: len(pieces)] == [
        int(1 <= at <= count) for at in range(len(pieces))
    ]


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
        (("me", "me"), {"brought": ["stacks"]}, "people can bring: dice, cards, lots"),
        (("me", "open"), {"referee": True}, "has all seats"),
        (("me", "bot"), {"referee": True}, "has all seats"),
        (("me", "me"), {"referee": True, "clock": {"kind": "move", "seconds": 30}}, "no clock"),
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
    assert there["simurgh"] == ["cards", "stacks", "lots"]
    assert there["drachenfels"] == ["cards", "stacks", "lots"]


def test_nothing_is_hidden_from_who_keeps_the_book(server: Served, people: list[Client]) -> None:
    """A real board: one person tells everything, stacks too; those who watch see no hand."""
    anna = people[0]
    body = {"game": "drachenfels", "seats": [{"kind": "me"}, {"kind": "me"}], "referee": True}
    made = anna.post("/api/tables", body, 201)["table"]
    assert made["referee"]
    assert made["brought"] == ["cards", "stacks", "lots"]
    table = made["id"]
    anna.post(f"/api/tables/{table}/start")
    keeper, watcher = anna.sit(table), Client(server, None).sit(table)
    told: list[str] = []
    while (question := asked(keeper)) is not None or not told:
        if question is None:  # the knights are chosen first
            up = keeper.position["actors"][0]
            keeper.ask(type="look", seat=up)
            keeper.settle()
            keeper.act(keeper.position["legal"][0]["text"], seat=up)
            continue
        assert all(one["mine"] and one["by"] is None for one in question["draws"])
        assert not any(one["mine"] for one in asked(watcher)["draws"])
        told += [one["kind"] for one in question["draws"]]
        sorts = {kind: [p["piece"] for p in s["pieces"]] for kind, s in question["sorts"].items()}
        left = {kind: pieces * 20 for kind, pieces in sorts.items()}
        pieces = [left[one["kind"]].pop(0) for one in question["draws"]]
        assert tell(keeper, [*pieces])["type"] == "done"
    assert {"princesses", "card"} <= {*told}
    for seat in (1, 2):  # any seat may be looked through, and told of
        keeper.ask(type="look", seat=seat)
        keeper.settle()
        assert sum(keeper.position["view"]["hand"][seat - 1]) > 0
    watcher.settle()
    assert set(watcher.position["view"]["hand"][0]) == {None}
    up = keeper.position["actors"][0]
    keeper.ask(type="look", seat=up)
    keeper.settle()
    first = keeper.position["legal"][0]
    by_name = keeper.ask(type="why", action=first["label"], seat=up)
    assert (by_name["action"], by_name["reason"]) == (first["text"], None)
    refused = keeper.ask(type="why", action="stop", seat=3 - up)
    seats = [one["name"] for one in made["seats"]]  # whoever keeps the book has no turn
    named = f"It is not the turn of {seats[2 - up]}: {seats[up - 1]} is up."
    assert refused["reason"] == named
    times = server.get(f"/api/tables/{table}/times").json()
    assert all(seconds > 0 for seconds in times["seconds"])
    assert times["since"] >= 0

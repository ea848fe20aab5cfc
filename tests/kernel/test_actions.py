"""Verbs: number, text and JSON name the same action."""

from __future__ import annotations

import pytest

from lindwurm.kernel.actions import ActionError, Verb, Verbs, named, number, seat

VERBS = Verbs(
    Verb("roll"),
    Verb("move", number("x", 3), number("y", 4, first=1)),
    Verb("give", seat(5), named("card", "bag egg map")),
)


def test_every_action_has_one_number_one_text_one_json() -> None:
    assert VERBS.size == 1 + 12 + 15
    texts = [VERBS.text(code) for code in range(VERBS.size)]
    assert len(set(texts)) == VERBS.size
    for code, text in enumerate(texts):
        assert VERBS.parse(text) == code
        assert VERBS.from_json(VERBS.json(code)) == code
        verb, indexes = VERBS.split(code)
        assert VERBS.code(verb.name, *indexes) == code


def test_forms() -> None:
    code = VERBS.code("give", 1, 2)
    assert VERBS.text(code) == "give 2 map"
    assert VERBS.json(code) == {"verb": "give", "seat": 2, "card": "map"}
    assert VERBS.text(VERBS["move"]) == "move 0 1"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an action needs a verb"),
        ("fly", "there is no verb 'fly'"),
        ("move 1", "'move' is written: move <x> <y>"),
        ("move 1 0", "'0' is not a possible y of 'move' \\(1, 2, 3, 4\\)"),
        ("give 6 bag", "'6' is not a possible seat"),
        ("roll 3", "'roll' is written: roll"),
    ],
)
def test_malformed_text_is_explained(text: str, message: str) -> None:
    with pytest.raises(ActionError, match=message):
        VERBS.parse(text)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "roll",
        {},
        {"verb": 3},
        {"verb": "fly"},
        {"verb": "roll", "x": 1},
        {"verb": "move", "x": 1},
        {"verb": "move", "x": True, "y": 1},
        {"verb": "give", "seat": 0, "card": "bag"},
    ],
)
def test_malformed_json_is_refused(data: object) -> None:
    with pytest.raises(ActionError):
        VERBS.from_json(data)


@pytest.mark.parametrize("code", [-1, 28, True, "3", 1.0])
def test_numbers_outside_the_game_are_refused(code: object) -> None:
    with pytest.raises(ActionError, match="there is no action number"):
        VERBS.text(code)  # type: ignore[arg-type]


def test_a_verb_cannot_be_declared_twice() -> None:
    with pytest.raises(ValueError, match="'roll' is declared twice"):
        Verbs(Verb("roll"), Verb("roll"))

"""Records: what is refused, and that the message names what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.match import Match

GAME = load("dragon_farkle")


def played(seed: int | bytes = 4, **arguments: Any) -> Match:
    m = Match(GAME, 2, {"first_player": "1"}, seed=seed, names=["Anna", "Ben"], **arguments)
    for _ in range(20):
        seat = m.actors[0]
        m.act(seat, m.legal(seat)[-1])
    return m


def changed(change: Callable[[dict[str, Any]], None], seed: int | bytes = 4) -> record.Record:
    document = json.loads(record.dumps(played(seed)))
    change(document)
    return record.loads(json.dumps(document))


def refusal(change: Callable[[dict[str, Any]], None], seed: int | bytes = 4) -> str:
    with pytest.raises(record.RecordError) as error:
        record.replay(changed(change, seed), GAME)
    return str(error.value)


def test_the_document_is_readable() -> None:
    document = json.loads(record.dumps(played()))
    assert document["format"] == "lindwurm-record"
    assert document["names"] == ["Anna", "Ben"]
    assert document["chance"]["kind"] == "generator"
    assert document["moves"][0].keys() == {"seat", "action", "draws", "check"}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "lindwurm-record"}', "\xff", "null"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(record.RecordError, match="not a whole Lindwurm record"):
        record.loads(text)


def test_a_truncated_file_is_refused() -> None:
    with pytest.raises(record.RecordError, match="not a whole Lindwurm record"):
        record.loads(record.dumps(played())[:-20])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d["moves"][4].update(action="surrender"), "move 5: there is no verb"),
        (lambda d: d["moves"][4].update(seat=7), "move 5: there is no seat 6"),
        (lambda d: d["moves"][6]["draws"].append(1), "move 7: it caused"),
        (lambda d: d["moves"][9].update(check="0" * 16), "move 10: it does not fit its check"),
        (lambda d: d.update(digest="0" * 32), "move 20: the final position"),
        (lambda d: d["names"].reverse(), "move 1: it does not fit its check"),
        (lambda d: d["options"].update(dragon_health="5"), "move 1:"),
        (lambda d: d["options"].update(dragon_health="9"), "cannot be '9'"),
        (lambda d: d.update(rules_version=99), "rules version 99"),
        (lambda d: d["chance"].update(seed=5), "the seed does not match the commitment"),
        (lambda d: d["chance"].update(seed="zz"), "the seed is not a hexadecimal number"),
        (lambda d: d["chance"].update(seed="00"), "does not belong to a generator"),
        (lambda d: d["opening"].reverse(), "the opening is not the one"),
        (lambda d: d.update(seats=9), "for 1 to 5 players"),
        (lambda d: d.update(start="00"), "takes .* bytes"),
    ],
)
def test_an_altered_record_is_refused_and_says_why(
    change: Callable[[dict[str, Any]], None], message: str
) -> None:
    import re

    assert re.search(message, refusal(change))


def test_a_forged_die_is_found_by_the_seed() -> None:
    def forge(document: dict[str, Any]) -> None:
        for step in document["moves"]:
            if step["draws"]:
                step["draws"][0] = (step["draws"][0] + 1) % 6
                return

    assert "the committed seed gives" in refusal(forge)
    assert "the committed seed gives" in refusal(forge, seed=b"s" * 32)


def test_records_of_tapes_and_positions_replay() -> None:
    m = Match(GAME, 2, {"cards": "none"}, position={"army": [900, 0, 0, 0, 0]}, seed=2)
    seat = m.actors[0]
    m.act(seat, "recruit")
    again = record.replay(record.loads(record.dumps(m)), GAME)
    assert again.digest == m.digest
    draws = [*m.moves[0].draws]
    taped = Match(GAME, 2, {"cards": "none"}, position={"army": [900, 0, 0, 0, 0]}, tape=draws)
    taped.act(taped.actors[0], "recruit")
    kept = record.loads(record.dumps(taped))
    assert kept.chance.kind == "tape"
    assert record.replay(kept, GAME).digest == taped.digest


def test_a_replay_can_stop_on_the_way_and_be_played_on() -> None:
    whole = played(seed=b"q" * 32)
    half = record.replay(record.of(whole), GAME, upto=10)
    assert len(half.moves) == 10
    for move in whole.moves[10:]:
        half.act(move.seat, move.action)
    assert half.digest == whole.digest

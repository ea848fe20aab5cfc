"""Records: what is refused, and that the message names what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.agreement import Salt, agreed, promise
from lindwurm.kernel.chance import commitment
from lindwurm.kernel.match import Match
from lindwurm.kernel.variant import Variant

GAME = load("dragon_farkle")
OLD = Path(__file__).parent / "records_v1"


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


def _throws(document: dict[str, Any]) -> list[Any]:
    found: list[Any] = next(e["throws"] for e in document["entries"] if e.get("throws"))
    return found


def refusal(change: Callable[[dict[str, Any]], None], seed: int | bytes = 4) -> str:
    with pytest.raises(record.RecordError) as error:
        record.replay(changed(change, seed), GAME)
    return str(error.value)


def test_the_document_is_readable() -> None:
    document = json.loads(record.dumps(played()))
    assert document["format"] == "lindwurm-record"
    assert document["names"] == ["Anna", "Ben"]
    assert document["chance"]["kind"] == "generator"
    assert document["format_version"] == 2
    assert document["ended"] == "unfinished"
    assert document["entries"][0].keys() <= {"seat", "action", "throws", "check"}
    thrown = next(throw for entry in document["entries"] for throw in entry.get("throws", ()))
    assert thrown[0][:2] == ["soldier_die", 6]
    assert thrown[-1][:2] == ["event_die", 6]


def test_the_record_tells_who_acted_and_what_was_taken_back() -> None:
    m = Match(GAME, 2, {"first_player": "1", "cards": "none"}, seed=b"t" * 32)
    for number in range(6):
        seat = m.actors[0]
        m.act(seat, m.legal(seat)[0], "bot" if number % 2 else "person")
    m.undo(m.moves[-2].seat, consent=range(2))
    first = len(m.moves)
    while len(m.moves) < 9:
        seat = m.actors[0]
        m.act(seat, m.legal(seat)[-1], "stand_in")
    m.undo(m.moves[2].seat, consent=range(2))  # past the place of the undo before
    seat = m.actors[0]
    m.act(seat, m.legal(seat)[0], "clock")
    kept = record.loads(record.dumps(m))
    assert [e.takes_back > 0 for e in kept.entries].count(True) == 2
    assert {tuple(e.agreed) for e in kept.entries if e.takes_back} <= {(), (1,), (2,)}
    assert kept.taken_back == sum(len(undone.moves) for undone in m.undone) > 2
    assert kept.entries[0].by == "person"
    assert kept.entries[1].by == "bot"
    assert kept.entries[-1].by == "clock"
    assert {"stand_in", None} <= {e.by for e in kept.entries}
    assert [(e.seat - 1, e.action) for e in kept.moves] == [
        (move.seat, m.text(move.action)) for move in m.moves
    ]
    again = record.replay(kept, GAME)
    assert again.digest == m.digest
    assert again.undone == m.undone
    assert len(record.replay(kept, GAME, upto=1).moves) == 1
    assert first < 6

    def forget(document: dict[str, Any]) -> None:
        at = next(i for i, e in enumerate(document["entries"]) if e.get("takes_back"))
        del document["entries"][at]

    document = json.loads(record.dumps(m))
    forget(document)
    with pytest.raises(record.RecordError):
        record.replay(record.loads(json.dumps(document)), GAME)


@pytest.mark.parametrize("seed", [5, b"n" * 32])
def test_after_an_undo_other_dice_fall(seed: int | bytes) -> None:
    """What has been seen to fall is never drawn again, and the record proves all of it (SRV-F1)."""
    m = Match(GAME, 2, {"first_player": "1", "cards": "none"}, seed=seed)
    m.act(0, "recruit")
    fallen = [m.moves[-1].draws]
    for _ in range(6):
        m.undo(0, consent=[1])
        m.act(0, "recruit")
        fallen.append(m.moves[-1].draws)
    assert len(set(fallen)) > 4
    kept = record.loads(record.dumps(m))
    assert record.replay(kept, GAME).digest == m.digest
    assert (kept.taken_back, len(kept.moves)) == (6, 1)
    undo = next(e for e in kept.entries if e.takes_back)
    undo.agreed = []
    with pytest.raises(record.RecordError, match=r"move 2: .* seat 2 must agree"):
        record.replay(kept, GAME)


def test_where_dice_repeat_after_an_undo_the_record_says_so() -> None:
    """Lessons, and tables from before."""
    m = Match(GAME, 2, {"first_player": "1", "cards": "none"}, seed=b"n" * 32)
    m.repeats = True
    m.act(0, "recruit")
    fallen = m.moves[-1].draws
    m.undo(0, consent=[1])
    m.act(0, "recruit")
    assert m.moves[-1].draws == fallen
    kept = record.loads(record.dumps(m))
    assert kept.chance.repeats
    assert record.replay(kept, GAME).digest == m.digest


def test_what_was_taken_back_last_cannot_be_cut_off() -> None:
    m = played(seed=b"u" * 32)
    before = len(m.moves)
    m.undo(m.moves[-1].seat, consent=range(2))
    document = json.loads(record.dumps(m))
    assert len(document["entries"]) == before + 1
    del document["entries"][-2:]
    with pytest.raises(record.RecordError, match="does not fit its seal"):
        record.replay(record.loads(json.dumps(document)), GAME)


def test_the_order_of_members_does_not_matter() -> None:
    text = json.dumps(json.loads(record.dumps(played())), sort_keys=True)
    assert record.replay(record.loads(text), GAME).digest == played().digest


def test_a_salt_must_be_the_one_that_was_committed_to() -> None:
    m = played(seed=b"s" * 32, salts=["anna's", ""])
    whole = record.of(m)
    whole.chance.salts[0] = Salt("anna's", commitment(b"anna's"))
    with pytest.raises(record.RecordError, match="move 1:"):  # it is part of the header
        record.replay(whole, GAME)
    whole.chance.salts[0] = Salt("anna's", commitment(b"another"))
    with pytest.raises(record.RecordError, match="the salt of seat 1 does not match"):
        record.replay(whole, GAME)


TABLE, SEED, OWN = "a-table", b"s" * 32, "5a" * 32


def by_agreement(annulled: int = 0) -> record.Record:
    """Return a game whose dice a person and a bot have agreed on with a server."""
    promised = promise(TABLE, annulled, SEED)
    given = [(OWN, commitment(OWN.encode())), ("", None)]
    m = played(seed=SEED, agreement=agreed(TABLE, annulled, promised, given))
    return record.loads(record.dumps(m))


@pytest.mark.parametrize("annulled", [0, 2])
def test_a_record_holds_the_agreement_on_its_dice(annulled: int) -> None:
    kept = by_agreement(annulled)
    again = record.replay(kept, GAME)
    assert again.agreement is not None
    assert again.agreement.annulled == kept.chance.annulled == annulled
    assert [salt.derived for salt in kept.chance.salts] == [False, True]
    assert record.of(again) == kept
    assert record.replay(record.of(again, reveal=False), GAME).digest == again.digest


def derived_for(table: str, annulled: int, kept: record.Record) -> Salt:
    """Return the salt of the bot as it would be elsewhere."""
    given = [(OWN, commitment(OWN.encode())), ("", None)]
    return agreed(table, annulled, kept.chance.commitment or "", given).salts[1]


def forged(change: Callable[[record.Record], None], match: str) -> None:
    """Look that a record is refused even if all its checks were made anew after a change."""
    kept = by_agreement()
    change(kept)
    with pytest.raises(record.RecordError, match=match):
        record.replay(kept, GAME)


def test_an_operator_cannot_choose_the_dice_afterwards() -> None:
    """Each way to other dice was open before (SRV-F3), and each now breaks a commitment."""

    def other_seed(kept: record.Record) -> None:
        kept.chance.seed = (b"t" * 32).hex()

    def other_promise(kept: record.Record) -> None:
        """The record speaks of another seed: then the derived salt does not follow from it."""
        kept.chance.seed = (b"t" * 32).hex()
        kept.chance.commitment = promise(TABLE, 0, b"t" * 32)

    def other_salt(kept: record.Record) -> None:
        kept.chance.salts[0] = Salt("6b" * 32, kept.chance.salts[0].commitment)

    def ground_salt(kept: record.Record) -> None:
        """What cost 1.8 seconds: salts for a bot until the first roll is right."""
        kept.chance.salts[1] = Salt("7c" * 32, derived=True)

    def nobodys_salt(kept: record.Record) -> None:
        kept.chance.salts[1] = Salt("7c" * 32)

    def both(kept: record.Record) -> None:
        first = kept.chance.salts[0]
        kept.chance.salts[0] = Salt(first.salt, first.commitment, derived=True)

    def other_table(kept: record.Record) -> None:
        kept.chance.table = "another"
        kept.chance.salts[1] = derived_for("another", 0, kept)

    def hidden_annulment(kept: record.Record) -> None:
        kept.chance.annulled = 1
        kept.chance.salts[1] = derived_for(TABLE, 1, kept)

    def fewer(kept: record.Record) -> None:
        kept.chance.salts.pop()

    forged(other_seed, "the seed does not match the commitment")
    forged(other_promise, "the salt of seat 2 does not follow")
    forged(other_salt, "the salt of seat 1 does not match its commitment")
    forged(ground_salt, "the salt of seat 2 does not follow")
    forged(nobodys_salt, "nobody committed to the salt of seat 2")
    forged(both, "seat 1 committed to a salt, and another one was derived")
    forged(other_table, "the seed does not match the commitment")
    forged(hidden_annulment, "the seed does not match the commitment")
    forged(fewer, "a salt for every seat")


def test_dice_from_outside_after_an_opening_from_a_seed_replay() -> None:
    placed = {"seed": 4, "position": {"army": {0: 900}}}
    for more in ({"seed": 4}, {"seed": b"b" * 32}, placed):
        m = Match(
            GAME, 2, {"cards": "none", "first_player": "1"}, tape=[2, 2, 2, 1, 5, 3, 3], **more
        )
        m.act(0, "recruit")
        assert record.replay(record.loads(record.dumps(m)), GAME).digest == m.digest
    hidden = record.of(played(), reveal=False)
    with pytest.raises(record.RecordError, match="without its seed"):
        record.replay(hidden, GAME)


def test_a_variant_is_told_from_the_printed_game() -> None:
    printed = record.of(played())
    assert printed.variant is None
    variant = Variant(GAME.id, changes=(("numbers.skree", 200),))
    game = load(GAME.id, variant)
    match = Match(game, 2, seed=7)
    match.act(match.actors[0], "recruit")
    changed = record.of(match)
    assert changed.variant == variant.digest
    assert record.replay(changed, game).digest == match.digest
    with pytest.raises(record.RecordError, match=f"with the variant {variant.digest} of"):
        record.replay(changed, GAME)
    with pytest.raises(record.RecordError, match="with the printed game of"):
        record.replay(printed, game)


def test_an_older_record_means_by_its_silence_what_was_played_then() -> None:
    """The default of an option that came later is for new tables only."""
    one = replace(GAME.options[0], name="later", values=("new", "old"), codes=(0, 1), absent="old")
    later = replace(GAME, options=(*GAME.options, one))
    old = record.of(played())
    assert record.replay(old, later).option_codes == [*played().option_codes, 1]
    assert Match(later, 2).option_codes[-1] == 0
    new = record.of(Match(later, 2, {"later": "new"}))
    assert record.replay(new, later).option_codes[-1] == 0
    newer = replace(GAME, version=GAME.version + 1)
    assert record.replay(old, newer).digest == played().digest
    with pytest.raises(record.RecordError, match="rules version 2 of dragon_farkle"):
        record.replay(record.of(Match(newer, 2)), GAME)


def test_a_record_of_version_1_is_checked_as_it_was_written() -> None:
    file = Path(__file__).parent.parent / "games/golden_games/dragon_farkle-2.json"
    old = record.loads(file.read_bytes())
    assert old.format_version == 1
    match = record.replay(old, GAME)
    assert match.over
    new = record.loads(record.dumps(match))
    assert new.format_version == 2
    assert new.ended == "over"
    assert record.replay(new, GAME).digest == match.digest
    document = json.loads(file.read_bytes())
    document["moves"][5]["seat"] = 3 - document["moves"][5]["seat"]
    with pytest.raises(record.RecordError, match="move 6:"):
        record.replay(record.loads(json.dumps(document)), GAME)
    document["format_version"] = 3
    with pytest.raises(record.RecordError, match="format version 3"):
        record.loads(json.dumps(document))


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
        (lambda d: d["entries"][4].update(action="surrender"), "move 5: there is no verb"),
        (lambda d: d["entries"][4].update(seat=7), "move 5: there is no seat 6"),
        (lambda d: _throws(d).append([["event_die", 6, 1]]), "it caused"),
        (lambda d: _throws(d)[0][0].__setitem__(0, "event_die"), "for something else"),
        (lambda d: d["entries"][9].update(check="0" * 16), "move 10: it does not fit its check"),
        (lambda d: d["entries"][9].update(by="clock"), "move 10: it does not fit its check"),
        (lambda d: d["entries"][9].update(takes_back=3), "move 10: it takes back|seat"),
        (lambda d: d.update(ended="over"), "the game is over: it is not so"),
        (lambda d: d.update(ended="abandoned"), "the game is abandoned: it is not so"),
        (lambda d: (d["entries"].clear(), d["names"].reverse()), "does not fit|final position"),
        (lambda d: d["opening"][0][0].__setitem__(0, ""), "the opening is not the one"),
        (lambda d: d["chance"].update(outside=["soldier_die"]), "the header was altered"),
        (lambda d: d["chance"].update(outside=["weather"]), "has no draws of the kind"),
        (
            lambda d: d.update(variant="00"),
            "with the variant 00 of dragon_farkle, which is not at hand",
        ),
        (lambda d: d.update(layout=99), "layout 99"),
        (lambda d: d["chance"].update(annulled=1), "move 1: it does not fit its check"),
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
        fallen = _throws(document)[0][0]
        fallen[2] = (fallen[2] + 1) % 6

    assert "the committed seed gives" in refusal(forge)
    assert "the committed seed gives" in refusal(forge, seed=b"s" * 32)


def test_records_of_tapes_and_positions_replay() -> None:
    m = Match(GAME, 2, {"cards": "none"}, position={"army": [900, 0, 0, 0, 0]}, seed=2)
    seat = m.actors[0]
    m.act(seat, "recruit")
    again = record.replay(record.loads(record.dumps(m)), GAME)
    assert again.digest == m.digest
    draws = [drawn.value for drawn in m.moves[0].draws]
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


@pytest.mark.parametrize("file", sorted(OLD.glob("*.json")), ids=lambda file: file.stem)
def test_records_from_before_stay_readable(file: Path) -> None:
    """Written by the first version: streams with salts, secret seeds, branches, tapes."""
    old = record.loads(file.read_bytes())
    assert (old.format_version, old.layout) == (1, 1)
    match = record.replay(old, load(old.game))
    assert [(m.seat + 1, match.text(m.action)) for m in match.moves] == [
        (move.seat, move.action) for move in old.moves
    ]
    assert len(match.moves) > 10
    new = record.loads(record.dumps(match, reveal=old.chance.seed is not None))
    assert record.replay(new, match.game).digest == match.digest

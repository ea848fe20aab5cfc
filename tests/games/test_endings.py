"""What becomes of each game if people end it before its rules do: its own sentences."""

from __future__ import annotations

import pytest

from lindwurm import games
from lindwurm.games import catalogue
from lindwurm.kernel import record
from lindwurm.kernel.game import Endings
from lindwurm.kernel.match import How, LeaveError, Match

SHARED = {"dragon_farkle": 148, "drachenfels": 192, "dragonquest": 303, "simurgh": 246}
"""The games that are played against each other, and the first of their sentences."""
every_shared = pytest.mark.parametrize("name", SHARED)


def begun(name: str, seats: int, moves: int = 6) -> Match:
    match = Match(games.load(name), seats, seed=bytes(32))
    for _ in range(moves):
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    return match


def again(match: Match) -> Match:
    """Return the match as its record gives it, after a check of everything."""
    return record.replay(record.loads(record.dumps(match)), match.game)


@pytest.mark.rule("DF-148", "DR-192", "DQ-303", "SI-246")
@every_shared
def test_the_other_of_two_wins_and_of_more_a_bot_plays_on(name: str) -> None:
    two = begun(name, 2)
    two.leave(1, "resigned")
    assert (two.over, two.actors, two.ended, two.result) == (True, (), "resigned", [1.0, 0.0])
    assert two.legal(0) == two.legal(1) == []
    replayed = again(two)
    assert (replayed.ended, replayed.result, replayed.gone) == ("resigned", [1.0, 0.0], {1})

    three = begun(name, 3)
    three.leave(1, "resigned")
    assert (three.over, three.ended, three.result) == (False, None, None)
    three.act(three.actors[0], three.legal(three.actors[0])[0])  # whoever it is: it goes on
    three.leave(0, "resigned")
    assert (three.ended, three.result) == ("resigned", [0.0, 0.0, 1.0])
    assert again(three).result == [0.0, 0.0, 1.0]


@pytest.mark.rule("DF-149", "DR-193", "DQ-304", "SI-247")
@every_shared
def test_a_draw_is_shared_by_all_who_have_not_given_up(name: str) -> None:
    match = begun(name, 3)
    match.leave(0, "drawn")
    assert (match.ended, match.result) == ("drawn", [1 / 3] * 3)
    match = begun(name, 3)
    match.leave(2, "resigned")
    match.leave(0, "drawn")
    assert again(match).result == match.result == [1 / 2, 1 / 2, 0.0]


@pytest.mark.rule("DF-150", "DR-194", "DQ-305", "SI-248", "SA-398")
@pytest.mark.parametrize("name", [*SHARED, "schutt_und_asche"])
def test_an_abandoned_game_has_no_result_and_its_seed_is_revealed(name: str) -> None:
    match = begun(name, 2)
    match.leave(0, "abandoned")
    assert (match.over, match.ended, match.result) == (True, "abandoned", None)
    kept = record.loads(record.dumps(match))
    assert (kept.ended, kept.chance.seed) == ("abandoned", bytes(32).hex())
    assert [entry.leaves for entry in kept.entries] == [None] * 6 + ["abandoned"]
    assert len(kept.moves) == 6
    assert again(match).ended == "abandoned"


@pytest.mark.rule("DF-151", "DR-195", "DQ-306", "SI-249")
@every_shared
def test_who_was_claimed_against_counts_as_having_resigned(name: str) -> None:
    match = begun(name, 2)
    match.leave(0, "claimed")
    assert (match.ended, match.result) == ("claimed", [0.0, 1.0])
    assert again(match).ended == "claimed"


@pytest.mark.rule("SA-396", "SA-397", "SA-399")
def test_who_leaves_the_realm_does_not_let_it_down() -> None:
    match = begun("schutt_und_asche", 2)
    hows: tuple[How, How] = ("resigned", "claimed")
    for seat, how in enumerate(hows):
        match.leave(seat, how)
        assert (match.over, match.ended) == (False, None), "bots serve on"
    with pytest.raises(LeaveError, match="no draw"):
        begun("schutt_und_asche", 2).leave(0, "drawn")
    seat = match.actors[0]
    match.act(seat, match.legal(seat)[0], "stand_in")
    assert again(match).gone == {0, 1}


@pytest.mark.parametrize("name", games.ids())
def test_the_sentences_are_those_of_the_catalogue(name: str) -> None:
    game = games.load(name)
    book, endings = catalogue.load(game), game.endings
    words = {"resign": r"resign|leaves", "draw": "draw", "abandon": "abandon", "claim": "away"}
    for what, word in words.items():
        number = getattr(endings, what)
        if number is not None:
            text = book.entries[f"{game.prefix}-{number}"].plain().lower()
            assert any(one in text for one in word.split("|")), (what, text)


def test_nobody_leaves_twice_or_after_the_end() -> None:
    match = begun("simurgh", 3)
    match.leave(1, "resigned")
    with pytest.raises(LeaveError, match="seat 2 has been given up already"):
        match.leave(1, "resigned")
    match.leave(0, "abandoned")
    with pytest.raises(LeaveError, match="over"):
        match.leave(0, "drawn")
    with pytest.raises(ValueError, match="no seat"):
        begun("simurgh", 2).leave(2, "resigned")


def test_taking_back_brings_nobody_back() -> None:
    """A seat that was given up stays so, wherever in the course it was."""
    match = begun("dragon_farkle", 3, moves=4)
    match.leave(1, "resigned")
    seat = match.actors[0]
    match.act(seat, match.legal(seat)[0])
    match.undo(seat, range(3))
    match.undo(seat, range(3))
    assert match.gone == {1}
    replayed = again(match)
    assert (replayed.gone, replayed.digest) == ({1}, match.digest)
    places = [entry.leaves for entry in record.of(match).entries]
    assert places.index("resigned") == 4


@pytest.mark.parametrize("wrong", ['"ended": "drawn"', '"ended": "over"', '"ended": "unfinished"'])
def test_how_it_ended_cannot_be_altered(wrong: str) -> None:
    match = begun("dragon_farkle", 2)
    match.leave(1, "resigned")
    text = record.dumps(match)
    assert '"ended": "resigned"' in text
    with pytest.raises(record.RecordError, match="the record says that the game is"):
        record.replay(record.loads(text.replace('"ended": "resigned"', wrong)), match.game)
    forged = text.replace('"leaves": "resigned"', '"leaves": "claimed"')
    with pytest.raises(record.RecordError, match="move 7"):
        record.replay(record.loads(forged), match.game)


def test_a_game_that_declares_nothing_can_be_given_up() -> None:
    assert Endings() == Endings(resign=0, draw=None, abandon=0, claim=0, versus=True)

"""Draws that people make: a game told piece by piece is the game with those draws on a tape."""

from __future__ import annotations

import random

import pytest

from lindwurm import outside
from lindwurm.bots.levels import named
from lindwurm.bots.player import choose
from lindwurm.games import box, load, own
from lindwurm.kernel import record
from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.box import GROUPS, NOBODY
from lindwurm.kernel.chance import TapeError
from lindwurm.kernel.events import EVERYONE
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import LANGUAGES, Texts
from lindwurm.review import review
from tests.outside.person import read_move, read_opening

SEED = 20_261
MOVES = 150


def told_opening(match: Match, throws: list[list[str]]) -> tuple[int, ...]:
    """Tell the opening throw by throw, as it is asked for; returns the values."""
    game, options = match.game, match.game.option_texts(match.option_codes)
    everything = outside.brought(game, GROUPS)
    told: list[list[str]] = []
    for throw in throws:
        asked = outside.ask_opening(game, match.seats, options, everything, 0, (), told)
        assert isinstance(asked, outside.Missing)
        assert len(asked.wanted) == len(throw)
        wrong = [*told, [*throw[:-1], "no such thing"]]
        with pytest.raises(outside.Impossible):  # a slip
            outside.ask_opening(game, match.seats, options, everything, 0, (), wrong)
        told.append(throw)
    done = outside.ask_opening(game, match.seats, options, everything, 0, (), told)
    assert not isinstance(done, outside.Missing)
    return done


def tell(
    match: Match, seat: int, action: int, throws: list[list[str]], dice: random.Random
) -> None:
    """Carry out an action, telling what fell as it is asked for, with mistakes now and then."""
    told: list[list[str]] = []
    digest = match.digest
    for throw in throws:
        asked = outside.ask(match, seat, action, told)
        assert isinstance(asked, outside.Missing)
        assert asked.after == len(told)
        assert all(p in w.pieces for p, w in zip(throw, asked.wanted, strict=True))
        if len(match.moves) < 6 or dice.random() < 0.1:  # a slip: refused, and nothing happened
            wrong = [*throw[:-1], "no such thing"]
            with pytest.raises(outside.Impossible):
                outside.ask(match, seat, action, [*told, wrong])
            with pytest.raises(outside.Impossible):
                outside.ask(match, seat, action, [*told, throw[:-1]] if throw[1:] else [*told, []])
        told.append(throw)
    values = outside.ask(match, seat, action, told)
    assert not isinstance(values, outside.Missing)
    if throws:
        with pytest.raises(outside.Impossible):
            outside.ask(match, seat, action, [*told, ["one too many"]])
        with pytest.raises(TapeError):
            match.act(seat, action, "person")
        assert match.digest == digest
    match.act(seat, action, "person", told=values)


@pytest.mark.parametrize("game_id", own())
@pytest.mark.parametrize("most", [False, True], ids=["few", "many"])
def test_a_game_told_by_hand_is_the_game_of_the_tape(game_id: str, most: bool) -> None:
    game = load(game_id)
    seats = game.seats.stop - 1 if most else max(2, game.seats.start)
    thrown = Match(game, seats, seed=SEED)  # the dice as they fall on the table
    by_hand = Match(
        game,
        seats,
        seed=0,
        outside=outside.brought(game, GROUPS, told_opening(thrown, read_opening(thrown))),
    )
    dice = random.Random(SEED)
    while not thrown.over and len(thrown.moves) < MOVES:
        seat = dice.choice(thrown.actors)
        action = dice.choice(thrown.legal(seat))
        thrown.act(seat, action)
        tell(by_hand, seat, action, read_move(thrown), dice)
    made = (by_hand.opening_draws, *(move.draws for move in by_hand.moves))
    taped = Match(game, seats, tape=[one.value for draws in made for one in draws])
    for move in by_hand.moves:
        taped.act(move.seat, move.action)
    assert taped.digest == by_hand.digest
    written = record.loads(record.dumps(by_hand))
    assert set(written.chance.outside) == {game.draws(kind).name.lower() for kind in box(game)}
    assert record.replay(written, game).digest == by_hand.digest


@pytest.mark.parametrize("game_id", own())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name(game_id: str, language: str) -> None:
    game, texts = load(game_id), Texts(load(game_id), language)
    match = Match(game, max(2, game.seats.start), seed=SEED)
    dice = random.Random(SEED)
    seen: set[str] = {piece for throw in read_opening(match) for piece in throw}
    while not match.over and len(match.moves) < MOVES:
        seat = dice.choice(match.actors)
        match.act(seat, dice.choice(match.legal(seat)))
        seen |= {piece for throw in read_move(match) for piece in throw}
    for piece in seen:
        assert outside.piece_name(texts, piece) != piece or piece not in texts
        assert piece in texts or " " in piece or piece.isdigit() or piece in "ABC", piece
    assert all(texts.draw(kind) for kind in box(game))


NAMES = ["Anna", "Ben", "Cleo"]


def told_farkle(kinds: list[str]) -> Match:
    game = load("dragon_farkle")
    brought = outside.brought(game, kinds)  # type: ignore[arg-type]
    values = outside.ask_opening(game, 2, {"first_player": 1}, brought, 7, (), [])
    told: list[list[str]] = []
    while isinstance(values, outside.Missing):
        told.append([one.pieces[0] for one in values.wanted])
        values = outside.ask_opening(game, 2, {"first_player": 1}, brought, 7, (), told)
    return Match(
        game,
        2,
        {"first_player": 1},
        seed=7,
        outside=outside.brought(game, kinds, values),  # type: ignore[arg-type]
    )


def test_dice_are_told_and_cards_are_drawn() -> None:
    match = told_farkle(["dice"])
    assert match.opening_draws == Match(match.game, 2, {"first_player": 1}, seed=7).opening_draws
    match.act(0, "recruit")
    asked = outside.ask(match, 0, match.code("roll"))
    assert isinstance(asked, outside.Missing)
    assert [one.seen for one in asked.wanted] == [EVERYONE] * 7
    assert asked.wanted[-1].pieces == ("face-dragon", "face-rally", "face-blank")
    throw = ["1", "1", "4", "4", "6", "3", "face-rally"]
    values = outside.ask(match, 0, match.code("roll"), [throw])
    match.act(0, "roll", "person", told=values)  # type: ignore[arg-type]
    assert match.view(0)["dice"][:6] == [1, 1, 4, 4, 6, 3]


def test_what_is_dealt_in_sight_of_all_says_to_whom_it_goes() -> None:
    game = load("dragon_farkle")
    everything, told = outside.brought(game, ["cards"]), []
    first = outside.ask_opening(game, 2, {"first_player": "2"}, everything, 7)
    assert isinstance(first, outside.Missing)
    pieces = first.wanted[0].pieces
    assert outside.belongs(Texts(game, "en", NAMES), first.wanted[0], first) == "Ben"  # who begins
    told = [[piece] for piece in pieces[:2]]
    while isinstance(
        found := outside.ask_opening(game, 2, {"first_player": "2"}, everything, 7, (), told),
        outside.Missing,
    ):
        told.append([found.wanted[0].pieces[len(told)]])
    real = outside.brought(game, ["cards"], found)
    match = Match(game, 2, {"first_player": "2"}, seed=7, outside=real)
    names = [game.arguments["companion"][one] for one in match.state.companion[:2]]
    assert names == [pieces[1], pieces[0]]

    dragons = load("drachenfels")
    lots = outside.brought(dragons, ["lots"])
    asked = outside.ask_opening(dragons, 3, {"knights": "random"}, lots, 7)
    assert isinstance(asked, outside.Missing)
    texts = Texts(dragons, "en", NAMES)
    assert [outside.belongs(texts, one, asked) for one in asked.wanted] == NAMES


@pytest.mark.parametrize("game_id", own())
def test_what_cannot_be_is_understood_by_its_name_too(game_id: str) -> None:
    game, dice = load(game_id), random.Random(3)
    match = Match(game, 3, seed=3)
    while len(match.moves) < 25 or len(match.actors) == 3:
        seat = match.actors[0]
        match.act(seat, dice.choice(match.legal(seat)))
    texts = Texts(game, "de", ["Anna", "Ben", "Cleo"])
    other = next(seat for seat in range(3) if seat not in match.actors)
    legal = match.legal(match.actors[0])[-1]
    assert outside.meant(match, other, match.text(legal), texts) == legal  # its notation
    named = texts.action(legal, match.state, match.actors[0])
    told = outside.meant(match, other, f"  {named.upper()} ", texts)
    assert texts.action(told, match.state, other) == named
    assert match.why_not(other, told) is not None
    with pytest.raises(ActionError):
        outside.meant(match, other, "Pfannkuchen backen", texts)
    with pytest.raises(ActionError):
        outside.meant(match, other, "", texts)


def test_words_that_fit_several_choices_decide_nothing() -> None:
    match = Match(load("dragon_farkle"), 4, {"first_player": "1"}, seed=3)
    texts = Texts(match.game, "de", ["Anna", "Ben", "Cleo", "Dora"])
    match.act(0, "skirmish")
    assert len(match.legal(0)) == 3
    word = texts.action(match.legal(0)[0], match.state, 0).split()[0]
    with pytest.raises(ActionError):
        outside.meant(match, 0, word, texts)
    told = outside.meant(match, 1, word, texts)  # it is nobody's turn but Anna's, whatever is meant
    assert match.why_not(1, told).key == "turn"  # type: ignore[union-attr]


def test_a_pile_that_is_used_up_gives_no_more() -> None:
    game = load("dragon_farkle")
    brought = outside.brought(game, ["cards"])
    first = outside.ask_opening(game, 2, {"first_player": 1}, brought, 7)
    assert isinstance(first, outside.Missing)
    one = first.wanted[0].pieces[0]
    with pytest.raises(outside.Impossible, match="told-unknown") as refused:
        outside.ask_opening(game, 2, {"first_player": 1}, brought, 7, (), [[one], [one]])
    name = Texts(game, "de")(one)
    assert refused.value.say(Texts(game, "de")).startswith(f"{name} kann hier nicht gefallen sein")


def test_who_may_see_a_draw_tells_it() -> None:
    game = load("dragon_farkle")
    brought, told = outside.brought(game, ["cards"]), [["companion-pip"], ["companion-ulf"]]
    for seat in (0, 1):
        item = outside.ask_opening(game, 2, {"first_player": 1}, brought, 7, (), told)
        assert isinstance(item, outside.Missing)
        assert [one.seen for one in item.wanted] == [seat]
        assert item.for_seat(seat) == [0]
        assert item.for_seat(1 - seat) == []
        told = [*told, ["item-whistle" if seat else "item-bag"]]


def test_a_record_of_own_dice_keeps_every_other_draw_honest() -> None:
    match = told_farkle(["dice"])
    match.act(0, "recruit")
    throw = ["1", "1", "4", "4", "6", "3", "face-blank"]
    values = outside.ask(match, 0, match.code("roll"), [throw])
    match.act(0, "roll", "person", told=values)  # type: ignore[arg-type]
    text = record.dumps(match)
    written = record.loads(text)
    assert written.chance.outside == ["soldier_die", "event_die"]
    again = record.replay(written, match.game)
    assert again.digest == match.digest
    assert record.dumps(again) == text
    written.opening[0][0].value = (written.opening[0][0].value + 1) % written.opening[0][0].size
    with pytest.raises(record.RecordError):
        record.replay(written, match.game)
    unknown = record.loads(text)
    unknown.chance.outside = ["weather"]
    with pytest.raises(record.RecordError, match="no draws of the kind"):
        record.replay(unknown, match.game)


def test_stacks_are_seen_by_nobody() -> None:
    game = load("simurgh")
    asked = outside.ask_opening(game, 2, {}, outside.brought(game, ["stacks"]), 7)
    assert isinstance(asked, outside.Missing)
    assert {one.seen for one in asked.wanted} == {NOBODY}


@pytest.mark.parametrize("game_id", own())
def test_what_there_is_to_bring(game_id: str) -> None:
    game = load(game_id)
    there = outside.groups(game)
    assert set(outside.usual(game, bots=True)) <= set(outside.usual(game, bots=False)) <= set(there)
    assert ("dice" in there) == bool(game.dice)


@pytest.mark.slow  # compiles
def test_a_game_of_own_dice_is_reviewed_as_any_other() -> None:
    """Luck included: what fell is known, whoever threw it, and so is what could have fallen."""
    game, options = load("dragon_farkle"), {"round_limit": "10", "keep_threshold": "3000"}
    thrown = Match(game, 2, options, seed=SEED)
    opening = told_opening(thrown, read_opening(thrown))
    brought = outside.brought(game, GROUPS, opening)
    by_hand = Match(game, 2, options, seed=0, outside=brought)
    dice = random.Random(SEED)
    while not thrown.over:
        seat = thrown.actors[0]
        action = choose(named("adept"), thrown, seat, seed=len(thrown.moves))
        thrown.act(seat, action)
        tell(by_hand, seat, action, read_move(thrown), dice)
    written = record.replay(record.loads(record.dumps(by_hand)), game)
    one, other = (review(match, games=2, cores=1) for match in (thrown, written))
    assert one.seats == other.seats
    assert any(account.luck.value for account in other.seats)

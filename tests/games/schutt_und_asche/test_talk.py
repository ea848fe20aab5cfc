"""SA-60: claims at the offering, which bind nobody, and passes that are not counted."""

from __future__ import annotations

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.actions import Kind
from lindwurm.games.schutt_und_asche.bot import bot
from lindwurm.games.schutt_und_asche.bot.offering import laid_by, my_part, to_come, trust
from lindwurm.games.schutt_und_asche.state import NONE, Phase
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.games.schutt_und_asche.table import realm, say, texts, told, why


def choice(m: Match) -> str:
    """Return the bot's action for whoever decides."""
    seat = m.actors[0]
    legal = m.legal(seat)
    return m.text(bot(m.state, seat, legal, len(legal), [1, 2, 3, 4]))


def talk(m: Match, seat: int) -> list[str]:
    return [t for t in texts(m, seat) if t.split()[0] in ("i_offer", "i_cannot", "you_could")]


@pytest.mark.rule("SA-400", "SA-R39")
def test_what_may_be_said_and_how_often() -> None:
    m = realm(3, gold={0: "X 1 2", 1: "1", 2: ""})
    say(m, "0 call N")
    assert texts(m, 0)[-2:] == ["i_cannot", "you_could 2"], "only of what lies, to who has gold"
    assert len(texts(m, 0)) == 6
    assert why(m, 0, "i_offer 1") == "SA-400"
    assert why(m, 0, "you_could 1") == why(m, 0, "you_could 3") == "SA-400"
    say(m, "0 lay X")
    assert talk(m, 0) == ["i_offer 1", "i_offer 2", "i_offer 3", "i_cannot", "you_could 2"]
    assert why(m, 0, "i_offer 4") == "SA-400", "one card is worth 3 at most"
    assert why(m, 0, "you_could 4") == "SA-400", "nobody sits there"
    assert all(why(m, 0, text) is None for text in talk(m, 0))
    say(m, "0 i_offer 3")
    assert talk(m, 0) == ["you_could 2"]
    assert why(m, 0, "i_cannot") == why(m, 0, "i_offer 1") == "SA-400"
    say(m, "0 you_could 2")
    assert talk(m, 0) == []
    say(m, "0 lay 1", "0 lay 2")
    say(m, "0 confirm", "1 i_cannot", "1 confirm")
    assert "i_offer 8" in texts(m, 0), "in the next pass one speaks again, and of 8 at most"


@pytest.mark.rule("SA-400", "SA-R39")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"talk": "off"}), (1, {}), (2, {"mode": "coop", "open_hands": "on"})],
)
def test_where_nothing_is_said(seats: int, options: dict[str, str]) -> None:
    m = realm(seats, gold={0: "1 2", seats - 1: "1 2"}, options=options)
    say(m, "0 call N", "0 lay 1")
    assert talk(m, 0) == []
    assert why(m, 0, "i_offer 1") == why(m, 0, "i_cannot") == why(m, 0, "you_could 2") == "SA-60"


def test_a_label_says_what_will_be_said() -> None:
    words = Texts(GAME, "en", ["Anna", "Ben"])
    assert words.action(GAME.verbs.parse("i_offer 3")) == "Say “I offer 3”"
    assert words.action(GAME.verbs.parse("you_could 2")) == "Tell Ben “you could”"


@pytest.mark.rule("SA-60")
def test_claims_are_for_the_offering() -> None:
    assert why(realm(gold={0: "1", 1: "1"}), 0, "i_offer 1") == "SA-60"


@pytest.mark.rule("SA-401")
def test_claims_are_heard_by_all_and_are_no_change() -> None:
    m = realm(gold={0: "1 2", 1: "1"}, tiles=[1, 2, 3, 4])
    say(m, "0 call N", "0 lay 1", "0 i_offer 3", "0 you_could 2", "0 confirm", "1 confirm")
    for seat in (0, 1, None):
        view = m.view(seat)
        assert view["claim"][:2] == [3, NONE]
        assert view["appeal"][:2] == [1, NONE]
    assert told(m, Kind.SAID_OFFER) == [(0, 3, 0)]
    assert told(m, Kind.SAID_COULD) == [(0, 1, 0)]
    say(m, "0 i_offer 2", "0 confirm", "1 confirm")
    assert m.state.phase != Phase.OFFER, "the second pass changed words only"
    assert m.state.claim[:2] == [NONE, NONE]
    assert m.state.appeal[:2] == [NONE, NONE]


@pytest.mark.rule("SA-402")
@pytest.mark.parametrize(("said", "kept"), [(1, True), (2, True), (3, False)])
def test_who_gives_what_he_said_keeps_his_word(said: int, kept: bool) -> None:
    m = realm(gold={0: "2", 1: "1"}, options={"offer_passes": 1}, knights="N1")
    say(m, "0 call N", "0 lay 2", f"0 i_offer {said}", "0 confirm", "1 confirm")
    assert m.state.kept_word[0] == kept
    assert m.state.broken_word[0] == (not kept)
    assert told(m, Kind.BROKE_WORD) == ([] if kept else [(0, 3, 2)])
    assert m.state.given[:2] == [2, 0]


@pytest.mark.rule("SA-402")
@pytest.mark.parametrize(
    ("hand", "followers", "words"),
    [("X X", "", (1, 0)), ("X 1", "", (0, 1)), ("X 2", "moneylender", (0, 0))],
)
def test_i_cannot_is_judged_when_the_hand_is_shown(
    hand: str, followers: str, words: tuple[int, int]
) -> None:
    m = realm(gold={0: hand, 1: "1"}, options={"offer_passes": 1}, followers={0: followers},
              tiles=[1, 2, 3, 4], revealed=[0, 1, 1, 1], turn=3, regent=1, actor=0,
              discard="3")  # fmt: skip
    say(m, "0 call N", "0 i_cannot", "0 confirm", "1 lay 1", "1 confirm")
    assert m.state.kept_word[0] == m.state.broken_word[0] == 0, "nobody has seen his hand yet"
    while m.state.phase != Phase.BUY or m.actors != (0,):
        m.act(m.actors[0], "end" if m.state.phase == Phase.BUY else "pass")
    if followers:
        say(m, "0 moneylender", "0 borrow 3", "0 done", "0 repay X")
    say(m, "0 end")
    assert told(m, Kind.SAID_CANNOT) == [(0, 0, 0)]
    assert (m.state.kept_word[0], m.state.broken_word[0]) == words
    assert told(m, Kind.BROKE_WORD) == ([(0, 0, 1)] if words[1] else [])
    assert m.state.refused == [0] * 6


@pytest.mark.rule("SA-57", "SA-59", "SA-406", "SA-R10")
def test_passes_go_on_while_somebody_changes_something_and_end() -> None:
    m = realm(gold={0: "X 1 2", 1: "1"}, knights="N1")
    say(m, "0 call N")
    for passes in range(1, 6):
        assert m.view(1)["passes"] == passes
        say(m, "0 lay 1" if passes % 2 else "0 withdraw 1", "0 confirm", "1 confirm")
    assert m.state.passes == 6
    assert why(m, 0, "withdraw 1") == "SA-406"
    assert not [t for t in texts(m, 0) if t.startswith("withdraw")]
    say(m, "0 lay 2", "0 confirm", "1 lay 1", "1 confirm")
    assert m.state.passes == 7
    say(m, "0 lay X", "0 confirm", "1 confirm")
    assert m.state.passes == 8
    say(m, "0 confirm", "1 confirm")
    assert m.state.phase != Phase.OFFER, "all gold lies, so nobody can change anything"
    counted = realm(gold={0: "X 1 2", 1: "1"}, options={"offer_passes": 2}, knights="N1")
    say(counted, "0 call N", "0 lay 1", "0 confirm", "1 confirm", "0 withdraw 1", "0 confirm")
    say(counted, "1 confirm")
    assert counted.state.phase != Phase.OFFER


# -- how bots talk and listen ----------------------------------------------------------------------


def test_a_bot_says_the_truth_and_then_confirms() -> None:
    m = realm(gold={0: "1 1 2 2", 1: "1 1 1 1"}, tiles=[4, 1, 2, 3], options={"mode": "coop"})
    say(m, "0 call N")
    said = []
    while m.actors == (0,) and m.state.phase == Phase.OFFER:
        said.append(choice(m))
        m.act(0, said[-1])
    laid = sum(int(text.split()[1]) for text in said if text.startswith("lay"))
    assert laid > 0
    assert said[-2:] == [f"i_offer {laid}", "confirm"]


def test_a_bot_with_worthless_cards_says_so_once() -> None:
    m = realm(gold={0: "X X", 1: "1 1"}, tiles=[4, 1, 2, 3])
    say(m, "0 call N")
    assert choice(m) == "i_cannot"
    say(m, "0 i_cannot")
    assert choice(m) == "confirm"
    say(m, "0 confirm", "1 lay 1", "1 confirm")
    assert choice(m) == "confirm", "it has said so"


def test_a_bot_believes_as_much_as_words_were_true() -> None:
    m = realm(3, gold={0: "1 1 2 2 3", 1: "X X 1", 2: "1 1"}, tiles=[4, 1, 2, 3])
    say(m, "0 call N", "0 confirm", "1 lay X", "1 lay X", "1 i_offer 4", "1 confirm")
    s = m.state
    believed = laid_by(s, 1)
    assert believed == 40
    parts = [my_part(s, 2)]
    for lies in (1, 3, 9):
        s.broken_word[1] = lies
        assert laid_by(s, 1) < believed
        believed = laid_by(s, 1)
        parts.append(my_part(s, 2))
    assert trust(s, 1) < 20
    assert parts == sorted(parts)
    assert parts[0] < parts[-1], "who is not believed leaves the others more to give"


def test_a_bot_does_not_wait_for_who_cannot() -> None:
    s = realm(3, gold={0: "1 1", 1: "X X", 2: "1 1"}).state
    assert to_come(s, 1) == 2
    s.claim[1] = 0
    assert to_come(s, 1) == 0
    s.broken_word[1] = 3
    assert to_come(s, 1) == 2, "it has heard that too often"


def test_bots_talk_ends_and_whole_games_do() -> None:
    m = Match(GAME, 3, seed=4)
    spoken = 0
    while not m.over and len(m.moves) < 5_000:
        text = choice(m)
        spoken += text.split()[0] in ("i_offer", "i_cannot", "you_could")
        m.act(m.actors[0], text)
    assert m.over
    assert spoken > 5
    assert sum(m.state.broken_word) == 0, "bots keep their word"

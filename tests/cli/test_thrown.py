"""`lindwurm play --dice ask`: people throw, and tell what fell."""

from __future__ import annotations

import io
import json
import random
import sys
from pathlib import Path

import pytest

from lindwurm import outside
from lindwurm.cli import main
from lindwurm.games import load
from lindwurm.kernel import record as records
from lindwurm.kernel.match import Match
from tests.cli.conftest import Run

FARKLE = ("play", "dragon_farkle", "--option", "first_player=1", "--option", "cards=none")
QUEST = ("play", "dragonquest", "--seats", "anna", "--option", "sun_boxes=17")


class Scripted(io.StringIO):
    """Stdin of somebody who reads every question in JSON and answers it, with slips on the way."""

    def __init__(self, seed: int, capsys: pytest.CaptureFixture[str]):
        super().__init__()
        self.dice, self.capsys = random.Random(seed), capsys
        self.heard: list[dict[str, object]] = []
        self.throws: list[list[str]] = []
        self.slipped = False
        self.asked: dict[str, object] = {}

    def __iter__(self) -> Scripted:
        return self

    def __next__(self) -> str:
        told = [json.loads(line) for line in self.capsys.readouterr().out.splitlines()]
        self.heard += told
        asked = [one for one in told if one["type"] != "error"]
        self.asked = asked[-1] if asked else self.asked
        if self.asked["type"] == "tell":
            wanted = self.asked["throw"]
            assert isinstance(wanted, list)
            throw = [self.dice.choice(one["pieces"]) for one in wanted]
            if not self.slipped and self.dice.random() < 0.2:
                self.slipped = True
                return json.dumps(self.dice.choice([[*throw, "6"], throw[:-1], ["?"] * len(throw)]))
            self.slipped = False
            self.throws.append(throw)
            return json.dumps(throw)
        legal = self.asked["legal"]
        assert isinstance(legal, list)
        return str(self.dice.randint(1, len(legal)))


@pytest.mark.parametrize(
    "line", [(*FARKLE, "--seats", "anna,bot"), QUEST], ids=lambda line: line[1]
)
def test_a_whole_game_with_all_dice_told(
    line: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    run: Run,
) -> None:
    """With mistakes on the way; it is the game in which the same dice lie on a tape."""
    path = tmp_path / "evening.json"
    person = Scripted(5, capsys)
    monkeypatch.setattr(sys, "stdin", person)
    more = ("--json", "--dice", "ask", "--save", str(path), "--option", "round_limit=10")
    asked = [*line, *(more if line[1] == "dragon_farkle" else more[:-2])]
    assert main(asked) == 0
    end = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert end["type"] == "end"
    assert end["over"]
    assert len(person.throws) > 10
    assert any(one["type"] == "error" for one in person.heard)

    game = load(line[1])
    found = records.loads(path.read_text("utf-8"))
    draws = [one.value for throw in found.opening for one in throw]
    draws += [value for entry in found.entries for value in entry.draws]
    taped = Match(game, found.seats, found.options, tape=draws)
    for entry in found.entries:
        taped.act(entry.seat - 1, entry.action or "")
    assert taped.digest == end["digest"] == records.replay(found, game).digest
    ran = run("verify", path)
    assert ran.code == 0
    assert "dice by the table" in ran.out
    assert "counts for no rating" in ran.out
    assert run("verify", path, "--json").json["dice"] == "table"


def test_a_throw_is_told_in_lines_shown_and_corrected(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    lines = [
        "",  # the keyboard is Anna's
        "recruit",
        "11223",  # one too few
        "112237",  # no such face
        "112236",
        "dr",
        "n",  # not right: all of it again
        "1 1 4 4 6 3",
        "3",
        "",
    ]
    line = [*FARKLE, "--seats", "anna,ben", "--dice", "dice", "--save", path]
    ran = run(*line, stdin="\n".join(lines) + "\n")
    assert ran.code == 0, ran
    assert "6 × a soldier die (1, 2, 3, 4, 5, 6):" in ran.out
    assert "6 are asked for; that was 5." in ran.out
    assert "“7” is none of them" in ran.out
    assert "1 · 1 · 2 · 2 · 3 · 6 · Dragon. Right?" in ran.out
    assert "1 · 1 · 4 · 4 · 6 · 3 · blank. Right?" in ran.out
    found = records.loads(path.read_text("utf-8"))
    assert found.chance.outside == ["soldier_die", "event_die"]
    match = records.replay(found, load("dragon_farkle"))
    assert match.view(0)["dice"][:6] == [1, 1, 4, 4, 6, 3]
    # It goes on with the same dice, without being told so again.
    again = run(*FARKLE[:2], "--save", path, stdin="\n")
    assert again.code == 0
    assert "You throw your own dice here." in again.out


def test_cards_are_told_by_those_who_may_see_them(run: Run) -> None:
    told = ["pip", "", "ulf", "", "", "bag", "", "", "whistle", ""]
    line = ["play", "dragon_farkle", "--option", "first_player=1", "--seats", "anna,ben"]
    ran = run(*line, "--dice", "ask", stdin="\n".join(told) + "\n")
    assert ran.code == 0, ran
    assert "Anna, the table is yours" in ran.out
    assert ran.out.index("Anna, the table is yours") < ran.out.index("Ben, the table is yours")


def test_a_card_that_is_out_of_the_pile_is_refused_with_the_reason(run: Run) -> None:
    told = ["4", "", "4", "", *["", "1", ""] * 2, "", "11", ""]  # there is one Bag of Plunder
    line = ["play", "dragon_farkle", "--option", "first_player=1", "--seats", "anna,ben"]
    ran = run(*line, "--dice", "ask", "--language", "de", stdin="\n".join(told) + "\n")
    assert ran.code == 0, ran
    reason = "kann hier nicht gefallen sein: Das gibt es nicht oder nicht mehr."
    assert ran.out.count(f"Plunderbeutel {reason}") == 1


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ((*FARKLE, "--dice", "weather"), "--dice is ask, or some of dice, cards, lots"),
        ((*FARKLE, "--seats", "anna,bot", "--dice", "dice,cards"), "nobody may look at its cards"),
        (("play", "simurgh", "--seats", "anna,bot", "--dice", "ask"), "simurgh has no dice"),
        (("play", "--server", "http://127.0.0.1:9", "--dice", "ask"), "--dice and --server"),
        (("play", "dragon_farkle", "--seats", "a,b", "--dice", "lots"), "the game did not begin"),
    ],
)
def test_what_cannot_be_brought(run: Run, line: tuple[str, ...], part: str) -> None:
    run(*line).refused(2, part)


def test_what_people_bring_unless_they_say_otherwise() -> None:
    assert outside.usual(load("simurgh"), bots=False) == ["cards"]
    assert outside.usual(load("simurgh"), bots=True) == []
    assert outside.usual(load("dragonquest"), bots=True) == ["dice"]

"""What cannot be is refused by a sentence in both languages and its rule; also in the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm import games, pads
from lindwurm.kernel.texts import LANGUAGES
from tests.cli.conftest import Run, run
from tests.pads.ends import entry
from tests.server.harness import Served

__all__ = ["run"]
FINAL = {"power": 3, "status": 0, "provinces": 4}
IMPOSSIBLE: list[tuple[str, list[Any], str, str | None]] = [
    ("dragon_farkle", [entry("throw", 0, dice=[1, 2])], "1, 2", "DF-39"),
    ("dragon_farkle", [entry("throw", 0, dice=[1, 7])], "1 to 6", None),
    ("dragon_farkle", [entry("throw", 0, dice=[])], "1 to 6 dice", None),
    ("dragon_farkle", [entry("throw", 0)], "missing", None),
    ("dragon_farkle", [entry("throw", dice=[1])], "whose", None),
    ("dragon_farkle", [entry("throw", 3, dice=[1])], "whose", None),
    ("dragon_farkle", [entry("juggle", 0)], "juggle", None),
    ("dragon_farkle", [entry("home", 0, extra=1)], "extra", None),
    ("dragon_farkle", [entry("home", 0)], "nothing in the pot", "DF-66"),
    ("dragon_farkle", [entry("soldiers", 0, count=25)], "steps of 50", None),
    ("dragon_farkle", [entry("soldiers", 0, count=-50)], "has 0 soldiers", "DF-82"),
    ("dragon_farkle", [entry("battle", 0, dice=[], event=1)], "Keep asks for", "DF-89"),
    ("dragon_farkle", [entry("last"), entry("throw", 0, dice=[1])], "over", "DF-137"),
    ("dragon_farkle", [entry("skirmish", 0, against=0)], "another person", None),
    ("dragonquest", [entry("coins", 0, fifties=-1)], "so many coins", "DQ-181"),
    ("dragonquest", [entry("treasure", p, which=2) for p in (0, 1)], "only one", "DQ-28"),
    ("dragonquest", [entry("treasure", 0, which=13)], "not in this game", None),
    ("dragonquest", [entry("item", 0, which=i) for i in range(4)], "3 items", "DQ-27"),
    ("dragonquest", [entry("life", 0, count=-20)], "LP left", "DQ-97"),
    ("dragonquest", [entry("fate", 0, how=0), entry("sun", 0)], "not in the castle", "DQ-180"),
    ("dragonquest", [entry("sun", 0, count=25)], "suns", "DQ-19"),
    ("simurgh", [entry("objective", which=0, counts=[1])], "everybody", None),
    ("simurgh", [entry("objective", which=1, counts=[1, 2])] * 2, "already", "SI-225"),
    ("simurgh", [entry("objective", which=40, counts=[1, 2])], "no such choice", None),
    ("simurgh", [entry("final", 0, tokens=16)], "from 0 to 15", None),
    ("schutt_und_asche", [entry("final", 0, power=99)], "from 0", None),
    ("schutt_und_asche", [entry("final", p, power=20) for p in (0, 1)], "only so much", "SA-304"),
    ("schutt_und_asche", [entry("final", p, provinces=20) for p in (0, 1)], "24", "SA-307"),
    ("schutt_und_asche", [entry("final", p, status=2) for p in (0, 1)], "Only one", "SA-152"),
    ("schutt_und_asche", [entry("final", 0, treasures=1)], "treasures", "SA-314"),
]


def said(server: Served, game: str, body: Any, language: str = "en") -> Any:
    """Send a pad to be counted."""
    path = f"{server.address}/api/games/{game}/pad?language={language}"
    answer = server.http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize(("game", "entries", "part", "rule"), IMPOSSIBLE)
def test_what_cannot_be(
    server: Served, game: str, entries: list[Any], part: str, rule: str | None
) -> None:
    body = {"names": ["Anna", "Ben"], "entries": entries}
    found = {language: said(server, game, body, language)["wrong"] for language in LANGUAGES}
    assert part in found["en"]["text"]
    assert found["de"]["text"] != found["en"]["text"]
    assert all(one["rules"] == ([rule] if rule else []) for one in found.values())


def test_a_tie_is_the_regents_to_decide(server: Served) -> None:
    final = [entry("final", p, **FINAL) for p in (0, 1)]
    body = {"names": ["Anna", "Ben"], "entries": [entry("realm", round=6), *final]}
    tied = said(server, "schutt_und_asche", body)["counted"]
    assert not tied["over"]
    assert "the regent in office decides" in tied["missing"][0]
    body["entries"] = [*body["entries"], entry("crown", winner=1)]
    done = said(server, "schutt_und_asche", body)["counted"]
    assert (done["winners"], done["why"][0]["rules"]) == ([1], ["SA-308"])
    assert [one["place"] for one in done["people"]] == [2, 1]


def test_every_pad_is_told_in_both_languages(server: Served) -> None:
    for game in games.ids():
        pad = pads.find(games.load(game))
        path = f"/api/games/{game}/pad?language="
        if pad is None:
            assert server.get(f"{path}en").status_code == 404
            continue
        told = [server.get(path + language).json() for language in LANGUAGES]
        assert [[line["name"] for line in one["lines"]] for one in told] == [[*pad.lines]] * 2
        labels = [[line["label"] for line in one["lines"]] for one in told]
        assert labels[0] != labels[1]


def test_people_have_to_be_told_apart(server: Served) -> None:
    for names, part in ((["Anna"], "2 to 5"), (["Anna", "anna"], "same name")):
        assert part in said(server, "dragon_farkle", {"names": names})["wrong"]["text"]


def test_a_pad_in_the_terminal(run: Run) -> None:
    told = [
        "anna throw 115",
        "anna throw 12",
        "anna home",
        "ben soldiers 400",
        "undo",
        "cleo home",
        "ben juggle",
        "?",
        "last",
    ]
    ran = run("pad", "dragon_farkle", "--people", "anna,ben", stdin="\n".join(told) + "\n")
    assert ran.code == 0
    for part in (
        "anna: 0 (in the pot 250)",
        "These dice do not all score: 1, 2. (DF-39)",
        "anna: 250\n",
        "ben: 400",
        "Nobody here is called “cleo”.",
        "I do not know “ben juggle”.",
        "skirmish: Against; Value of the attack",
        "anna has the largest army, 250 soldiers, and wins. (DF-141)",
    ):
        assert part in ran.out, part
    run("pad", "drachenfels").refused(2, "drachenfels has no score pad")

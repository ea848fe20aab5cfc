"""A whole log of a game in both languages, as its first seat reads it: kept in docs/games.

`python -m tests.games.test_logs` writes those of all games that say how they are told.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lindwurm.bots.player import Heuristic, choose
from lindwurm.games import ids, load
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.telling import Told
from lindwurm.kernel.texts import LANGUAGES, Texts
from lindwurm.telling import Teller, line, plans

LOGS = Path(__file__).parents[2] / "docs/games/logs"
NAMES = ["Anna", "Fafnir", "Ladon"]
WORDS = {
    "en": ("At the beginning", "Turn {turn} · {name}", "you", "Everybody"),
    "de": ("Zu Beginn", "Zug {turn} · {name}", "du", "Alle"),
}
TOLD = [game for game in ids() if load(game).telling]


def log(game: Game, language: str) -> str:
    """Return the log of a game between three heuristic players, as Anna reads it."""
    seats = min(3, game.seats[-1])
    match = Match(game, seats, seed=8)
    while not match.over:
        seat = match.actors[0]
        match.act(seat, choose(Heuristic(), match, seat, seed=8))
    texts = Texts(game, language, NAMES[:seats])
    opening, heading, you, all_of_them = WORDS[language]
    teller = Teller(game)
    teller.hear(match.events(0))
    lines = [f"# {texts('game-name')}"]
    turn: tuple[int | None, int] = None, -1
    rounds = any(beat.of is None and beat.turn for beat in teller.beats)
    for beat in teller.beats:
        if (beat.of, beat.turn) != turn:
            turn = beat.of, beat.turn
            name = all_of_them if beat.of is None else you if beat.of == 0 else NAMES[beat.of]
            # Where there are rounds, somebody's turns have no numbers: they say which round it is.
            title = name.capitalize() if rounds else heading.format(turn=beat.turn, name=name)
            lines += ["", f"## {title if beat.turn else opening}", ""]
        how = plans(game)[beat.parts[0].kind].told
        told = line(texts, 0, beat.parts, beat.cause)
        if how.shape != "turn" or how.role != "turn":  # else the heading says whose turn it is
            lines.append(f"- *{told}*" if "silent" in (how.role, how.shape) else f"- {told}")
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", TOLD)
def test_the_log_is_what_docs_show(game_id: str, language: str) -> None:
    told = log(load(game_id), language)
    assert told == (LOGS / f"{game_id}.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", TOLD)
def test_a_log_says_you_and_nothing_empty_or_twice(game_id: str, language: str) -> None:
    lines = (LOGS / f"{game_id}.{language}.md").read_text("utf-8").splitlines()
    assert len(lines) > 40
    assert not [one for one in lines if NAMES[0] in one], "the reader is never named"
    empty = re.compile(r"\b0 (?!wounds|Wunden)[a-zA-Zäöü]{3,}")
    assert not [one for one in lines if empty.search(one)]
    assert not [one for one in lines if re.search(r"[ ,:;]\.|\.\.|: *:|  ", one)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", TOLD)
def test_the_last_line_says_who_has_won(game_id: str, language: str) -> None:
    *_, last = (LOGS / f"{game_id}.{language}.md").read_text("utf-8").splitlines()
    assert re.search("win|gewinn|crowned|gekrönt", last), last


@pytest.mark.parametrize("game_id", TOLD)
def test_there_is_one_count_of_turns(game_id: str) -> None:
    """Whoever's turn begins: the line names no other number than its heading (EYES-F7)."""
    game = load(game_id)
    match = Match(game, min(3, game.seats[-1]), seed=8)
    while not match.over:
        seat = match.actors[0]
        match.act(seat, choose(Heuristic(), match, seat, seed=8))
    texts, teller = Texts(game, "en", NAMES), Teller(game)
    teller.hear(match.events(0))
    begins = [one for one in teller.beats if plans(game)[one.parts[0].kind].told.shape == "turn"]
    for beat in begins:
        said = re.sub(r" of \d+", "", line(texts, 0, beat.parts, beat.cause))
        assert set(re.findall(r"\d+", said)) <= {str(beat.turn)}, (said, beat.turn)
    assert begins


def test_every_kind_of_a_told_game_is_declared() -> None:
    for game_id in TOLD:
        game = load(game_id)
        assert {kind.name for kind in game.events if kind not in game.telling} == set()
        assert all(isinstance(told, Told) for told in game.telling.values())


def main() -> None:
    """Write the logs anew."""
    LOGS.mkdir(exist_ok=True)
    for game_id in TOLD:
        for language in LANGUAGES:
            (LOGS / f"{game_id}.{language}.md").write_text(log(load(game_id), language), "utf-8")


if __name__ == "__main__":
    main()

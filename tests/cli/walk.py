"""Somebody who plays by what is on the screen alone, and checks what has to be there.

At every decision there are the goal in the first line, the whole board, everybody's name, what is
asked, the first page of the choices and the prompt; and every name of a part that comes into sight
can be looked up.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import time
from typing import Protocol

from lindwurm import games
from lindwurm.cli.words import words
from lindwurm.games import book
from lindwurm.games.dragonquest.data import COLUMNS, GRID
from lindwurm.games.schutt_und_asche.data import NAMES
from lindwurm.kernel.texts import Texts
from tests.cli.tty import COMMAND, KEPT_OUT
from tests.server.harness import PLAIN

PARTS = {
    "drachenfels": ("card-", "field-"),
    "dragon_farkle": ("companion-", "item-"),
    "dragonquest": ("item-", "treasure-t", "danger-", "face-"),
    "schutt_und_asche": ("follower-",),
    "simurgh": ("city-", "tile-", "dragon-", "objective-", "token-"),
}
"""For each game the texts that are names of its parts."""
NO_NAME = re.compile("-(text|use|effect|everything|played|none|space)$")
PROMPTS = {"en": "for help):", "de": "für Hilfe):"}
OVER = {"en": "Final standing", "de": "Endstand"}
SHORT = {
    "dragon_farkle": ("--option", "round_limit=10", "--option", "keep_threshold=3000"),
    "drachenfels": ("--option", "turn_limit=100"),
    "simurgh": ("--option", "length=short"),
}
"""Options with which a game ends soon."""
QUICK = ("LINDWURM_PAUSE=0", f"PYTHONPATH={PLAIN}")
"""Without pauses; and hints, by which all is played here, are rules of thumb."""


def parts(game: str, language: str) -> set[str]:
    """Return the names of a game's parts."""
    texts = Texts(games.load(game), language)
    keys = [key for key in texts._bundle._messages if key.startswith(PARTS[game])]
    return {texts(key) for key in keys if not NO_NAME.search(key)}


def board(game: str, language: str) -> list[str]:
    """Return patterns that are all found where a game's whole board is in sight."""
    texts = Texts(games.load(game), language)
    city = [texts(key) for key in texts._bundle._messages if re.fullmatch("city-[a-z-]+", key)]
    return {
        "drachenfels": [r"(?s)(?:[•◦✶⌂○×=D∩][^•◦✶⌂○×=D∩]*){40}"],
        "dragon_farkle": ["[♦♢]{3}", *(rf"{shape} \S.* \d" for shape in "●■")],
        "dragonquest": [" ".join(COLUMNS), *(rf"\n +{row + 1} " for row in range(len(GRID)))],
        "schutt_und_asche": [r"\^v\^v\^v\^", *NAMES],
        "simurgh": [*city, *(rf"W{plot} " for plot in range(1, 4))],
    }[game]


class Shown(Protocol):
    """A terminal: what is on it, and typing there."""

    @property
    def lines(self) -> list[str]: ...

    def type(self, line: str, *prompts: str) -> str: ...

    def until(self, *texts: str, seconds: float = 60) -> str: ...


class Tmux:
    """The command in a window of tmux."""

    def __init__(self, *arguments: object, columns: int, rows: int):
        self.name = f"lindwurm-{time.monotonic_ns()}"
        line = [sys.executable, "-c", COMMAND, *map(str, arguments)]
        keep = [part for name in KEPT_OUT for part in ("-u", name)]
        told = shlex.join(["env", *keep, *QUICK, *line]) + "; sleep 600"
        size = ["-x", str(columns), "-y", str(rows)]
        self._tmux("new-session", "-d", *size, told)

    def _tmux(self, *command: str) -> str:
        done = subprocess.run(
            ["tmux", "-L", self.name, "-f", "/dev/null", *command],
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    @property
    def lines(self) -> list[str]:
        """What is in the window."""
        return [line.rstrip() for line in self._tmux("capture-pane", "-p").splitlines()]

    @property
    def text(self) -> str:
        """What is in the window."""
        return "\n".join(self.lines)

    def until(self, *texts: str, seconds: float = 60) -> str:
        """Return the screen as soon as one of these is on it, and nothing behind it."""
        deadline = time.monotonic() + seconds
        while not any(text in self.text for text in texts):
            assert time.monotonic() < deadline, f"{texts} is not on the screen:\n{self.text}"
            time.sleep(0.05)
        return self.text

    def type(self, line: str, *prompts: str) -> str:
        """Type a line and wait until the next one is asked for."""
        self._tmux("clear-history")
        if line:
            self._tmux("send-keys", "-l", line)
            self._until_typed(line)
        marked = self.text
        self._tmux("send-keys", "Enter")
        deadline = time.monotonic() + 60
        while self.text == marked or not _waits(self.text, prompts):
            assert time.monotonic() < deadline, f"{line}: nothing happens:\n{self.text}"
            time.sleep(0.05)
        return self.text

    def _until_typed(self, line: str) -> None:
        deadline = time.monotonic() + 60
        while line.replace(" ", "") not in self.text.replace("\n", "").replace(" ", ""):
            assert time.monotonic() < deadline, f"{line} was not typed:\n{self.text}"
            time.sleep(0.05)

    def close(self) -> None:
        """End the window, and tmux with it."""
        self._tmux("kill-server")


def _waits(shown: str, prompts: tuple[str, ...]) -> bool:
    """Return whether a prompt is the last thing on the screen, or the game is over."""
    tail = shown.rstrip()
    return tail.endswith(prompts) or any(word in tail for word in OVER.values())


class Walk:
    """One game on one terminal."""

    def __init__(self, shown: Shown, game: str, language: str, seats: list[str]):
        self.shown, self.game, self.language, self.seats = shown, game, language, seats
        self.say = words(language)
        self.prompt = PROMPTS[language]
        self.parts, self.looked_up = {*parts(game, language), *seats}, set[str]()
        self.board = board(game, language)
        rules = games.load(game)
        texts = Texts(rules, language)
        shapes = texts("goal-line", **dict.fromkeys(book.numbers(rules), 12345678))
        self.goal = [part.strip() for part in re.split(r"[\d.,]*12[.,]345[.,]678", shapes)]
        self.decisions = 0

    def type(self, line: str) -> str:
        """Type a line, read what is told on pages of its own, and return what came first."""
        ends = (self.prompt, self.say("reader-back"), self.say("reader-more"))
        first = after = self.shown.type(line, *ends, OVER[self.language])
        while self.prompt not in after and OVER[self.language] not in after:
            after = self.shown.type("q", *ends, OVER[self.language])
        return first

    def begin(self) -> None:
        """Read the goal, and come to the first decision."""
        told = book.load(games.load(self.game), self.language)
        first = self.shown.until(self.say("reader-back"), self.say("reader-more"))
        assert told.goal.title in " ".join(first.split())
        self.type("")

    def check(self) -> None:
        """Check what has to be on the screen at a decision."""
        lines = self.shown.lines
        text = "\n".join(lines)
        assert all(part in lines[0] for part in self.goal), f"no goal in the first line:\n{text}"
        self.check_board(text)
        for seat in self.seats:
            assert seat in text, f"{seat} is not to be seen:\n{text}"
        assert text.rstrip().endswith(self.prompt), f"no prompt:\n{text}"
        only = self.say("prompt-only", seat="", action="").split("(")[0].strip(" ,:")
        first = [line for line in lines[4:] if re.match(r" {0,2}1(–\d+)? \S", line)]
        assert first or only in text or "2 " in text, f"no choices:\n{text}"
        self.decisions += 1

    def check_board(self, text: str) -> None:
        """Check that all of the board is in sight."""
        for pattern in self.board:
            assert re.search(pattern, text), f"{pattern} is not on the board:\n{text}"

    def ask(self, line: str) -> str:
        """Ask something: what is answered at the table leaves all of the board in sight."""
        answer = self.type(line)
        if self.prompt in answer:
            self.check_board(answer)
        return answer

    def look_up(self, most: int) -> None:
        """Look up names that have come into sight, so many at a time."""
        text = "\n".join(self.shown.lines)
        new = sorted(name for name in self.parts - self.looked_up if name in text)
        for name in new[:most]:
            self.looked_up.add(name)
            answer = self.ask(f"show {name}")
            flat = " ".join(answer.split())
            assert self.say("show-none", rule=name)[:60] not in flat, answer

    def step(self) -> bool:
        """Do what the hint says; returns whether the game goes on."""
        hinted = self.ask("hint")
        flat = " ".join(hinted.split())
        pattern = self.say("hint", number="(@)", action="@").split("@")[0].rstrip("(")
        number = re.search(re.escape(pattern) + r"(\d+):", flat)
        after = self.type(number[1] if number else "1")
        return OVER[self.language] not in after

    def play(self, most: int, look_up: int) -> bool:
        """Play so many decisions at most; returns whether the game has ended."""
        self.begin()
        while self.decisions < most:
            self.check()
            self.look_up(look_up)
            if not self.step():
                return True
        return False

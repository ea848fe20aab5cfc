"""The table on a screen: drawn, narrated and asked; the same words line by line in a pipe."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress

from rich.console import Group, RenderableType
from rich.text import Text

from lindwurm.cli import common, helping, tables
from lindwurm.cli.narration import narrated, whispered
from lindwurm.cli.players import SEARCHERS
from lindwurm.cli.session import Session
from lindwurm.kernel.texts import number

PAUSE = "LINDWURM_PAUSE"
"""Environment variable: seconds to wait after each thing that a bot does (default 0.6)."""


class Leave(Exception):
    """The people get up from the table."""


class Screen:
    """Where a session is shown and answered."""

    def __init__(self, session: Session):
        self.session = session
        self.match = session.match
        self.say = session.say
        self.drawing = tables.load(session.game)
        self.console = common.console()
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        """Whether a person looks at it: clear, pause, redraw. Otherwise only print."""
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and history in `input`)
        self.pause = _seconds(os.environ.get(PAUSE, "0.6")) if self.live else 0.0
        self.recent: list[Text] = []
        """What happened since the person at the screen last decided."""
        self.told = 0
        self.at_keyboard: int | None = session.viewer
        self.left_at = [0] * session.match.seats
        """For each person the place in the log where the screen was last theirs."""

    # -- output ------------------------------------------------------------------------------

    def line(self, text: str | Text, style: str = "") -> None:
        """Print one line; on a screen a long one is broken between words."""
        shown = text if isinstance(text, Text) else Text(text)
        self.console.print(shown, style=style, soft_wrap=not self.live)

    def note(self, text: str, style: str = "sea") -> None:
        """Say something that is not part of the game; on a screen it stays until the next one."""
        self.line(text, style)
        if self.live:
            self.recent.append(Text(text, style=style))

    def narrate(self, seat: int | None) -> bool:
        """Tell what has happened since; returns whether there was anything to tell."""
        lines = narrated(self.session, self.drawing, seat, self.told)
        self.told = self.session.events_so_far
        self.recent += lines
        if not self.live:
            for line in lines:
                self.line(line)
        return bool(lines)

    def show(self, seat: int | None, below: RenderableType | None = None) -> None:
        """Draw the table as a seat sees it; on a screen with the latest news that fit."""
        table = self.drawing.draw(self.match, seat, self.session.texts)
        if not self.live:
            self.console.print(table)
            if below is not None:
                self.console.print(below)
            return
        parts: list[RenderableType] = [table]
        taken = self._height(table) + (self._height(below) if below is not None else 0)
        room = max(1, self.console.height - taken - 2)
        news: list[Text] = []
        for text in map(self._hanging, reversed(self.recent)):
            room -= self._height(text)
            if room < 0:
                break
            news.insert(0, text)
        if news:
            parts += [*([Text()] if room > 0 else []), *news, Text()]
        if below is not None:
            parts.append(below)
        with self.console.capture() as captured:
            self.console.print(Group(*parts))
        # One write, so that the screen does not flicker.
        sys.stdout.write("\x1b[H\x1b[2J\x1b[3J" + captured.get())
        sys.stdout.flush()

    def _hanging(self, text: Text) -> Text:
        """Return a long line broken so that it goes on below its first word."""
        return Text("\n   ").join(text.wrap(self.console, self.console.width - 4))

    def _height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part, pad=False))

    # -- input -------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """Return the next line; the end of input is like leaving."""
        if self.live:
            try:
                return input(f"{prompt} ").strip()
            except EOFError:
                print()
                raise Leave from None
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise Leave
        print(line.strip())
        return line.strip()

    # -- playing -----------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over or the people leave."""
        self._open()
        try:
            while not self.match.over:
                seat = self.match.actors[0]
                if self.session.is_person(seat):
                    self._person(seat)
                    self.session.save()
                else:
                    self._bot(seat)
        except Leave:
            self._leave()
            return
        self._close()

    def _open(self) -> None:
        session, match = self.session, self.match
        if session.resumed_at is not None:
            self.note(self.say("resumed", file=str(session.file), moves=session.resumed_at))
            self.told = session.events_so_far
        if isinstance(match.seed, bytes):
            self.note(self.say("commitment", commitment=str(match.commitment)))
        else:
            self.note(self.say("known-seed", seed=str(match.seed)))
        if not session.people:
            self.note(self.say("watching"))
        if any(player.kind in SEARCHERS for player in session.players):
            self.note(self.say("searching"))
        if session.mindless:
            self.note(self.say("no-mind"))

    def _bot(self, seat: int) -> None:
        self.session.bot_acts(seat)
        if self.narrate(self.at_keyboard) and self.live:
            self.show(self.at_keyboard)
            time.sleep(self.pause)

    def _person(self, seat: int) -> None:
        """Let a person decide."""
        legal = self.match.legal(seat)
        at_home = seat == self.at_keyboard
        if not at_home:
            self.narrate(None)
            if self._passed_on(seat, legal):
                return
        self.narrate(seat)
        if len(legal) == 1 and at_home:
            if self.match.game.verbs.verb(legal[0]).name not in self.drawing.unsaid:
                label = self.session.label(seat, legal[0])
                self.note(self.say("only-option", action=label), "faint")
            self.match.act(seat, legal[0], "person")
            return
        self._question(seat, legal)
        moves = len(self.match.moves)
        while len(self.match.moves) == moves:  # until a choice is made, or one taken back
            answer = self.ask(self.say("prompt", seat=self.session.texts.seat(seat)))
            if not answer and self.live:
                self._question(seat, legal)
            action = helping.answered(self, seat, legal, answer)
            if action is not None:
                self.recent = []
                self.match.act(seat, action, "person")
                self.narrate(seat)
                self.left_at[seat] = self.told

    def _passed_on(self, seat: int, legal: list[int]) -> bool:
        """Hide the screen from the one before; returns whether the seat let it pass unseen."""
        name = self.session.texts.seat(seat)
        quiet = [a for a in legal if self.match.game.verbs.verb(a).name in self.drawing.quiet]
        since = self.left_at[seat]
        if self.live:  # nothing that was for the one before only may stay in sight
            self.recent = narrated(self.session, self.drawing, None, since)
            self.show(None)
        if quiet:
            label = self.session.label(seat, quiet[0])
            answer = self.ask(self.say("pass-or-skip", seat=name, action=label))
            if answer == "-":
                self.match.act(seat, quiet[0], "person")
                return True
        else:
            self.ask(self.say("pass-keyboard", seat=name))
        self.at_keyboard = seat
        if self.live:
            self.recent = narrated(self.session, self.drawing, seat, since)
        else:
            for line in whispered(self.session, self.drawing, seat, since):
                self.line(line)
        return False

    def _question(self, seat: int, legal: list[int]) -> None:
        """Show the table, what is asked, and the numbered choices."""
        asked = self.drawing.asked(self.match, seat, self.session.texts)
        parts: list[RenderableType] = [Text(asked, style="bold")] if asked else []
        parts.append(helping.choices(self, seat, legal))
        self.show(seat, Group(*parts))

    # -- ending ------------------------------------------------------------------------------

    def _leave(self) -> None:
        self.session.save()
        if self.session.file is not None:
            file, game = self.session.file, self.match.game.id
            self.line(self.say("left-saved", file=file, game=game), "sea")
        else:
            self.line(self.say("left"), "sea")

    def _close(self) -> None:
        """Show how it ended, and how to check that the dice were honest."""
        session = self.session
        session.save()
        self.narrate(session.viewer)
        lines = self._ending()
        if self.live:
            self.show(session.viewer, Group(*lines))
            return
        self.show(session.viewer)
        for line in lines:
            self.line(line)

    def _ending(self) -> list[Text]:
        session, match = self.session, self.match
        won = self.drawing.result(match, session.texts)
        lines = [Text(text, style="treasure") for text in won]
        scores, returns = match.standing(), match.returns()
        order = sorted(range(match.seats), key=lambda p: (-returns[p], -scores[p]))
        standing = Text(f"{self.say('result')}:")
        for p in order:
            standing.append(f"  {tables.SHAPES[p]} ", style=f"seat{p}")
            standing.append(f"{session.texts.seat(p)} {number(scores[p], session.language)}")
        lines.append(standing)
        if isinstance(match.seed, bytes):
            seed, seal = match.seed.hex(), str(match.commitment)
            lines.append(Text(self.say("seed-shown", seed=seed, commitment=seal), style="faint"))
        if session.file is not None:
            told = self.say("verify-file", file=session.file)
        else:
            told = self.say("verify-save")
        return [*lines, Text(told, style="faint")]


def _seconds(text: str) -> float:
    try:
        return max(0.0, min(10.0, float(text)))
    except ValueError:
        return 0.6


def play(session: Session) -> None:
    """Play a session on the screen or through a pipe."""
    Screen(session).play()

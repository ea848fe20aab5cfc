"""The table on a screen: drawn, narrated and asked; the same words line by line in a pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from rich.console import Group
from rich.text import Text

from lindwurm.cli import afterwards, beside, common, frame, helping, lookup, tables
from lindwurm.cli.errors import Refusal, plain
from lindwurm.cli.menu import Menu
from lindwurm.cli.narration import narrated, told, whispered
from lindwurm.cli.pace import Tempo
from lindwurm.cli.players import SEARCHERS
from lindwurm.cli.readying import Readying
from lindwurm.cli.session import Session
from lindwurm.games import book
from lindwurm.games.book import BookError
from lindwurm.kernel.texts import number

CLEARED = "\x1b[H\x1b[2J\x1b[3J"
SHORT = 6
"""An answer of so many lines is told beside the board, if all of that stays in sight; else, and
where it is longer, it is a page to read."""
LEAST = (60, 20)
"""Columns and rows below which no board is kept in sight: then all is told line by line."""


class Leave(Exception):
    """The people get up from the table."""


class Screen:
    """Where a session is shown and answered."""

    def __init__(self, session: Session, plain: bool = False, pace: str | None = None):
        self.session = session
        self.match = session.match
        self.say = session.say
        self.drawing = tables.load(session.game)
        self.console = common.console()
        dumb = os.environ.get("TERM") == "dumb" or (self.console.width, self.console.height) < LEAST
        self.live = sys.stdin.isatty() and sys.stdout.isatty() and not plain and not dumb
        """Whether a person looks at it: clear, pause, redraw. Otherwise only print."""
        self.pace = Tempo(pace if self.live else "off")
        self.recent: list[Text] = []
        """What happened since the person at the screen last decided."""
        self.answer: list[Text] = []
        """What was asked and is answered beside the board, until the next choice."""
        self.ahead = ""
        """What was asked while a page was read: it is answered at the table."""
        self.told = 0
        self.at_keyboard: int | None = session.viewer
        self.left_at = [0] * session.match.seats
        """For each person the place in the log where the screen was last theirs."""
        self.menu: Menu | None = None
        self.question: list[Text] = []
        if session.match.outside is not None:
            session.teller = beside.asked(self)
        if self.live:
            session.readying = Readying(session)
            with suppress(ImportError):
                helping.complete(self)

    # -- output ------------------------------------------------------------------------------

    def line(self, text: str | Text, style: str = "") -> None:
        """Print one line; on a screen a long one is broken between words."""
        shown = text if isinstance(text, Text) else Text(text)
        self.console.print(shown, style=style, soft_wrap=not self.live)

    def note(self, text: str, style: str = "sea") -> None:
        """Say something that is not part of the game; on a screen it stays until the next one."""
        if self.live:
            self.recent.append(Text(text, style=style))
        else:
            self.line(text, style)

    def reply(self, *lines: str | Text, style: str = "sea") -> None:
        """Answer a question: beside the board if it is short, else as pages to read."""
        texts = [one if isinstance(one, Text) else Text(one, style=style) for one in lines]
        if not self.live:
            for one in texts:
                self.line(one)
            return
        width = self.console.width
        parts = [part for one in texts for part in tables.folded(one, width, _hung(one))]
        asked = [*self._readying(), *parts, *self.question]
        look = self.look(self.at_keyboard)
        whole = frame.whole(look, self.drawing, self.recent, asked, self.menu)
        if len(parts) > SHORT or not whole:
            self.read(parts)
            self.answer = []
        else:
            self.answer = parts

    def read(self, lines: Sequence[Text]) -> None:
        """Show a long text page by page."""
        height = self.console.height - 2
        for start in range(0, len(lines), height):
            self._write(lines[start : start + height])
            rest = start + height < len(lines)
            if typed := self.ask(self.say("reader-more" if rest else "reader-back")):
                command, _ = helping.understood(typed)
                self.ahead = "" if command in (None, "quit") else typed
                return

    def narrate(self, seat: int | None) -> bool:
        """Tell what has happened since; returns whether there was anything to tell."""
        lines = narrated(self.session, self.drawing, seat, self.told)
        self.told = self.session.events_so_far
        self.recent += lines
        if not self.live:
            for line in lines:
                self.line(line)
        return bool(lines)

    def look(self, seat: int | None) -> tables.Sight:
        """Return whose eyes see the table, and how much room there is."""
        width = self.console.width
        height = self.console.height if self.live else tables.ROOMY
        return tables.Sight(self.match, seat, self.session.texts, width, height)

    def show(self, seat: int | None) -> None:
        """Draw the table as a seat sees it, with the latest news, the question and the choices."""
        look = self.look(seat)
        if self.live:
            asked = [*self._readying(), *self.answer, *self.question]
            self._write(frame.composed(look, self.drawing, self.recent, asked, self.menu))
            return
        if self.menu is not None:
            typed = self.menu.typed(self.drawing.places)
            look = tables.Sight(self.match, seat, look.texts, look.width, look.height, typed)
        for line in (frame.title(look, self.drawing.status(look)), *self.drawing.whole(look)):
            self.line(line)
        for line in self.question:
            self.line(line)
        if self.menu is not None:
            for line in self.menu.lines(look.width, tables.ROOMY):
                self.line(line)

    def _readying(self) -> list[Text]:
        """Return what is to be told of bots that cannot think ahead yet."""
        told = self.session.readying and self.session.readying.line()
        return [Text(told, style="faint")] if told else []

    def _write(self, lines: Sequence[Text]) -> None:
        """Fill the screen in one write, so that it does not flicker."""
        with self.console.capture() as captured:
            self.console.print(Group(*lines))
        sys.stdout.write(CLEARED + captured.get())
        sys.stdout.flush()

    # -- input -------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """Return the next line; the end of input is like leaving."""
        self.pace.hurried = False
        prompt = plain(prompt)
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
        try:
            self._open()
            while not self.match.over:
                seat = self.session.waiting_for
                if self.session.is_person(seat):
                    self._person(seat)
                    self.session.save()
                else:
                    self._other(seat)
        except Leave:
            self._leave()
            return
        self._close()

    def _open(self) -> None:
        session, match = self.session, self.match
        if session.resumed_at is not None:
            self.note(self.say("resumed", file=str(session.file), moves=session.resumed_at))
            self.told = session.events_so_far
        elif session.people:
            self._introduce()
        if isinstance(match.seed, bytes):
            self.note(self.say("commitment", commitment=str(match.commitment)))
        elif match.seed is not None:
            self.note(self.say("known-seed", seed=str(match.seed)))
        if match.outside is not None:
            self.note(self.say("own-dice", dice=len(match.game.dice)))
        if not session.people:
            self.note(self.say("watching"))
        if not self.live and any(player.kind in SEARCHERS for player in session.players):
            self.note(self.say("searching"))
        for kind in session.mindless:
            self.note(self.say(f"no-{kind}"))
        self.narrate(self.at_keyboard)  # the set-up, as a whole

    def _introduce(self) -> None:
        """Tell the goal, the turn and the end, once, before the first question."""
        try:
            known = book.load(self.session.game, self.session.language, self.session.options)
        except BookError:
            return
        if self.live:
            self.read(helping.introduced(self, known))
            return
        self.line(f"{known.title}: {known.goal.title}.", "gold")
        self.line(f"{known.goal.win} {known.goal.end}", "sea")
        self.line(self.say("introduced"), "faint")

    def _other(self, seat: int) -> None:
        """Let somebody else move, and show what happens, one thing after the other."""
        if self.live and not self.session.keeps:
            self.question, self.menu = [Text(self.say("waiting", seat=self._name(seat)))], None
            self.show(self.at_keyboard)
        self.session.bot_acts(seat)
        self.question, self.menu, self.answer = [], None, []
        if self.session.wish is not None:
            asker = self._name(int(self.session.wish["seat"]) - 1)
            own = self._name(self.at_keyboard or 0)
            answer = self.ask(self.say("consent", seat=own, asker=asker))
            self.session.answer_wish(answer.lower()[:1] == self.say("yes"))
        news = told(self.session, self.drawing, self.at_keyboard, self.told)
        self.told = self.session.events_so_far
        for one in news:
            self.recent.append(one.line)
            if not self.live:
                self.line(one.line)
            elif not self.pace.hurried and one.shape != "silent":
                self.show(self.at_keyboard)
                self.pace.wait(one.shape, one.extra)

    def _name(self, seat: int) -> str:
        return self.session.texts.seat(seat)

    def _person(self, seat: int) -> None:
        """Let a person decide."""
        legal = self.match.legal(seat)
        at_home = seat == self.at_keyboard and not self.session.referee
        if self.session.referee:  # who keeps the book sees all, and is asked for everything
            self.at_keyboard = seat
        elif not at_home:
            self.narrate(None)
            if self._passed_on(seat, legal):
                return
        self.narrate(seat)
        verb = self.match.game.verbs.verb(legal[0]).name
        by_hand = len(legal) > 1 or self.drawing.thrown(self.look(seat), legal[0])
        if at_home and not by_hand:
            self._forced(seat, legal[0], verb)
            return
        self._question(seat, legal)
        moves = self.session.moves_so_far
        while self.session.moves_so_far == moves:  # until a choice is made, or one taken back
            answer, self.ahead = self.ahead or self.ask(self._prompt(seat, legal)), ""
            action = beside.followed(self, seat, legal, answer)
            if action is not None:
                self.act(seat, action)
            elif self.live and self.session.moves_so_far == moves:
                self.show(seat)

    def act(self, seat: int, action: int) -> None:
        """Do what was chosen; a server may refuse it, if the table has moved on meanwhile."""
        self.recent, self.answer = [], []
        self.question, self.menu = [], None
        try:
            self.session.act(seat, action)
        except Refusal as refusal:
            self.note(str(refusal), "ember")
            if legal := self.match.legal(seat):
                self._question(seat, legal)
        self.narrate(seat)
        self.left_at[seat] = self.told

    def _forced(self, seat: int, action: int, verb: str) -> None:
        """Do the only thing that can be done, in sight of whoever does it."""
        if verb not in self.drawing.unsaid:
            label = self.session.label(seat, action)
            self.note(self.say("only-option", action=label), "faint")
            if self.live:
                self.show(seat)
                self.pace.wait("turn")
        self.session.act(seat, action)

    def _prompt(self, seat: int, legal: list[int]) -> str:
        name = self.session.texts.seat(seat)
        if len(legal) == 1:
            return self.say("prompt-only", seat=name, action=self.session.label(seat, legal[0]))
        return self.say("prompt", seat=name)

    def _passed_on(self, seat: int, legal: list[int]) -> bool:
        """Hide the screen from the one before; returns whether the seat let it pass unseen."""
        name = self.session.texts.seat(seat)
        quiet = [a for a in legal if self.match.game.verbs.verb(a).name in self.drawing.quiet]
        since = self.left_at[seat]
        self.question, self.menu, self.answer = [], None, []
        if self.live:  # nothing that was for the one before only may stay in sight
            self.recent = narrated(self.session, self.drawing, None, since)
            self.show(None)
        if quiet:
            label = self.session.label(seat, quiet[0])
            answer = self.ask(self.say("pass-or-skip", seat=name, action=label))
            if answer == "-":
                self.session.act(seat, quiet[0])
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
        look = self.look(seat)
        asked = self.drawing.asked(look)
        self.question = [Text(asked, style="bold")] if asked else []
        self.menu = lookup.menu_of(self.session, self.drawing, look, seat, legal)
        self.show(seat)

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
        self.menu = None
        if self.live:
            self.question, self.answer = lines, []
            self.show(session.viewer)
            if session.people and session.keeps:
                afterwards.stay(self, session.people[0])
            return
        self.question = []
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
        return [*lines, Text(session.proof(), style="faint")]


def _hung(line: Text) -> int:
    """Return how far the rest of a line that does not fit is moved in: below its own words."""
    inside = len(line.plain) - len(line.plain.lstrip())
    return inside + 2 if inside else 3


def play(session: Session, plain: bool = False, pace: str | None = None) -> None:
    """Play a session on the screen or through a pipe."""
    try:
        Screen(session, plain, pace).play()
    finally:
        if session.readying is not None:
            session.readying.close()

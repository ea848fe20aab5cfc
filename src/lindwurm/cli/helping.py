"""Everything that can be typed at the table: a choice, or a question about it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lindwurm.cli import files, rulebook
from lindwurm.cli.errors import Refusal
from lindwurm.cli.narration import narrated
from lindwurm.games import book
from lindwurm.games.book import BookError
from lindwurm.kernel.match import UndoError
from lindwurm.kernel.reasons import Reason

if TYPE_CHECKING:
    from lindwurm.cli.terminal import Screen

TWO_COLUMNS = 7
"""More choices than this are set in two columns where there is room."""


def choices(screen: Screen, seat: int, legal: list[int]) -> RenderableType:
    """Return the numbered choices, each with its label and what it risks."""
    lines = []
    for number, action in enumerate(legal, 1):
        line = Text()
        line.append(f"{number:>3}  ", style="rally")
        line.append(screen.session.label(seat, action))
        if hint := screen.drawing.hint(screen.match, seat, action, screen.session.texts):
            line.append(f"  {hint}", style="faint")
        lines.append(line)
    widest = max(line.cell_len for line in lines)
    if len(lines) > TWO_COLUMNS and 2 * widest + 4 <= screen.console.width:
        return Columns(lines, column_first=True, padding=(0, 3))
    return Text("\n").join(lines)


def answered(screen: Screen, seat: int, legal: list[int], answer: str) -> int | None:
    """Return the legal action that a line means; anything else is answered here, with None."""
    from lindwurm.cli.terminal import Leave

    if not answer or answer.startswith("#"):
        return None
    command, _, rest = answer.partition(" ")
    rest = rest.strip()
    name = command.lower()
    if name in ("?", "help", "hilfe"):
        explain(screen, seat, legal)
    elif name in ("quit", "q", "exit"):
        raise Leave
    elif name == "why":
        why(screen, seat, rest)
    elif name == "odds":
        odds(screen, seat)
    elif name == "log":
        log(screen, seat)
    elif name in ("rules", "regeln"):
        rules(screen, rest)
    elif name in ("goal", "ziel"):
        goal(screen)
    elif name == "undo":
        undo(screen, seat)
    elif name == "save":
        save(screen, rest)
    else:
        return chosen(screen, seat, legal, answer)
    return None


def chosen(screen: Screen, seat: int, legal: list[int], answer: str) -> int | None:
    """Return the action that a number or text means, or say why it cannot be."""
    if answer.isascii() and answer.isdigit():
        if 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        screen.line(screen.say("no-choice", number=answer[:12], count=len(legal)), "ember")
        return None
    action = screen.session.understand(seat, answer)
    if action is None:
        example = screen.match.text(legal[0])
        text = answer if len(answer) <= 40 else answer[:39] + "…"
        screen.line(screen.say("unknown", text=text, example=example), "ember")
        return None
    if action in legal:
        return action
    _refuse(screen, screen.match.why_not(seat, action))
    return None


def _refuse(screen: Screen, reason: Reason | None) -> None:
    if reason is None:
        return
    sentence = screen.session.texts.why(reason)
    if reason.rule is None:
        screen.line(screen.say("not-now", why=sentence), "ember")
    else:
        screen.line(screen.say("not-now-rule", why=sentence, rule=reason.rule), "ember")


def why(screen: Screen, seat: int, text: str) -> None:
    """Explain why an action is not possible, with the rule against it."""
    legal = screen.match.legal(seat)
    action = None
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(legal):
        action = legal[int(text) - 1]
    elif text:
        action = screen.session.understand(seat, text)
    if action is None:
        verbs = [verb.name for verb in screen.match.game.verbs.verbs if not verb.parameters]
        screen.line(screen.say("why-usage", example=verbs[0]), "sea")
        return
    reason = screen.match.why_not(seat, action)
    if reason is None:
        label = screen.session.label(seat, action)
        screen.line(screen.say("why-allowed", action=label), "moss")
        return
    _refuse(screen, reason)
    if reason.rule is not None:
        game = screen.match.game.id
        screen.line(screen.say("why-shell", game=game, rule=reason.rule), "faint")


def odds(screen: Screen, seat: int) -> None:
    """Tell the exact chances of the running decision."""
    lines = screen.drawing.odds(screen.match, seat, screen.session.texts)
    for text in lines or [screen.say("odds-none")]:
        screen.line(text, "sea")


def log(screen: Screen, seat: int) -> None:
    """Tell everything that happened."""
    lines = narrated(screen.session, screen.drawing, seat)
    for line in lines or [Text(screen.say("log-empty"), style="sea")]:
        screen.line(line)


def rules(screen: Screen, text: str) -> None:
    """Show what the rule book says about something; without a word, what is in it."""
    from rich.markdown import Markdown

    session = screen.session
    try:
        found = rulebook.answer(session.game, session.language, text, _options(screen))
    except BookError as error:
        screen.line(str(error), "ember")
        return
    if found is None:
        screen.line(screen.say("rules-none", rule=text[:20]), "ember")
    elif screen.live:
        screen.console.print(Markdown(found))
    else:
        screen.line(found)


def _options(screen: Screen) -> dict[str, str]:
    return screen.match.game.option_texts(screen.match.option_codes)


def goal(screen: Screen) -> None:
    """Tell what it is all about: how to win, when it ends, and the game in two minutes."""
    session = screen.session
    try:
        told = book.load(session.game, session.language, _options(screen))
    except BookError as error:
        screen.line(str(error), "ember")
        return
    screen.line(told.goal.title, "gold")
    screen.line(told.goal.win, "sea")
    screen.line(told.goal.end, "sea")
    rules(screen, book.SUMMARY)


def undo(screen: Screen, seat: int) -> None:
    """Take back the latest choice, if everyone who learnt something since agrees."""
    session, match, say = screen.session, screen.match, screen.say
    try:
        needed = match.undo_needs(seat)
    except UndoError:
        screen.line(say("undo-nothing"), "sea")
        return
    asker = session.texts.seat(seat)
    agreed = []
    for other in sorted(needed):
        if not session.is_person(other):
            screen.line(say("undo-refused"), "sea")
            return
        answer = screen.ask(say("consent", seat=session.texts.seat(other), asker=asker))
        if answer.lower()[:1] != say("yes"):
            screen.line(say("undo-refused"), "sea")
            return
        agreed.append(other)
    gone = session.undo(seat, agreed)
    screen.told = min(screen.told, session.events_so_far)
    screen.note(say("undone", count=gone))


def save(screen: Screen, text: str) -> None:
    """Keep the game in a file; another file's content is never overwritten."""
    file = text or screen.session.file
    if file is None:
        screen.line(screen.say("save-usage"), "sea")
        return
    if file != screen.session.file and os.path.exists(file):  # noqa: PTH110
        screen.line(screen.say("save-exists", file=file), "ember")
        return
    try:
        files.save(screen.match, file)
    except Refusal as refusal:
        screen.line(str(refusal), "ember")
        return
    screen.session.file = file
    screen.line(screen.say("saved", file=file), "moss")


def explain(screen: Screen, seat: int, legal: list[int]) -> None:
    """Explain what is asked, what each choice is called, and what else can be typed."""
    say, match = screen.say, screen.match
    if asked := screen.drawing.asked(match, seat, screen.session.texts):
        screen.line(asked, "bold")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="moss", no_wrap=True)
    grid.add_column()
    screen.line(say("help-choices"), "gold")
    for number, action in enumerate(legal, 1):
        label = screen.session.label(seat, action)
        grid.add_row(f"  {number}  {match.text(action)}", Text(label))
    screen.console.print(grid)
    screen.line(say("help-keys"), "gold")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="sea", no_wrap=True)
    grid.add_column()
    example = match.text(legal[0])
    grid.add_row(f"  1 … {len(legal)}", Text(say("help-number", example=example)))
    for typed, meaning in (
        ("why ACTION", "help-why"),
        ("odds", "help-odds"),
        ("log", "help-log"),
        ("goal", "help-goal"),
        ("rules WORD", "help-rules"),
        ("undo", "help-undo"),
        ("save FILE", "help-save"),
        ("quit", "help-quit"),
    ):
        grid.add_row(f"  {typed}", Text(say(meaning)))
    screen.console.print(grid)

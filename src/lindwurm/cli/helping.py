"""Everything that can be typed at the table: a choice, or a question about it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import TYPE_CHECKING

from rich.text import Text

from lindwurm.cli import files, lookup, rulebook
from lindwurm.cli.errors import Refusal
from lindwurm.cli.menu import as_typed
from lindwurm.cli.narration import narrated
from lindwurm.cli.pace import PACES
from lindwurm.games import book
from lindwurm.games.book import Book, BookError
from lindwurm.kernel.match import UndoError

if TYPE_CHECKING:
    from lindwurm.cli.terminal import Screen

COMMANDS = {
    "goal": ("goal", "ziel"),
    "show": ("show", "zeig"),
    "rules": ("rules", "regeln"),
    "signs": ("signs", "zeichen"),
    "why": ("why", "warum"),
    "odds": ("odds", "chancen"),
    "hint": ("hint", "tipp"),
    "log": ("log",),
    "review": ("review", "rückblick"),
    "undo": ("undo", "zurück"),
    "save": ("save",),
    "pace": ("pace", "tempo"),
    "help": ("?", "help", "hilfe"),
    "quit": ("quit", "q", "exit"),
}
"""What can be asked, in any language; the first word is the one that is named."""
NAMED = {word: command for command, words in COMMANDS.items() for word in words}
"""For every such word what it asks."""
KEYS = (
    *("one", "enter", "show", "signs", "goal", "rules", "why", "odds", "hint", "log", "undo"),
    *("save", "pace", "quit"),
)
"""What `?` tells of, beside the choices."""


def answered(screen: Screen, seat: int, legal: list[int], answer: str) -> int | None:
    """Return the legal action that a line means; anything else is answered here, with None."""
    from lindwurm.cli.terminal import Leave

    screen.answer = []
    if answer.startswith("#"):
        return None
    if not answer:
        return _entered(screen, legal)
    command, rest = understood(answer)
    if command == "quit":
        if leaves(screen):
            raise Leave
        return None
    if command is None:
        return chosen(screen, seat, legal, answer)
    {
        "help": lambda: explain(screen, seat, legal, rest),
        "show": lambda: show(screen, seat, rest),
        "why": lambda: why(screen, seat, rest),
        "odds": lambda: odds(screen, seat),
        "hint": lambda: hint(screen, seat),
        "log": lambda: log(screen, seat),
        "review": lambda: screen.reply(screen.say("review-later")),
        "rules": lambda: rules(screen, rest),
        "goal": lambda: goal(screen),
        "signs": lambda: screen.reply(*screen.drawing.signs(screen.look(seat))),
        "undo": lambda: undo(screen, seat),
        "save": lambda: save(screen, rest),
        "pace": lambda: pace(screen, rest),
    }[command]()
    return None


def leaves(screen: Screen) -> bool:
    """Return whether somebody gets up: a game that is kept nowhere is only left on purpose."""
    session = screen.session
    if not (screen.live and session.keeps and session.file is None and session.moves_so_far):
        return True
    return screen.ask(screen.say("quit-unsaved")).lower()[:1] == screen.say("yes")


def understood(line: str) -> tuple[str | None, str]:
    """Return the command that a line begins with, if any, and what follows it.

    >>> understood("zeig  Pip Fourleaf"), understood("?3"), understood("market")
    (('show', 'Pip Fourleaf'), ('help', '3'), (None, ''))
    """
    word, _, rest = line.partition(" ")
    if line[:1] == "?":
        word, rest = "?", line[1:]
    return NAMED.get(word.casefold()), rest.strip()


def _entered(screen: Screen, legal: list[int]) -> int | None:
    """Enter alone does the only thing there is to do; else it turns the page of the choices."""
    if len(legal) == 1:
        return legal[0]
    if screen.menu is not None:
        screen.menu.turn()
    return None


def chosen(screen: Screen, seat: int, legal: list[int], answer: str) -> int | None:
    """Return the action that a number, text, coordinate or name means.

    Words that fit several choices leave only these in the list; what fits none is explained.
    """
    if answer.isascii() and answer.isdigit():
        if 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        screen.reply(screen.say("no-choice", number=answer[:12], count=len(legal)), style="ember")
        return None
    action = screen.session.understand(seat, answer)
    if action is not None and action in legal:
        return action
    assert screen.menu is not None
    fitting = screen.menu.fitting(answer)
    if action is None and len(fitting) == 1:
        return fitting[0].action
    if action is None and fitting:
        if screen.live:
            screen.menu.seek(answer)
        else:
            screen.reply(*(c.line(3, full=False) for c in fitting))
        return None
    if action is None:
        example = screen.match.text(legal[0])
        text = answer if len(answer) <= 40 else answer[:39] + "…"
        screen.reply(screen.say("unknown", text=text, example=example), style="ember")
        return None
    refuse(screen, screen.session.why_not(seat, action))
    return None


def refuse(screen: Screen, reason: tuple[str, str | None] | None) -> None:
    """Say why something is not allowed, and which rule says so."""
    if reason is None:
        return
    sentence, rule = reason
    if rule is None:
        screen.reply(screen.say("not-now", why=sentence), style="ember")
    else:
        screen.reply(screen.say("not-now-rule", why=sentence, rule=rule), style="ember")


def _meant(screen: Screen, seat: int, text: str) -> int | None:
    """Return the action that a number or text means, legal or not."""
    legal = screen.match.legal(seat)
    if text.isascii() and text.isdigit():
        return legal[int(text) - 1] if 1 <= int(text) <= len(legal) else None
    if text and (action := screen.session.understand(seat, text)) is not None:
        return action
    fitting = screen.menu.fitting(text) if text and screen.menu is not None else []
    return fitting[0].action if len(fitting) == 1 else None


def why(screen: Screen, seat: int, text: str) -> None:
    """Explain why an action is not possible, with the rule against it."""
    action = _meant(screen, seat, text)
    if action is None:
        verbs = [verb.name for verb in screen.match.game.verbs.verbs if not verb.parameters]
        screen.reply(screen.say("why-usage", example=verbs[0]))
        return
    reason = screen.session.why_not(seat, action)
    if reason is None:
        label = screen.session.label(seat, action)
        screen.reply(screen.say("why-allowed", action=label), style="moss")
        return
    refuse(screen, reason)
    if reason[1] is not None and not screen.live:
        game = screen.match.game.id
        screen.reply(screen.say("why-shell", game=game, rule=reason[1]), style="faint")


def odds(screen: Screen, seat: int) -> None:
    """Tell the exact chances of the running decision."""
    screen.reply(*(screen.session.odds(seat, screen.drawing.odds) or [screen.say("odds-none")]))


def hint(screen: Screen, seat: int) -> None:
    """Say what a bot would do here, from what this seat may know, and what it may bring."""
    session = screen.session
    try:
        action, more = session.hint(seat)
    except Refusal as refusal:
        screen.reply(str(refusal))
        return
    number = screen.match.legal(seat).index(action) + 1
    told = screen.say("hint", number=number, action=session.label(seat, action))
    risk = session.risk(seat, action)
    screen.reply(told, *more, *([screen.say("hint-risk", risk=risk)] if risk else []))


def log(screen: Screen, seat: int) -> None:
    """Tell everything that happened."""
    lines = narrated(screen.session, screen.drawing, seat)
    screen.reply(*(lines or [Text(screen.say("log-empty"), style="sea")]))


def show(screen: Screen, seat: int, text: str) -> None:
    """Look something up by its name: a card, a field, somebody's sheet, a pile."""
    things = list(screen.drawing.things(screen.look(seat)))
    if not text:
        screen.reply(*lookup.listed(things, screen.say("show-all")))
        return
    hits = lookup.found(things, text)
    if len(hits) > lookup.MOST:
        screen.reply(*lookup.listed(hits, screen.say("show-several", name=text[:30])))
    elif hits:
        screen.reply(*(line for thing in hits for line in lookup.told(thing)))
    else:
        rules(screen, text, none="show-none")


def rules(screen: Screen, text: str, none: str = "rules-none") -> None:
    """Show what the rule book says about something; without a word, what is in it."""
    session = screen.session
    try:
        command = screen.say("type-rules").split()[0]
        found = rulebook.answer(session.game, session.language, text, session.options, command)
    except BookError as error:
        screen.reply(str(error), style="ember")
        return
    if found is None:
        screen.reply(screen.say(none, rule=text[:30]), style="ember")
    elif screen.live:
        screen.read(_drawn(screen, found))
    else:
        screen.line(found)


def _drawn(screen: Screen, markdown: str) -> list[Text]:
    """Return Markdown as lines for the screen."""
    from rich.console import Console
    from rich.markdown import Markdown

    paper = Console(file=StringIO(), width=min(100, screen.console.width), force_terminal=True)
    with paper.capture() as captured:
        paper.print(Markdown(markdown))
    lines = captured.get().rstrip("\n").split("\n")
    return [Text.from_ansi(line) if line.strip() else Text() for line in lines]


def introduced(screen: Screen, known: Book) -> list[Text]:
    """Return what it is all about: how to win, when it ends, and the game in two minutes."""
    summary = known.page(book.SUMMARY)
    told = [f"**{known.title}: {known.goal.title}.** {known.goal.win} {known.goal.end}"]
    told += [book.readable(summary.text)] if summary else []
    lines = [*_drawn(screen, "\n\n".join(told)), Text(screen.say("introduced"), style="sea")]
    if len(lines) > screen.console.height - 2:  # rather one page than a pleasant one
        lines = [line for line in lines if line.plain.strip()]
    return lines


def goal(screen: Screen) -> None:
    """Tell what it is all about: how to win, when it ends, and the game in two minutes."""
    session = screen.session
    try:
        known = book.load(session.game, session.language, session.options)
    except BookError as error:
        screen.reply(str(error), style="ember")
        return
    if screen.live:
        screen.read(introduced(screen, known))
        return
    screen.reply(Text(known.goal.title, style="gold"), known.goal.win, known.goal.end)
    rules(screen, book.SUMMARY)


def undo(screen: Screen, seat: int) -> None:
    """Take back the latest choice, if everyone who learnt something since agrees."""
    session, say = screen.session, screen.say
    try:
        needed = session.undo_needs(seat)
    except UndoError:
        screen.reply(say("undo-nothing"))
        return
    asker = session.texts.seat(seat)
    agreed = []
    for other in sorted(needed):
        if not session.is_person(other):
            screen.reply(say("undo-refused"))
            return
        answer = screen.ask(say("consent", seat=session.texts.seat(other), asker=asker))
        if answer.lower()[:1] != say("yes"):
            screen.reply(say("undo-refused"))
            return
        agreed.append(other)
    try:
        gone = session.undo(seat, agreed)
    except UndoError as error:
        screen.reply(str(error))
        return
    screen.told = min(screen.told, session.events_so_far)
    screen.note(say("undone", count=gone) if gone else say("undo-asked"))


def save(screen: Screen, text: str) -> None:
    """Keep the game in a file; another file's content is never overwritten."""
    file = text or screen.session.file
    if not screen.session.keeps:
        screen.reply(screen.say("save-server"))
        return
    if file is None:
        screen.reply(screen.say("save-usage"))
        return
    if file != screen.session.file and os.path.exists(file):  # noqa: PTH110
        screen.reply(screen.say("save-exists", file=file), style="ember")
        return
    try:
        files.save(screen.match, file)
    except Refusal as refusal:
        screen.reply(str(refusal), style="ember")
        return
    screen.session.file = file
    screen.reply(screen.say("saved", file=file), style="moss")


def pace(screen: Screen, text: str) -> None:
    """Choose how long the moves of others stay to be seen."""
    if screen.pace.set(text.casefold()):
        screen.reply(screen.say("pace-set", pace=text.casefold()), style="moss")
    else:
        screen.reply(screen.say("pace-usage", paces=", ".join(PACES)))


# -- what choices mean -----------------------------------------------------------------------------


def explain(screen: Screen, seat: int, legal: list[int], text: str) -> None:
    """Explain what is asked, what each choice does and costs, and what else can be typed."""
    if text:
        action = _meant(screen, seat, text)
        if action is None:
            screen.reply(screen.say("no-choice", number=text[:12], count=len(legal)), style="ember")
        else:
            screen.reply(*explained(screen, seat, action))
        return
    say = screen.say
    lines: list[Text] = [*screen.question, Text(say("help-choices"), style="gold")]
    told: set[str] = set()
    for number, action in enumerate(legal, 1):
        first, *rest = explained(screen, seat, action)
        verb = screen.match.game.verbs.verb(action).name
        lines.append(Text(f"{number:>3} ", style="rally").append_text(first))
        lines += [line for line in rest if verb not in told or "§" not in line.plain]
        told.add(verb)
    lines.append(Text(say("help-keys"), style="gold"))
    example = screen.match.text(legal[0])
    lines.append(_typed(f"1 … {len(legal)}", say("help-number", example=example)))
    lines += told_keys(screen, KEYS)
    screen.reply(*lines)


def told_keys(screen: Screen, names: Sequence[str]) -> Iterator[Text]:
    """Yield what can be typed, in the words of this table's language, and what that does."""
    for name in names:
        yield _typed(screen.say(f"type-{name}"), screen.say(f"help-{name}"))


def _typed(typed: str, meaning: str) -> Text:
    return Text(f"  {typed:<13}", style="sea").append(meaning, style="default")


def explained(screen: Screen, seat: int, action: int) -> Iterator[Text]:
    """Yield what an action is called, what it risks, what its things do, and what the rules say."""
    session, look = screen.session, screen.look(seat)
    first = Text(session.label(seat, action), style="bold")
    first.append(f"  [{screen.match.text(action)}]", style="faint")
    if risk := session.risk(seat, action):
        first.append(f"  {risk}", style="sea")
    yield first
    things = list(screen.drawing.things(look))
    for effect in lookup.effects(look, screen.drawing, action, things):
        yield Text(f"      {effect}")
    for sentence in lookup.sentences(session, screen.drawing, action):
        yield Text(f"    § {sentence}", style="faint")


# -- completion ------------------------------------------------------------------------------------


def completions(screen: Screen, typed: str) -> list[str]:
    """Return the lines that go on as this one begins: commands, names of things, choices."""
    word, space, rest = typed.partition(" ")
    command = NAMED.get(word.casefold())
    if space and command == "show":
        things = screen.drawing.things(screen.look(screen.at_keyboard))
        names = [name for thing in things for name in (thing.name, *thing.also)]
    elif space and command == "rules":
        session = screen.session
        names = [page.key for page in book.load(session.game, session.language).pages]
    elif space and command == "pace":
        names = list(PACES)
    elif space and command is not None:
        return []
    else:
        names = list(NAMED)
        names += [choice.text for choice in screen.menu.choices] if screen.menu else []
        word, space, rest = "", "", typed
    wanted = as_typed(rest)
    fitting = sorted({name for name in names if as_typed(name).startswith(wanted)})
    return [f"{word}{space}{name}" for name in fitting]


def complete(screen: Screen) -> None:
    """Let the Tab key complete what is typed; arrow keys and history come with it."""
    import readline

    def state(text: str, number: int) -> str | None:
        found = completions(screen, readline.get_line_buffer())
        return found[number] if number < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(state)
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

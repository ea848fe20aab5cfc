"""One screen: the title with the goal, the board, the news, the question, a page of choices.

What matters always has its place: the choices never push the board away, and the board leaves room
for the choices. What else a game has to show fills what is left, the most important first; on a
wide screen it stands beside the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from rich.text import Text

from lindwurm.cli.menu import Menu
from lindwurm.cli.tables import Block, Drawing, Sight, beside, folded
from lindwurm.games import book

WIDE = 120
"""From here on there are two columns."""
BOARD = 84
"""The width of a board that has another column beside it."""
LEAST = 3
"""Rows that the choices have at least, where the board needs the others."""
NEWS = 3
"""Lines of news for which other things make room, if there are so many."""


def title(look: Sight, status: str) -> Text:
    """Return the ruled line at the top: the game, what it is all about, how far it is."""
    left = Text("━━ ", style="cloth")
    left.append(f"{look.texts('game-name')}: ", style="bold")
    left.append(_goal(look), style="gold")
    right = f" {status} ━━" if status else ""
    if left.cell_len + len(right) + 2 > look.width:
        right = ""
    left.append(f" {'━' * (look.width - left.cell_len - len(right) - 1)}", style="cloth")
    return left.append(right, style="bold")


def _goal(look: Sight) -> str:
    """Return the goal in a line; a game that has no words for that has at least a title for it."""
    game, texts = look.match.game, look.texts
    message = next((m for m in ("goal-line", "goal-title") if m in texts), "game-name")
    return texts(message, **book.numbers(game, tuple(look.match.option_codes)))


def composed(
    look: Sight,
    drawing: Drawing,
    news: Sequence[Text],
    question: Sequence[Text] = (),
    menu: Menu | None = None,
) -> list[Text]:
    """Return the lines of a screen of the look's size, one line short: there the prompt stands."""
    width, height = look.width, look.height
    latest = [list(folded(line, width, 3)) for line in news]
    wanted = min(NEWS, sum(map(len, latest)))
    two = width >= WIDE
    if menu is not None:
        look = replace(look, typed=menu.typed(drawing.places))
    lines = [title(look, drawing.status(look))]
    board, below = _divided(look, drawing, question, menu, _last(latest))
    room = height - 1 - len(lines) - len(below)
    board = board[: max(0, room)]
    room -= min(wanted, max(_last(latest), room - len(board))) if wanted else 0
    there = replace(look, width=width - BOARD - 3 if two else width)
    blocks = [*drawing.blocks(there)]
    signs = drawing.signs(replace(look, width=BOARD - 2 if two else width))
    if two:
        side = _filled([], blocks, room)
        board = _filled(board, [([Text(), *signs],)], room)
        board = beside(board, [Text("  ").append_text(line) for line in side], BOARD)
    else:
        board = _filled(board, [*blocks, (signs,)], room)
    lines += board
    return [*lines, *_latest(latest, height - 1 - len(lines) - len(below), width), *below]


def whole(
    look: Sight,
    drawing: Drawing,
    news: Sequence[Text],
    question: Sequence[Text],
    menu: Menu | None,
) -> bool:
    """Return whether all of the board is in sight beside what is asked and what just happened."""
    last = _last([list(folded(line, look.width, 3)) for line in news])
    board, below = _divided(look, drawing, question, menu, last)
    return len(board) + len(below) + last + 2 <= look.height


def _last(news: Sequence[list[Text]]) -> int:
    """Return how many rows are kept for what happened last."""
    return min(2, len(news[-1])) if news else 0


def _divided(
    look: Sight, drawing: Drawing, question: Sequence[Text], menu: Menu | None, news: int
) -> tuple[list[Text], list[Text]]:
    """Return the board, and what is asked with as many choices as the board leaves room for."""
    width, height = look.width, look.height
    size = BOARD if width >= WIDE else width
    asked = [line for text in question for line in folded(text, width, 2)]
    board, below = list[Text](), asked
    for rows in range(max(5, height // 4), LEAST - 1, -1):
        below = asked if menu is None else _asked(asked, menu, width, rows)
        fits = height - 2 - len(below) - news
        drawn = drawing.board(replace(look, width=size, height=fits))
        board = [part for line in drawn for part in folded(line, size, 3)]
        if menu is None or len(board) <= fits:
            break
    return board, below


def _asked(asked: Sequence[Text], menu: Menu, width: int, rows: int) -> list[Text]:
    """Return the question with a page of choices; behind it which page of how many that is."""
    page = menu.lines(width, rows)
    if menu.pages == 1:
        return [*asked, *page]
    which = menu.paged(menu.page + 1, menu.pages)
    line = asked[-1].copy() if asked else Text()
    if line.cell_len + len(which) + 2 > width:
        return [*asked, Text(f"  {which}", style="sea"), *page]
    return [*asked[:-1], line.append(f"  {which}", style="sea"), *page]


def _filled(lines: Sequence[Text], blocks: Iterable[Block], room: int) -> list[Text]:
    """Return lines with the blocks that fit below them, each as full as can be."""
    found = list(lines)
    for block in blocks:
        found += next((one for one in block if len(found) + len(one) <= room), [])
    return found


def _latest(news: Sequence[list[Text]], room: int, width: int) -> list[Text]:
    """Return the latest news that fit; of one that is too long its beginning."""
    found: list[Text] = []
    for lines in reversed(news):
        if len(found) + len(lines) > room:
            break
        found = [*lines, *found]
    if found or not news or room < 1:
        return found
    found = [line.copy() for line in news[-1][:room]]
    found[-1].truncate(width - 2)
    found[-1].append(" …")
    return found

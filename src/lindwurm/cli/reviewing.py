"""`lindwurm review`: where the result of a saved game came from: luck, mistakes, and the rest."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, Refusal
from lindwurm.cli.verification import checked
from lindwurm.kernel.texts import Texts, number

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from lindwurm.kernel.match import Match
    from lindwurm.review import Review


def run(asked: Namespace) -> int:
    """Review a record, and show it as a table, as JSON or as a page."""
    from lindwurm.review import ReviewError
    from lindwurm.review.page import page
    from lindwurm.review.told import document

    language = common.language(asked.language)
    if asked.seconds == 0 or asked.games == 0 or asked.cores == 0:
        raise Refusal("--seconds, --games and --cores are at least 1")
    if asked.html is not None:
        common.writable(asked.html)
    _, match = checked(asked.file)
    common.compiles()
    try:
        found = document(_reviewed(match, **_wanted(asked)), match, language)
    except ReviewError as error:
        raise Refusal(f"{asked.file}: {error}", FAILED) from None
    title = Texts(match.game, language)("game-name")
    if asked.html is not None:
        common.write(asked.html, page(found, title))
    if asked.json:
        print(json.dumps(found, ensure_ascii=False))
    elif asked.html is None:
        _show(common.console(), found, title)
    return 0


def lines(match: Match, language: str, seconds: int) -> list[Text]:
    """Return the review of a match that was just played, line by line."""
    from rich.text import Text

    from lindwurm.review.told import document

    found = document(_reviewed(match, seconds=float(seconds)), match, language)
    paper = common.console()
    with paper.capture() as captured:
        _show(paper, found, Texts(match.game, language)("game-name"), folded=True)
    told = captured.get().rstrip("\n").split("\n")
    return [Text.from_ansi(line) if line.strip() else Text() for line in told]


def _wanted(asked: Namespace) -> dict[str, Any]:
    """Return how a review is wanted."""
    names = ("cores", "games", "seed", "mind")
    return {"seconds": float(asked.seconds), **{name: getattr(asked, name) for name in names}}


def _reviewed(match: Match, **wanted: Any) -> Review:
    from lindwurm.review import review

    with _progress(len(match.moves)) as told:
        return review(match, told=told, **wanted)


@contextmanager
def _progress(moves: int) -> Iterator[Callable[[int, int], None] | None]:
    """Show on stderr how many moves have been looked at; nothing where it is no terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    console = common.console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(complete_style="gold"))
    with Progress(*columns, MofNCompleteColumn(), console=console, transient=True) as bar:
        task = bar.add_task("warming up", total=moves)

        def told(done: int, count: int) -> None:
            bar.update(task, completed=done, description="looking at moves")

        yield told


def _show(console: Console, found: dict[str, Any], title: str, folded: bool = False) -> None:
    """Tell a review on the screen; long lines are folded where they are shown page by page."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from lindwurm.cli.tables import SHAPES
    from lindwurm.review.page import scale
    from lindwurm.review.told import signed, told_parts, words

    language = found["language"]
    say = words(language)
    named = say("review-of", game=title, names=", ".join(found["names"]))
    console.print(Text.assemble((say("review-title"), "bold"), f"  {named}"))
    table = Table(box=box.SIMPLE_HEAD, header_style="faint", pad_edge=False)
    table.add_column(say("heading-ledger"))
    for seat in found["seats"]:
        number_of = (seat["seat"] - 1) % 6
        heading = Text(f"{SHAPES[number_of]} {seat['name']}", style=f"seat{number_of}")
        table.add_column(heading, justify="right")
    for part in told_parts(found):
        table.add_row(
            f"{say(f'part-{part}')}  [faint]{say(f'part-{part}-means')}[/]",
            *(_amount(seat[part], part, language, signed) for seat in found["seats"]),
        )
    rates = (seat["rate"] for seat in found["seats"])
    table.add_row(
        say("rate"),
        *(f"{number(r['points'], language, 2)} ± {number(r['error'], language, 2)}" for r in rates),
    )
    console.print(table)
    console.print(f"[bold]{say('heading-mistakes')}[/]")
    blamed = [one for one in found["decisions"] if one["size"] != "fine"]
    for one in sorted(blamed, key=lambda one: -float(one["loss"]["points"])):
        style = {"blunder": "ember", "mistake": "gold"}.get(one["size"], "faint")
        line = Text(f" {say('size-' + one['size'])}  ", style=style)
        line.append(" ".join(one["told"]), style="default")
        console.print(line, soft_wrap=not folded)
    if not blamed:
        console.print(f" {say('no-mistakes')}")
    console.print(f"[bold]{say('heading-luck')}[/]")
    for one in found["luck"]:
        style = "gold" if one["points"] > 0 else "ember"
        line = Text(f" {signed(one['points'] / 100, language):>6}  ", style=style)
        move = say("move-number", move=one["move"])
        line.append(f"{one['text']} ({move})", style="default")
        console.print(line, soft_wrap=not folded)
    if not found["luck"]:
        console.print(f" {say('no-luck')}")
    small = [found["judge"]["told"], scale(found), say("review-error")]
    console.print(Text("\n" + " ".join(small), style="faint"))


def _amount(
    one: dict[str, float], part: str, language: str, signed: Callable[[float, str], str]
) -> str:
    told = signed(one["points"] / 100, language)
    if part in ("start", "result"):
        told = number(one["points"], language, int(part == "start"))
    doubt = f" [faint]± {number(one['error'], language, 1)}[/]" if one["error"] else ""
    return told + doubt

"""What several commands share: games, options, the language, and Rich's console."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from lindwurm.cli.errors import FAILED, Refusal, plain

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.theme import Theme

    from lindwurm.arena.cluster import Cluster
    from lindwurm.kernel.game import Game
    from lindwurm.kernel.variant import Variant

LANGUAGES = ("en", "de")


def game(game_id: str, variant: str | None = None) -> Game:
    """Return the game with this id, as it is printed or as a variant's file has it, or refuse."""
    from lindwurm.games import UnknownGame, load

    try:
        printed = load(game_id)
    except UnknownGame as error:
        raise Refusal(str(error)) from None
    return printed if variant is None else _varied(game_id, variant)


def _varied(game_id: str, path: str) -> Game:
    """Return the game of a variant's file, after some games in which it was watched."""
    from lindwurm.engines import trial

    variant = read_variant(path)
    if variant.game != game_id:
        raise Refusal(f"{path} is a variant of {variant.game}, not of {game_id}")
    found, problem = trial.tried(variant)
    if found is None:
        raise Refusal(f"{path} cannot be played: {problem}", FAILED)
    return found


def read_variant(path: str) -> Variant:
    """Read a variant's file, or refuse."""
    from lindwurm.variants.file import VariantError, read

    try:
        return read(path)
    except VariantError as error:
        raise Refusal(str(error)) from None


def title(game: Game, language: str = "en") -> str:
    """Return the name of a game, and of the variant that is played."""
    from lindwurm.kernel.texts import Texts

    name = Texts(game, language)("game-name")
    return f"{name}: {dict(game.variant.name)[language]}" if game.variant else name


def check_engine(asked: Namespace) -> None:
    """Refuse an engine that there is not, no cores, and a cluster for another engine."""
    from lindwurm.engines.batch import ENGINES

    engines = (*ENGINES, "ray")
    if asked.engine is not None and asked.engine not in engines:
        raise Refusal(f"there is no engine {asked.engine!r} ({', '.join(engines)})")
    if asked.ray is not None and asked.engine not in (None, "ray"):
        raise Refusal(f"--ray and --engine {asked.engine} do not go together")
    if asked.cores == 0:
        raise Refusal("at least one core is needed, not 0")


@contextmanager
def cluster(asked: Namespace) -> Iterator[Cluster | None]:
    """Open the Ray cluster that `--engine ray` or `--ray` asks for; None if neither does."""
    from lindwurm.arena.cluster import NoCluster, opened

    if asked.ray is None and asked.engine != "ray":
        yield None
        return
    told = "starting Ray" if asked.ray is None else f"joining the Ray cluster at {asked.ray}"
    try:
        with ExitStack() as stack:
            with console(stderr=True).status(f"[faint]{told}[/]"):
                there = stack.enter_context(opened(asked.ray, asked.cores))
            yield there
    except NoCluster as error:
        raise Refusal(str(error), FAILED) from None


def note(text: str) -> None:
    """Say something by the way on stderr, as it is: brackets in it are brackets."""
    console(stderr=True).print(text, style="faint", markup=False)


def compiles(wanted: bool = True) -> bool:
    """Return whether rules are compiled here; if they were wanted so and are not, say it."""
    import warnings

    from lindwurm.cli.words import words
    from lindwurm.engines import compiled

    with warnings.catch_warnings(record=True) as notes:
        warnings.simplefilter("always")
        there = compiled.available()
    if notes and wanted:
        note(words(language(None))("no-compiler"))
    return there


def say_minds(game: Game, seats: int, codes: Sequence[int], bots: Iterable[object]) -> None:
    """Say on stderr where somebody else plays for a mind; a damaged mind is refused."""
    from lindwurm.bots.levels import said
    from lindwurm.bots.weights import BadMind

    try:
        notes = {said(bot, game, seats, codes) for bot in bots}
    except BadMind as error:
        raise Refusal(str(error)) from None
    for one in sorted(notes - {None}, key=str):
        note(str(one))


def options(pairs: Iterable[tuple[str, str]]) -> dict[str, object]:
    """Return the options given as `--option name=value`; naming one twice is refused."""
    chosen: dict[str, object] = {}
    for name, value in pairs:
        if name in chosen:
            raise Refusal(f"option {name!r} is given twice")
        chosen[name] = value
    return chosen


def language(asked: str | None) -> str:
    """Return the language asked for, else the one of the environment, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise Refusal(f"there is no language {asked!r} ({', '.join(LANGUAGES)})")
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def theme() -> Theme:
    """Return the colours of the table: named by meaning, from the sixteen every terminal has."""
    from rich.theme import Theme

    return Theme(
        {
            "ember": "bold red",  # the dragon, danger, what is hot now
            "gold": "yellow",  # reward, score, the chosen
            "treasure": "bold yellow",
            "moss": "green",  # allowed, safe
            "rally": "bold green",
            "sea": "cyan",  # information
            "faint": "dim",
            "cloth": "yellow",
            "seat0": "bold bright_blue",
            "seat1": "bold dark_orange",
            "seat2": "bold bright_green",
            "seat3": "bold bright_magenta",
            "seat4": "bold bright_yellow",
            "seat5": "bold white",
        }
    )


def console(stderr: bool = False) -> Console:
    """Return a Rich console; colours only on a terminal, or where they are forced."""
    from rich.console import Console
    from rich.segment import Segment

    class Plain(Console):
        """A console that lets `main` deal with a closed pipe, and whose terminal obeys no text."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

        def render(
            self, renderable: RenderableType, options: ConsoleOptions | None = None
        ) -> Iterator[Segment]:
            for text, style, control in super().render(renderable, options):
                yield Segment(text if control else plain(text), style, control)

    return Plain(theme=theme(), stderr=stderr, highlight=False, soft_wrap=False)


def writable(path: str) -> None:
    """Find out now, not after the last game, that a report cannot be written."""
    try:
        with Path(path).open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Refusal(f"{path} cannot be written: {reason}") from None


def write(path: str, text: str) -> None:
    """Write a report, or refuse."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror}", FAILED) from None

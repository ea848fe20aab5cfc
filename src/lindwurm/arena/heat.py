"""Heat maps: how often something happened on each space of the board, drawn on it.

A game may bring a `plan.svg`: a drawing of its board, which `web/plans.mjs` makes from the one that
the client shows. Elements with `data-at` are its spaces, numbered as events number them; texts with
`data-mean` are where their numbers are written. Empty elements with `data-layer` are what can be
shown, each with the events that count: `stepped.field` counts where the event says (its argument
`field`), `turn` alone counts where the event's seat stands. The first layer is that of moving: by
it is known where seats stand.

Events are told in plain Python alone, so they are counted in a sample of the games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from lindwurm.arena import play
from lindwurm.arena.plan import Plan
from lindwurm.kernel.events import EVERYONE, Event
from lindwurm.kernel.game import SEAT, Game
from lindwurm.kernel.texts import Texts

FILE = "plan.svg"
SVG = "{http://www.w3.org/2000/svg}"
HOT = "#b3121d"
MOST = 0.85
"""How much of the board the hottest space covers: its picture still shows."""


class HeatSource(NamedTuple):
    """An event that counts, and which of its values says where; -1: where its seat stands."""

    kind: int
    at: int
    seat: int


@dataclass(frozen=True)
class Ground:
    """The plan of a game's board."""

    svg: str
    layers: dict[str, tuple[HeatSource, ...]]
    names: dict[int, str]
    """What the spaces are called, in English."""


class PlanError(ValueError):
    """A plan that names what the game does not have."""


@cache
def board(game: Game) -> Ground | None:
    """Return the plan of a game; None where it brings none. Raises PlanError."""
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return None
    svg = file.read_text("utf-8")
    root = ET.fromstring(svg)
    layers = {}
    word = ""
    for element in root.iter():
        if (name := element.get("data-layer")) is not None:
            events = element.get("data-events", "").split()
            layers[name] = tuple(_source(game, one) for one in events)
            word = word or next(filter(None, (one.partition(".")[2] for one in events)), "")
    spaces = [int(e.get("data-at", "")) for e in root.iter() if e.get("data-at")]
    known, texts = game.arguments.get(word, ()), Texts(game, "en")
    if not layers or not isinstance(known, Sequence) or max(spaces, default=0) >= len(known):
        raise PlanError(f"the plan of {game.id} has no layers, or spaces that no event names")
    called = (known[at] for at in spaces)
    names = dict(zip(spaces, (texts(c) if c in texts else c for c in called), strict=True))
    return Ground(svg, layers, names)


def _source(game: Game, text: str) -> HeatSource:
    name, _, argument = text.partition(".")
    kind = next((int(one) for one in game.events if one.name.lower() == name), None)
    if kind is None or argument not in ("", *game.event_arguments[kind]):
        raise PlanError(f"the plan of {game.id} counts {text!r}, which no event is")
    values = game.event_arguments[kind]
    seat = next((i for i, word in enumerate(values) if game.arguments.get(word) == SEAT), -1)
    return HeatSource(kind, values.index(argument) if argument else -1, seat)


@dataclass
class Heat:
    """What happened where, in some games."""

    game: Game
    games: int
    counts: dict[str, Counter[int]]

    def json(self) -> dict[str, Any]:
        """Return how often something happens on each space in a game, by its name."""
        found = board(self.game)
        assert found is not None
        return {
            "games": self.games,
            "layers": {
                layer: {
                    str(at): {"name": name, "mean": round(counts[at] / self.games, 4)}
                    for at, name in found.names.items()
                }
                for layer, counts in self.counts.items()
            },
        }


def counted(
    plan: Plan, games: int, progress: Callable[[int], None] = lambda games: None
) -> Heat | None:
    """Play the first games of a plan in plain Python and count; None where there is no plan."""
    found = board(plan.game)
    if found is None:
        return None
    heat = Heat(plan.game, games, {layer: Counter() for layer in found.layers})
    for number in range(games):
        log: list[Event] = []
        play.play_one(plan, 0, number, log=log)
        count(found, log, heat.counts)
        progress(1)
    return heat


def count(plan: Ground, log: Sequence[Event], counts: dict[str, Counter[int]]) -> None:
    """Add what happened in one game."""
    moving = next(iter(plan.layers))
    stands: dict[int, int] = {}
    for event in log:
        if event.to != EVERYONE:
            continue  # the same with one fact more, for one seat's eyes
        for layer, sources in plan.layers.items():
            for source in sources:
                if source.kind != event.kind:
                    continue
                seat = event[1 + source.seat] if source.seat >= 0 else -1
                at = event[1 + source.at] if source.at >= 0 else stands.get(seat, -1)
                if at in plan.names:
                    counts[layer][at] += 1
                if layer == moving and source.at >= 0:
                    stands[seat] = at


def drawn(svg: str, layer: dict[str, Any], label: str) -> str:
    """Return the plan with a layer on it: the more happened on a space, the redder it is."""
    root = ET.fromstring(svg)
    most = max((one["mean"] for one in layer.values()), default=0) or 1
    root.set("role", "img")
    root.set("aria-label", label)
    root.set("style", "width:100%")
    for element in list(root):
        if element.get("data-layer") is not None:
            root.remove(element)
    for element in root.iter():
        at = element.attrib.pop("data-at", None)
        if at is not None:
            one = layer[at]
            element.set("fill", HOT)
            element.set("fill-opacity", f"{MOST * one['mean'] / most:.3f}")
            title = ET.SubElement(element, f"{SVG}title")
            title.text = f"{one['name']}: {one['mean']:.2f} in a game"
        at = element.attrib.pop("data-mean", None)
        if at is not None and layer[at]["mean"]:
            element.text = short(layer[at]["mean"])
    ET.register_namespace("", SVG[1:-1])
    return ET.tostring(root, "unicode")


def scale(most: float) -> str:
    """Return what the colours mean: from nothing to the most that happened on any space."""
    reddest = f"{HOT}{round(255 * MOST):02x}"
    strip = (
        "display:inline-block;width:10rem;height:1rem;margin:0 .5rem;vertical-align:middle;"
        f"border:1px solid;background:linear-gradient(90deg,transparent,{reddest}),#fff"
    )
    return f'0 <span style="{strip}"></span> {most:.2f} in a game;'


def short(mean: float) -> str:
    """Return a mean in no more than four characters, for a space of the board.

    >>> short(0.048), short(3.25), short(12.34), short(250)
    ('0.05', '3.25', '12.3', '250')
    """
    return f"{mean:.{2 if mean < 9.995 else 1 if mean < 99.95 else 0}f}"

"""What a game is: a handful of functions and declarations. Nothing else knows which game it runs.

The functions marked (rule) are written with `@rule` and take a state that is a Python object or a
record. Seats are 0-based, actions are integers (see :mod:`lindwurm.kernel.actions`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from lindwurm.kernel.actions import Verbs
from lindwurm.kernel.chance import Draw
from lindwurm.kernel.deeds import Deeds
from lindwurm.kernel.rule import Numbers
from lindwurm.kernel.state import State
from lindwurm.kernel.variant import LAYERS, Variant

if TYPE_CHECKING:
    from msgspec import Struct

    from lindwurm.kernel.match import Match
    from lindwurm.kernel.odds import Odd
    from lindwurm.kernel.telling import Told
    from lindwurm.kernel.texts import Words


class OptionError(ValueError):
    """An option or a number of seats that the game does not know."""


@dataclass(frozen=True)
class Option:
    """Something a table may choose before the game. The first value is the default.

    Rules see an option as an integer: `codes[i]` for the value with text `values[i]`.

    >>> numbers(*range(10, 201), none=True).allowed
    'none, 10..200'
    >>> numbers(*range(50, 1000, 50)).allowed
    '50..950 in steps of 50'
    >>> numbers(0, *range(40, 1001)).allowed
    '0, 40..1000'
    """

    name: str
    values: tuple[str, ...]
    codes: tuple[int, ...]
    rules: bool = True
    """Whether the rules of the game depend on it (timers and hints are the table's matter)."""
    clock: bool = False
    """Whether it says how many seconds a decision may take (0: any); the table counts them."""
    absent: str = ""
    """What a record or a running table means that does not name it, being older than it is."""
    offered: bool = True
    """Whether people may choose it; else it only lets older records and tables go on as before."""
    batch: str = ""
    """What it is among bots who play many games, where nobody says; the default if empty."""

    def code(self, value: object) -> int:
        """Return the integer for a value given as text or number."""
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        if text in self.values:
            return self.codes[self.values.index(text)]
        raise OptionError(f"option {self.name!r} cannot be {text!r} ({self.allowed})")

    def text(self, code: int) -> str:
        """Return the text of an integer value."""
        return self.values[self.codes.index(code)]

    @property
    def default(self) -> str:
        """The value a table has when it says nothing."""
        return self.values[0]

    @property
    def allowed(self) -> str:
        """The allowed values in words, long ranges shortened."""
        digits = sorted(int(v) for v in self.values if v.isdigit())
        if len(digits) <= 8:
            return ", ".join(self.values)
        step = digits[-1] - digits[-2]
        by = f" in steps of {step}" if step > 1 else ""
        firsts, lasts = ([n for n in digits if n + d not in digits] for d in (-step, step))
        runs = [str(a) if a == b else f"{a}..{b}{by}" for a, b in zip(firsts, lasts, strict=True)]
        return ", ".join([v for v in self.values if not v.isdigit()] + runs)


def choice(*values: str, **more: Any) -> int:
    """Declare an option with words as values; rules see 0, 1, 2 …"""
    return Option("", values, tuple(range(len(values))), **more)  # type: ignore[return-value]


def numbers(*values: int, none: bool = False, **more: Any) -> int:
    """Declare an option with numbers as values; with `none` the default is 'none' (rules see 0)."""
    if none:
        values = (0, *values)
    texts = tuple("none" if none and v == 0 else str(v) for v in values)
    return Option("", texts, values, **more)  # type: ignore[return-value]


class Options(Numbers):
    """A game's options, declared as attributes; rules find the value of each at its number.

    >>> class Opt(Options):
    ...     CARDS = choice("full", "none")
    ...     HEALTH = numbers(3, 4, 5)
    >>> options = [o.code(o.default) for o in Opt.ALL]
    >>> options[Opt.HEALTH]
    3
    >>> [o.name for o in Opt.ALL]
    ['cards', 'health']
    """

    ALL: ClassVar[tuple[Option, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Number the options in the order of their declaration."""
        declared = [(name, o) for name, o in vars(cls).items() if isinstance(o, Option)]
        cls.ALL = tuple(replace(o, name=name.lower()) for name, o in declared)
        cls.NUMBERS = {name: at for at, (name, _) in enumerate(declared)}
        for name, at in cls.NUMBERS.items():
            setattr(cls, name, at)


SLIPS = 25
"""Choices of a hundred that a novice makes at random."""

SEAT = "seat"
"""Kind of an event or action argument: a seat, told by its name."""
NUMBER = "number"
"""Kind of an event or action argument: a plain number."""

Argument = str | Sequence[str]
"""SEAT, NUMBER, or for each value 0, 1, 2 … its text, the id of its text, or several ids."""


Fact = int | str | list[int] | list[str]
"""Something a sentence names: a number, the id of a text, "seat 0", or several."""


@dataclass(frozen=True)
class Effort:
    """How hard a level of bot tries in a game, as it was measured to be worth its time there."""

    tries: int
    horizon: int | None = None
    """Decisions after which a try is broken off and judged; None: it is played to its end."""


@dataclass(frozen=True)
class Face:
    """How a game looks on a shelf, before anybody has opened its box. A game needs none of it."""

    accent: str | None = None
    """Its one colour, as #rrggbb: of its cover and of the cloth it is played on."""
    minutes: tuple[int, int] | None = None
    """How long a game takes, from and to, as its catalogue says."""
    usual_seats: int | None = None
    """How many sit down when nobody says otherwise."""
    weight: int | None = None
    """How much there is to learn: 1 little, 2 some, 3 a whole evening of it."""
    shelf: int = 99
    """Its place on the first page; games of the same number stand in the order of their ids."""


class Wait(NamedTuple):
    """How long a question waits for an answer before silence is one; 0: as long as it takes."""

    seconds: int
    hold: bool = False
    """Whether whoever is asked may ask for more time."""


@dataclass(frozen=True)
class Endings:
    """What becomes of a game that people end before its rules do.

    The numbers are those of its sentences in the catalogue; without them a draw is the one thing
    that a table does not offer.
    """

    resign: int = 0
    draw: int | None = None
    abandon: int = 0
    claim: int = 0
    versus: bool = True
    """Whether the last seat that was not given up wins at once; if not, bots serve on for all."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its declarations and its functions."""

    id: str
    prefix: str
    """Prefix of its catalogue ids, e.g. 'DF'."""
    version: int
    """Version of the rules; a change that alters the course of a recorded game raises it."""
    package: str
    """Where its texts are: the import name of its folder."""
    state: type[State]
    deeds: Deeds
    """What its verbs do: from it come `legal`, `apply` and `why_not`."""
    seats: range
    """Possible numbers of players."""
    options: tuple[Option, ...]
    events: type[IntEnum]
    event_arguments: Mapping[int, tuple[str, ...]]
    """For each kind of event the names of its integers."""
    arguments: Mapping[str, Argument]
    """What the named integers of events and actions mean."""
    max_legal: int
    """No position has more legal actions than this."""

    setup: Callable[[Any, int, Any], None]
    """(rule) `setup(s, seats, options)`: the opening position; all chance through `draw`."""
    actors: Callable[[Any], int]
    """(rule) `actors(s)`: bit mask of the seats that may act now; 0 when the game is over."""
    redeal: Callable[[Any, int], None]
    """(rule) `redeal(s, seat)`: draws afresh all that this seat cannot know."""
    returns: Callable[[Any, Any], None]
    """(rule) `returns(s, out)`: result per seat at the end."""
    standing: Callable[[Any, Any], None]
    """(rule) `standing(s, out)`: live score per seat."""
    problem: Callable[[Any], str | None]
    """What is inconsistent about a state, in one sentence, or None."""
    began: str | None = None
    """The field of its state that says who began; play goes round by seats from there."""
    together: tuple[str, str] | None = None
    """The option, and its value, by which all win or lose together."""
    options_problem: Callable[[int, Mapping[str, str]], str | None] = lambda seats, options: None
    """What does not fit together in seats and options, or None."""
    bot: Callable[[Any, int, Any, int, Any], int] | None = None
    """(rule) `bot(s, seat, legal, count, words)`: the heuristic player's action."""
    novice: Callable[[Any, int, Any, int, Any], int] | None = None
    """(rule) A beginner's action, like `bot`; without it a novice is the heuristic who slips."""
    default: Callable[[Any, int, Any, int, Any], int] | None = None
    """(rule) `default(s, seat, legal, count, words)`: what is done for a seat whose time is out;
    without it, what the heuristic player would do."""
    exact: Callable[[Any, int, Any, int], int] | None = None
    """(rule) `exact(s, seat, legal, count)`: the action that exact odds settle, or -1. A search
    asks here first, for the real decision and for those it plays out."""
    showdown: Callable[[Any, int, int, Any], float] | None = None
    """(rule) `showdown(s, seat, action, out)`: carries out an action for the case that it does not
    decide the game at once, and returns the chance that it does, with the returns then in `out`; 0,
    and nothing done, where that chance is not known. It spares a search the throwing for it."""
    offhand: Callable[[Any, int, Any], int] | None = None
    """(rule) `offhand(s, seat, words)`: what `bot` or `exact` would do, where they need no list of
    the legal actions, or -1. It spares a playout the making of long lists."""
    worth: Callable[[Any, Any], bool] | None = None
    """(rule) `worth(s, out)`: the returns that each seat can expect of a game that is still going
    on, or False where that cannot be told well. Then a search plays on until it can."""
    details: Callable[[Any, int, int], Mapping[str, int | str]] = lambda s, seat, action: {}
    """Extra facts for the label of an action, e.g. what the dice set aside are worth."""
    lacks: Callable[[Any, int, int], Mapping[str, int | str]] = lambda s, seat, action: {}
    """Facts for the reason against an action, e.g. how far it is; only what the seat sees."""
    phrases: Mapping[str, Callable[[Words, Any], str]] = field(default_factory=dict)
    """Details that take more than one text to tell, and what makes words of them."""
    risks: Callable[[Match, int], list[Odd]] = lambda match, seat: []
    """`risks(match, seat)`: the exact chances that stand beside the choices of a seat that may act,
    each with its action. Like what follows, they come from nothing but what the seat sees."""
    previews: Callable[[Match, int], Struct | None] = lambda match, seat: None
    """`previews(match, seat)`: what the choices of a seat that may act lead to, so that a table can
    say it before they are made. A game that has some returns a structure of its own."""
    tally: Callable[[Any, int | None, Mapping[str, str]], Struct] | None = None
    """`tally(s, seat, options)`: what a seat (None: a spectator) can count at any time, like scores
    so far. A game that has something to count returns a structure of its own."""
    forced: Callable[[Any, int, Sequence[int]], int] = lambda s, seat, legal: -1
    """`forced(s, seat, legal)`: the answer of a seat that is asked without having a choice, only so
    that the question betrays nothing; -1 where there is something to decide."""
    wait: Callable[[Any, Mapping[str, str]], Wait | None] | None = None
    """`wait(s, options)`: how long others wait for an answer to what is asked now, if saying
    nothing is an answer too. It knows the question and not who is asked: so it betrays nothing."""
    silence: Callable[[Any, int, Sequence[int]], int] = lambda s, seat, legal: -1
    """`silence(s, seat, legal)`: what saying nothing means wherever others wait."""
    turn: Callable[[Any], int] | None = None
    """`turn(s)`: a number that is another one in every turn, in which a seat may say beforehand
    that it leaves all of them to silence; None where nobody is asked that often."""
    endings: Endings = Endings()
    """What becomes of it if people end it."""
    warm: Callable[[], None] = lambda: None
    """Does beforehand what takes long the first time, such as counting out tables of chances."""
    lookups: Callable[[], Mapping[str, Any]] = dict
    """Tables of the rules that a board may look things up in, by name: integers and texts."""
    facts: Mapping[str, Callable[..., Fact]] = field(default_factory=dict)
    """By name, `fact(view, seat, *words)`: what the sentences of a lesson name of what is seen."""
    lowest: float = 0.0
    """The least that a seat can get in the end; the most is 1."""
    digits: int = 2
    """How many digits the rule numbers of its catalogue have at least: 2 for DF-07."""
    inline: bool = False
    """Compile every rule into its caller: faster, but it takes minutes where there is much code."""
    draws: type[IntEnum] = Draw
    """The kinds of its draws: which die, which pile."""
    dice: frozenset[int] = frozenset()
    """Kinds of draws that everybody sees fall: dice thrown openly."""
    reveals: frozenset[int] = frozenset()
    """Kinds of events that show something hidden: undo does not cross them without consent."""
    telling: Mapping[int, Told] = field(default_factory=dict)
    """How its kinds of events are told; those that it does not name are beats of their own."""
    efforts: Mapping[str, Effort] = field(default_factory=dict)
    """By level ("master", "legend"): how hard it tries, where that was measured for this game."""
    slips: int | None = None
    """Choices of a hundred that a novice makes at random, where the usual number does not fit."""
    dear: tuple[int, ...] = ()
    """Phases whose choices take long to list: on a GPU games wait there for each other."""
    face: Face = Face()
    variant: Variant | None = None
    """What is changed about it; None for the game as it is printed."""

    @property
    def usual_seats(self) -> int:
        """How many sit down when nobody says otherwise: two, if the game does not say."""
        return self.face.usual_seats or min(max(2, self.seats.start), self.seats.stop - 1)

    verbs: Verbs = field(init=False)
    legal: Callable[[Any, int, Any], int] = field(init=False)
    """(rule) `legal(s, seat, out)`: writes the legal actions of an actor, returns how many."""
    apply: Callable[[Any, int, int], None] = field(init=False)
    """(rule) `apply(s, seat, action)`: carries it out, up to the next decision."""
    why_not: Callable[[Any, int, int], int] = field(init=False)
    """(rule) `why_not(s, seat, action)`: 0, or the number of the catalogue rule against it."""

    def __post_init__(self) -> None:
        """Take over what is made from the deeds."""
        for kind in self.events:
            if kind not in self.event_arguments:
                raise ValueError(f"{self.id}: {kind.name} is not among its event arguments")
        deeds = self.deeds
        for name in ("legal", "apply", "why_not"):
            object.__setattr__(self, name, getattr(deeds, name))
        object.__setattr__(self, "verbs", deeds.act.VERBS)

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[Any, ...]]:
        """Travel to another process by name: there is one object of each game in a process."""
        return of_package, (self.package, self.variant)

    def option_codes(
        self, seats: int, options: Mapping[str, object] | None = None, *, batch: bool = False
    ) -> list[int]:
        """Return options of a table or batch as rules see them, or raise a clear OptionError."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise OptionError(
                f"{self.id} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}"
            )
        given = dict(options or {})
        codes = [o.code(given.pop(o.name, (batch and o.batch) or o.default)) for o in self.options]
        if given:
            known = ", ".join(o.name for o in self.options) or "it has none"
            raise OptionError(f"{self.id} has no option {next(iter(given))!r} (options: {known})")
        if problem := self.options_problem(seats, self.option_texts(codes)):
            raise OptionError(problem)
        return codes

    def meant(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the options of a record or a running table, with what was once not asked."""
        return {o.name: o.absent for o in self.options if o.absent} | dict(options)

    def option_texts(self, codes: Sequence[int]) -> dict[str, str]:
        """Return options as texts by name."""
        return dict(_option_texts(self, tuple(codes)))


@lru_cache(maxsize=1_000)
def _option_texts(game: Game, codes: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((o.name, o.text(c)) for o, c in zip(game.options, codes, strict=True))


def of_package(package: str, variant: Variant | None = None) -> Game:
    """Return the game of a package; that of a variant is imported with what it changes."""
    if variant is not None:
        import_module("lindwurm.variants.loading")
        LAYERS[package] = variant
    game: Game = import_module(package).GAME
    return game

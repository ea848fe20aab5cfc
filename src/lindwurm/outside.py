"""A table that throws its own dice: what is to be thrown now, and what it means.

An action is carried out on a copy of the state, with what people have told so far. Where that ends,
the rules say themselves what falls next: the draws of one throw, which are asked for together.
Nothing counts before all is told; then the values go to :meth:`Match.act`, and are kept.

>>> from lindwurm.games import load
>>> game = load("dragon_farkle")
>>> match = Match(game, 2, {"cards": "none", "first_player": 1}, outside=brought(game, ["dice"]))
>>> recruit = match.code("recruit")
>>> throw = ask(match, 0, recruit)
>>> [game.draws(one.kind).name for one in throw.wanted][-2:]
['SOLDIER_DIE', 'EVENT_DIE']
>>> ask(match, 0, recruit, [["1", "2", "2", "3", "6", "6", "face-blank"]])
(0, 1, 1, 2, 5, 5, 3)
>>> ask(match, 0, recruit, [["7"]])
Traceback (most recent call last):
...
lindwurm.outside.Impossible: told-unknown
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

from lindwurm.games import box
from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.box import GROUPS, NOBODY, Box, Falling, Group
from lindwurm.kernel.chance import Chance, Outside, SecretStream, Source, below, seed_words
from lindwurm.kernel.events import EVERYONE
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.reasons import Reason
from lindwurm.kernel.texts import MissingText, Texts

Throw = Sequence[str | None]
"""What people have told of one throw: a piece for each draw; None where it is not told yet."""

WITH_PEOPLE: tuple[Group, ...] = ("dice", "cards")
"""What people bring unless they say otherwise: dice and cards. Stacks nobody could tell who does
not look into them, and lots are drawn quickest by the table."""
WITH_BOTS: tuple[Group, ...] = ("dice",)
"""The same where a bot sits: nobody may look at its cards, so the table draws all of them."""


class Wanted(NamedTuple):
    """One draw that is asked for: which kind, what there is, who sees it, whose it is, where."""

    kind: int
    pieces: tuple[str, ...]
    """What can be told, each once: not what is left of a pile, where that would betray a hand."""
    seen: int
    """A seat, EVERYONE or NOBODY."""
    whose: int
    """The same: who throws or draws it."""
    place: str = ""
    """Where it is put: a name, the id of a text, or nothing."""


class Missing(NamedTuple):
    """A throw that people are to tell, after so many others of the same action."""

    wanted: tuple[Wanted, ...]
    after: int = 0
    actor: int | None = None
    """For whose action it is; None: the opening."""

    def for_seat(self, seat: int) -> list[int]:
        """Return which of the draws a seat may tell: those that it sees, and those of nobody."""
        return [i for i, one in enumerate(self.wanted) if one.seen in (seat, EVERYONE, NOBODY)]


class Impossible(ValueError):
    """Something was told that cannot have fallen: the id of the sentence that says why."""

    def __init__(self, why: str, piece: str = "", **facts: int):
        super().__init__(why)
        self.piece, self.facts = piece, facts

    def say(self, texts: Texts) -> str:
        """Return the reason in words."""
        more: dict[str, Any] = dict(self.facts)
        if self.piece:
            more["piece"] = piece_name(texts, self.piece)
        return texts(str(self), **more)


class _Asked(Exception):
    """The throw that is asked for ends here."""


# -- what people bring -------------------------------------------------------------------------


def groups(game: Game) -> list[Group]:
    """Return what there is to bring of a game: dice, cards, stacks, lots."""
    there = {sort.group for sort in box(game).values()}
    return [group for group in GROUPS if group in there]


def usual(game: Game, bots: bool) -> list[Group]:
    """Return what people bring unless they say otherwise."""
    return [group for group in (WITH_BOTS if bots else WITH_PEOPLE) if group in groups(game)]


def brought(game: Game, wanted: Iterable[Group], told: Iterable[int] = ()) -> Outside:
    """Return what a match with these groups of draws from outside is set up with."""
    kinds = set(wanted)
    return Outside((kind for kind, sort in box(game).items() if sort.group in kinds), told)


def piece_name(texts: Texts, piece: str) -> str:
    """Return a piece in words: "a skull", "6", the name of a seat."""
    if piece.startswith("seat "):
        return texts.seat(int(piece.removeprefix("seat ")))
    alone = f"piece-{piece}"  # where what others say of it would not stand by itself
    if alone in texts or piece in texts:
        return texts(alone if alone in texts else piece)
    several = piece.split()
    if len(several) > 1 and all(one in texts for one in several):
        return ", ".join(texts(one) for one in several)
    return piece


def belongs(texts: Texts, one: Wanted, question: Missing) -> str:
    """Return in words where it is put, or who throws or draws it, if not simply whoever acts."""
    if one.place:
        return piece_name(texts, one.place)
    return "" if one.whose < 0 or one.whose == question.actor else texts.seat(one.whose)


def meant(match: Match, seat: int, text: str, texts: Texts) -> int:
    """Return the action that somebody who keeps the book means: by its notation, or by its name.

    Of several that some words fit none is done; where the same rule forbids all of them, the first
    stands for them, so that its reason is told. Raises ActionError where no action is meant.
    """
    try:
        return match.code(text)
    except ActionError:
        words = text.casefold().split()
        named = [
            _called(match, seat, code, texts) if name is None else name
            for code, name in enumerate(names(texts))
        ]
        found = [c for c, name in enumerate(named) if all(word in name for word in words)]
        found = [c for c in found if named[c] == " ".join(words)] or found
        if not words or not found:
            raise
        if len(found) > 1:
            first = match.why_not(seat, found[0])
            for one in found:
                reason = match.why_not(seat, one)
                if first is None or reason is None or reason.key != first.key:
                    raise
        return found[0]


@lru_cache(maxsize=64)
def names(texts: Texts) -> tuple[str | None, ...]:
    """Return what each action is called; None where that depends on the position."""

    def name(action: int) -> str | None:
        try:
            return texts.action(action).casefold()
        except MissingText:  # it tells what it would bring
            return None

    return tuple(map(name, range(texts.game.verbs.size)))


def _called(match: Match, seat: int, action: int, texts: Texts) -> str:
    """Return what an action is called here; nothing where only other positions know."""
    with suppress(LookupError, ValueError):
        return texts.action(action, match.state, seat).casefold()
    return ""


def why_not(match: Match, seat: int, reason: Reason, texts: Texts) -> str:
    """Return a reason for somebody who keeps the book of a real table: whose turn it is instead.

    To a player it is said that it is not their turn; who tells of everybody is not helped by that.
    """
    if reason.key != "turn":
        return texts.why(reason)
    names = texts.listed([texts.seat(actor) for actor in match.actors])
    return texts("why-turn-of", seat=texts.seat(seat), names=names, count=len(match.actors))


# -- asking ------------------------------------------------------------------------------------


class _Asking(Chance):
    """The door behind which people are asked: takes what they told, and notes what is missing."""

    def __init__(
        self,
        source: Source,
        state: Any,
        boxed: Box,
        kinds: frozenset[int],
        arguments: Mapping[str, int],
        told: Iterable[Throw],
    ):
        super().__init__(source)
        self.state, self.box, self.kinds, self.arguments = state, boxed, kinds, arguments
        self.left = deque(map(deque, told))
        self.wanted: list[tuple[int, list[str], int, int, str]] = []
        self.values: list[int] = []
        self.after = len(self.left)
        self._asked = -1
        self._current: deque[str | None] | None = None

    def throw(self) -> None:
        super().throw()
        if self.wanted:
            raise _Asked

    def __call__(self, n: int, kind: int) -> int:
        if kind not in self.kinds:
            return super().__call__(n, kind)
        before = sum(one.throw == self._throw for one in self.drawn)
        falling = Falling(self.state, n, self.arguments, before)
        sort = self.box[kind]
        pieces = list(sort.pieces(falling))
        if len(pieces) != n:
            raise AssertionError(f"{len(pieces)} pieces are in the box for a draw out of {n}")
        if self._asked != self._throw:
            self._asked = self._throw
            self._check_used_up()
            self._current = self.left.popleft() if self.left else None
        value = 0
        if self._current is None:
            seen = sort.seen(falling)
            whose = sort.whose(falling) if sort.whose else seen
            names, place = [*sort.names] or pieces, sort.place(falling)
            self.wanted.append((int(kind), names, seen, whose, place))
        else:
            value = self._value(pieces)
        self.values.append(value)
        self.source, own = (lambda size: value), self.source
        try:
            return super().__call__(n, kind)
        finally:
            self.source = own

    def _value(self, pieces: list[str]) -> int:
        """Return the value of the next piece that was told; of equal ones any stands for all."""
        assert self._current is not None
        if not self._current:
            raise Impossible("told-too-few")
        piece = self._current.popleft()
        if piece is None:  # whatever it is, it is none of those that are told
            taken = Counter(self._current)
            free = (at for at, one in enumerate(pieces) if pieces.count(one) > taken[one])
            return next(free, 0)
        if piece not in pieces:
            raise Impossible("told-unknown", piece)
        return pieces.index(piece)

    def _check_used_up(self) -> None:
        if self._current:
            raise Impossible("told-too-many")

    def answer(self) -> Missing | tuple[int, ...]:
        """Return what is still to be told, or the values of all that was."""
        if self.wanted:
            return Missing(_together(self.wanted), self.after)
        self._check_used_up()
        if self.left:
            raise Impossible("told-too-many")
        return tuple(self.values)


def _together(wanted: list[tuple[int, list[str], int, int, str]]) -> tuple[Wanted, ...]:
    """Return the draws of a throw; those of one kind are all taken from what the first one had."""
    piles: dict[int, dict[str, None]] = {}
    for kind, pieces, *_ in wanted:
        piles.setdefault(kind, {}).update(dict.fromkeys(pieces))
    return tuple(
        Wanted(kind, tuple(piles[kind]), seen, whose, place)
        for kind, _, seen, whose, place in wanted
    )


def _asked(
    chance: _Asking, state: Any, carry_out: Callable[[Any], None]
) -> Missing | tuple[int, ...]:
    state.chance, state.log = chance, []
    with suppress(_Asked):
        carry_out(state)
    return chance.answer()


def ask(
    match: Match, seat: int, action: int, told: Sequence[Throw] = ()
) -> Missing | tuple[int, ...]:
    """Return what has to be told before a legal action can be carried out; or the values told.

    The match stays as it is. Raises Impossible where something was told that cannot have fallen.
    """
    assert match.outside is not None
    game, state, source = match.game, match.state.copy(), match.own_source()
    position = getattr(source, "position", None)
    drawing: Source = source if position is not None else lambda n: below(state.rng, n)
    verb, indexes = game.verbs.split(action)
    arguments = {p.name: i for p, i in zip(verb.parameters, indexes, strict=True)}
    chance = _Asking(drawing, state, box(game), match.outside.kinds, arguments, told)
    try:
        found = _asked(chance, state, lambda s: game.apply(s, seat, action))
        return found._replace(actor=seat) if isinstance(found, Missing) else found
    finally:
        if position is not None:
            source.position = position  # type: ignore[attr-defined]


def ask_opening(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None,
    outside: Outside,
    seed: int | bytes,
    salts: Sequence[str] = (),
    told: Sequence[Throw] = (),
) -> Missing | tuple[int, ...]:
    """Return what has to be told before a match can begin; or the values told."""
    state, codes = game.state(), game.option_codes(seats, options)
    seed_words(state.rng, seed if isinstance(seed, int) else 0, 0)
    drawing: Source = (
        SecretStream(seed, salts) if isinstance(seed, bytes) else lambda n: below(state.rng, n)
    )
    chance = _Asking(drawing, state, box(game), outside.kinds, {}, told)
    return _asked(chance, state, lambda s: game.setup(s, seats, codes))

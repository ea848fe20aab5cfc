"""`lindwurm play --dice ask`: people throw their own dice and tell what fell.

What a throw consists of is asked for together, kind by kind; a line shows the throw before it
counts, and it can be told again. What only one seat may see is asked of that seat alone.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from lindwurm.cli.errors import Refusal
from lindwurm.kernel.box import GROUPS, NOBODY, Group
from lindwurm.kernel.events import EVERYONE
from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import Texts
from lindwurm.outside import Impossible, Missing, Throw, belongs, groups, piece_name, usual

Asking = Callable[[Sequence[Throw]], "Missing | tuple[int, ...]"]
"""Says what is still to be told after some throws, or the values of all."""


class Listener(Protocol):
    """Somebody who asks people what fell."""

    def throw(self, question: Missing) -> list[str]:
        """Return what they say, a piece for each draw."""

    def refuse(self, refused: Impossible) -> None:
        """Tell them why that cannot be."""


def told(asking: Asking, teller: Listener) -> tuple[int, ...]:
    """Ask for throw after throw until nothing more falls; returns the values of all draws."""
    throws: list[Throw] = []
    answer = asking(throws)
    while isinstance(answer, Missing):
        throw = teller.throw(answer)
        try:
            answer = asking([*throws, throw])
        except Impossible as refused:
            teller.refuse(refused)
        else:
            throws.append(throw)
    return answer


def wanted(text: str | None, game: Game, bots: bool, referee: bool = False) -> list[Group] | None:
    """Read `--dice`: ask, or which of dice, cards, stacks and lots people tell; None: nothing.

    >>> from lindwurm.games import load
    >>> wanted("ask", load("dragon_farkle"), bots=True)
    ['dice']
    >>> wanted("dice,lots", load("dragon_farkle"), bots=True)
    ['dice', 'lots']
    """
    there = groups(game)
    if referee:
        if bots:
            raise Refusal("a referee follows people: at the real table no bot sits")
        return there if text in (None, "ask") else wanted(text, game, bots)
    if text is None:
        return None
    if text == "ask":
        chosen = usual(game, bots)
        if not chosen:
            raise Refusal(
                f"{game.id} has no dice, and where a bot sits the table draws the cards; "
                f"--dice {','.join(there)} says what you bring all the same"
            )
        return chosen
    words = text.split(",")
    for word in words:
        if word not in there:
            raise Refusal(f"--dice is ask, or some of {', '.join(there)}, not {word!r}")
    if bots and {"cards", "stacks"} & {*words}:
        raise Refusal("where a bot sits nobody may look at its cards: the table draws them")
    return [group for group in GROUPS if group in words]


class Lines:
    """Asks in lines, on a screen or through a pipe."""

    def __init__(
        self,
        ask: Callable[[str], str],
        line: Callable[[str], None],
        hand_to: Callable[[int], None],
        texts: Texts,
        say: Callable[..., str],
        watched: bool = True,
    ):
        """Where nobody who plays is `watched` over, somebody who does not play tells everything."""
        self._watched = watched
        self._ask, self._line, self._hand_to = ask, line, hand_to
        self._texts, self._say = texts, say

    def throw(self, question: Missing) -> list[str]:
        """Ask for a throw: what all see together, then what one seat sees after the other."""
        pieces = [""] * len(question.wanted)
        seers = dict.fromkeys(one.seen for one in question.wanted)
        for seen in seers:
            if seen >= 0:
                self._hand_to(seen)
            elif seen == NOBODY and self._watched:
                self._line(self._say("thrown-nobody"))
            places = [i for i, one in enumerate(question.wanted) if one.seen == seen]
            while True:
                parts = [(w.kind, belongs(self._texts, w, question)) for w in question.wanted]
                for kind, of in dict.fromkeys(parts[i] for i in places):
                    mine = [i for i in places if parts[i] == (kind, of)]
                    names = list(question.wanted[mine[0]].pieces)
                    what = ", ".join(filter(None, (self._texts.draw(kind), of)))
                    for i, piece in zip(mine, self._kind(what, len(mine), names), strict=True):
                        pieces[i] = piece
                shown = " · ".join(piece_name(self._texts, pieces[i]) for i in places)
                answer = self._ask(self._say("thrown-right", throw=shown))
                if answer.casefold() in ("", self._say("yes")):
                    break
        return pieces

    def _kind(self, what: str, count: int, pieces: list[str]) -> list[str]:
        """Ask for all draws of one kind until what is typed can be understood."""
        names = [piece_name(self._texts, piece) for piece in pieces]
        plain = all(name.isdigit() and len(name) == 1 for name in names)
        listed = ", ".join(
            name if plain else f"{number} {name}" for number, name in enumerate(names, 1)
        )
        while True:
            text = self._ask(self._say("thrown-ask", count=count, what=what, pieces=listed))
            words = text.replace(",", " ").split()
            if plain and len(words) == 1:
                words = list(words[0])
            found = [understood(word, names, plain) for word in words]
            if None in found:
                self._line(self._say("thrown-unknown", text=words[found.index(None)]))
            elif len(found) != count:
                self._line(self._say("thrown-count", count=count, told=len(found)))
            else:
                return [pieces[at] for at in found if at is not None]

    def refuse(self, refused: Impossible) -> None:
        """Say why that cannot be."""
        self._line(refused.say(self._texts))


def understood(word: str, names: Sequence[str], plain: bool = False) -> int | None:
    """Return which of the names a word means: by its number, or by how one of its words begins.

    >>> faces = ["blank", "dragon", "rally"]
    >>> understood("2", faces), understood("ra", faces)
    (1, 2)
    >>> understood("x", ["blank"]) is None
    True
    """
    if plain:
        return names.index(word) if word in names else None
    if word.isascii() and word.isdigit():
        return int(word) - 1 if 1 <= int(word) <= len(names) else None
    small = word.casefold()
    exact = [at for at, name in enumerate(names) if name.casefold() == small]
    begun = exact or [
        at
        for at, name in enumerate(names)
        if any(part.startswith(small) for part in name.casefold().split())
    ]
    return begun[0] if len(begun) == 1 else None


class InJson:
    """Asks in JSON, for scripts: a line with `type` "tell", answered by a list of pieces."""

    def __init__(self, game: Game, texts: Texts):
        self._game, self._texts = game, texts

    def throw(self, question: Missing) -> list[str]:
        """Print what is asked for, and read lists until one has as many pieces."""
        asked = [
            {
                "kind": self._game.draws(one.kind).name.lower(),
                "pieces": list(one.pieces),
                "seen": {EVERYONE: "all", NOBODY: "nobody"}.get(one.seen, one.seen + 1),
            }
            for one in question.wanted
        ]
        self._print(type="tell", throw=asked)
        for line in sys.stdin:
            try:
                given = json.loads(line)
            except (ValueError, RecursionError) as error:
                self._print(type="error", error=str(error))
                continue
            if isinstance(given, list) and all(isinstance(one, str) for one in given):
                return given
            self._print(type="error", error="a throw is told as a list of pieces")
        raise EOFError

    def refuse(self, refused: Impossible) -> None:
        """Say why that cannot be."""
        self._print(type="error", error=refused.say(self._texts))

    @staticmethod
    def _print(**fields: Any) -> None:
        print(json.dumps(fields, ensure_ascii=False), flush=True)

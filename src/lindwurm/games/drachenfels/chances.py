"""What the exact odds say about the running decision. Only what a seat sees is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lindwurm.games.drachenfels import odds as exact
from lindwurm.games.drachenfels import unseen
from lindwurm.games.drachenfels.actions import Act
from lindwurm.games.drachenfels.data import CARDS, FORTS, NODES, Card
from lindwurm.games.drachenfels.state import Drachenfels, Phase
from lindwurm.kernel.odds import Odd, Saying, percent, saying

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts


def risk(match: Match, seat: int, action: int) -> Saying | None:
    """Say beside a rock castle how likely the own princess is there, and who may win by a swap."""
    verb, indexes = Act.VERBS.split(action)
    if verb.name == "swap":
        return _swap(Drachenfels.of_view(match.view(seat)), seat, action)
    if verb.name != "go" or indexes[0] not in FORTS:
        return None
    node = indexes[0]
    chance = castles(match.view(seat), seat)[FORTS.index(node)]
    odd = Odd("princess", chance, "DR-017", action, of={"castle": NODES[node]})
    return Saying(lambda texts: _told(odd, texts), (odd,))


def swap_odds(s: Drachenfels, seat: int, action: int) -> dict[str, Odd]:
    """Return how likely a swap lets either knight win, where it may (DR-132, DR-196)."""
    other = Act.VERBS.split(action)[1][0]
    chances = zip(("mine", "theirs"), exact.swap_wins(s, seat, other), strict=True)
    rule = "DR-196" if s.look_later else "DR-132"
    return {
        name: Odd(f"swap_wins_{name}", chance, rule, action, of={"seat": other + 1})
        for name, chance in chances
        if chance
    }


def _swap(s: Drachenfels, seat: int, action: int) -> Saying | None:
    """Warn: the other knight looks too, and may win."""
    found = swap_odds(s, seat, action)
    if not found:
        return None
    which = "both" if len(found) > 1 else next(iter(found))
    return saying(f"swap-{which}", found, later=int(s.look_later))


def odds(match: Match, seat: int) -> list[Saying]:
    """Tell where the princess may be, and what renewing may bring."""
    view = match.view(seat)
    if view["phase"] in (Phase.OVER, Phase.PICK):
        return []
    found = []
    if match.game.option_texts(match.option_codes)["notebook"] == "on":
        found.append(saying("notebook-title"))
        found += [_castle(fort, chance) for fort, chance in enumerate(castles(view, seat))]
    if not view["top_only"]:
        found.append(_renewing(match, seat))
    return found


def _castle(fort: int, chance: Any) -> Saying:
    name = NODES[FORTS[fort]]
    odd = Odd("princess", chance, "DR-176", of={"castle": name})
    return Saying(lambda texts: f"  {texts(f'field-{name.lower()}')}: {_told(odd, texts)}", (odd,))


def _renewing(match: Match, seat: int) -> Saying:
    """Tell what renewing would bring: counted out for two, else by what the seat remembers."""
    seen = Drachenfels.of_view(match.view(seat))
    narrow = seen.seats == unseen.NARROW
    known = unseen.rival(match, seat) if narrow else None
    found = {}
    for kind in (Card.RAINBOW, Card.BRIDGE, Card.DRAGON):
        in_pile = known.in_pile(kind) if known else unseen.in_pile(seen, seat, kind)
        chance = exact.renewing_brings(seen, seat, kind, in_pile)
        of = {"card": CARDS[kind]}
        error = 0.0 if narrow else exact.renewing_error(seen, seat, kind, in_pile)
        found[CARDS[kind]] = Odd("renewing_brings", chance, "DR-042", of=of, error=error)

    def say(texts: Texts) -> str:
        cards = [f"{texts(f'card-{c.lower()}')} {_told(odd, texts)}" for c, odd in found.items()]
        return f"{texts('renew-title' if narrow else 'renew-about')} {', '.join(cards)}"

    return Saying(say, tuple(found.values()))


def _told(odd: Odd, texts: Texts) -> str:
    return percent(odd.probability, texts.language)


def castles(view: dict[str, Any], seat: int) -> list[Any]:
    """The chance of every rock castle, from what the seat sees alone."""
    return exact.princess(Drachenfels.of_view(view), seat)

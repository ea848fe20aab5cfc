"""Ending a game by people: giving up, offering a draw, abandoning, claiming against the absent.

What each of these does to the result is the game's own sentence (`Game.endings`). Who must agree
are the other people at the table, never bots and nobody who has been away for long. An offer is
kept with the table, so that it waits for somebody who comes tomorrow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from babel.lists import format_list

from lindwurm.kernel.match import How
from lindwurm.kernel.texts import Words
from lindwurm.server.errors import Refused
from lindwurm.server.store.models import END, PERSON, Seat
from lindwurm.server.store.moment import now
from lindwurm.server.table import clock
from lindwurm.server.table.change import Change

if TYPE_CHECKING:
    from lindwurm.server.table.room import Room

Way = Literal["resign", "draw", "abandon", "claim"]
"""How somebody may ask for the end."""
HOW: dict[Way, How] = {
    "resign": "resigned",
    "draw": "drawn",
    "abandon": "abandoned",
    "claim": "claimed",
}
AGAIN = 10
"""Rows that an offer which was refused is not made again for by the same seat."""


class Ending(NamedTuple):
    """One way to end the game that is open to somebody now."""

    way: Way
    seat: int
    """The seat that is given up, or that asks."""
    needs: tuple[int, ...] = ()
    """Seats whose people must agree; none: it is done at once."""


class Offers:
    """How the game at one table may be ended."""

    def __init__(self, room: Room):
        self._room = room

    # -- what is possible ------------------------------------------------------------------------

    def open_to(self, person: str | None) -> list[Ending]:
        """Return how a person may end the game now, or ask for it."""
        room = self._room
        if not room.begun or room.match.over or room.table.lesson:
            return []  # a lesson can be left at any time, and taken up again
        table, match, at = room.table, room.match, now()
        mine = [s for s in room.seats_of(person) if s not in match.gone]
        if not mine:
            return []
        endings = match.game.endings
        others = [s for s in table.seats if _plays(s) and s.person != person]
        long_away = [s for s in others if clock.claimable(table, s, at, room.hub.claim)]
        needs = tuple(s.number for s in others if s not in long_away)
        found = []
        if others or (endings.versus and match.seats == 2):
            found += [Ending("resign", seat) for seat in mine]
        if others and endings.draw is not None:
            found.append(Ending("draw", mine[0], needs))
        found.append(Ending("abandon", mine[0], needs))
        return found + [Ending("claim", s.number) for s in long_away]

    def told(self, person: str | None, language: str) -> list[dict[str, Any]]:
        """Return the same in words: what each of them would do, and the rule that says so."""
        room = self._room
        game = room.match.game
        say, rules = Words("lindwurm.server", language), game.endings
        waits = int(room.hub.claim.total_seconds() / 60)
        told = []
        for way, seat, needs in self.open_to(person):
            names = [room.table.seats[s].name for s in needs]
            last = rules.versus and room.match.seats - len(room.match.gone) == 2
            text = {
                "resign": "ending-resign-" + ("last" if last else self._bots(rules.versus)),
                "draw": "ending-draw" if names else "ending-draw-alone",
                "abandon": "ending-abandon" if names else "ending-abandon-alone",
                "claim": "ending-claim-" + ("last" if last else self._bots(rules.versus)),
            }[way]
            left = [s for s in room.table.seats if s.number != seat and s.left is None]
            told.append(
                {
                    "how": way,
                    "seat": seat + 1,
                    "needs": [s + 1 for s in needs],
                    "rule": f"{game.prefix}-{getattr(rules, way)}",
                    "text": say(
                        text,
                        names=format_list(names, locale=language),
                        count=len(names),
                        name=room.table.seats[seat].name,
                        winner=left[0].name if left else "",
                        minutes=waits,
                    ),
                }
            )
        return told

    @staticmethod
    def _bots(versus: bool) -> str:
        return "bot" if versus else "serve"

    # -- asking and answering ----------------------------------------------------------------------

    async def ask(self, person: str | None, way: Way, seat: int | None) -> bool:
        """End the game in some way, or offer to; True if it is done now.

        `seat` is the one that is given up, or claimed against; without it, one's own.
        """
        room = self._room
        async with room.alone():
            if room.begun and room.match.over:
                raise Refused("conflict", "the game is over")
            found = [e for e in self.open_to(person) if e.way == way and seat in (None, e.seat)]
            if not found:
                raise Refused("conflict", _WHY_NOT[way])
            ending = found[0]
        if ending.needs:
            await self._offer(ending)
            return False

        async def decide() -> Change | None:
            if ending not in self.open_to(person):
                raise Refused("stale", "that is not possible any more")
            return Change(END, ending.seat, PERSON, how=HOW[way])

        return await room.change(decide) is not None

    async def _offer(self, ending: Ending) -> None:
        room = self._room
        async with room.changing() as (_, table):
            before = table.offer or {}
            if before.get("how"):
                raise Refused("conflict", "an offer is open already; answer it first")
            refused = dict(before.get("refused", {}))
            if room.number < refused.get(f"{ending.way} {ending.seat}", 0):
                raise Refused("conflict", "it was refused just now; play on for a while")
            table.offer = {
                "how": ending.way,
                "seat": ending.seat,
                "needs": list(ending.needs),
                "agreed": [],
                "refused": refused,
            }

    async def answer(self, person: str | None, agree: bool) -> bool:
        """Agree to an offer, or refuse it or take back one's own; True if the game is over now."""
        room = self._room
        mine = set(room.seats_of(person))
        async with room.changing() as (_, table):
            offer = dict(table.offer or {})
            if not offer.get("how") or room.match.over:
                raise Refused("stale", "nobody offers that any more")
            if not mine & {offer["seat"], *offer["needs"]}:
                raise Refused("forbidden", "nobody has asked you")
            if agree:
                offer["agreed"] = sorted({*offer["agreed"], *(mine & set(offer["needs"]))})
            else:
                refused = dict(offer["refused"])
                if offer["seat"] not in mine:
                    refused[f"{offer['how']} {offer['seat']}"] = room.number + AGAIN
                offer = {"refused": refused}
            table.offer = offer

        async def decide() -> Change | None:
            offer = room.table.offer or {}
            if room.match.over or not offer.get("how"):
                return None
            if not set(offer["needs"]) <= {*offer["agreed"], *room.match.gone}:
                return None
            return Change(END, offer["seat"], PERSON, how=HOW[offer["how"]])

        return agree and await room.change(decide) is not None


_WHY_NOT: dict[Way, str] = {
    "resign": "there is nobody to resign to; end the game instead",
    "draw": "there is no draw here",
    "abandon": "you do not play here",
    "claim": "nobody has been away for long enough",
}


def _plays(seat: Seat) -> bool:
    """Return whether somebody plays on a seat, or would if a bot did not stand in."""
    return seat.kind == PERSON and seat.person is not None and seat.left is None

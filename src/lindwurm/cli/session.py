"""A table being played: the match, who sits there, its words, and where it is kept."""

from __future__ import annotations

import os
import secrets
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any

from lindwurm import games
from lindwurm.cli import advising, common, files, players, thrown
from lindwurm.cli.errors import Refusal, plain
from lindwurm.cli.players import PERSON, Player
from lindwurm.cli.readying import Readying
from lindwurm.cli.words import words
from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.box import Group
from lindwurm.kernel.game import Game, OptionError
from lindwurm.kernel.match import By, Match, Move, UndoError
from lindwurm.kernel.texts import Texts
from lindwurm.outside import ask, ask_opening, brought, meant, why_not

SEED_BYTES = 32


class Session:
    """One table with its players. Seats are 0-based here, as in the kernel."""

    keeps = True
    """Whether the game can be kept in a file here."""
    readying: Readying | None = None
    """What keeps bots that search from waiting for a compiler, where somebody looks on."""

    def __init__(self, match: Match, table: Sequence[Player], language: str, file: str | None):
        self.match = match
        self.game = match.game
        self.players = list(table)
        self.file = file
        self.language = language
        self.say = words(language)
        self.texts = Texts(match.game, language, [p.name for p in table])
        self.resumed_at: int | None = None
        self.referee = False
        """Whether one who does not play tells what happens at a real table."""
        self.teller: thrown.Listener | None = None
        """Who asks people what fell, where they throw their own dice."""
        self._saved: list[Move] | None = None
        """The latest move that is in the file, as a list of none or one."""

    # -- who is who --------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.kind == PERSON]

    @cached_property
    def mindless(self) -> tuple[str, ...]:
        """What is to play by a mind (`mind`, `wyrm`) where none fits: somebody else does then."""
        kinds = {player.kind for player in self.players} & {*players.MINDS}
        if not kinds:  # nobody needs what minds and searches are made of
            return ()
        from lindwurm.bots.levels import named, said
        from lindwurm.bots.weights import BadMind

        try:
            table = (self.game, self.match.seats, self.match.option_codes)
            return tuple(kind for kind in sorted(kinds) if said(named(kind), *table))
        except BadMind as error:
            raise Refusal(str(error)) from None

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen has while bots move: the only person's, else a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    def is_person(self, seat: int) -> bool:
        """Return whether a person sits there."""
        return self.players[seat].kind == PERSON

    @property
    def options(self) -> dict[str, str]:
        """How this table plays."""
        return self.game.option_texts(self.match.option_codes)

    # -- moves -------------------------------------------------------------------------------

    @property
    def waiting_for(self) -> int:
        """The seat that is to act: a bot before people, so that nobody waits for it."""
        return self.match.actors[0]

    @property
    def events_so_far(self) -> int:
        """How many events have happened, hidden ones included; a place in the log."""
        return len(self.match.state.log or ())

    @property
    def moves_so_far(self) -> int:
        """How many moves have been made and not been taken back."""
        return len(self.match.moves)

    def bot_acts(self, seat: int) -> None:
        """Let the bot of a seat choose."""
        kind = self.players[seat].kind
        if self.readying is not None:
            kind = self.readying.stands_in(kind)
        action = players.choose(self.match, seat, kind)
        self._carry_out(seat, action, "bot")

    def act(self, seat: int, action: int) -> None:
        """Do what a person has chosen."""
        self._carry_out(seat, action, "person")

    def _carry_out(self, seat: int, action: int, by: By) -> None:
        """Carry out an action; what falls of people's own dice they are asked before."""
        match, told = self.match, tuple[int, ...]()
        if match.outside is not None and self.teller is not None:
            told = thrown.told(lambda throws: ask(match, seat, action, throws), self.teller)
        match.act(seat, action, by, told)

    def label(self, seat: int, action: int) -> str:
        """Return what an action would be and bring, in words."""
        return self.texts.action(action, self.match.state, seat)

    def why_not(self, seat: int, action: int) -> tuple[str, str | None] | None:
        """Return why a seat may not do something now, and the rule that says so; None: it may."""
        reason = self.match.why_not(seat, action)
        if reason is None:
            return None
        told = why_not(self.match, seat, reason, self.texts) if self.referee else None
        return told or self.texts.why(reason), reason.rule

    def risk(self, seat: int, action: int) -> str:
        """Return a few words beside a choice: what it risks."""
        risk = games.chances(self.game).risk(self.match, seat, action)
        return risk.say(self.texts) if risk else ""

    def odds(self, seat: int, told: Callable[[Match, int, Texts], list[str]]) -> list[str]:
        """Return what the exact odds say about a decision, as the game's drawing tells it."""
        return told(self.match, seat, self.texts)

    def hint(self, seat: int) -> tuple[int, list[str]]:
        """Return what to do in a seat's place, from what it may see, and what speaks for it.

        By a search where it is compiled; until then by the game's own bot.
        """
        ready = advising.searchable(self.match)
        if ready and len(self.match.legal(seat)) > 1:
            found = advising.analysed(self.match, seat)
            parse = self.game.verbs.parse
            told = advising.opinion(found, lambda text: self.label(seat, parse(text)), self.say)
            return parse(found["best"]), told
        best = players.choose(self.match, seat, players.BOT)
        if ready is False and self.readying is not None:
            self.readying.begin()
            return best, [self.say("hint-preparing")]
        return best, [self.say("hint-thumb")] if ready is None else []

    def understand(self, seat: int, text: str) -> int | None:
        """Return the action that a text means: its text form, or the beginning of a legal one.

        A complete text form of any action is understood, legal or not; None for anything else.
        Capitals do not matter: no two actions of a game differ in them alone.
        """
        wanted = " ".join(text.lower().split())
        if (action := self._actions.get(wanted)) is not None:
            return action
        legal = {a: self.match.text(a).lower() for a in self.match.legal(seat)}
        fitting = [a for a, name in legal.items() if name.startswith(wanted)]
        if not fitting:
            fitting = [a for a, name in legal.items() if name.replace("_", " ").endswith(wanted)]
        if not fitting and self.referee:  # it may be told by name, and be none that can be done
            with suppress(ActionError):
                return meant(self.match, seat, text, self.texts)
        return fitting[0] if len(fitting) == 1 else None

    @cached_property
    def _actions(self) -> dict[str, int]:
        """Every action of the game by its text form, in small letters."""
        text = self.game.verbs.text
        return {text(a).lower(): a for a in range(self.game.verbs.size)}

    def undo_needs(self, seat: int) -> set[int]:
        """Return who must agree if a seat takes its latest choice back; raises UndoError."""
        return self.match.undo_needs(seat)

    def undo(self, seat: int, consent: Sequence[int]) -> int:
        """Take back the latest choice of a seat, and what followed by itself; returns how many."""
        gone = self.match.undo(seat, consent)
        while self.match.moves and self.match.legal(seat)[1:] == []:
            try:  # a choice with a single option would be made again at once
                gone += self.match.undo(seat, consent)
            except UndoError:
                break
        return gone

    wish: Mapping[str, Any] | None = None
    """What somebody far away wishes to take back, where this seat is asked."""

    def answer_wish(self, agrees: bool) -> None:
        """Say whether somebody far away may take something back."""

    # -- keeping -------------------------------------------------------------------------------

    def save(self, durable: bool = False) -> None:
        """Write the game to its file, if it has one and something changed."""
        if self.file is not None and (durable or self._saved != self.match.moves[-1:]):
            files.save(self.match, self.file, durable)
            self._saved = self.match.moves[-1:]

    def proof(self) -> str:
        """Say how every die can be checked."""
        if self.file is not None:
            return self.say("verify-file", file=self.file)
        return self.say("verify-save")


def opened(asked: Namespace) -> Session:
    """Return the table that the arguments ask for: a new one, or a saved one to go on with."""
    game = common.game(asked.game, asked.variant)
    language = common.language(asked.language)
    if asked.save is not None and os.path.exists(asked.save):  # noqa: PTH110
        return _resumed(asked, game, language)
    table = players.parse(asked.seats)
    options = common.options(asked.option)
    more: dict[str, Any] = {"seed": asked.seed, "names": [p.recorded for p in table]}
    bots = any(player.kind != PERSON for player in table)
    wanted = thrown.wanted(asked.dice, game, bots, asked.referee)
    try:
        if wanted is not None:
            more |= _own_dice(asked, game, table, options, wanted)
        match = Match(game, len(table), options, **more)
    except (OptionError, ValueError) as error:
        raise Refusal(str(error)) from None
    session = Session(match, table, language, asked.save)
    session.referee = asked.referee
    session.save()  # a file that cannot be written is found now, not at the end
    return session


def _own_dice(
    asked: Namespace,
    game: Game,
    table: Sequence[Player],
    options: Mapping[str, object],
    wanted: Sequence[Group],
) -> dict[str, Any]:
    """Ask people for what they bring to the opening; returns what the match is set up with."""
    texts = Texts(game, common.language(asked.language), [p.name for p in table])
    seed = secrets.token_bytes(SEED_BYTES) if asked.seed is None else asked.seed
    outside = brought(game, wanted)
    teller = (
        thrown.InJson(game, texts)
        if asked.json
        else terminal_lines(texts, watched=not asked.referee)
    )
    values = thrown.told(
        lambda told: ask_opening(game, len(table), options, outside, seed, (), told), teller
    )
    return {"seed": seed, "outside": brought(game, wanted, values)}


def terminal_lines(texts: Texts, watched: bool) -> thrown.Lines:
    """Return who asks before there is a table to look at: line by line."""
    say = words(texts.language)

    def asked(prompt: str) -> str:
        print(plain(prompt), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise Refusal("the game did not begin: not all that falls in its opening was told")
        if not sys.stdin.isatty():
            print(line.strip())
        return line.strip()

    def hand_to(seat: int) -> None:
        if watched:
            asked(say("pass-keyboard", seat=texts.seat(seat)))

    return thrown.Lines(asked, lambda text: print(plain(text)), hand_to, texts, say, watched)


def _resumed(asked: Namespace, game: Game, language: str) -> Session:
    """Go on with a saved game; anything else in that file is left alone."""
    from lindwurm.kernel import record

    path = asked.save
    data = files.read(path)
    try:
        found = record.loads(data)
    except record.RecordError:
        raise Refusal(f"{path} exists and is not a saved game; it is left as it is") from None
    if found.game != game.id:
        raise Refusal(f"{path} is a game of {found.game}, not of {game.id}")
    try:
        match = record.replay(found, game)
    except record.RecordError as error:
        raise Refusal(f"{path}: {error}") from None
    if match.over:
        raise Refusal(f"the game in {path} has ended (lindwurm replay {path}); name another file")
    if match.taped:
        raise Refusal(f"{path} does not hold its seed, so it cannot go on")
    if asked.seed is not None and asked.seed != match.seed:
        raise Refusal(f"{path} was begun with another seed than {asked.seed}")
    for name, value in common.options(asked.option).items():
        if found.options.get(name) != value:
            raise Refusal(f"{path} was begun with other options than {name}={value}")
    table = [players.from_record(name) for name in found.names]
    if not table:
        raise Refusal(f"{path} does not say who plays")
    if asked.seats is not None and players.parse(asked.seats) != table:
        names = ",".join(p.name for p in table)
        raise Refusal(f"{path} was begun with other seats than {asked.seats} ({names})")
    if asked.dice is not None and match.outside is None:
        raise Refusal(f"{path} was begun with the table's own dice, not with yours")
    session = Session(match, table, language, path)
    session.resumed_at = len(match.moves)
    session.referee = asked.referee
    session._saved = match.moves[-1:]
    return session

"""What HTTP is asked and answers, as strict types; the OpenAPI document is made from these."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lindwurm import pads
from lindwurm.kernel.game import Game, Option, OptionError
from lindwurm.kernel.texts import LANGUAGES, MissingText, Texts
from lindwurm.outside import groups
from lindwurm.puzzles import sets
from lindwurm.server.store import likeness, shelf
from lindwurm.teaching import lesson

Language = Literal["en", "de"]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""A salt or a commitment: 32 bytes in hexadecimal digits."""
Level = Literal["random", "novice", "adept", "master", "legend", "wyrm", "heuristic"]
VariantKey = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
SeatNumber = Annotated[int, Meta(ge=1, le=100)]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """Base of all that is asked: unknown fields are refused."""


class NewGuest(Asked):
    """A guest is a name."""

    name: Name
    language: Language = "en"


class PersonChange(Asked):
    """What one may change about oneself."""

    name: Name | None = None
    language: Language | None = None
    shows: Literal["nobody", "companions", "everybody"] | None = None
    """Who may see one's chronicle: oneself, those one has played with, or all."""
    likeness: Annotated[str, Meta(pattern=likeness.PATTERN)] | None = None
    """The creature that stands for one, and its colour."""


class Credentials(Asked):
    """Name and passphrase of an account."""

    name: Name
    passphrase: Passphrase


class SigningIn(Credentials):
    """Name and passphrase, and whether the games of the guest who asks come along."""

    carry: bool = False


class PassphraseChange(Asked):
    """The passphrase so far, and the one from now on."""

    old: Passphrase
    passphrase: Passphrase


class Confirmation(Asked):
    """One's passphrase, to confirm that it is oneself."""

    passphrase: Passphrase


class Farewell(Asked):
    """One's passphrase, if one has an account."""

    passphrase: Passphrase | None = None


class Recovery(Asked):
    """A recovery code of an account, and its passphrase from now on."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=60)]
    passphrase: Passphrase


class Keeping(Asked):
    """Whether a finished game is to be kept."""

    kept: bool


class NewSeat(Asked):
    """A seat of a new table.

    `me`: whoever opens the table, on one screen with others if there are several, each with a
    name of its own; `open`: for someone to come; `bot`: a bot of that level.
    """

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level | None = None
    """`heuristic` is the old name of `adept`."""


class Clock(Asked):
    """How much time there is: seconds for each `move` or for the whole `game`, or `days` a move."""

    kind: Literal["move", "game", "days"]
    seconds: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    days: Annotated[int, Meta(ge=1, le=30)] | None = None


class NewTable(Asked):
    """A table to open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    public: bool = False
    variant: VariantKey | None = None
    """What is changed about the game."""
    commitment: Hex | None = None
    """SHA-256 of one's own salt for the dice."""
    hints: bool | None = None
    """Whether hints and odds may be asked for; if not said, where only one person plays."""
    clock: Clock | None = None
    timeout: Literal["bot", "act"] = "bot"
    """When time is out a bot takes over until the player is back, or acts just once."""
    brought: (
        Annotated[list[Literal["dice", "cards", "stacks", "lots"]], Meta(max_length=4)] | None
    ) = None
    """What people throw and draw themselves, and tell: then no clock runs."""
    referee: bool = False
    """Whether all is played on a real board, and somebody who does not play tells every action."""
    absent: Literal["wait", "bot"] = "wait"
    """Whether a bot takes over for somebody who is not there for two minutes."""


class Join(Asked):
    """Which seat (any free one if not said), and the SHA-256 of one's own salt for the dice."""

    seat: SeatNumber | None = None
    commitment: Hex | None = None


class Commit(Asked):
    """What one commits to before the start, for all one's seats: SHA-256 of a salt."""

    commitment: Hex


class Reveal(Asked):
    """The salt that one committed to: 64 hexadecimal digits."""

    salt: Hex


class Branch(Asked):
    """Go on from the position after `move` moves, on that seat, against bots of that level."""

    move: Annotated[int, Meta(ge=0, le=10**9)]
    seat: SeatNumber
    level: Level = "adept"
    commitment: Hex | None = None
    """SHA-256 of one's own salt for the dice; then it is to be revealed before the game begins."""


class Sharing(Asked):
    """Whether everybody who has the link may see it."""

    shared: bool


class Kick(Asked):
    """Whose seat is to be free again."""

    seat: SeatNumber


class PutAway(Asked):
    """Whether a table is put away, or listed again."""

    on: bool = True


class PersonInfo(msgspec.Struct):
    """Oneself. `csrf` goes into the header X-CSRF-Token of everything that changes something."""

    name: str
    language: str
    account: bool
    csrf: str
    shows: str
    """Who may see one's chronicle."""
    likeness: str


class OptionInfo(msgspec.Struct):
    """An option of a game; the first value is the default."""

    name: str
    values: list[str]
    rules: bool
    """Whether the rules depend on it."""
    clock: bool
    """Whether it is the seconds for a decision, as the table's own clock of a `move` is."""
    least: dict[str, int]
    """Values that not every table can choose, with the fewest seats that they need."""


class GameInfo(msgspec.Struct):
    """A game: what one needs to know to open a table."""

    id: str
    names: dict[str, str]
    taglines: dict[str, str]
    kinds: dict[str, str]
    """What kind of game it is, in a few words."""
    seats: list[int]
    usual_seats: int
    minutes: tuple[int, int] | None
    weight: int | None
    """How much there is to learn, from 1 to 3."""
    shelf: int
    """Its place on the first page."""
    accent: str | None
    """Its one colour, as #rrggbb."""
    lesson: bool
    """Whether there is a guided first game."""
    puzzles: bool
    """Whether puzzles came with it."""
    pad: bool
    """Whether it has a score pad."""
    rules_version: int
    options: list[OptionInfo]
    bots: list[str]
    brought: list[str]
    """What people may throw and draw themselves: dice, cards, lots; and stacks, of which nobody
    can tell the order who plays."""


class Verdict(msgspec.Struct):
    """What replaying a finished match has shown."""

    ok: bool
    proven: str
    moves: int
    commitment: str
    seed: str
    salts: list[str]
    digest: str


@cache
def fewest(game: Game, option: Option) -> dict[str, int]:
    """Return the values of an option that want more seats than the game does, and how many.

    >>> from lindwurm.games import load
    >>> drachenfels = load("drachenfels")
    >>> fewest(drachenfels, drachenfels.options[1])
    {'seat_3': 3, 'seat_4': 4}
    """

    def allowed(seats: int, value: str) -> bool:
        try:
            game.option_codes(seats, {option.name: value})
        except OptionError:
            return False
        return True

    found = {}
    for value in option.values[:LONG]:
        seats = [n for n in game.seats if allowed(n, value)]
        if seats and seats[0] > game.seats.start:
            found[value] = seats[0]
    return found


shelf.LET_GO.append(fewest.cache_clear)

LONG = 20
"""Values beyond this are a range of numbers: those of seats are fewer."""


def game_info(game: Game, bots: list[str]) -> GameInfo:
    """Return what one needs to know of a game to open a table."""
    return GameInfo(
        id=game.id,
        names={language: text_of(game, language, "game-name") for language in LANGUAGES},
        taglines={language: text_of(game, language, "game-tagline") for language in LANGUAGES},
        kinds={language: text_of(game, language, "game-kind") for language in LANGUAGES},
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        minutes=game.face.minutes,
        weight=game.face.weight,
        shelf=game.face.shelf,
        accent=game.face.accent,
        lesson=lesson.given(game),
        puzzles=sets.given(game),
        pad=pads.given(game),
        rules_version=game.version,
        options=[
            OptionInfo(o.name, list(o.values), o.rules, o.clock, fewest(game, o))
            for o in game.options
            if o.offered
        ],
        bots=bots,
        brought=list(groups(game)),
    )


def text_of(game: Game, language: str, message: str) -> str:
    """Return a text of a game, or its id where it has none."""
    try:
        return Texts(game, language)(message)
    except MissingText:
        return game.id.replace("_", " ").title() if message == "game-name" else ""

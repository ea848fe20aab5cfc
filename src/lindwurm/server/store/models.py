"""What is kept: people, tables with their seats, one row per move, snapshots and chat.

A table is one match. Its rows in `moves` are never changed or removed, only added: taking a move
back is a row too. So the match at any moment is a function of the table's row, its seats and the
first n moves, and a number means one thing for ever.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Float,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    Text,
    TypeDecorator,
)
from sqlalchemy import DateTime as Moment
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from lindwurm.kernel.box import Group
from lindwurm.kernel.match import By
from lindwurm.server.store.moment import now

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
OPENING = "opening"
"""What a table can be: waiting for people, being played, played to its end, given up unplayed; and,
between waiting and playing, started by its host while the seats still reveal their salts."""

PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "free"
"""Who a seat is for. A hot-seat is one more seat of the same person, with a name of its own."""

ACT, UNDO, END = "act", "undo", "end"
"""What a row of `moves` is: a move, a taking back, or a seat that is given up, or all of it."""

STAND_IN: Final = "stand_in"
CLOCK: Final = "clock"
"""Who made a move, beside a PERSON and the BOT of a seat: a bot that stands in for a person, and
what is done for a seat whose time is out."""

NO_CLOCK, PER_MOVE, PER_GAME, DAYS = "none", "move", "game", "days"
"""How the time of a seat is counted: DAYS is time for each move too, only more of it."""

NOBODY, COMPANIONS, EVERYBODY = "nobody", "companions", "everybody"
"""Who may see somebody's chronicle: themselves alone, those they have played with, or all."""

WAIT = "wait"
"""What happens to the seat of somebody who is not there, unless a bot takes over."""


class Utc(TypeDecorator[datetime]):
    """A moment, kept in UTC; SQLite forgets the zone, so it is put back on reading."""

    impl = Moment(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        """Give the zone back."""
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    """Base of all rows; constraints have names, so that migrations can find them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Setting(Base):
    """Something the server made once and keeps: the key for its cookies."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


class Person(Base):
    """A guest with a name, or an account with a passphrase as well."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(20))
    language: Mapped[str] = mapped_column(String(2))
    account: Mapped[str | None] = mapped_column(String(20), unique=True)
    """The account's name in lower case, by which one signs in; None for a guest."""
    passphrase: Mapped[str | None] = mapped_column(String(200))
    """Argon2 hash."""
    created: Mapped[datetime] = mapped_column(Utc, default=now)
    muted: Mapped[list[str]] = mapped_column(JSON, default=list, server_default="[]")
    """People whose chat they do not want to read."""
    shows: Mapped[str] = mapped_column(String(10), default=NOBODY, server_default=NOBODY)
    """Who may see their chronicle: NOBODY, COMPANIONS or EVERYBODY."""
    likeness: Mapped[str | None] = mapped_column(String(20))
    """The creature that stands for them, and its colour, as `hydra-moss`; None: they chose none."""


class SignIn(Base):
    """A session: one browser in which somebody is signed in. Without its row a cookie is void."""

    __tablename__ = "sessions"

    person: Mapped[str] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    agent: Mapped[str] = mapped_column(String(60), default="")
    """Roughly which browser, on which system."""
    created: Mapped[datetime] = mapped_column(Utc, default=now)
    used: Mapped[datetime] = mapped_column(Utc, default=now, index=True)
    """When it was last used, to a few minutes."""


class RecoveryCode(Base):
    """A code that is as good as the passphrase, once. Only its hash is kept."""

    __tablename__ = "recovery_codes"

    person: Mapped[str] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)


class ReservedName(Base):
    """What the name of an account looks like: nobody else may look like that."""

    __tablename__ = "reserved_names"

    look: Mapped[str] = mapped_column(String(100), primary_key=True)
    person: Mapped[str] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="CASCADE"), index=True
    )


class KeptVariant(Base):
    """A variant that tables play: what is in it never changes, and its key says what that is."""

    __tablename__ = "variants"

    key: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    digest: Mapped[str] = mapped_column(String(32))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    """A :class:`lindwurm.kernel.variant.Variant` without its code: a database runs nothing."""
    text: Mapped[str] = mapped_column(Text, deferred=True)
    """Its file, as it was written."""
    code: Mapped[bool]
    """Whether it has code, which only the operator's file holds."""
    created: Mapped[datetime] = mapped_column(Utc, default=now)


class OwnVariant(Base):
    """A variant that somebody has brought, and finds again when setting a table."""

    __tablename__ = "own_variants"

    person: Mapped[str] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    key: Mapped[str] = mapped_column(
        "variant", ForeignKey("variants.key", ondelete="CASCADE"), primary_key=True, index=True
    )
    at: Mapped[datetime] = mapped_column(Utc, default=now)


class Table(Base):
    """A table: what is played there, by which seed, and how far it has come."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_lobby", "public", "status", "created"),
        Index("ix_tables_entered", "entered", "status"),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    """Unguessable: who has the link may come in."""
    game: Mapped[str] = mapped_column(String(40))
    variant_key: Mapped[str | None] = mapped_column("variant", String(16), index=True)
    """What is changed about the game; None: it is played as it is printed."""
    rules_version: Mapped[int]
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    public: Mapped[bool]
    status: Mapped[str] = mapped_column(String(8))
    host: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))
    commitment: Mapped[str] = mapped_column(String(64))
    salts: Mapped[list[Any] | None] = mapped_column(JSON)
    """What the seats had added when the match began, as in a record; None before. Where the dice
    were not agreed on, texts alone."""
    agreed: Mapped[bool] = mapped_column(default=True, server_default="0")
    """Whether all seats agree on the dice; else the seed alone decides, and the same dice fall
    again after an undo: in lessons, and at tables from before there were agreements."""
    annulled: Mapped[int] = mapped_column(default=0, server_default="0")
    """How many openings were annulled, because somebody did not reveal their salt."""
    names: Mapped[list[str] | None] = mapped_column(JSON)
    """The names in the record; None before the start."""
    rematch: Mapped[str | None] = mapped_column(String(32))
    """The table of the next match between the same people."""
    created: Mapped[datetime] = mapped_column(Utc, default=now)
    started: Mapped[datetime | None] = mapped_column(Utc)
    ended: Mapped[datetime | None] = mapped_column(Utc)
    awaited: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    """The seats that may act now; None: not known, before the table is opened again."""
    hints: Mapped[bool] = mapped_column(default=False, server_default="0")
    """Whether people may ask what to do."""
    start: Mapped[bytes | None] = mapped_column(LargeBinary)
    """The position that the match begins with, where it is not the game's opening."""
    start_layout: Mapped[int | None]
    """In which layout that position is packed; None: the first."""
    origin: Mapped[str | None] = mapped_column(String(32))
    """The finished table from whose position this one goes on."""
    origin_move: Mapped[int | None]
    lesson: Mapped[bool] = mapped_column(default=False, server_default="0")
    """Whether it is a lesson, whose dice are laid out."""
    script: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """Of a lesson: its chapter, the moves and dice laid out, and how far the learner has come."""
    clock: Mapped[str] = mapped_column(String(8), default=NO_CLOCK, server_default=NO_CLOCK)
    """How time is counted: NO_CLOCK, PER_MOVE, PER_GAME, DAYS."""
    seconds: Mapped[int | None]
    """How much there is of it."""
    timeout: Mapped[str] = mapped_column(String(8), default=BOT, server_default=BOT)
    """What happens when it is out: a bot takes over (BOT), or acts just once (ACT)."""
    absent: Mapped[str] = mapped_column(String(8), default=WAIT, server_default=WAIT)
    """What happens when somebody is not there: one waits (WAIT), or a bot takes over (BOT)."""
    deadline: Mapped[datetime | None] = mapped_column(Utc, index=True)
    """When the time of a seat will be out, the first of all."""
    silenced: Mapped[list[str]] = mapped_column(JSON, default=list, server_default="[]")
    """People whom the host has asked to be silent."""
    ending: Mapped[str | None] = mapped_column(String(10))
    """How people have ended the match; None: its rules did, or it is not over."""
    offer: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """Who offers to end it how, and who has agreed; see :mod:`lindwurm.server.table.offers`."""
    brought: Mapped[list[Group] | None] = mapped_column(JSON(none_as_null=True))
    """What people bring and tell themselves: dice, cards, lots. None: the table throws all."""
    referee: Mapped[bool] = mapped_column(default=False, server_default="0")
    """Whether all is played on a real board, and somebody who does not play tells every action."""
    told: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    """What they told of the opening; None before, and where they bring nothing."""
    asked: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The action that waits until they have told what fell; see :mod:`..table.own_dice`."""
    put_away: Mapped[list[str]] = mapped_column(JSON, default=list, server_default="[]")
    """People who do not want to see it among their tables any more."""
    entered: Mapped[bool] = mapped_column(default=False, server_default="0")
    """Whether the game, being over, stands in the chronicle."""
    version: Mapped[int] = mapped_column(default=0, server_default="0")
    """Raised with every move and every change: who has an older one in memory is behind."""

    seats: Mapped[list[Seat]] = relationship(
        order_by="Seat.number", lazy="selectin", cascade="all, delete-orphan"
    )
    variant: Mapped[KeptVariant | None] = relationship(
        primaryjoin="foreign(Table.variant_key) == KeptVariant.key", lazy="selectin", viewonly=True
    )


class Seat(Base):
    """A seat at a table. Numbers count from 0, as in the kernel."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(
        "table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    person: Mapped[str | None] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    name: Mapped[str] = mapped_column(String(20), default="")
    level: Mapped[str | None] = mapped_column(String(20))
    """For a bot: how it plays."""
    commitment: Mapped[str | None] = mapped_column(String(64))
    """What the person has committed to, for the next opening; None: nothing."""
    salt: Mapped[str] = mapped_column(String(64), default="")
    """The salt, since it has been revealed."""
    missed: Mapped[bool] = mapped_column(default=False, server_default="0")
    """Whether the opening before was annulled because this salt was missing."""
    stand_in: Mapped[str | None] = mapped_column(String(20))
    """The level of a bot that plays for the person until they come back; None: nobody does."""
    since: Mapped[datetime | None] = mapped_column(Utc)
    """From when on its time counts: when it has been shown what it is asked, or a little later if
    nobody says so. None: it is not being asked, or no time is counted."""
    seconds_left: Mapped[float | None] = mapped_column(Float)
    """Seconds left for the whole game, apart from those since then."""
    kept: Mapped[bool] = mapped_column(default=False, server_default="0")
    """Whether the person wants the finished game kept when old ones are cleared away."""
    given_up: Mapped[datetime | None] = mapped_column(Utc)
    """When a bot takes over if nobody comes; None: somebody is there, or it does not matter."""
    away: Mapped[datetime | None] = mapped_column(Utc)
    """Since when its person has not been at the table; None: they are there, or nobody minds."""
    wait: Mapped[float | None] = mapped_column("slot", Float)  # the column keeps its first name
    """Seconds after which silence answers for it, drawn when it was asked; None: it never does."""
    rests: Mapped[int | None]
    """The game's number of the turn in which the seat leaves all questions to silence."""
    left: Mapped[str | None] = mapped_column(String(10))
    """How it was given up, if it was: nobody comes back to it."""
    likeness: Mapped[str | None] = mapped_column(String(20))
    """The creature of its person as it is shown here, where no other seat has the same."""
    unseen: Mapped[datetime | None] = mapped_column(Utc, index=True)
    """In a game over days: since when it has been its turn, unseen; None: it is not, or seen."""


class Row(Base):
    """One move, or one taking back: row `number` of a table, which can exist only once."""

    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(
        "table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(4))
    seat: Mapped[int]
    action: Mapped[str] = mapped_column(String(80), default="")
    digest: Mapped[str] = mapped_column(String(32))
    """Fingerprint of the position afterwards: rebuilding must come to the same."""
    at: Mapped[datetime] = mapped_column(Utc, default=now)
    told: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    """What people told of their own dice; None: nothing of theirs fell."""
    by: Mapped[By | None] = mapped_column(String(8))
    """Who made it: PERSON, BOT, STAND_IN or CLOCK; None: from before this was kept."""


class Learning(Base):
    """How far somebody has come in the lesson of a game."""

    __tablename__ = "lessons"

    person: Mapped[str] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    table: Mapped[str | None] = mapped_column(
        "table_id", ForeignKey("tables.id", ondelete="SET NULL"), index=True
    )
    """Where the latest chapter is given."""
    done: Mapped[list[str]] = mapped_column(JSON, default=list, server_default="[]")
    """The chapters that were finished, the latest last."""
    at: Mapped[datetime] = mapped_column(Utc, default=now)
    """When a chapter was last begun."""


class Snapshot(Base):
    """A match as it stood after `number` rows, so that long ones open quickly. Only a shortcut."""

    __tablename__ = "snapshots"

    table: Mapped[str] = mapped_column(
        "table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int]
    data: Mapped[bytes] = mapped_column(LargeBinary)


class KeptReview(Base):
    """The review of a finished game, kept with it."""

    __tablename__ = "reviews"

    table: Mapped[str] = mapped_column(
        "table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    data: Mapped[bytes] = mapped_column(LargeBinary)
    """A :class:`lindwurm.review.Review` as JSON, packed by zlib."""
    shared: Mapped[bool] = mapped_column(default=False, server_default="0")
    """Whether the host lets everybody who has the link see the page of it."""
    at: Mapped[datetime] = mapped_column(Utc, default=now)


class Line(Base):
    """Something said at a table. Text, never markup."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(
        "table_id", ForeignKey("tables.id", ondelete="CASCADE"), index=True
    )
    person: Mapped[str | None] = mapped_column(
        "person_id", ForeignKey("people.id", ondelete="CASCADE"), index=True
    )
    name: Mapped[str] = mapped_column(String(20))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[datetime] = mapped_column(Utc, default=now)

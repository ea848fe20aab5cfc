"""What a client may say over the socket: strict types, nothing else is understood."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lindwurm.server.table.offers import Way

PROTOCOL = 1
"""Version of the socket's messages; a change that old clients cannot follow raises it."""
MOST_BYTES = 4096
"""No message of a client is longer."""

Number = Annotated[int, Meta(ge=0, le=10**9)]
SeatNumber = Annotated[int, Meta(ge=1, le=100)]
Id = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Action = Word | dict[Annotated[str, Meta(max_length=40)], Word | Number]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Any message of a client. `id` is the client's own and comes back with the answer."""

    id: Id | None = None


class Hello(Message, tag="hello"):
    """First message: which language, which of my seats, and what I know already."""

    language: Annotated[str, Meta(max_length=2)] | None = None
    seat: SeatNumber | None = None
    events: Number = 0
    undos: Number = 0


class Look(Message, tag="look"):
    """Show me the table from another of my seats, or (None) as a spectator."""

    seat: SeatNumber | None = None


class Act(Message, tag="act"):
    """Do this, chosen when the table stood at `number`."""

    number: Number
    action: Action
    seat: SeatNumber | None = None


class Why(Message, tag="why"):
    """Why may I not do this?"""

    action: Action
    seat: SeatNumber | None = None


class Tell(Message, tag="tell"):
    """What fell of our own dice: a piece for each draw, nothing where it is not mine to tell."""

    number: Number
    throw: Number
    pieces: Annotated[list[Word | None], Meta(max_length=200)]
    seat: SeatNumber | None = None


class Hint(Message, tag="hint"):
    """What should I do? Thinks for a second, where the table allows it."""

    seat: SeatNumber | None = None


class Odds(Message, tag="odds"):
    """What are my chances? Nothing but exact numbers, where the table allows it."""

    seat: SeatNumber | None = None


class Chances(Message, tag="chances"):
    """How does everybody stand? For those who watch, or where the table allows hints."""


class Undo(Message, tag="undo"):
    """Let me take back my latest action."""

    number: Number
    seat: SeatNumber | None = None


class Agree(Message, tag="agree"):
    """They may take it back."""

    number: Number


class Refuse(Message, tag="refuse"):
    """They may not; also takes back one's own wish."""

    number: Number


class Shown(Message, tag="shown"):
    """Everything up to this position has been shown here."""

    number: Number
    hidden: bool = False
    """Whether nobody can have seen it: the page lies behind others."""


class Rest(Message, tag="rest"):
    """Not this turn: let silence answer for me until it ends (or ask me again)."""

    on: bool = True
    seat: SeatNumber | None = None


class Hold(Message, tag="hold"):
    """Let silence not answer for me this time: I am thinking."""

    seat: SeatNumber | None = None


class Ways(Message, tag="endings"):
    """How may I end this game, and what would that do?"""


class End(Message, tag="end"):
    """End the game so, or ask the others to; a `seat` of mine, or the one I claim against."""

    how: Way
    seat: SeatNumber | None = None


class Offer(Message, tag="offer"):
    """I agree to what somebody offers, or not; also takes back one's own offer."""

    agree: bool


class Back(Message, tag="back"):
    """I am here again: give me my seats back from the bots that stood in."""


class Mute(Message, tag="mute"):
    """I do not want to read whoever wrote that line of chat (or I do again)."""

    line: Number
    on: bool = True


class Silence(Message, tag="silence"):
    """Whoever wrote that line of chat may not write at my table (or may again)."""

    line: Number
    on: bool = True


class Say(Message, tag="say"):
    """Tell everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Learn(Message, tag="lesson"):
    """I have read what the teacher says, or would like to go on another way than the script."""

    number: Number
    say: Literal["next", "go_on"]


class Ping(Message, tag="ping"):
    """Are you there?"""


Incoming = (
    Hello
    | Look
    | Act
    | Why
    | Hint
    | Odds
    | Chances
    | Tell
    | Undo
    | Agree
    | Refuse
    | Shown
    | Rest
    | Hold
    | Ways
    | End
    | Offer
    | Back
    | Mute
    | Silence
    | Say
    | Learn
    | Ping
)
decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
ping_decoder: msgspec.json.Decoder[Ping] = msgspec.json.Decoder(Ping)
"""In the lobby nothing else is understood."""


NOT_UNDERSTOOD = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading a message may end in: no JSON of ours, no text, nested without end (SRV-F13)."""


class _Marked(msgspec.Struct):
    id: Id | None = None


def id_of(data: bytes) -> str | None:
    """Return the id of a message that is not understood otherwise, if it has one.

    >>> id_of(b'{"type": "dance", "id": "7"}')
    '7'
    """
    try:
        return msgspec.json.decode(data, type=_Marked).id
    except NOT_UNDERSTOOD:
        return None

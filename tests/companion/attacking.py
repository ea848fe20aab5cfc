"""A skirmish with own dice whose target has no choice: the table says for them that they stand."""

from __future__ import annotations

from tests.server.harness import Client, Sitting

DEALT = (
    (1, "companion-bertha"),
    (2, "companion-brunna"),
    (1, "item-loaded-die"),
    (2, "item-map"),
)
THROWS = [*"22346", "face-blank"], [*"223466", "face-blank"]
LIKED = "loaded_die", "stop", "roll", "take", "done", "recruit", "accept"


def attacked(anna: Client) -> Sitting:
    """Play from the deal to Anna's second turn, and attack; returns her socket.

    Both seats are hers. She has no item left, so that her dice are thrown at once; Ben has one, but
    no egg: he is asked (DF-146), and can only stand.
    """
    body = {
        "game": "dragon_farkle",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}],
        "options": {"first_player": "1", "round_limit": "10"},
        "brought": ["dice", "cards"],
    }
    table = anna.post("/api/tables", body, 201)["table"]["id"]
    anna.post(f"/api/tables/{table}/start")
    sitting, throws = anna.sit(table), list(THROWS)

    def tell(pieces: list[str], seat: int) -> None:
        sitting.settle()
        assert sitting.asked is not None
        where = {key: sitting.asked[key] for key in ("number", "throw")}
        assert sitting.ask(type="tell", pieces=pieces, seat=seat, **where)["type"] == "done"

    for seat, piece in DEALT:
        tell([piece], seat)
    sitting.settle()
    while sitting.position["view"]["round_number"] == 1:
        seat = sitting.position["actors"][0]
        sitting.ask(type="look", seat=seat)
        sitting.settle()
        if sitting.asked:
            tell(throws.pop(0), seat)
        elif legal := [one["text"] for one in sitting.position["legal"]]:
            texts = (text for verb in LIKED for text in legal if text.split()[0] == verb)
            sitting.act(next(texts, "pass"), seat=seat)
        sitting.settle()
    assert not throws
    sitting.ask(type="look", seat=1)
    sitting.act("skirmish", seat=1)
    while sitting.asked is None:
        sitting.settle()
    return sitting

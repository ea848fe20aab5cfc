"""Windows for followers, and the fights: power, draws, which marker to lift."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.bot.threat import (
    FAR,
    WIN,
    follower_worth,
    gear,
    ready_power,
    share,
    threat,
)
from lindwurm.games.schutt_und_asche.data import (
    FARMER_CARDS,
    HITS_TO_WIN,
    REGULAR_ROUNDS,
    Card,
    Follower,
)
from lindwurm.games.schutt_und_asche.rules.dragon import landing
from lindwurm.games.schutt_und_asche.state import KINDS, NONE, REALM, SEATS, Phase, SchuttUndAsche
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import offered

WORTH_A_SWAP = 4
"""What an Agitator must gain: he stays, and may swap again in the next round."""

# == windows ======================================================================================


@rule
def in_window(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Play a follower where it helps, else pass."""
    phase = s.phase
    if phase == Phase.HERO:
        return Act.HERO if hero_helps(s, seat) else Act.PASS
    if phase == Phase.PREFIGHT:
        return before_fight(s, seat, legal, count)
    if phase == Phase.DECOY:
        return lure(s, seat, legal, count)
    if phase == Phase.HERMIT:
        return lead(s, seat, legal, count)
    if phase == Phase.FRIAR:
        return Act.FRIAR
    if offered(legal, count, Act.AGITATOR) and swap_gain(s, seat) >= WORTH_A_SWAP:
        return Act.AGITATOR
    if phase == Phase.QUIET and s.turn == 0 and offered(legal, count, Act.SCOUT):
        return Act.SCOUT
    if phase == Phase.INCOME:
        return send_farmer(s, seat, legal, count)
    if phase == Phase.SAGE and not s.coop and s.regent != seat and offered(legal, count, Act.SAGE):
        return Act.SAGE
    return Act.PASS


@rule
def swap_gain(s: SchuttUndAsche, seat: int) -> int:
    """Return what an Agitator would gain in the display for the least of one's followers."""
    low = FAR
    for kind in range(KINDS):
        if s.followers[seat][kind] > 0 and kind != Follower.AGITATOR:
            low = min(low, follower_worth(s, kind))
    high = 0
    for slot in range(len(s.display)):
        if s.display[slot] != NONE:
            high = max(high, follower_worth(s, int(s.display[slot])))
    return high - low


@rule
def send_farmer(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Swap worthless cards for a rival's: never in a team, whose gold is one."""
    if s.coop or s.gold[seat][0] == 0:
        return Act.PASS
    best = Act.PASS
    most = 0
    for k in range(count):
        code = legal[k] - Act.FARMER
        if 0 <= code < SEATS * FARMER_CARDS and code % FARMER_CARDS < s.gold[seat][0]:
            cards = s.gold_count[code // FARMER_CARDS] + 10 * (code % FARMER_CARDS)
            if cards > most:
                most = int(cards)
                best = int(legal[k])
    return best


@rule
def friendly(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether a seat wants the knight who is fighting to win."""
    if s.coop or s.owner[s.field_of] == seat:
        return True
    if share(s, seat, int(s.field_of)) == 0:
        return False
    return bool(s.hits < HITS_TO_WIN - 1 or s.round_number >= REGULAR_ROUNDS)


@rule
def hero_helps(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether striking out the card turns a fight that matters."""
    mine = s.coop or s.owner[s.field_of] == seat
    if s.card == Card.DRAGON and s.open[Card.DRAGON] == 2:
        return bool(mine and (s.use_sword or s.hits >= 4))
    decides = s.card == Card.KNIGHT or (s.card == Card.SWORD and s.use_sword == 1)
    return bool(decides and s.open[s.card] == 2 and not friendly(s, seat))


@rule
def before_fight(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Spare a bare knight the fight; stop a rival's last blow while the realm is safe."""
    p = s.field_of
    spare = (s.coop or s.owner[p] == seat) and not s.sword[p] and s.hits < 5
    if offered(legal, count, Act.VASSAL) and (spare or not friendly(s, seat)):
        return Act.VASSAL
    if not friendly(s, seat) and s.use_sword and offered(legal, count, Act.BLACK_KNIGHT):
        return Act.BLACK_KNIGHT
    return Act.PASS


@rule
def lure(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Lure the dragon from undefended land to a knight who waits for it."""
    here = threat(s, seat, landing(s))
    best = Act.PASS
    least = here - 35
    for k in range(count):
        if Act.DECOY <= legal[k] < Act.DECOY + REALM:
            cost = threat(s, seat, legal[k] - Act.DECOY)
            if cost < least:
                least = cost
                best = int(legal[k])
    return best


@rule
def lead(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Lead an armed knight who is not attacked into land that would burn."""
    best = Act.PASS
    for k in range(count):
        p = legal[k] - Act.HERMIT
        if 0 <= p < REALM and s.sword[p] and not s.marker[p] and share(s, seat, p) == 2:
            best = int(legal[k])
    return best


# == fighting =====================================================================================


@rule
def fight_step(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Spend power for armed knights always, for bare ones near the end (12.5)."""
    urgent = s.hits >= HITS_TO_WIN - 2 or s.round_number > REGULAR_ROUNDS
    if offered(legal, count, Act.SPEND_POWER) and (s.use_sword or urgent):
        return Act.SPEND_POWER
    if offered(legal, count, Act.SPEND_TREASURE) and s.hits == HITS_TO_WIN - 1:
        return Act.SPEND_TREASURE
    return Act.REVEAL


@rule
def worth_fighting_on(s: SchuttUndAsche, seat: int) -> bool:
    """Decide on a draw by the table of 12.3: go on where win and half a draw exceed one half."""
    dragons = s.open[Card.DRAGON]
    knights = s.open[Card.KNIGHT]
    swords = s.open[Card.SWORD] if s.use_sword else 0
    if s.power[seat] > 0 and (s.use_sword or s.hits >= 5):
        return True
    if dragons == 0:
        return bool(s.use_sword or knights > 0)
    if dragons == 1:
        return bool(knights == 2 or swords > 0)
    return bool(swords == 2)


@rule
def leave_worth(s: SchuttUndAsche, seat: int) -> int:
    """Weigh to lift nothing and fight again: better than lifting one's own where he would win."""
    return 13 if threat(s, seat, int(s.field_of)) < 0 else -FAR


@rule
def save_worth(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Weigh which marker to lift: a strong knight saves others and fights again."""
    field = s.field_of
    if p == field:
        kind, power = gear(s, field), ready_power(s, field)
        return 60 if WIN[kind][power] < 50 else 12
    return threat(s, seat, p)

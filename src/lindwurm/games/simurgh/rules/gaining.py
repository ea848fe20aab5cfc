"""T-GAIN: what an effect brings, and the choices that go with it."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Act, Kind
from lindwurm.games.simurgh.data import (
    ALTERNATIVES,
    DISPLAY,
    FIRST_SLOT,
    NEEDS,
    PART,
    PARTS,
    SCOUTS,
    SCOUTS_NEED,
    SLOTS,
    STRICT,
    TOKENS,
    Unit,
)
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.rules.common import (
    complete,
    compulsory,
    display_count,
    gains_keep,
    scout_open,
    vassal_at,
)
from lindwurm.games.simurgh.rules.effects import step
from lindwurm.games.simurgh.rules.free import dragon_helps
from lindwurm.games.simurgh.rules.stacks import (
    look_at_dragons,
    look_at_goals,
    look_at_tiles,
    take_blind,
    take_face_up,
)
from lindwurm.games.simurgh.state import AVAILABLE, RESERVE, Phase, Simurgh
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule


@rule
def gain_tokens(s: Simurgh, k: int, amount: int) -> None:
    """Receive tokens; whatever answers to that may be used in the window (SI-181)."""
    if amount > 0:
        s.tokens[s.active][k] += amount
        s.gained |= 1 << k
        emit(s, Kind.GAINED, s.active, amount, k)


@rule
def recruit(s: Simurgh, vassal: int) -> None:
    """A vassal joins the available ones, or is lost without one in reserve (SI-072, SI-116)."""
    i = vassal_at(s, s.active, vassal, RESERVE)
    if i >= 0:
        s.at[s.active][i] = AVAILABLE
        emit(s, Kind.RECRUITED, s.active, vassal, 0)
    else:
        emit(s, Kind.LOST, s.active, 0, 0)


@rule
def gain(s: Simurgh) -> None:
    """Receive the next part, in printed order, up to the next choice (SI-034)."""
    p = s.active
    e = s.effect
    if s.alternative < 0:
        if ALTERNATIVES[e] > 1:
            s.phase = Phase.CHOOSE
            return
        s.alternative = 0
    if s.part >= PARTS[e][s.alternative]:
        s.phase = Phase.TRIGGER
        return
    part = PART[e][s.alternative][s.part]
    unit = part[0]
    amount = int(part[1])
    if unit == Unit.F or unit == Unit.B:
        s.phase = Phase.MIX
        return
    s.part += 1
    if unit < TOKENS:
        gain_tokens(s, unit, amount)
    elif unit == Unit.PP:
        if amount > 0:
            s.points[p] += amount
            emit(s, Kind.SCORED, p, amount, 0)
    elif unit == Unit.SP or unit == Unit.DR:
        for _ in range(amount):
            recruit(s, unit - Unit.SP)
    elif unit == Unit.MARKER:
        s.left = amount
        s.phase = Phase.MARK
    else:
        gain_special(s, unit, amount)


@rule
def gain_special(s: Simurgh, unit: int, amount: int) -> None:
    """Receive a part that looks at tiles or leads on to a city space's own choice."""
    p = s.active
    if unit == Unit.DRAGON:
        if s.dragon_count == 0:
            emit(s, Kind.LOST, p, 0, 0)
        else:
            look_at_dragons(s, p, amount)
            s.phase = Phase.KEEP_DRAGON
    elif unit == Unit.TILE:
        if s.scout_count == 0:
            emit(s, Kind.LOST, p, 0, 0)
        else:
            look_at_tiles(s, p, amount)
            s.phase = Phase.KEEP_TILE
    elif unit == Unit.FACE_UP:
        if display_count(s) == 0:
            emit(s, Kind.LOST, p, 0, 0)
        else:
            s.phase = Phase.FACE_UP
    elif unit == Unit.BLIND:
        if s.scout_count == 0:
            emit(s, Kind.LOST, p, 0, 0)
        else:
            take_blind(s, p)
    elif unit == Unit.SCOUT:
        s.scouted = s.gained
        s.back_to = Phase.SCOUT
        s.phase = Phase.SCOUT
    elif unit == Unit.STATUE:
        look_at_goals(s, p, 3)
        s.back_to = Phase.STATUE
        s.phase = Phase.STATUE
    elif unit == Unit.ADVANCE:
        step(s, p, s.moved - 1)


@rule
def alternative_allowed(s: Simurgh, alternative: int) -> bool:
    """Return whether an alternative may be taken (SI-062, SI-066, SI-100, SI-182)."""
    e = s.effect
    if STRICT[e] and not complete(s, s.active, e, alternative, True):
        return False
    if s.bonus:  # A08: only what was gained
        return bool(s.gained >> PART[e][alternative][0][0] & 1)
    return step_follows(s, alternative)


@rule
def step_follows(s: Simurgh, alternative: int) -> bool:
    """Return whether what must follow can still be done after an alternative (SI-100, SI-251)."""
    e = s.effect
    if SCOUTS[e]:
        return scout_open(s, s.active) or dragon_helps(s, e, alternative, Phase.SCOUT, SCOUTS_NEED)
    if not compulsory(s) or gains_keep(s, e, alternative, 0):
        return True
    if not FIRST_SLOT <= e < FIRST_SLOT + SLOTS:
        return False
    needs = int(NEEDS[s.wild[s.laying - 1] - 1])
    return dragon_helps(s, e, alternative, Phase.VASSAL, needs)


@rule
def choose_asks(s: Simurgh) -> bool:
    """Take the only alternative there is; return whether there are more."""
    count = 0
    only = 0
    for a in range(ALTERNATIVES[s.effect]):
        if alternative_allowed(s, a):
            count += 1
            only = a
    if count > 1:
        return True
    do_choose(s, only)
    return False


@rule
def do_choose(s: Simurgh, alternative: int) -> None:
    """Take an alternative (SI-062)."""
    s.alternative = alternative
    s.phase = Phase.GAIN


@rule
def legal_choose(s: Simurgh, out: Ints) -> int:
    """List the alternatives that may be taken."""
    n = 0
    for a in range(ALTERNATIVES[s.effect]):
        if alternative_allowed(s, a):
            out[n] = Act.CHOOSE + a
            n += 1
    return n


@rule
def why_choose(s: Simurgh, alternative: int) -> int:
    """Say why an alternative cannot be taken."""
    e = s.effect
    if s.bonus:
        unit = PART[e][alternative][0][0]
        return 0 if s.gained >> unit & 1 else Why.NOT_GAINED
    if STRICT[e] and not complete(s, s.active, e, alternative, True):
        return Why.NOT_COMPLETE
    if step_follows(s, alternative):
        return 0
    return Why.COULD_NOT_FINISH if SCOUTS[e] else Why.NO_SPACE_LEFT


@rule
def mix_taken_allowed(s: Simurgh, n: int) -> bool:
    """Return whether n of the first kind may be taken, with regard to what must follow."""
    e = s.effect
    part = PART[e][s.alternative][s.part]
    if n > part[1]:
        return False
    if s.bonus or not compulsory(s):
        return True
    p = s.active
    first = Unit.V if part[0] == Unit.F else Unit.W
    s.tokens[p][first] += n
    s.tokens[p][first + 1] += part[1] - n
    ok = gains_keep(s, e, s.alternative, s.part + 1)
    s.tokens[p][first] -= n
    s.tokens[p][first + 1] -= part[1] - n
    return ok


@rule
def mix_asks(s: Simurgh) -> bool:
    """Take the only mix there is; return whether there are more."""
    amount = int(PART[s.effect][s.alternative][s.part][1])
    count = 0
    only = 0
    for n in range(amount + 1):
        if mix_taken_allowed(s, n):
            count += 1
            only = n
    if count > 1:
        return True
    do_mix(s, only)
    return False


@rule
def do_mix(s: Simurgh, n: int) -> None:
    """Take n of the first kind and the rest of the other (SI-063)."""
    part = PART[s.effect][s.alternative][s.part]
    first = Unit.V if part[0] == Unit.F else Unit.W
    gain_tokens(s, first, n)
    gain_tokens(s, first + 1, part[1] - n)
    s.part += 1
    s.phase = Phase.GAIN


@rule
def legal_mix(s: Simurgh, out: Ints) -> int:
    """List the mixes that may be taken."""
    part = PART[s.effect][s.alternative][s.part]
    verb = Act.TAKE_FOOD if part[0] == Unit.F else Act.TAKE_BUILDING
    n = 0
    for k in range(part[1] + 1):
        if mix_taken_allowed(s, k):
            out[n] = verb + k
            n += 1
    return n


@rule
def why_mix(s: Simurgh, unit: int, n: int) -> int:
    """Say why a mix cannot be taken."""
    part = PART[s.effect][s.alternative][s.part]
    if part[0] != unit or n > part[1]:
        return Why.NO_SUCH_MIX
    return 0 if mix_taken_allowed(s, n) else Why.COULD_NOT_FINISH


@rule
def face_up_allowed(s: Simurgh, i: int) -> bool:
    """Return whether a display tile may be taken for nothing, with regard to what must follow."""
    tile = s.display[i]
    if tile == 0:
        return False
    if not compulsory(s):
        return True
    s.display[i] = 0
    ok = gains_keep(s, s.effect, s.alternative, s.part)
    s.display[i] = tile
    return ok


@rule
def face_up_asks(s: Simurgh) -> bool:
    """Take the only display tile there is; return whether there are more."""
    count = 0
    only = 0
    for i in range(DISPLAY):
        if face_up_allowed(s, i):
            count += 1
            only = i
    if count > 1:
        return True
    do_face_up(s, only)
    return False


@rule
def do_face_up(s: Simurgh, i: int) -> None:
    """Take a display tile, without place cost and points (SI-190)."""
    take_face_up(s, s.active, i)
    s.phase = Phase.GAIN


@rule
def legal_face_up(s: Simurgh, out: Ints) -> int:
    """List the display tiles that may be taken for nothing."""
    n = 0
    for i in range(DISPLAY):
        if face_up_allowed(s, i):
            out[n] = Act.TAKE + i
            n += 1
    return n


@rule
def why_face_up(s: Simurgh, i: int) -> int:
    """Say why a display tile cannot be taken for nothing."""
    if s.display[i] == 0:
        return Why.PLACE_EMPTY
    return 0 if face_up_allowed(s, i) else Why.COULD_NOT_FINISH

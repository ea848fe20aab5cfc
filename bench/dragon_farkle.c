/* Dragon Farkle by hand: the full rules in plain C, as the limit that the compiled rules are held
 * against. It plays the very same random games: same generator, same draws, same list of legal
 * actions, same final states, byte for byte. The table (struct Table), its constants and the dice
 * tables come from the game's own declarations, in a header written by bench/climit.py.
 */

#include <stdint.h>
#include <string.h>

#include "dragon_farkle.h"

typedef struct Table Table;

/* -- chance: sfc32, and an exact reduction to 0..n-1 ------------------------------------------- */

static inline uint32_t next_word(int64_t *words) {
    uint32_t a = words[0], b = words[1], c = words[2], d = words[3];
    uint32_t t = a + b + d;
    words[0] = b ^ (b >> 9);
    words[1] = (uint32_t)(c + (c << 3));
    words[2] = (uint32_t)(((c << 21) | (c >> 11)) + t);
    words[3] = (uint32_t)(d + 1);
    return t;
}

static inline int below(int64_t *words, uint32_t n) {
    uint64_t product = (uint64_t)next_word(words) * n;
    if ((uint32_t)product < n) {
        uint32_t reject = -n % n;
        while ((uint32_t)product < reject) product = (uint64_t)next_word(words) * n;
    }
    return product >> 32;
}

static void seed_words(int64_t *words, int64_t seed, int64_t stream) {
    words[0] = (uint32_t)seed;
    words[1] = (uint32_t)(seed >> 32);
    words[2] = (uint32_t)stream;
    words[3] = 1;
    for (int i = 0; i < 12; i++) next_word(words);
}

static inline int draw(Table *s, int n) { return below(s->rng, n); }

static inline int next_seat(const Table *s, int seat) {
    return seat + 1 < s->seats ? seat + 1 : 0;
}

static inline int min(int a, int b) { return a < b ? a : b; }

/* -- the roll as it lies ----------------------------------------------------------------------- */

static inline int valid_dice(const Table *s) { return VALID[s->variant][s->roll]; }

static inline int must_take(const Table *s) {
    int eaten = s->event == EVENT_DRAGON && s->companion[s->roller] != COMPANION_ASHBY;
    return s->action != ACTION_BATTLE && !eaten && valid_dice(s) != 0;
}

static inline int is_farkle(const Table *s) {
    if (valid_dice(s) != 0 || s->event == EVENT_DRAGON) return 0;
    return s->event == EVENT_BLANK || s->action != ACTION_BATTLE;
}

static inline int companion_ready(const Table *s, int seat, int who) {
    return s->companion[seat] == who && !s->companion_used[seat] &&
           (seat == s->active || COMPANION_DEFENDS[who]);
}

static inline int holds(const Table *s, int seat, int kind) { return s->items[seat][kind] > 0; }

/* -- items and companions changing hands ------------------------------------------------------- */

static void refill_items(Table *s) {
    if (s->item_pile_count) return;
    for (int kind = 0; kind < KINDS; kind++) {
        s->item_pile_count += s->item_discard[kind];
        s->item_pile[kind] += s->item_discard[kind];
        s->item_discard[kind] = 0;
    }
}

static int pick_kind(Table *s, int8_t *counts, int total) {
    int left = draw(s, total), kind = 0;
    while (left >= counts[kind]) left -= counts[kind++];
    counts[kind]--;
    return kind;
}

static int draw_item(Table *s) {
    int kind = pick_kind(s, s->item_pile, s->item_pile_count);
    s->item_pile_count--;
    refill_items(s);
    return kind;
}

static inline void forget(Table *s, int holder, int kind) {
    for (int victim = 0; victim < s->seats; victim++)
        s->stolen_seen[victim][holder] &= ~(1 << kind);
}

static void use_item(Table *s, int seat, int kind) {
    s->items[seat][kind]--;
    s->item_count[seat]--;
    forget(s, seat, kind);
    s->item_discard[kind]++;
    refill_items(s);
}

static void discard_drawn(Table *s, int seat) {
    if (!s->drawn_count[seat]) return;
    for (int kind = 0; kind < KINDS; kind++) {
        s->item_discard[kind] += s->drawn[seat][kind];
        s->drawn[seat][kind] = 0;
    }
    s->drawn_count[seat] = 0;
    refill_items(s);
}

static void open_bag(Table *s, int seat) {
    int just_drawn = s->drawn[seat][ITEM_BAG] > 0;
    if (s->items[seat][ITEM_BAG] > 0) {
        s->items[seat][ITEM_BAG]--;
        s->item_count[seat]--;
        forget(s, seat, ITEM_BAG);
    } else {
        s->drawn[seat][ITEM_BAG]--;
        s->drawn_count[seat]--;
    }
    s->bag_open[seat] = 1;
    if (s->phase != PHASE_LIMIT) return;
    if (just_drawn && !s->bag_all) discard_drawn(s, seat);
    s->phase = PHASE_END;
}

static void draw_companion(Table *s, int seat) {
    int total = 0;
    for (int who = 0; who < COMPANIONS; who++) total += s->companion_pile[who];
    s->companion[seat] = pick_kind(s, s->companion_pile, total);
    if (total == 1) {
        memcpy(s->companion_pile, s->companion_discard, COMPANIONS);
        memset(s->companion_discard, 0, COMPANIONS);
    }
}

static void destroy(Table *s, int seat) {
    s->army[seat] = 0;
    s->in_keep[seat] = 0;
    if (s->companion[seat]) {
        s->companion_discard[s->companion[seat]]++;
        s->companion[seat] = COMPANION_NONE;
    }
    s->reborn[seat] = 1;
}

/* -- the roll series --------------------------------------------------------------------------- */

static void start_series(Table *s, int roller, int full) {
    s->roller = roller;
    s->full = s->hand = full;
    s->pot = 0;
    s->rolled = s->loaded = 0;
    s->phase = PHASE_READY;
}

static inline void clear_roll(Table *s) {
    memset(s->dice, 0, sizeof s->dice);
    s->roll = 0;
    s->event = EVENT_BLANK;
}

static void next_roll(Table *s) {
    if (s->hand == 0) s->hand = s->full;
    clear_roll(s);
    s->rolled = 1;
    s->phase = PHASE_READY;
}

static inline void book(Table *s) {
    s->pot += s->taken;
    s->taken = 0;
    next_roll(s);
}

static void throw_soldiers(Table *s, int placed) {
    int roll = 0;
    for (int i = 0; i < s->hand; i++) {
        int face = i < placed ? LOADED_FACE - 1 : draw(s, FACES);
        s->dice[i] = face + 1;
        roll = NEXT[roll][face];
    }
    for (int i = s->hand; i < s->full; i++) s->dice[i] = 0;
    s->roll = roll;
}

static void do_throw(Table *s) {
    throw_soldiers(s, s->loaded);
    s->event = EVENT_DIE[draw(s, EVENT_FACES)];
    s->loaded = 0;
    s->asked = next_seat(s, s->roller);
    s->phase = PHASE_INTERRUPT;
}

static int next_interrupter(Table *s) {
    if (!s->interrupts) s->asked = s->roller;
    while (s->asked != s->roller) {
        if (s->item_count[s->asked] > 0) return 1;
        s->asked = next_seat(s, s->asked);
    }
    return 0;
}

static inline int option_count(const Table *s) {
    const int32_t *start = OPTIONS_START[s->variant] + s->roll;
    return start[1] - start[0];
}

static void do_take(Table *s, int combo) {
    int dice = COMBO_ID[combo];
    s->taken = VALUE[s->variant][dice];
    s->hand -= SIZE[dice];
    if (s->event == EVENT_RALLY) s->phase = PHASE_REWARD;
    else book(s);
}

static void hit_dragon(Table *s, int hits) {
    s->damage = min(s->health, s->damage + hits);
    if (s->damage >= s->health) {
        clear_roll(s);
        s->winners = 1 << s->roller;
        s->phase = PHASE_OVER;
    }
}

static void resolve_battle(Table *s, int valid) {
    if (valid == 0 && s->event == EVENT_BLANK) {
        s->phase = PHASE_FARKLED;
        return;
    }
    if (s->event != EVENT_BLANK) {
        hit_dragon(s, DAMAGE[s->event]);
        if (s->phase == PHASE_OVER) return;
    }
    if (valid != 0) {
        int seat = s->roller, loss = VALUE[s->variant][valid];
        s->hand -= SIZE[valid];
        s->army[seat] = s->army[seat] > loss ? s->army[seat] - loss : 0;
        if (s->army[seat] == 0) {
            destroy(s, seat);
            s->damage = 0;
            clear_roll(s);
            s->phase = PHASE_END;
            return;
        }
    }
    next_roll(s);
}

static void resolve(Table *s) {
    int valid = valid_dice(s);
    if (s->action == ACTION_BATTLE) resolve_battle(s, valid);
    else if (valid != 0) {
        s->hand -= SIZE[valid];
        next_roll(s);
    } else if (s->event == EVENT_DRAGON) next_roll(s);
    else s->phase = PHASE_FARKLED;
}

static inline int may_draw_item(const Table *s) {
    return (s->cards == CARDS_FULL || s->cards == CARDS_ITEMS_ONLY) && s->item_pile_count > 0;
}

static void do_item(Table *s) {
    int kind = draw_item(s);
    s->drawn[s->roller][kind]++;
    s->drawn_count[s->roller]++;
}

/* -- how a series ends ------------------------------------------------------------------------- */

static void series_valued(Table *s) {
    if (s->roller == s->active) {
        s->attack = s->pot;
        start_series(s, s->target, DEFENDER_SET);
    } else s->phase = PHASE_COMPARE;
}

static void do_bank(Table *s) {
    int soldiers = s->pot;
    if (soldiers >= SOLDIER && s->companion[s->active] == COMPANION_STUB) soldiers += STUB_SOLDIERS;
    s->army[s->active] += soldiers;
    s->pot = 0;
    s->phase = PHASE_END;
}

static void series_farkled(Table *s) {
    int seat = s->roller;
    clear_roll(s);
    if (s->action == ACTION_BATTLE) {
        s->damage = 0;
        s->phase = PHASE_END;
        return;
    }
    discard_drawn(s, seat);
    if (s->action == ACTION_RECRUIT) {
        if (s->companion[seat] == COMPANION_BERTHA) s->army[seat] += min(BERTHA_KEEP, s->pot);
        s->pot = 0;
        s->phase = PHASE_END;
        return;
    }
    s->pot = 0;
    series_valued(s);
}

static void compare(Table *s) {
    if (s->attack == s->pot) {
        discard_drawn(s, s->active);
        discard_drawn(s, s->target);
        s->phase = PHASE_END;
        return;
    }
    int attacker_won = s->attack > s->pot;
    int margin = attacker_won ? s->attack - s->pot : s->pot - s->attack;
    s->asked = attacker_won ? s->target : s->active;
    s->handover = min(margin, s->army[s->asked]);
    s->phase = PHASE_LOSER;
}

static void do_pay(Table *s) {
    int winner = s->attack > s->pot ? s->active : s->target, loser = s->asked;
    int bonus = s->companion[winner] == COMPANION_BRUNNA ? BRUNNA_BONUS : SKIRMISH_BONUS;
    s->army[loser] -= s->handover;
    s->army[winner] += s->handover + bonus;
    s->handover = 0;
    discard_drawn(s, loser);
    s->phase = PHASE_END;
}

/* -- the frame of a turn ----------------------------------------------------------------------- */

static void begin_turn(Table *s) {
    int seat = s->active;
    memset(s->companion_used, 0, sizeof s->companion_used);
    memset(s->smoked, 0, sizeof s->smoked);
    s->map_on = 0;
    if (s->reborn[seat]) {
        s->reborn[seat] = 0;
        if (s->cards == CARDS_FULL || s->cards == CARDS_COMPANIONS_ONLY) draw_companion(s, seat);
    }
    s->phase = PHASE_CHOOSE;
}

static inline int can_be_attacked(const Table *s, int p) {
    return p != s->active && !s->in_keep[p] && !s->smoked[p];
}

static inline int has_target(const Table *s) {
    for (int p = 0; p < s->seats; p++)
        if (can_be_attacked(s, p)) return 1;
    return 0;
}

static inline int may_battle(const Table *s) {
    int army = s->army[s->active];
    return s->in_keep[s->active] || army >= s->threshold ||
           (s->map_on && army >= s->threshold - MAP_REBATE);
}

static inline int may_unfold_map(const Table *s) {
    int army = s->army[s->active];
    return !s->map_on && !s->in_keep[s->active] && holds(s, s->active, ITEM_MAP) &&
           s->threshold - MAP_REBATE <= army && army < s->threshold;
}

static inline int skree_may_fly(const Table *s) {
    if (!companion_ready(s, s->active, COMPANION_SKREE)) return 0;
    for (int p = 0; p < s->seats; p++)
        if (p != s->active && s->army[p] >= SOLDIER) return 1;
    return 0;
}

static void do_recruit(Table *s) {
    s->in_keep[s->active] = 0;
    s->action = ACTION_RECRUIT;
    start_series(s, s->active, FULL_SET);
}

static void do_skree(Table *s, int target) {
    s->companion_used[s->active] = 1;
    s->army[target] -= min(FRIGHT, s->army[target]);
    if (s->army[target] == 0 && s->in_keep[target]) destroy(s, target);
}

static void do_magpie(Table *s, int target) {
    use_item(s, s->active, ITEM_MAGPIE_RING);
    int kind = pick_kind(s, s->items[target], s->item_count[target]);
    s->item_count[target]--;
    forget(s, target, kind);
    s->items[s->active][kind]++;
    s->item_count[s->active]++;
    s->stolen_seen[target][s->active] |= 1 << kind;
}

static int only_target(const Table *s) {
    int found = -1;
    for (int p = 0; p < s->seats; p++)
        if (can_be_attacked(s, p)) {
            if (found >= 0) return -1;
            found = p;
        }
    return found;
}

static void accept_attack(Table *s) {
    s->attack = 0;
    start_series(s, s->active, FULL_SET);
}

static inline int above_limit(const Table *s, int seat) {
    if (s->bag_open[seat]) return !s->bag_all && s->drawn_count[seat] > ITEM_LIMIT;
    return s->item_count[seat] + s->drawn_count[seat] > ITEM_LIMIT;
}

static inline int to_sort(const Table *s, int seat, int kind) {
    return s->drawn[seat][kind] + (s->bag_open[seat] ? 0 : s->items[seat][kind]);
}

static void do_keep(Table *s, int kept) {
    int seat = s->asked, open = s->bag_open[seat];
    for (int kind = 0; kind < KINDS; kind++) {
        int surplus = to_sort(s, seat, kind) - (kind == kept);
        if (surplus > 0) {
            if (!open) forget(s, seat, kind);
            s->item_discard[kind] += surplus;
        }
        if (!open) s->items[seat][kind] = 0;
        s->drawn[seat][kind] = 0;
    }
    s->items[seat][kept]++;
    s->item_count[seat] = open ? s->item_count[seat] + 1 : 1;
    s->drawn_count[seat] = 0;
    refill_items(s);
    s->phase = PHASE_END;
}

static void time_up(Table *s) {
    int best = 0;
    for (int p = 0; p < s->seats; p++)
        if (s->army[p] > best) best = s->army[p];
    s->winners = 0;
    for (int p = 0; p < s->seats; p++)
        if (s->army[p] == best && s->seats > 1) s->winners |= 1 << p;
    s->round_number = s->round_limit;
    s->phase = PHASE_OVER;
}

static void end_turn(Table *s) {
    for (int k = 0, seat = s->active; k < s->seats; k++, seat = next_seat(s, seat))
        if (above_limit(s, seat)) {
            s->asked = seat;
            s->phase = PHASE_LIMIT;
            return;
        }
    for (int seat = 0; seat < s->seats; seat++)
        if (s->drawn_count[seat] > 0) {
            for (int kind = 0; kind < KINDS; kind++) {
                s->items[seat][kind] += s->drawn[seat][kind];
                s->drawn[seat][kind] = 0;
            }
            s->item_count[seat] += s->drawn_count[seat];
            s->drawn_count[seat] = 0;
        }
    s->action = ACTION_NONE;
    s->pot = s->attack = 0;
    s->damage = 0;
    s->active = next_seat(s, s->active);
    if (s->active == s->first) s->round_number++;
    if (s->round_limit > 0 && s->round_number > s->round_limit) time_up(s);
    else s->phase = PHASE_BEGIN;
}

/* -- which points ask for a decision ----------------------------------------------------------- */

static inline int may_stop(const Table *s) {
    return s->rolled && !s->loaded && s->action != ACTION_BATTLE;
}

static inline int may_call_quentin(const Table *s) {
    return s->hand < s->full && companion_ready(s, s->roller, COMPANION_QUENTIN);
}

static inline int ready_asks(const Table *s) {
    return (s->by_hand && s->action == ACTION_BATTLE) || s->item_count[s->roller] > 0 ||
           may_stop(s) || may_call_quentin(s) ||
           (s->roller == s->active && skree_may_fly(s));
}

static inline int react_asks(const Table *s) {
    int seat = s->roller;
    if (s->item_count[seat] > 0 || companion_ready(s, seat, COMPANION_MIRABEL)) return 1;
    if (must_take(s)) return option_count(s) > 1;
    if (valid_dice(s) == 0 && companion_ready(s, seat, COMPANION_PIP)) return 1;
    return s->action == ACTION_BATTLE && companion_ready(s, seat, COMPANION_ULF) && is_farkle(s);
}

static inline int choose_asks(const Table *s) {
    return s->item_count[s->active] > 0 || has_target(s) || may_battle(s) || skree_may_fly(s);
}

static void settle(Table *s) {
    for (;;) switch (s->phase) {
        case PHASE_READY:
            if (ready_asks(s)) return;
            s->phase = PHASE_ROLL;
            break;
        case PHASE_ROLL: do_throw(s); break;
        case PHASE_INTERRUPT:
            if (next_interrupter(s)) return;
            s->phase = PHASE_REACT;
            break;
        case PHASE_REACT:
            if (react_asks(s)) return;
            if (must_take(s)) do_take(s, OPTIONS[OPTIONS_START[s->variant][s->roll]]);
            else s->phase = PHASE_RESOLVE;
            break;
        case PHASE_RESOLVE: resolve(s); break;
        case PHASE_REWARD:
            if (may_draw_item(s)) {
                if (s->companion[s->roller] != COMPANION_GRIZZLE) return;
                do_item(s);
            }
            s->taken *= 2;
            book(s);
            break;
        case PHASE_STOPPED:
            if (s->action == ACTION_RECRUIT) s->phase = PHASE_BANK;
            else series_valued(s);
            break;
        case PHASE_FARKLED: series_farkled(s); break;
        case PHASE_BANK:
            if (s->pot >= SOLDIER && s->item_count[s->active] > 0) return;
            do_bank(s);
            break;
        case PHASE_COMPARE: compare(s); break;
        case PHASE_LOSER:
            if (s->handover > 0 && s->item_count[s->asked] > 0) return;
            do_pay(s);
            break;
        case PHASE_END: end_turn(s); break;
        case PHASE_BEGIN: begin_turn(s); break;
        case PHASE_CHOOSE:
            if (choose_asks(s)) return;
            do_recruit(s);
            break;
        case PHASE_TARGET: {
            int only = only_target(s);
            if (only < 0) return;
            s->target = only;
            s->phase = PHASE_SMOKE;
            break;
        }
        case PHASE_SMOKE:
            if (s->item_count[s->target] > 0) return;
            accept_attack(s);
            break;
        default: return; /* LIMIT is always a choice, OVER the end */
        }
}

/* -- what is allowed --------------------------------------------------------------------------- */

static int legal_own_turn(const Table *s, int *out, int n) {
    if (companion_ready(s, s->active, COMPANION_SKREE))
        for (int p = 0; p < s->seats; p++)
            if (p != s->active && s->army[p] >= SOLDIER) out[n++] = ACT_SKREE + p;
    if (holds(s, s->active, ITEM_MAGPIE_RING))
        for (int p = 0; p < s->seats; p++)
            if (p != s->active && s->item_count[p] > 0) out[n++] = ACT_MAGPIE + p;
    return n;
}

static int legal_choose(const Table *s, int *out) {
    int n = 0;
    out[n++] = ACT_RECRUIT;
    if (has_target(s)) out[n++] = ACT_SKIRMISH;
    if (may_battle(s)) out[n++] = ACT_BATTLE;
    n = legal_own_turn(s, out, n);
    if (may_unfold_map(s)) out[n++] = ACT_MAP;
    if (holds(s, s->active, ITEM_BAG)) out[n++] = ACT_OPEN_BAG;
    return n;
}

static int legal_ready(const Table *s, int *out) {
    int n = 0, seat = s->roller;
    out[n++] = ACT_ROLL;
    if (may_stop(s)) out[n++] = ACT_STOP;
    if (may_call_quentin(s)) out[n++] = ACT_QUENTIN;
    if (!s->loaded && holds(s, seat, ITEM_LOADED_DIE)) out[n++] = ACT_LOADED_DIE;
    if (seat == s->active) {
        n = legal_own_turn(s, out, n);
        if (s->action == ACTION_BATTLE && holds(s, seat, ITEM_ARROW)) out[n++] = ACT_ARROW;
    }
    if (holds(s, seat, ITEM_BAG)) out[n++] = ACT_OPEN_BAG;
    return n;
}

static int legal_interrupt(const Table *s, int *out) {
    int n = 0, battle = s->action == ACTION_BATTLE;
    out[n++] = ACT_PASS;
    if (holds(s, s->asked, ITEM_WHISTLE) && !battle && s->event != EVENT_DRAGON)
        out[n++] = ACT_WHISTLE;
    if (holds(s, s->asked, ITEM_CURSED_DIE)) out[n++] = ACT_CURSED_DIE;
    return n;
}

static int legal_react(const Table *s, int *out) {
    int n = 0, seat = s->roller, valid = valid_dice(s), battle = s->action == ACTION_BATTLE;
    if (must_take(s)) {
        const int16_t *option = OPTIONS + OPTIONS_START[s->variant][s->roll];
        for (int i = 0, count = option_count(s); i < count; i++) out[n++] = ACT_TAKE + option[i];
    } else out[n++] = ACT_ACCEPT;
    if (companion_ready(s, seat, COMPANION_MIRABEL)) out[n++] = ACT_MIRABEL;
    if (valid == 0 && companion_ready(s, seat, COMPANION_PIP))
        for (int face = 0; face < FACES; face++)
            if (COUNT[s->roll][face] > 0) out[n++] = ACT_PIP + face;
    if (holds(s, seat, ITEM_HORSESHOE)) out[n++] = ACT_HORSESHOE;
    if (!battle && valid != 0 && s->event == EVENT_BLANK && holds(s, seat, ITEM_WAR_HORN))
        out[n++] = ACT_WAR_HORN;
    if (is_farkle(s)) {
        if (holds(s, seat, ITEM_CHEESE)) out[n++] = ACT_CHEESE;
        if (battle && companion_ready(s, seat, COMPANION_ULF)) out[n++] = ACT_ULF;
    }
    if (holds(s, seat, ITEM_BAG)) out[n++] = ACT_OPEN_BAG;
    return n;
}

static int legal_limit(const Table *s, int *out) {
    int n = 0, seat = s->asked;
    for (int kind = 0; kind < KINDS; kind++)
        if (to_sort(s, seat, kind) > 0) out[n++] = ACT_KEEP + kind;
    if (to_sort(s, seat, ITEM_BAG) > 0) out[n++] = ACT_OPEN_BAG;
    return n;
}

/* Who decides, and what that seat may do; returns how many actions, 0 when the game is over. */
static int legal(const Table *s, int *seat, int *out) {
    int n = 0;
    switch (s->phase) {
    case PHASE_CHOOSE: *seat = s->active; return legal_choose(s, out);
    case PHASE_READY: *seat = s->roller; return legal_ready(s, out);
    case PHASE_INTERRUPT: *seat = s->asked; return legal_interrupt(s, out);
    case PHASE_REACT: *seat = s->roller; return legal_react(s, out);
    case PHASE_LIMIT: *seat = s->asked; return legal_limit(s, out);
    case PHASE_TARGET:
        *seat = s->active;
        for (int p = 0; p < s->seats; p++)
            if (can_be_attacked(s, p)) out[n++] = ACT_TARGET + p;
        return n;
    case PHASE_SMOKE:
        *seat = s->target;
        out[n++] = ACT_ACCEPT;
        if (holds(s, s->target, ITEM_SMOKE_EGG)) out[n++] = ACT_SMOKE_EGG;
        return n;
    case PHASE_REWARD:
        *seat = s->roller;
        out[n++] = ACT_DOUBLE;
        if (may_draw_item(s)) out[n++] = ACT_ITEM;
        return n;
    case PHASE_BANK:
        *seat = s->active;
        out[n++] = ACT_DONE;
        if (holds(s, s->active, ITEM_POSTER)) out[n++] = ACT_POSTER;
        return n;
    case PHASE_LOSER:
        *seat = s->asked;
        out[n++] = ACT_ACCEPT;
        if (holds(s, s->asked, ITEM_MIRROR_SHIELD)) out[n++] = ACT_MIRROR_SHIELD;
        return n;
    default: return 0;
    }
}

/* -- what happens ------------------------------------------------------------------------------ */

static void do_pip(Table *s, int face) {
    s->companion_used[s->roller] = 1;
    int fresh = draw(s, FACES);
    s->roll = NEXT[WITHOUT[s->roll][face]][fresh];
    for (int i = 0; i < s->hand; i++)
        if (s->dice[i] == face + 1) {
            s->dice[i] = fresh + 1;
            break;
        }
}

static void apply_rare(Table *s, int seat, int action) {
    if (action < ACT_ACCEPT) {
        s->target = action - ACT_TARGET;
        s->phase = PHASE_SMOKE;
    } else if (action < ACT_SKREE) do_keep(s, action - ACT_KEEP);
    else if (action < ACT_PIP) do_skree(s, action - ACT_SKREE);
    else if (action < ACT_MIRABEL) do_pip(s, action - ACT_PIP);
    else if (action >= ACT_MAGPIE && action < ACT_WHISTLE) do_magpie(s, action - ACT_MAGPIE);
    else switch (action) {
        case ACT_MIRABEL:
            s->companion_used[seat] = 1;
            s->event = EVENT_DIE[draw(s, EVENT_FACES)];
            break;
        case ACT_QUENTIN:
            s->companion_used[seat] = 1;
            s->hand++;
            break;
        case ACT_ULF:
            s->companion_used[seat] = 1;
            next_roll(s);
            break;
        case ACT_OPEN_BAG: open_bag(s, seat); break;
        case ACT_HORSESHOE:
            use_item(s, seat, ITEM_HORSESHOE);
            throw_soldiers(s, 0);
            break;
        case ACT_LOADED_DIE:
            use_item(s, seat, ITEM_LOADED_DIE);
            s->loaded = 1;
            break;
        case ACT_WAR_HORN:
            use_item(s, seat, ITEM_WAR_HORN);
            s->event = EVENT_RALLY;
            break;
        case ACT_CHEESE:
            use_item(s, seat, ITEM_CHEESE);
            next_roll(s);
            break;
        case ACT_POSTER:
            use_item(s, seat, ITEM_POSTER);
            s->army[seat] += POSTER_SOLDIERS;
            break;
        case ACT_ARROW:
            use_item(s, seat, ITEM_ARROW);
            hit_dragon(s, ARROW_DAMAGE);
            break;
        case ACT_SMOKE_EGG:
            use_item(s, seat, ITEM_SMOKE_EGG);
            s->smoked[seat] = 1;
            s->action = ACTION_NONE;
            s->phase = PHASE_CHOOSE;
            break;
        case ACT_MIRROR_SHIELD:
            use_item(s, seat, ITEM_MIRROR_SHIELD);
            s->handover = 0;
            do_pay(s);
            break;
        case ACT_WHISTLE:
            use_item(s, seat, ITEM_WHISTLE);
            s->event = EVENT_DRAGON;
            break;
        case ACT_CURSED_DIE:
            use_item(s, seat, ITEM_CURSED_DIE);
            throw_soldiers(s, 0);
            break;
        case ACT_MAP:
            use_item(s, seat, ITEM_MAP);
            s->map_on = 1;
            break;
        }
}

static void apply(Table *s, int seat, int action) {
    if (action >= ACT_TAKE && action < ACT_DOUBLE) do_take(s, action - ACT_TAKE);
    else switch (action) {
        case ACT_PASS: s->asked = next_seat(s, s->asked); break;
        case ACT_ROLL: s->phase = PHASE_ROLL; break;
        case ACT_STOP: s->phase = PHASE_STOPPED; break;
        case ACT_ACCEPT:
            if (s->phase == PHASE_SMOKE) accept_attack(s);
            else if (s->phase == PHASE_REACT) s->phase = PHASE_RESOLVE;
            else do_pay(s);
            break;
        case ACT_RECRUIT: do_recruit(s); break;
        case ACT_SKIRMISH:
            s->in_keep[seat] = 0;
            s->action = ACTION_SKIRMISH;
            s->phase = PHASE_TARGET;
            break;
        case ACT_BATTLE:
            s->in_keep[seat] = 1;
            s->action = ACTION_BATTLE;
            s->damage = 0;
            start_series(s, seat, FULL_SET);
            break;
        case ACT_DOUBLE:
            s->taken *= 2;
            book(s);
            break;
        case ACT_ITEM:
            do_item(s);
            book(s);
            break;
        case ACT_DONE: do_bank(s); break;
        default: apply_rare(s, seat, action);
        }
    settle(s);
}

/* -- setup ------------------------------------------------------------------------------------- */

static int first_player(Table *s, int wanted, int last) {
    int among = wanted > SEATS && last > 0 ? last : (1 << s->seats) - 1, equals = 0, seat = 0;
    if (0 < wanted && wanted <= SEATS) return wanted - 1;
    for (int p = 0; p < s->seats; p++) equals += among >> p & 1;
    for (int skip = equals > 1 || among != last ? draw(s, equals) : 0;; seat++)
        if (among >> seat & 1 && skip-- == 0) return seat;
}

static void setup(Table *s, int seats, const int64_t *options) {
    int companions, items, solo = seats == 1;
    s->seats = seats;
    s->health = options[OPT_DRAGON_HEALTH];
    s->variant = (options[OPT_TABLE] == 1 ? 4 : options[OPT_SIX_OF_A_KIND] == 2500 ? 2 : 0) +
                 options[OPT_FOUR_PLUS_PAIR];
    s->cards = options[OPT_CARDS];
    s->interrupts = seats > 1 ? 1 - options[OPT_INTERRUPTS] : 0;
    s->threshold = options[OPT_KEEP_THRESHOLD];
    s->round_limit = options[OPT_ROUND_LIMIT];
    companions = s->cards == CARDS_FULL || s->cards == CARDS_COMPANIONS_ONLY;
    items = s->cards == CARDS_FULL || s->cards == CARDS_ITEMS_ONLY;
    for (int who = 1; companions && who < COMPANIONS; who++)
        if (!(solo && !COMPANION_IN_SOLO[who]) && (items || !COMPANION_NEEDS_ITEMS[who]))
            s->companion_pile[who] = 1;
    for (int kind = 0; items && kind < KINDS; kind++)
        if (!(solo && !ITEM_IN_SOLO[kind]) && (s->interrupts || !ITEM_INTERRUPTS[kind])) {
            s->item_pile[kind] = ITEM_COPIES[kind];
            s->item_pile_count += ITEM_COPIES[kind];
        }
    s->by_hand = 1 - options[OPT_FINAL_BATTLE];
    s->bag_all = options[OPT_OPEN_BAG];
    s->first = first_player(s, options[OPT_FIRST_PLAYER], options[OPT_LAST_PLACE]);
    s->active = s->first;
    s->round_number = 1;
    for (int k = 0, seat = s->first; companions && k < seats; k++, seat = next_seat(s, seat))
        draw_companion(s, seat);
    for (int k = 0, seat = s->first; items && k < seats; k++, seat = next_seat(s, seat)) {
        s->items[seat][draw_item(s)]++;
        s->item_count[seat]++;
    }
    s->phase = PHASE_BEGIN;
    settle(s);
}

/* -- random play ------------------------------------------------------------------------------- */

static int64_t playout(Table *s, int seats, const int64_t *options, int64_t seed, int64_t number) {
    int64_t words[4];
    int out[MAX_LEGAL], seat = 0;
    seed_words(s->rng, seed, 2 * number);
    seed_words(words, seed, 2 * number + 1);
    setup(s, seats, options);
    for (int64_t steps = 0; steps < STEP_LIMIT; steps++) {
        int count = legal(s, &seat, out);
        if (count == 0) return steps;
        apply(s, seat, out[count > 1 ? below(words, count) : 0]);
    }
    return -1;
}

/* Play games `first` to `first + games - 1` of a seed into zeroed states. */
void play_games(Table *states, int64_t *lengths, int64_t first, int64_t games, int seats,
                const int64_t *options, int64_t seed) {
    for (int64_t i = 0; i < games; i++)
        lengths[i] = playout(states + i, seats, options, seed, first + i);
}

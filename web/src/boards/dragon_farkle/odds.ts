// Exact chances of the next roll and of a battle (catalogue 12.3, 12.5), without items; in a battle with
// the companion's help. Rolls are enumerated as multisets; nothing is estimated.

import { Companion, DATA, Event, type View } from "../../games/dragon_farkle";
import { MULTISETS, valid, without, worth } from "./scoring";

const NUMBERS = DATA.numbers;
const SIDES = DATA.event_die.faces;
const share = (face: string) => SIDES.filter((one) => one === face).length / SIDES.length;
const CHANCE = { dragon: share("dragon"), rally: share("rally"), blank: share("blank") };
const DAMAGE = { dragon: NUMBERS.dragon_damage.value, rally: NUMBERS.rally_damage.value };

interface Outcome {
  chance: number;
  /** Soldiers of all valid dice; 0 without a valid die. */
  worth: number;
  /** Dice left to roll, before hot dice. */
  left: number;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
/** In how many orders dice can show these faces. */
const ways = (faces: readonly number[]): number =>
  [1, 2, 3, 4, 5, 6].reduce(
    (n, face) => n / factorial(faces.filter((f) => f === face).length),
    factorial(faces.length),
  );
const outcomes = new Map<string, Outcome[]>();

/** What all valid dice of a roll of `dice` dice can be, `placed` of them laid down as 5. */
function rolls(dice: number, variant: number, placed = 0): Outcome[] {
  const key = `${variant}:${dice}:${placed}`;
  let found = outcomes.get(key);
  if (!found) {
    const merged = new Map<string, Outcome>();
    const thrown = dice - placed;
    for (const faces of MULTISETS.filter((one) => one.length === thrown)) {
      const part = valid([...faces, ...Array<number>(placed).fill(NUMBERS.loaded_face.value)], variant);
      const value = part.length ? worth(part, variant) : 0;
      const left = dice - part.length;
      const one = merged.get(`${value}:${left}`) ?? { chance: 0, worth: value, left };
      one.chance += ways(faces) / 6 ** thrown;
      merged.set(`${value}:${left}`, one);
    }
    found = [...merged.values()];
    outcomes.set(key, found);
  }
  return found;
}

interface Reroll {
  chance: number;
  /** For each die that Pip might throw again, what its six faces lead to. */
  dies: Outcome[][];
}
const pips = new Map<string, Reroll[]>();

/** The rolls of `dice` dice without a valid one, and what a die thrown again makes of them. */
function rerolls(dice: number, variant: number): Reroll[] {
  const key = `${variant}:${dice}`;
  let found = pips.get(key);
  if (!found) {
    found = MULTISETS.filter((faces) => faces.length === dice && valid(faces, variant).length === 0).map(
      (faces) => ({
        chance: ways(faces) / 6 ** dice,
        dies: [...new Set(faces)].map((face) => {
          const rest = without(faces, [face]) ?? [];
          return [1, 2, 3, 4, 5, 6].map((fresh) => {
            const part = valid([...rest, fresh], variant);
            return { chance: 1 / 6, worth: part.length ? worth(part, variant) : 0, left: dice - part.length };
          });
        }),
      }),
    );
    pips.set(key, found);
  }
  return found;
}

/** The chance that a roll holds no valid die. */
export function nothing(dice: number, variant: number, placed = 0): number {
  return rolls(dice, variant, placed)
    .filter((one) => one.worth === 0)
    .reduce((sum, one) => sum + one.chance, 0);
}

/** The chance that the next roll is a farkle that counts: the Dragon saves, in a battle the Rally too. */
export function farkle(dice: number, variant: number, battle: boolean, placed = 0): number {
  const counts = battle ? CHANCE.blank : 1 - CHANCE.dragon;
  return nothing(dice, variant, placed) * counts;
}

type Fate = keyof typeof CHANCE;
const FATES: Fate[] = ["blank", "dragon", "rally"];
const battles = new Map<string, number>();

/** Who can still be called upon in a battle of this player; 0 if nobody (catalogue 2.8). */
export function ally(view: Pick<View, "companion" | "companion_used">, seat: number): number {
  const who = view.companion[seat] ?? Companion.NONE;
  const helps: number[] = [Companion.PIP, Companion.MIRABEL, Companion.QUENTIN, Companion.ULF];
  return helps.includes(who) && !view.companion_used[seat] ? who : Companion.NONE;
}

/**
 * The chance to slay the dragon in this battle: `missing` damage, `dice` next, an army of `army`, and
 * who can still be called upon.
 */
export function slay(
  missing: number,
  dice: number,
  army: number,
  variant: number,
  who: number = Companion.NONE,
): number {
  if (missing <= 0) return 1;
  if (army <= 0) return 0;
  const key = `${variant}:${missing}:${dice}:${army}:${who}`;
  let total = battles.get(key);
  if (total === undefined) {
    total = 0;
    /** What a roll with a face leads to, with somebody still to be called upon. */
    const after = (one: Outcome, face: Fate, later: number): number => {
      if (face === "blank" && one.worth === 0)
        return later === Companion.ULF ? slay(missing, dice, army, variant) : 0;
      const left = face === "blank" ? missing : missing - DAMAGE[face];
      return slay(left, one.left || NUMBERS.full_set.value, army - one.worth, variant, later);
    };
    for (const one of rolls(dice, variant)) {
      const again =
        who === Companion.MIRABEL
          ? FATES.reduce((sum, face) => sum + CHANCE[face] * after(one, face, Companion.NONE), 0)
          : 0;
      for (const face of FATES) total += CHANCE[face] * one.chance * Math.max(after(one, face, who), again);
    }
    if (who === Companion.PIP) {
      for (const { chance, dies } of rerolls(dice, variant)) {
        const means = dies.map(
          (news) => news.reduce((sum, one) => sum + after(one, "blank", Companion.NONE), 0) / news.length,
        );
        total += CHANCE.blank * chance * Math.max(...means);
      }
    }
    if (who === Companion.QUENTIN && dice < NUMBERS.full_set.value) {
      total = Math.max(total, slay(missing, dice + 1, army, variant));
    }
    battles.set(key, total);
  }
  return total;
}

/** Faces of the event die, as its sides 1 to 6 are drawn. */
export const SIDE_OF: Record<number, number> = { [Event.DRAGON]: 1, [Event.RALLY]: 2, [Event.BLANK]: 3 };

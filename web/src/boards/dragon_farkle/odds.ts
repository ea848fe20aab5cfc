// Exact chances of the next roll and of a battle (catalogue 12.3, 12.5), without cards. Rolls are
// enumerated as multisets; nothing is estimated.

import { DATA, Event } from "../../games/dragon_farkle";
import { MULTISETS, valid, worth } from "./scoring";

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
const outcomes = new Map<string, Outcome[]>();

/** What all valid dice of a roll of `dice` dice can be, `placed` of them laid down as 5. */
function rolls(dice: number, variant: number, placed = 0): Outcome[] {
  const key = `${variant}:${dice}:${placed}`;
  let found = outcomes.get(key);
  if (!found) {
    const merged = new Map<string, Outcome>();
    const thrown = dice - placed;
    for (const faces of MULTISETS.filter((one) => one.length === thrown)) {
      let ways = factorial(thrown);
      for (let face = 1; face <= 6; face++) ways /= factorial(faces.filter((f) => f === face).length);
      const part = valid([...faces, ...Array<number>(placed).fill(NUMBERS.loaded_face.value)], variant);
      const value = part.length ? worth(part, variant) : 0;
      const left = dice - part.length;
      const one = merged.get(`${value}:${left}`) ?? { chance: 0, worth: value, left };
      one.chance += ways / 6 ** thrown;
      merged.set(`${value}:${left}`, one);
    }
    found = [...merged.values()];
    outcomes.set(key, found);
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

const battles = new Map<string, number>();

/** The chance to slay the dragon in this battle: `missing` damage, `dice` next, an army of `army`. */
export function slay(missing: number, dice: number, army: number, variant: number): number {
  if (missing <= 0) return 1;
  if (army <= 0) return 0;
  const key = `${variant}:${missing}:${dice}:${army}`;
  let total = battles.get(key);
  if (total === undefined) {
    total = 0;
    for (const one of rolls(dice, variant)) {
      const next = one.left || NUMBERS.full_set.value;
      for (const face of ["blank", "dragon", "rally"] as const) {
        const left = face === "blank" ? missing : missing - DAMAGE[face];
        if (face === "blank" && one.worth === 0) continue; // a farkle
        total += CHANCE[face] * one.chance * slay(left, next, army - one.worth, variant);
      }
    }
    battles.set(key, total);
  }
  return total;
}

/** Faces of the event die, as its sides 1 to 6 are drawn. */
export const SIDE_OF: Record<number, number> = { [Event.DRAGON]: 1, [Event.RALLY]: 2, [Event.BLANK]: 3 };

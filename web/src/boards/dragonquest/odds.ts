// What a choice risks: exact chances, counted from the faces of the dice.

import { DATA, Danger, Face, type View } from "../../games/dragonquest";

const { dice, numbers } = DATA;
const BLACK = DATA.box.black_movement_dice.pieces;
const SKULLS: Record<string, number> = { skull: 1, two_skulls: 2 };

/** Skulls that the movement dice show; the red die has a face with two. */
export function skullsOf(faces: readonly number[]): number {
  return faces.reduce(
    (sum, face) => sum + (face === Face.SKULL ? 1 : face === Face.TWO_SKULLS ? 2 : 0),
    0,
  );
}

/** The chance that throwing these dice (by index, 4 is the red one) again brings the third skull. */
export function thirdSkull(faces: readonly number[], chosen: readonly number[]): number {
  const shown = skullsOf(faces);
  let chances = new Map([[shown, 1]]);
  for (const index of chosen) {
    const sides = index < BLACK ? dice.black.faces : dice.red.faces;
    const after = new Map<number, number>();
    for (const [skulls, chance] of chances) {
      for (const side of sides) {
        const now = skulls + (SKULLS[side] ?? 0);
        after.set(now, (after.get(now) ?? 0) + chance / sides.length);
      }
    }
    chances = after;
  }
  let danger = 0;
  for (const [skulls, chance] of chances) if (skulls >= numbers.fatal_skulls.value) danger += chance;
  return danger;
}

/** The chance that the next throw of the treasure dice wakes the dragon. */
export function wakes(aside: number): number {
  const thrown = DATA.box.treasure_dice.pieces - aside;
  const sides: readonly string[] = dice.treasure.faces;
  const each = sides.filter((side) => side === "dragon").length / sides.length;
  let chance = 0;
  let ways = 1;
  for (let dragons = 0; dragons <= thrown; dragons++) {
    if (aside + dragons >= numbers.dragons_to_wake.value) {
      chance += ways * each ** dragons * (1 - each) ** (thrown - dragons);
    }
    ways = (ways * (thrown - dragons)) / (dragons + 1);
  }
  return chance;
}

const MONSTERS: Record<number, readonly string[]> = {
  [Danger.GHOUL]: dice.ghoul.faces,
  [Danger.TROLL]: dice.troll.faces,
  [Danger.ORC]: dice.orc.faces,
  [Danger.SKELETON]: dice.skeleton.faces,
};

function wounds(foe: number): number[] {
  const one: readonly number[] = dice.damage.faces;
  if (foe === Danger.TROLL) return [...one];
  const pick = foe === Danger.GHOUL ? Math.min : Math.max;
  return one.flatMap((first) => one.map((second) => pick(first, second)));
}

/** The chance to die in a fight that begins with so many life points. */
export function fightDeath(foe: number, lp: number, skull = 1): number {
  const sides = MONSTERS[foe] ?? [];
  const lost = sides.filter((side) => side === "monster").length / sides.length;
  if (lp <= 0) return 1;
  if (foe === Danger.SKELETON) {
    if (skull === numbers.fatal_skeleton_skulls.value) return lost;
    return lost * fightDeath(foe, lp - skull, skull + 1);
  }
  const hits = wounds(foe);
  return lost * hits.reduce((sum, hit) => sum + fightDeath(foe, lp - hit) / hits.length, 0);
}

/** What the discoveries shown would do to the active row: EP in it, and whether its danger wakes. */
export function rowAfter(view: View, hero: number, finds: number): { ep: number; wakes: boolean } {
  const row = activeRow(view, hero);
  const ep = (view.ep[hero]?.[row] ?? 0) + finds;
  return { ep, wakes: row >= 0 && ep > numbers.row_boxes.value };
}

/** The row that takes discoveries now; -1 when all three are closed. */
export function activeRow(view: View, hero: number): number {
  return (view.row[hero] ?? []).findIndex((state) => state === 0);
}

// What lies on sheet and table, counted: skulls, and what discoveries do to a row.

import { DATA, Face, RowState, type View } from "../../games/dragonquest";

/** Skulls that the movement dice show; the red die has a face with two. */
export function skullsOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + (face === Face.SKULL ? 1 : face === Face.TWO_SKULLS ? 2 : 0), 0);
}

/** What the discoveries shown would do to the active row: EP in it, and whether its danger wakes. */
export function rowAfter(view: View, hero: number, finds: number): { ep: number; wakes: boolean } {
  const row = activeRow(view, hero);
  const ep = (view.ep[hero]?.[row] ?? 0) + finds;
  return { ep, wakes: row >= 0 && ep > DATA.numbers.row_boxes.value };
}

/** The row that takes discoveries now; -1 when all three are closed. */
export function activeRow(view: View, hero: number): number {
  return (view.row[hero] ?? []).findIndex((state) => state === RowState.OPEN);
}

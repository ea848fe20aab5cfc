// What lies on sheet and table, counted.

import { Face, RowState, type View } from "../../games/dragonquest";

/** Skulls that the movement dice show; the red die has a face with two. */
export function skullsOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + (face === Face.SKULL ? 1 : face === Face.TWO_SKULLS ? 2 : 0), 0);
}

/** The row that takes discoveries now; -1 when all three are closed. */
export function activeRow(view: View, hero: number): number {
  return (view.row[hero] ?? []).findIndex((state) => state === RowState.OPEN);
}

// The ways a point card could take, as the server tells them, to be drawn before it is played.

import type { Previews, View } from "../../games/drachenfels";

export type Hop =
  | { by: "road"; from: number; to: number }
  | { by: "flight"; from: number; to: number }
  | { by: "rainbow"; from: number; to: number; position: number };

export type Way = readonly Hop[];

const FLOWN = -2;

/** One way of exactly so many steps to every field where such a move may end. */
export function ways(previews: Previews | null, view: View, seat: number, steps: number): Map<number, Way> {
  const told = Object.entries(previews?.ways[steps] ?? {});
  return new Map(told.map(([goal, way]) => [Number(goal), hops(way, view.at[seat] ?? 0)]));
}

/** A way in pairs of numbers: a field, and how it is reached. */
function hops(way: readonly number[], start: number): Hop[] {
  const found: Hop[] = [];
  for (let i = 0, from = start; i < way.length; i += 2) {
    const [to = 0, how = 0] = way.slice(i, i + 2);
    if (how >= 0) found.push({ by: "rainbow", from, to, position: how });
    else found.push({ by: how === FLOWN ? "flight" : "road", from, to });
    from = to;
  }
  return found;
}

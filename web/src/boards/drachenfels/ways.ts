// The ways a point card could take, to be drawn before it is played. What is allowed is the server's
// word alone; this only finds the lines to draw and the fields to show beforehand.

import type { View } from "../../games/drachenfels";
import { bits, CASTLE, DRAGON_PLACES, FORTS, NODES, RAINBOWS, ROADS, ROCKS, SITES, STARS } from "./geometry";

export type Hop =
  | { by: "road"; from: number; to: number }
  | { by: "flight"; from: number; to: number }
  | { by: "rainbow"; from: number; to: number; position: number; swung: boolean };

export type Way = readonly Hop[];

/** One way of exactly so many steps to every field where such a move may end. */
export function ways(view: View, seat: number, steps: number): Map<number, Way> {
  const found = new Map<number, Way>();
  const start = view.at[seat] ?? -1;
  if (start < 0) return found;

  const dragons = new Set(bits(view.dragons).map((d) => DRAGON_PLACES[d]));
  const bridges = new Set(bits(view.bridges).map((b) => SITES[b]));
  const standing = new Set(bits(view.rainbows));
  const others = new Set(view.at.filter((_, p) => p !== seat && p < view.seats));
  const special = (n: number): boolean => n === CASTLE || FORTS.includes(n);
  const fits = (position: number): boolean => {
    const { name, end } = RAINBOWS[position]!;
    if (end === CASTLE) return true;
    const [side = "", corner = ""] = name.split("-");
    return view.sky === 1 && (view.near === 0 || corner.includes(side));
  };
  const enterable = (n: number, last: boolean): boolean => {
    if (dragons.has(n)) return false;
    const kind = NODES[n]!.kind;
    if ((kind === "hole" || kind === "gap") && !bridges.has(n)) return false;
    if (kind === "castle") return last;
    if (kind === "fort") return last && view.armour[seat] === 1 && !others.has(n);
    return true;
  };
  const restable = (n: number): boolean => n !== start && !(ROCKS.includes(n) && others.has(n));

  const path: Hop[] = [];
  const seen: number[] = [start];
  let crossed = -1; // the rainbow left behind with the first step; it may be swung

  const worth = (way: Way): number =>
    way.reduce((sum, hop) => sum + (hop.by === "flight" ? 1 : hop.by === "rainbow" && hop.swung ? 2 : 0), 0);
  const arrive = (at: number): void => {
    if (!restable(at)) return;
    const old = found.get(at);
    if (!old || worth(path) < worth(old)) found.set(at, [...path]);
  };
  /** Whether a step may lead to a field (option `walk`). */
  const fresh = (n: number): boolean => {
    const last = path.at(-1);
    return view.u_turn ? !(last?.by === "road" && last.from === n) : !seen.includes(n);
  };

  const step = (left: number, hop: Hop): void => {
    path.push(hop);
    seen.push(hop.to);
    go(hop.to, left - 1);
    if (hop.by === "road" && STARS.includes(hop.to)) {
      for (const star of STARS) {
        if (star === hop.to || others.has(star) || (!view.u_turn && seen.includes(star))) continue;
        path.push({ by: "flight", from: hop.to, to: star });
        seen.push(star);
        go(star, left - 1);
        seen.pop();
        path.pop();
      }
    }
    seen.pop();
    path.pop();
  };

  const go = (at: number, left: number): void => {
    if (left === 0) {
      arrive(at);
      return;
    }
    const last = left === 1;
    for (const n of ROADS[at]!) {
      if (fresh(n) && enterable(n, last)) step(left, { by: "road", from: at, to: n });
    }
    for (let position = 0; position < RAINBOWS.length; position++) {
      const { rock, end } = RAINBOWS[position]!;
      if (rock !== at && end !== at) continue;
      const to = rock === at ? end : rock;
      const swung = crossed >= 0 && !standing.has(position) && fits(position) && !view.shift_late;
      if (!standing.has(position) && !swung) continue;
      if (!fresh(to) || !enterable(to, last)) continue;
      const leaving = path.length === 0 && special(at);
      if (leaving) crossed = position;
      step(left, { by: "rainbow", from: at, to, position, swung });
      if (leaving) crossed = -1;
    }
  };
  go(start, steps);
  return found;
}

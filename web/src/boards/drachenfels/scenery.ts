// Trees, hills, peaks and cracks between the roads. Sown once, always alike; never in the way of a road.

import { EDGES, field, NODES, round, type Point } from "./geometry";

export type Sown = Point & { what: "pine" | "oak" | "hill" | "peak" | "tuft"; size: number };

/** Numbers that look drawn by hand and are the same on every screen (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function toRoad(p: Point): number {
  let nearest = Infinity;
  for (const [a, b] of EDGES) {
    const [from, to] = [field(a), field(b)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const t = Math.max(0, Math.min(1, ((p.x - from.x) * dx + (p.y - from.y) * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, Math.hypot(p.x - from.x - t * dx, p.y - from.y - t * dy));
  }
  return nearest;
}

const corner = (p: Point): number => Math.hypot(Math.min(p.x, 1000 - p.x), Math.min(p.y, 1000 - p.y));
const middle = (p: Point): number => Math.hypot(p.x - 500, p.y - 500);

/** How much room each thing needs around its foot. */
const ROOM = { pine: 21, oak: 22, hill: 29, peak: 38, tuft: 19 } as const;

function kindAt(p: Point, roll: number): Sown["what"] {
  const out = middle(p);
  if (out < 300) return roll < 0.4 ? "tuft" : roll < 0.75 ? "oak" : "hill";
  if (corner(p) < 370) return roll < 0.62 ? "peak" : roll < 0.85 ? "pine" : "hill";
  return roll < 0.58 ? "pine" : roll < 0.72 ? "oak" : roll < 0.86 ? "hill" : "tuft";
}

/** Everything that grows or towers, from back to front. */
export const SCENERY: readonly Sown[] = (() => {
  const roll = dice(1986);
  const sown: Sown[] = [];
  for (let attempt = 0; attempt < 3000; attempt++) {
    const p = { x: round(22 + roll() * 956), y: round(26 + roll() * 956) };
    const what = kindAt(p, roll());
    const size = round(0.82 + roll() * 0.4);
    const room = ROOM[what] * size;
    if (middle(p) < 222 || corner(p) < 224 + room / 2) continue;
    if (toRoad({ x: p.x, y: p.y - room * 0.25 }) < room * 0.62 + 10) continue;
    // Tall things must not hide the road behind them.
    if ((what === "peak" || what === "pine" || what === "oak") && toRoad({ x: p.x, y: p.y - room }) < 15)
      continue;
    if (NODES.some((n) => n.kind !== "land" && Math.hypot(n.x - p.x, n.y - p.y) < room + 34)) continue;
    if (sown.some((s) => Math.hypot(s.x - p.x, (s.y - p.y) * 1.25) < (room + ROOM[s.what] * s.size) * 0.68))
      continue;
    sown.push({ ...p, what, size });
  }
  return sown.sort((a, b) => a.y - b.y);
})();

/** A ragged ring segment round a corner of the map: the chasm before a rock castle. */
export function chasm(cx: number, cy: number, seed: number): { edge: string; scratches: string } {
  const roll = dice(seed);
  const from = Math.atan2(500 - cy, 500 - cx) - Math.PI / 4;
  const inner: Point[] = [];
  const outer: Point[] = [];
  let scratches = "";
  const count = 22;
  for (let i = 0; i <= count; i++) {
    const angle = from - 0.12 + ((Math.PI / 2 + 0.24) * i) / count;
    const wide = 21 + roll() * 9;
    const at = (radius: number): Point => ({
      x: cx + radius * Math.cos(angle),
      y: cy + radius * Math.sin(angle),
    });
    inner.push(at(181 - wide));
    outer.push(at(181 + wide * (0.8 + roll() * 0.3)));
    const [a, b] = [at(181 - wide + 3), at(181 - wide + 9 + roll() * 16)];
    scratches += `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
  }
  const edge = [...inner, ...outer.reverse()].map((p) => `${round(p.x)} ${round(p.y)}`).join("L");
  return { edge: `M${edge}Z`, scratches };
}

/** A ragged pit in the road, and the scratches on its walls. */
export function pit(cx: number, cy: number, seed: number): { edge: string; scratches: string } {
  const roll = dice(seed);
  const rim: Point[] = [];
  let scratches = "";
  for (let i = 0; i < 15; i++) {
    const angle = (Math.PI * 2 * i) / 15;
    const radius = 22 + roll() * 7;
    rim.push({ x: cx + radius * Math.cos(angle), y: cy + radius * 0.86 * Math.sin(angle) });
    if (Math.sin(angle) < 0.25) {
      const x = cx + (radius - 2) * Math.cos(angle);
      const y = cy + (radius - 2) * 0.86 * Math.sin(angle);
      scratches += `M${round(x)} ${round(y)}l${round((cx - x) * 0.16)} ${round(5 + roll() * 8)}`;
    }
  }
  return { edge: `M${rim.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}Z`, scratches };
}

/** A shore: a circle drawn by a shaky hand. */
export function shore(cx: number, cy: number, radius: number, shake: number, seed: number): string {
  const roll = dice(seed);
  const rim = Array.from({ length: 30 }, (_, i) => {
    const angle = (Math.PI * 2 * i) / 30;
    const r = radius + (roll() - 0.5) * shake;
    return { x: round(cx + r * Math.cos(angle)), y: round(cy + r * Math.sin(angle)) };
  });
  let path = "";
  rim.forEach((p, i) => {
    const next = rim[(i + 1) % rim.length]!;
    const mid = `${round((p.x + next.x) / 2)} ${round((p.y + next.y) / 2)}`;
    path += i === 0 ? `M${mid}` : `Q${p.x} ${p.y} ${mid}`;
  });
  const [first, second] = [rim[0]!, rim[1]!];
  return `${path}Q${first.x} ${first.y} ${round((first.x + second.x) / 2)} ${round((first.y + second.y) / 2)}Z`;
}

/** Waves between two shores. */
export const WAVES: string = (() => {
  const roll = dice(7);
  let path = "";
  for (let radius = 99; radius < 142; radius += 9) {
    for (let angle = roll() * 20; angle < 360; angle += 16 + roll() * 16) {
      const a = (angle * Math.PI) / 180;
      const b = ((angle + 6 + roll() * 6) * Math.PI) / 180;
      path += `M${round(500 + radius * Math.cos(a))} ${round(500 + radius * Math.sin(a))}A${radius} ${radius} 0 0 1 ${round(500 + radius * Math.cos(b))} ${round(500 + radius * Math.sin(b))}`;
    }
  }
  return path;
})();

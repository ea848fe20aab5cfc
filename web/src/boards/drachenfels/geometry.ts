// Where everything lies on the map (1000 x 1000), and the curves of roads, rainbows and flights.

import { DATA, type View } from "../../games/drachenfels";

export interface Point {
  x: number;
  y: number;
}

export type FieldKind = "castle" | "start" | "land" | "star" | "rock" | "hole" | "gap" | "fort";

export interface FieldNode extends Point {
  id: string;
  kind: FieldKind;
  green: boolean;
}

export const NODES: readonly FieldNode[] = DATA.board.nodes.map((node) => ({
  id: node.id,
  kind: node.kind,
  x: node.x,
  y: node.y,
  green: "green" in node,
}));
export const NODE: ReadonlyMap<string, number> = new Map(NODES.map((node, n) => [node.id, n]));

export function nodeOf(id: string): number {
  const found = NODE.get(id);
  if (found === undefined) throw new Error(`there is no field ${id}`);
  return found;
}

/** A field by its number. */
export function field(n: number): FieldNode {
  const found = NODES[n];
  if (!found) throw new Error(`there is no field ${n}`);
  return found;
}

const ofKind = (...kinds: FieldKind[]): number[] =>
  NODES.flatMap((node, n) => (kinds.includes(node.kind) ? [n] : []));

export const SIDES = ["N", "E", "S", "W"] as const;
export const CORNERS = ["NE", "SE", "SW", "NW"] as const;
export const COLOURS = DATA.knights.map((knight) => knight.colour);
export const CARDS = DATA.cards.map((card) => card.id);
/** The card of this number is a point card; its value is the number + 1. */
export const isPoint = (card: number): boolean => DATA.cards[card]?.kind === "point";

export const CASTLE = nodeOf("C");
export const STARTS = DATA.knights.map((knight) => nodeOf(knight.start));
export const STARS = ofKind("star");
export const ROCKS = ofKind("rock");
export const FORTS = ofKind("fort");
export const SITES = ofKind("hole", "gap");
export const DRAGON_PLACES = NODES.flatMap((node, n) => (node.green || node.kind === "fort" ? [n] : []));

export const EDGES: readonly (readonly [number, number])[] = DATA.board.edges.map((edge) => {
  const [a = "", b = ""] = edge.split(":");
  return [nodeOf(a), nodeOf(b)] as const;
});
export const ROADS: readonly (readonly number[])[] = NODES.map((_, n) =>
  EDGES.flatMap(([a, b]) => (a === n ? [b] : b === n ? [a] : [])),
);

/** The 20 places of a rainbow: rock and other end. */
export const RAINBOWS: readonly { name: string; rock: number; end: number }[] = [
  ...SIDES.map((s) => ({ name: `${s}-C`, rock: nodeOf(`R-${s}`), end: CASTLE })),
  ...SIDES.flatMap((s) =>
    CORNERS.map((c) => ({ name: `${s}-${c}`, rock: nodeOf(`R-${s}`), end: nodeOf(`F-${c}`) })),
  ),
];
export const RAINBOW: ReadonlyMap<string, number> = new Map(RAINBOWS.map((r, i) => [r.name, i]));

/** The numbers of the bits of a mask. */
export function bits(mask: number): number[] {
  const found: number[] = [];
  for (let bit = 0; mask >> bit; bit++) if ((mask >> bit) & 1) found.push(bit);
  return found;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

// == curves ========================================================================================

export interface Curve {
  from: Point;
  mid: Point;
  to: Point;
}

/** A point of a curve, `t` from 0 to 1. */
export function along({ from, mid, to }: Curve, t: number): Point {
  const a = (1 - t) * (1 - t);
  const b = 2 * t * (1 - t);
  const c = t * t;
  return { x: a * from.x + b * mid.x + c * to.x, y: a * from.y + b * mid.y + c * to.y };
}

export function curvePath({ from, mid, to }: Curve): string {
  return `M${round(from.x)} ${round(from.y)}Q${round(mid.x)} ${round(mid.y)} ${round(to.x)} ${round(to.y)}`;
}

function bowed(from: Point, to: Point, bulge: number): Curve {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const left = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
  const mid = { x: (from.x + to.x) / 2 + left.x * bulge, y: (from.y + to.y) / 2 + left.y * bulge };
  return { from, mid, to };
}

/** Where a rainbow touches down: beside the keep, or on the crag of a rock castle. */
function foot(end: number, rock: number): Point {
  const { x, y, kind } = field(end);
  const from = field(rock);
  const length = Math.hypot(from.x - x, from.y - y);
  const away = kind === "castle" ? 62 : 30;
  return { x: x + ((from.x - x) / length) * away, y: y + ((from.y - y) / length) * away };
}

/** The arc of a rainbow; `shift` moves it sideways, for the bands. */
export function rainbowCurve(position: number, shift = 0): Curve {
  const { rock, end } = RAINBOWS[position]!;
  const to = foot(end, rock);
  const bulge = end === CASTLE ? 86 : 60 + Math.hypot(field(rock).x - to.x, field(rock).y - to.y) / 5;
  const curve = bowed(field(rock), to, bulge);
  const length = Math.hypot(to.x - curve.from.x, to.y - curve.from.y);
  const left = { x: (to.y - curve.from.y) / length, y: -(to.x - curve.from.x) / length };
  const move = (p: Point, by: number): Point => ({ x: p.x + left.x * by, y: p.y + left.y * by });
  return {
    from: move(curve.from, shift * 0.8),
    mid: move(curve.mid, shift * 1.5),
    to: move(curve.to, shift * 0.8),
  };
}

/** Where a rainbow is taken hold of: near the end that tells it from the others of its rock. */
export function rainbowGrip(position: number): Point {
  return along(rainbowCurve(position), RAINBOWS[position]!.end === CASTLE ? 0.5 : 0.68);
}

/** A flight between two star fields. */
export function flightCurve(from: number, to: number): Curve {
  return bowed(field(from), field(to), 46);
}

/** A closed or open road through fields, smooth. */
export function smooth(points: Point[], closed: boolean): string {
  const at = (i: number): Point => {
    const n = points.length;
    return closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!;
  };
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const two = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    path += `C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(c.x)} ${round(c.y)}`;
  }
  return path;
}

const points = (...ids: string[]): Point[] => ids.map((id) => field(nodeOf(id)));

/** All roads of the map as smooth lines; holes and gaps interrupt them. */
export const ROAD_LINES: readonly string[] = (() => {
  const moat: string[] = [];
  const stars: string[] = [];
  const border: string[] = [];
  SIDES.forEach((s, i) => {
    const before = CORNERS[(i + 3) % 4]!;
    const after = CORNERS[i]!;
    moat.push(
      `S-${before}`,
      `A-${s}-${before}`,
      `B-${s}-${before}`,
      `I-${s}`,
      `B-${s}-${after}`,
      `A-${s}-${after}`,
    );
    stars.push(
      `Z-${before}`,
      `M2-${s}-${before}`,
      `M1-${s}-${before}`,
      `R-${s}`,
      `M1-${s}-${after}`,
      `M2-${s}-${after}`,
    );
    border.push(
      `K-${before}`,
      `O3-${s}-${before}`,
      `O2-${s}-${before}`,
      `O1-${s}-${before}`,
      `T-${s}`,
      `O1-${s}-${after}`,
      `O2-${s}-${after}`,
      `O3-${s}-${after}`,
    );
  });
  const spokes = SIDES.map((s) =>
    smooth(points(...["I", "P", "R", "U", "T"].map((f) => `${f}-${s}`)), false),
  );
  const pits = CORNERS.flatMap((c) => [
    smooth(points(`S-${c}`, `Q-${c}`), false),
    smooth(points(`Z-${c}`, `V-${c}`, `K-${c}`), false),
  ]);
  return [
    smooth(points(...moat), true),
    smooth(points(...stars), true),
    smooth(points(...border), true),
    ...spokes,
    ...pits,
  ];
})();

/** Where a knight stands on a field: in the castle each colour has its own corner. */
export function standing(n: number, colour: number): Point {
  const { x, y, kind } = field(n);
  if (kind === "castle") {
    const [dx, dy] = (
      [
        [30, -4],
        [30, 48],
        [-30, 48],
        [-30, -4],
      ] as const
    )[colour] ?? [0, 0];
    return { x: x + dx, y: y + dy };
  }
  if (kind === "fort") return inward(n, 32);
  return { x, y };
}

/** Toward the middle of the board from a field. */
export function inward(n: number, by: number): Point {
  const { x, y } = field(n);
  const step = by / Math.SQRT2;
  return { x: x + Math.sign(500 - x) * step, y: y + Math.sign(500 - y) * step };
}

/** Where a dragon sits. */
export function lair(n: number): Point {
  return field(n).kind === "fort" ? inward(n, 30) : field(n);
}

const TURNS: Record<string, number> = { NE: -45, SW: -45, SE: 45, NW: 45 };

/** By how many degrees a bridge is turned here, so that it lies along its road. */
export const slant = (n: number): number => TURNS[field(n).id.slice(2)] ?? 0;

/** The seats that have looked into a rock castle. */
export function lookers(view: View, fort: number): number[] {
  return view.looked.flatMap((mask, seat) => (seat < view.seats && bits(mask).includes(fort) ? [seat] : []));
}

// The map of the realm: borders drawn by an unsteady hand, the same for neighbours.

import { DATA } from "../../games/schutt_und_asche";
import { NEXT } from "./model";

export const SIZE = 1000;
/** Borders of columns and rows; the dragon's lair in the middle is wider. */
const EDGES = [11, 177, 343, 657, 823, 989];

export interface Point {
  x: number;
  y: number;
}

/** A number between -1 and 1 that is always the same for the same place. */
function unsteady(...at: number[]): number {
  const seed = at.reduce((sum, n, i) => sum + n * [127.1, 311.7, 74.7][i % 3]!, 17.3);
  const wave = Math.sin(seed) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

function corner(col: number, row: number): Point {
  const outer = (n: number) => n === 0 || n === 5;
  const swing = (n: number) => (outer(n) ? 4 : 11);
  return {
    x: EDGES[col]! + unsteady(col, row, 1) * swing(col),
    y: EDGES[row]! + unsteady(col, row, 2) * swing(row),
  };
}

/** The border between two corners, as a chain of points. */
function border(from: [number, number], to: [number, number]): Point[] {
  const [a, b] = [corner(...from), corner(...to)];
  const rim = [from[0] + to[0], from[1] + to[1]].some((n) => n === 0 || n === 10);
  const sideways = from[0] === to[0];
  const steps = 4;
  const chain: Point[] = [a];
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const swing = unsteady(from[0] + to[0] * 7, from[1] + to[1] * 5, i) * (rim ? 3 : 8);
    chain.push({
      x: a.x + (b.x - a.x) * t + (sideways ? swing : 0),
      y: a.y + (b.y - a.y) * t + (sideways ? 0 : swing),
    });
  }
  return [...chain, b];
}

/** The outline of a cell of the five by five grid, as an SVG path with soft corners. */
export function outline(col: number, row: number): string {
  const chain = [
    ...border([col, row], [col + 1, row]),
    ...border([col + 1, row], [col + 1, row + 1]).slice(1),
    ...border([col, row + 1], [col + 1, row + 1])
      .reverse()
      .slice(1),
    ...border([col, row], [col, row + 1])
      .reverse()
      .slice(1, -1),
  ];
  const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const start = mid(chain.at(-1)!, chain[0]!);
  const parts = chain.map((point, i) => {
    const end = mid(point, chain[(i + 1) % chain.length]!);
    return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  });
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${parts.join("")}Z`;
}

export interface Cell {
  /** Left upper corner of the room to draw in, and its width and height. */
  x: number;
  y: number;
  width: number;
  height: number;
  centre: Point;
  path: string;
}

function cell(col: number, row: number): Cell {
  const [x, y] = [EDGES[col]! + 6, EDGES[row]! + 6];
  const [width, height] = [EDGES[col + 1]! - EDGES[col]! - 12, EDGES[row + 1]! - EDGES[row]! - 12];
  return { x, y, width, height, centre: { x: x + width / 2, y: y + height / 2 }, path: outline(col, row) };
}

export const CELLS: readonly Cell[] = DATA.provinces.map((one) => cell(one.grid[0], one.grid[1]));
export const LAIR = cell(2, 2);

/** Arrow from each province to the next one, on their border: where, and turned how far. */
export const ARROWS = CELLS.map((from, p) => {
  const to = CELLS[NEXT[p]!]!;
  const [[ax, ay], [bx, by]] = [DATA.provinces[p]!.grid, DATA.provinces[NEXT[p]!]!.grid];
  const across = bx !== ax;
  const edge = across ? EDGES[Math.max(ax, bx)]! : EDGES[Math.max(ay, by)]!;
  // Wide and narrow neighbours: the arrow sits where the narrower one has its middle.
  const low = from.width * from.height <= to.width * to.height ? from : to;
  return {
    x: across ? edge : low.centre.x,
    y: across ? low.centre.y : edge,
    turn: across ? (bx > ax ? 90 : -90) : by > ay ? 180 : 0,
  };
});

/** Where the four dragon tiles lie: on the rim of the lair, north, east, south, west. */
export const SLOT_AT: readonly Point[] = [
  { x: LAIR.centre.x, y: LAIR.y + 18 },
  { x: LAIR.x + LAIR.width - 18, y: LAIR.centre.y },
  { x: LAIR.centre.x, y: LAIR.y + LAIR.height - 18 },
  { x: LAIR.x + 18, y: LAIR.centre.y },
];

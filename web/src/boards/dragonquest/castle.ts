// The castle as a graph, numbered like the rules do: fields in reading order, the chamber last.
// The board needs it to draw ways and to count steps; what is allowed, the server says.

import { DATA, Mark, WORDS, type View } from "../../games/dragonquest";

export const COLUMNS = DATA.castle.columns;
export const GRID: readonly string[] = DATA.castle.grid;
export const WIDTH = COLUMNS.length;
export const HEIGHT = GRID.length;

export interface Cell {
  column: number;
  row: number;
}

const numbers = new Map<string, number>();
/** Where each field lies. */
export const CELLS: Cell[] = [];
GRID.forEach((line, row) =>
  [...line].forEach((sign, column) => {
    if (sign !== "#" && sign !== "T") numbers.set(`${column},${row}`, CELLS.push({ column, row }) - 1);
  }),
);
/** The treasure chamber: nine cells, one place. */
export const CHAMBER = CELLS.length;
export const FIELDS = CELLS.length;
const vault: Cell[] = [];
GRID.forEach((line, row) =>
  [...line].forEach((sign, column) => {
    if (sign === "T") vault.push({ column, row });
  }),
);
for (const { column, row } of vault) numbers.set(`${column},${row}`, CHAMBER);
export const VAULT = {
  left: Math.min(...vault.map((cell) => cell.column)),
  right: Math.max(...vault.map((cell) => cell.column)),
  top: Math.min(...vault.map((cell) => cell.row)),
  bottom: Math.max(...vault.map((cell) => cell.row)),
};

/** The place in a cell; undefined outside the walls. */
export function placeAt(column: number, row: number): number | undefined {
  return numbers.get(`${column},${row}`);
}

function special(sign: string): number {
  const row = GRID.findIndex((line) => line.includes(sign));
  return placeAt(GRID[row]?.indexOf(sign) ?? -1, row) ?? -1;
}

export const START = special("S");
export const EXIT = special("X");
export const LANTERN = special("o");
export const LAIR = special("D");

/** The name of a place as the rules write it in actions: "F6", or "T" for the chamber. */
export function nameOf(place: number): string {
  return place === CHAMBER ? "T" : (WORDS.field[place] ?? "");
}

/** The place an action names. */
export function placeOf(name: string): number {
  return name === "T" ? CHAMBER : (WORDS.field as readonly string[]).indexOf(name);
}

/** Where the middle of a place lies, in cells. */
export function middle(place: number): { x: number; y: number } {
  const cell = CELLS[place];
  return cell
    ? { x: cell.column + 0.5, y: cell.row + 0.5 }
    : { x: (VAULT.left + VAULT.right + 1) / 2, y: (VAULT.top + VAULT.bottom + 1) / 2 };
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The places directly beside one. */
export const BESIDE: number[][] = [...CELLS.keys(), CHAMBER].map((here) => {
  const cells = here === CHAMBER ? vault : [CELLS[here] as Cell];
  const found = new Set<number>();
  for (const { column, row } of cells) {
    for (const [dx, dy] of SIDES) {
      const there = placeAt(column + dx, row + dy);
      if (there !== undefined && there !== here) found.add(there);
    }
  }
  return [...found];
});

/** Whether a hero may go from one place to another beside it, as his map is drawn now. */
export function open(view: View, hero: number, here: number, there: number): boolean {
  if (there === CHAMBER) return here !== view.left_by[hero];
  if (there === EXIT && !view.been[hero]) return false;
  return !((view.mark[hero]?.[there] ?? 0) & (Mark.VISITED | Mark.BLOCKED | Mark.DEMON));
}

/** Steps from a hero's place to every place he can walk to; chamber and exit end a walk. */
export function distances(view: View, hero: number, walled = -1): Map<number, number> {
  const far = new Map([[view.at[hero] ?? START, 0]]);
  for (const [here, steps] of far) {
    if (steps > 0 && (here === CHAMBER || here === EXIT)) continue;
    for (const there of BESIDE[here] ?? []) {
      if (!far.has(there) && there !== walled && open(view, hero, here, there)) far.set(there, steps + 1);
    }
  }
  return far;
}

/** What the hero walks to: the chamber first, then the exit. */
export function goalOf(view: View, hero: number): number {
  return view.been[hero] ? EXIT : CHAMBER;
}

/** Steps to the goal, or null if there is no way. */
export function stepsToGoal(view: View, hero: number, walled = -1): number | null {
  return distances(view, hero, walled).get(goalOf(view, hero)) ?? null;
}

/** A shortest way from the hero to a place: the places after his own. */
export function wayTo(view: View, hero: number, place: number): number[] {
  const far = distances(view, hero);
  const way: number[] = [];
  for (let here = place, steps = far.get(place) ?? 0; steps > 0; steps--) {
    way.unshift(here);
    here = BESIDE[here]?.find((near) => far.get(near) === steps - 1 && open(view, hero, near, here)) ?? here;
  }
  return way;
}

/** The place one key press away, or undefined where the castle ends. */
export function neighbourIn(place: number, dx: number, dy: number): number | undefined {
  const { x, y } = middle(place);
  const reach = place === CHAMBER ? (VAULT.right - VAULT.left) / 2 + 1 : 1;
  return placeAt(Math.floor(x) + dx * reach, Math.floor(y) + dy * reach);
}

// The castle as a graph, numbered like the rules do: fields in reading order, the chamber last.
// The board needs it to draw; which ways are open, and how far it is, the server says.

import { DATA, WORDS } from "../../games/dragonquest";

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

/** The ways of a move, as the server tells them: from each place those that one may go on to. */
export class Ways {
  private readonly on: Map<number, number[]>;
  /** Steps to every place that can be reached, from the nearest on. */
  readonly steps: ReadonlyMap<number, number>;

  constructor(told: Record<string, string[]>, start: number) {
    this.on = new Map(Object.entries(told).map(([here, there]) => [placeOf(here), there.map(placeOf)]));
    const steps = new Map([[start, 0]]);
    for (const [here, far] of steps) {
      for (const there of this.on.get(here) ?? []) if (!steps.has(there)) steps.set(there, far + 1);
    }
    this.steps = steps;
  }

  /** Whether one may go on from a place to another. */
  leads(here: number, there: number): boolean {
    return this.on.get(here)?.includes(there) ?? false;
  }

  /** A shortest way to a place: the places after the start. */
  to(place: number): number[] {
    const way: number[] = [];
    for (let here = place, far = this.steps.get(place) ?? 0; far > 0; far--) {
      way.unshift(here);
      for (const [near, steps] of this.steps) {
        if (steps === far - 1 && this.leads(near, here)) {
          here = near;
          break;
        }
      }
    }
    return way;
  }
}

/** The place one key press away, or undefined where the castle ends. */
export function neighbourIn(place: number, dx: number, dy: number): number | undefined {
  const { x, y } = middle(place);
  const reach = place === CHAMBER ? (VAULT.right - VAULT.left) / 2 + 1 : 1;
  return placeAt(Math.floor(x) + dx * reach, Math.floor(y) + dy * reach);
}

// A plain board as the server declares it (src/lindwurm/games/board.py), and what its choices point at.

import type { Legal } from "../lib/protocol";

export interface Thing {
  id: string;
  /** The id of its name; without one it is called by its id. */
  name: string;
  x: number;
  y: number;
}

export interface Fact {
  field: string;
  name: string;
}

export interface Zone {
  id: string;
  kind: "map" | "cards" | "dice" | "track" | "grid" | "pile" | "facts";
  title: string;
  field: string;
  /** There is one for each seat. */
  seats: boolean;
  how: "counts" | "list" | "set" | "";
  /** Parameters that name something here, as `verb.parameter`. */
  points: string[];
  things: Thing[];
  base: number;
  count: string;
  top: string;
  ways: [number, number][];
  stands: { field: string; kind: "seats" | "one" | "set"; sign: string; places: number[] }[];
  to: number;
  verb: string;
  across: string;
  down: string;
  rows: Thing[];
  at: string[];
  dice: boolean;
  facts: Fact[];
}

export interface PlainBoard {
  game: string;
  zones: Zone[];
  phases: Record<string, string>;
  plate: Fact[];
  score: string;
  verbs: Record<string, string[]>;
  /** Parameters that name a seat. */
  seats: string[];
}

/** The boards that have been laid, by their games. */
export const laid = new Map<string, PlainBoard>();

export type View = Record<string, any>;
export type Action = Record<string, string | number>;

/** The place of a seat: its name in the first zone that has a row for each seat. */
export const seatKey = (seat: number): string => `seat:${seat}`;
export const thingKey = (zone: Zone, id: string | number): string => `${zone.id}:${id}`;

/** The zone in which seats can be pointed at, if there is one. */
export const seated = (board: PlainBoard): Zone | undefined => board.zones.find((one) => one.seats);

/** What an action points at, by the names of places; nothing: it is offered below the board. */
export function targets({ json }: Legal<Action>, board: PlainBoard): string[] {
  const verb = String(json.verb);
  const found: string[] = [];
  for (const name of board.verbs[verb] ?? []) {
    const parameter = `${verb}.${name}`;
    const value = json[name]!;
    if (board.seats.includes(parameter) && seated(board)) found.push(seatKey(Number(value)));
    for (const zone of board.zones) {
      if (!zone.points.includes(parameter) || zone.kind === "grid") continue;
      if (zone.kind === "dice" || zone.things.some(({ id }) => id === String(value)))
        found.push(thingKey(zone, value));
    }
  }
  for (const zone of board.zones)
    if (zone.kind === "grid" && zone.verb === verb) found.push(cellKey(zone, board, json));
  return found;
}

/** A cell of a grid is called by both its values, in the order of the verb's parameters. */
export function cellKey(zone: Zone, board: PlainBoard, json: Action): string {
  return thingKey(zone, (board.verbs[zone.verb] ?? []).map((name) => json[name]).join("-"));
}

/** Whoever touches what cannot be chosen seems to want this: something that names it, and nothing else. */
export function wanted(
  zone: Zone,
  id: string,
  board: PlainBoard,
  legal: readonly Legal<Action>[],
): Action | null {
  const alone = zone.points.map((one) => one.split(".") as [string, string]);
  const verbs = alone.filter(([verb]) => board.verbs[verb]?.length === 1);
  const now = verbs.find(([verb]) => legal.some(({ json }) => json.verb === verb)) ?? verbs[0];
  return now ? { verb: now[0], [now[1]]: id } : null;
}

/** The numbers of the bits of a mask. */
export function bits(mask: number): number[] {
  const found: number[] = [];
  for (let bit = 0; mask >> bit; bit++) if ((mask >> bit) & 1) found.push(bit);
  return found;
}

/** What lies in a row: things with how many there are of each, and how many are hidden. */
export function lying(
  zone: Zone,
  row: unknown,
  hidden: number,
): { things: { thing: Thing; count: number }[]; hidden: number } {
  const thing = (value: number): Thing =>
    zone.things[value - zone.base] ?? { id: String(value), name: "", x: 0, y: 0 };
  if (zone.how === "set") {
    if (typeof row !== "number") return { things: [], hidden };
    return { things: bits(row).map((bit) => ({ thing: thing(bit + zone.base), count: 1 })), hidden: 0 };
  }
  const values = (Array.isArray(row) ? row : [row]) as (number | null)[];
  const seen = values.filter((one) => one !== null);
  if (zone.how === "counts") {
    const dark = values.length > 0 && seen.length === 0;
    const things = values.flatMap((count, i) =>
      count ? [{ thing: zone.kind === "dice" ? thing(i + 1) : thing(i + zone.base), count }] : [],
    );
    return { things, hidden: dark ? hidden : 0 };
  }
  const there = seen.filter((one) => (zone.kind === "dice" ? one > 0 : one >= zone.base));
  return {
    things: there.map((value) => ({ thing: thing(value), count: 1 })),
    hidden: seen.length === 0 ? hidden || values.length : values.length - seen.length,
  };
}

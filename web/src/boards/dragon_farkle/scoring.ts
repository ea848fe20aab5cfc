// What dice are worth, from the scoring tables of the game's data. The client decides nothing with
// it: it says beside each choice what it brings, before it is made.

import { DATA } from "../../games/dragon_farkle";

interface Row {
  name: string;
  soldiers: number;
  faces?: readonly number[];
  kinds?: readonly number[];
  optional?: boolean;
  alternatives?: readonly { soldiers: number }[];
}
export interface Combination {
  faces: number[];
  soldiers: number;
}

const FACES = DATA.soldier_die.faces;
const MOST = DATA.numbers.full_set.value;

function multisets(size: number, from = 1): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let face = from; face <= FACES.length; face++) {
    for (const rest of multisets(size - 1, face)) found.push([face, ...rest]);
  }
  return found;
}

/** All ways dice can lie, by the number that events call them: by size, then by faces. */
export const MULTISETS: number[][] = Array.from({ length: MOST + 1 }, (_, n) => multisets(n)).flat();

function rowsOf(table: keyof typeof DATA.tables): readonly Row[] {
  return DATA.tables[table].rows;
}

/** The scoring tables in the order of the view's `variant`: table, then six of a kind, then four and a pair. */
const VARIANTS = (Object.keys(DATA.tables) as (keyof typeof DATA.tables)[]).flatMap((table) => {
  const six = rowsOf(table).find((row) => row.name === "six_of_a_kind");
  const values = [six?.soldiers ?? 0, ...(six?.alternatives ?? []).map((one) => one.soldiers)];
  return values.flatMap((soldiers) => [true, false].map((pair) => ({ table, six: soldiers, pair })));
});

/** The rows of a table as it is played here. */
export function rows(variant: number): Row[] {
  const played = VARIANTS[variant] ?? VARIANTS[0]!;
  return rowsOf(played.table)
    .filter((row) => played.pair || !row.optional)
    .map((row) => (row.name === "six_of_a_kind" ? { ...row, soldiers: played.six } : row));
}

function chosen(kinds: readonly number[], used: number[] = []): number[][] {
  const [first, ...rest] = kinds;
  if (first === undefined) return [[]];
  return FACES.filter((face) => !used.includes(face)).flatMap((face) =>
    chosen(rest, [...used, face]).map((more) => [...Array<number>(first).fill(face), ...more]),
  );
}

export const sorted = (faces: readonly number[]): number[] => [...faces].sort((a, b) => a - b);

/** `faces` without `part`, or null if it is not all there. */
export function without(faces: readonly number[], part: readonly number[]): number[] | null {
  const left = [...faces];
  for (const face of part) {
    const at = left.indexOf(face);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

const made = new Map<number, Combination[]>();

/** Every single combination of a table. */
export function combinations(variant: number): Combination[] {
  let found = made.get(variant);
  if (!found) {
    found = rows(variant).flatMap((row) =>
      (row.faces ? [[...row.faces]] : chosen(row.kinds ?? [])).map((faces) => ({
        faces: sorted(faces),
        soldiers: row.soldiers,
      })),
    );
    made.set(variant, found);
  }
  return found;
}

const known = new Map<string, number>();

/** The best total over all ways to divide dice completely into combinations; -1 if there is none (DF-17). */
export function worth(faces: readonly number[], variant: number): number {
  if (faces.length === 0) return 0;
  const key = `${variant}:${sorted(faces).join("")}`;
  let best = known.get(key);
  if (best === undefined) {
    best = -1;
    for (const one of combinations(variant)) {
      const rest = without(faces, one.faces);
      const more = rest ? worth(rest, variant) : -1;
      if (more >= 0) best = Math.max(best, one.soldiers + more);
    }
    known.set(key, best);
  }
  return best;
}

const scoring = new Map<string, number[]>();

/** All valid dice of a roll: the largest part of it that scores completely (DF-39, DF-51). */
export function valid(faces: readonly number[], variant: number): number[] {
  const key = `${variant}:${sorted(faces).join("")}`;
  let best = scoring.get(key);
  if (!best) {
    best = [];
    for (let mask = 1; mask < 1 << faces.length; mask++) {
      const part = faces.filter((_, i) => (mask >> i) & 1);
      if (part.length > best.length && worth(part, variant) > 0) best = sorted(part);
    }
    scoring.set(key, best);
  }
  return best;
}

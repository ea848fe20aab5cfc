// Provably fair, by this browser alone: from nothing but the record of a finished game it draws every die again, and
// compares with what it has seen itself: the promise, everybody's seals, its own salt, the dice that fell. The formulas
// are in docs/record-format.md; what they prove, and what not, in docs/security.md. Nothing here needs a secure context.

import { hmac, joined, unhex } from "./hmac";
import { sealOf } from "./seal";
import { hex, sha256, utf8 } from "./sha256";

/** One draw: what for, out of how many, which one. */
export type Fallen = [kind: string, size: number, value: number];

interface Salt {
  salt: string;
  commitment?: string | null;
  derived?: boolean;
}

/** As much of a record (docs/record-format.md) as is looked at here. */
export interface GameRecord {
  format_version: number;
  game: string;
  chance: {
    kind: string;
    commitment: string;
    seed: string | null;
    table?: string | null;
    salts?: Salt[];
    annulled?: number;
    repeats?: boolean;
    /** Kinds of draws that people made with their own dice, and told. */
    outside?: string[];
  };
  start: string | null;
  opening: Fallen[][];
  entries: { seat: number; throws?: Fallen[][]; takes_back?: number; by?: string }[];
}

/** What this browser has kept of a table. */
export interface Kept {
  /** Salts that it has made for it. */
  salts: string[];
  /** What the server had promised when it first saw each opening. */
  promises: Record<number, string>;
  /** When it revealed its salt: in which opening, under which promise, and what everybody had committed to. */
  revealed?: { opening: number; promise: string; seals: (string | null)[] };
  /** The dice that it saw fall, by the number of the row. */
  dice: Record<number, Fallen[]>;
}

/** Something that was looked at: a text's id with its arguments, and whether it is as it should be. */
export interface Finding {
  id: string;
  args: Record<string, string | number>;
  /** null: neither good nor bad, only to be known. */
  good: boolean | null;
}

/** What the server commits to. */
export function promiseOf(chance: GameRecord["chance"]): string {
  const seed = unhex(chance.seed ?? "");
  if (!chance.table) return hex(sha256(seed));
  return hex(sha256(joined(utf8(`lindwurm seed\n${chance.table}\n${chance.annulled ?? 0}\n`), seed)));
}

/** The salt of a seat that committed to none: it follows from the commitments of all. */
function derivedSalt(chance: GameRecord["chance"], seat: number): string {
  const made = (chance.salts ?? []).map((one) => one.commitment ?? "-");
  const parts = ["lindwurm salt", chance.table, chance.annulled ?? 0, chance.commitment, seat + 1, ...made];
  return hex(sha256(utf8(parts.join("\n"))));
}

/** The stream of draws: the same as `SecretStream` of the kernel. */
export class Stream {
  position = 0;
  private block = -1;
  private words: DataView = new DataView(new ArrayBuffer(32));

  constructor(
    private readonly seed: Uint8Array,
    private readonly salts: string[],
  ) {}

  private word(): number {
    const block = this.position >> 3;
    if (block !== this.block) {
      const salts = this.salts.map((salt) => `${utf8(salt).length}:${salt},`).join("");
      this.words = new DataView(hmac(this.seed, utf8(`${salts}#${block}`)).buffer);
      this.block = block;
    }
    return this.words.getUint32(4 * (this.position++ & 7));
  }

  /** The next value out of 0..n-1. */
  draw(n: number): number {
    const size = BigInt(n);
    const least = 2n ** 32n % size;
    for (;;) {
      const product = BigInt(this.word()) * size;
      if (product % 2n ** 32n >= least) return Number(product >> 32n);
    }
  }
}

/** The first die that is not the one that seed and salts give; or how many dice and throws there were. */
export function redrawn(record: GameRecord): {
  dice: number;
  wrong: { move: number; die: number; kind: string; shows: number; ought: number } | null;
} {
  const { chance } = record;
  const salts = (chance.salts ?? []).map((one) => one.salt);
  const stream = new Stream(unhex(chance.seed ?? ""), salts);
  let dice = 0;
  /** Where the stream stood before each move that stands. */
  const before: number[] = [];
  const all = [{ throws: record.opening, takes_back: 0 }, ...record.entries];
  for (const [move, entry] of all.entries()) {
    if (entry.takes_back) {
      const at = before.splice(before.length - entry.takes_back)[0];
      if (chance.repeats && at !== undefined) stream.position = at;
      continue;
    }
    if (move > 0) before.push(stream.position);
    for (const [die, [kind, size, shows]] of (entry.throws ?? []).flat().entries()) {
      if (chance.outside?.includes(kind)) continue;
      const ought = stream.draw(size);
      dice++;
      if (ought !== shows) return { dice, wrong: { move, die: die + 1, kind, shows, ought } };
    }
  }
  return { dice, wrong: null };
}

/** The first of the dice that this browser saw which the record tells otherwise; or how many rows were compared. */
function compared(record: GameRecord, seen: Kept["dice"]): { rows: number; wrong: number | null } {
  let rows = 0;
  for (const [row, dice] of Object.entries(seen)) {
    const told = (record.entries[Number(row)]?.throws ?? []).flat();
    const kinds = new Set(dice.map(([kind]) => kind));
    const same = told.filter(([kind]) => kinds.has(kind));
    if (JSON.stringify(same) !== JSON.stringify(dice)) return { rows, wrong: Number(row) + 1 };
    rows++;
  }
  return { rows, wrong: null };
}

/** Look at a record, with what was kept of its table (null: this browser was not there). */
export function examine(record: GameRecord, kept: Kept | null): Finding[] {
  const { chance } = record;
  if (record.format_version !== 2 || chance.kind !== "stream" || !chance.seed)
    throw new Error("not of a table");
  const found: Finding[] = [];
  const tell = (id: string, good: boolean | null, args: Finding["args"] = {}) =>
    found.push({ id, good, args });
  const salts = chance.salts ?? [];
  const opening = chance.annulled ?? 0;
  const promised = kept?.promises[opening];
  if (promised) tell("verify-promise", promised === chance.commitment);
  tell("verify-seed", promiseOf(chance) === chance.commitment);
  if (chance.table) {
    const own = salts.filter((one) => !one.derived);
    const right = salts.every((one, seat) =>
      one.derived
        ? !one.commitment && one.salt === derivedSalt(chance, seat)
        : sealOf(one.salt) === one.commitment,
    );
    tell(own.length > 0 ? "verify-salts" : "verify-no-salts", own.length > 0 || !right ? right : null, {
      count: own.length,
    });
    if (kept?.revealed?.opening === opening) {
      const { promise, seals } = kept.revealed;
      const sealed = JSON.stringify(salts.map((one) => one.commitment ?? null)) === JSON.stringify(seals);
      tell("verify-seals", sealed && promise === chance.commitment);
      tell(
        "verify-own",
        own.some((one) => kept.salts.includes(one.salt)),
      );
    }
  }
  const { dice, wrong } = redrawn(record);
  if (wrong) tell("verify-die", false, { ...wrong, shows: wrong.shows + 1, ought: wrong.ought + 1 });
  else if (dice > 0 || !chance.outside?.length) tell("verify-dice", true, { count: dice });
  if (kept && Object.keys(kept.dice).length > 0) {
    const { rows, wrong: other } = compared(record, kept.dice);
    if (other !== null) tell("verify-unseen", false, { move: other });
    else tell("verify-seen", true, { count: rows });
  }
  if (chance.outside?.length) tell("verify-own-dice", null);
  if (opening > 0) tell("verify-annulled", null, { count: opening });
  if (record.start !== null) tell("verify-start", null);
  const back = record.entries.reduce((sum, entry) => sum + (entry.takes_back ?? 0), 0);
  if (back > 0) tell(chance.repeats ? "verify-back-same" : "verify-back", null, { count: back });
  const stood = record.entries.filter((entry) => entry.by === "stand_in").length;
  if (stood > 0) tell("verify-stood", null, { count: stood });
  return found;
}

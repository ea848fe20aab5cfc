// What this browser does for fair dice, unasked: it makes a salt for every table it sits down at, commits to it, reveals
// it when everybody has committed, and keeps all that it has seen, so that it can compare at the end.

import { api } from "./api";
import type { Fallen, Kept } from "./fairness";
import { recognise } from "./person.svelte";
import type { Table, TableForMe } from "./protocol";
import { freshSalt, sealOf } from "./seal";

const KEY = "lindwurm-table-";
const INDEX = "lindwurm-tables";
/** Tables that are remembered; older ones are forgotten. */
const MOST = 60;

/** For browsers that keep nothing: a salt must at least live as long as the page. */
const memory = new Map<string, Kept>();

const nothing = (): Kept => ({ salts: [], promises: {}, dice: {} });

/** What this browser has kept of a table; null if it was never there. */
export function keptOf(table: string): Kept | null {
  try {
    const text = localStorage.getItem(KEY + table);
    if (text !== null) return { ...nothing(), ...(JSON.parse(text) as Kept) };
  } catch {
    // Not ours to read, or not ours at all.
  }
  return memory.get(table) ?? null;
}

function keep(table: string, change: (kept: Kept) => void): void {
  const known = keptOf(table);
  const kept = known ?? nothing();
  change(kept);
  try {
    localStorage.setItem(KEY + table, JSON.stringify(kept));
    if (known) return;
    const all = [...(JSON.parse(localStorage.getItem(INDEX) ?? "[]") as string[]), table];
    for (const old of all.splice(0, Math.max(0, all.length - MOST))) localStorage.removeItem(KEY + old);
    localStorage.setItem(INDEX, JSON.stringify(all));
  } catch {
    memory.set(table, kept);
  }
}

/** Sit down at a table, a new one if it has no id yet: `doing` is told what to commit to. */
export async function sealed(
  id: string | null,
  doing: (commitment: string) => Promise<TableForMe>,
): Promise<TableForMe> {
  const salt = freshSalt();
  // Kept before it is sent: an answer may be lost, and then the server has the commitment all the same.
  if (id !== null) keep(id, (kept) => kept.salts.push(salt));
  const made = await doing(sealOf(salt));
  if (id === null) keep(made.table.id, (kept) => kept.salts.push(salt));
  see(made.table);
  return made;
}

/** Begin, and reveal at once where nobody else sits who could commit to anything. */
export async function start({ table, mine }: TableForMe): Promise<TableForMe> {
  const others = table.seats.some((one) => one.kind === "person" && !mine.includes(one.seat));
  const salt = others ? null : mySalt(table, mine);
  if (salt) witness(table);
  return api.start(table.id, salt ?? undefined);
}

/** The salt that fits what my seats have committed to, if it was made here. */
function mySalt(table: Table, mine: number[]): string | null {
  const made = table.seats.find((one) => mine.includes(one.seat) && one.commitment)?.commitment;
  return (made && keptOf(table.id)?.salts.find((salt) => sealOf(salt) === made)) || null;
}

/** Note what the server promises, the first time it is seen. */
function see(table: Table): void {
  if (keptOf(table.id)?.promises[table.annulled] || !table.commitment) return;
  keep(table.id, (kept) => (kept.promises[table.annulled] = table.commitment));
}

/** Note under which commitments my salt is revealed: after this nobody may have others. */
function witness(table: Table): void {
  keep(table.id, (kept) => {
    kept.revealed = {
      opening: table.annulled,
      promise: table.commitment,
      seals: table.seats.map((one) => one.commitment ?? null),
    };
  });
}

/** Note the dice that fell for a row. */
export function saw(table: string, row: number, dice: Fallen[]): void {
  if (dice.length === 0 || row < 0 || keptOf(table)?.dice[row]) return;
  keep(table, (kept) => (kept.dice[row] = dice));
}

/** What is being done already: a table is told again whenever anything about it changes. */
const under = new Set<string>();

async function once(what: string, doing: () => Promise<unknown>): Promise<void> {
  if (under.has(what)) return;
  under.add(what);
  try {
    await recognise();
    await doing();
  } catch {
    // Another page of the same person was quicker, or the table has moved on: it will be told again.
  } finally {
    under.delete(what);
  }
}

/** Do what is to be done at a table that has not begun: commit, and reveal. */
export async function attend(table: Table, mine: number[]): Promise<void> {
  if (!table.lesson) see(table);
  const seat = table.seats.find((one) => mine.includes(one.seat));
  if (!seat) return;
  const what = `${table.id} ${table.annulled} ${table.status}`;
  if (table.status === "open" && !seat.commitment) {
    await once(what, () => sealed(table.id, (commitment) => api.commit(table.id, commitment)));
  } else if (table.status === "opening" && !seat.revealed) {
    const salt = mySalt(table, mine);
    if (!salt) return;
    await once(what, () => {
      if (keptOf(table.id)?.revealed?.opening !== table.annulled) witness(table);
      return api.reveal(table.id, salt);
    });
  }
}

// Provably fair, as far as a page can prove it by itself: the promise that was seen before the first
// move is remembered here, and the seed that is revealed at the end must hash to it.

const KEY = "lindwurm-promises";
const MOST = 200;

function promises(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Note what a table has promised, the first time it is seen. */
export function remember(table: string, commitment: string): void {
  const known = promises();
  if (known[table] || !commitment) return;
  const kept = [...Object.entries(known).slice(1 - MOST), [table, commitment] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing cannot compare; it can still hash.
  }
}

/** What this browser was promised when it first saw the table. */
export function promised(table: string): string | null {
  return promises()[table] ?? null;
}

/** SHA-256 of a seed in hexadecimal digits, computed here; null where the browser will not (plain HTTP). */
export async function hashed(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array(seed.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? []);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Names of people at one screen, before the server sees them: none missing, no two alike.

const plain = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

/** The places (from 0) whose name somebody before them has already; empty ones count for nothing. */
export function alike(names: readonly string[]): number[] {
  const all = names.map(plain);
  return all.flatMap((name, i) => (name && all.indexOf(name) < i ? [i] : []));
}

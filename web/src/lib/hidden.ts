// What one seat knows and another does not: a view has null where its seat may not look.

/** Whether `mine` shows anything that `theirs` hides. An empty hand (0 of a kind) tells nothing. */
export function tellsMore(mine: unknown, theirs: unknown): boolean {
  if (theirs === null) return Array.isArray(mine) ? mine.some((one) => tellsMore(one, null)) : Boolean(mine);
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mine.some((one, i) => tellsMore(one, theirs[i]));
  }
  if (mine && theirs && typeof mine === "object" && typeof theirs === "object") {
    const other = theirs as Record<string, unknown>;
    return Object.entries(mine).some(([key, value]) => tellsMore(value, other[key]));
  }
  return false;
}

// What one seat knows and another does not: a view has null where its seat may not look.

/** Whether `mine` shows anything that `theirs` hides. */
export function tellsMore(mine: unknown, theirs: unknown): boolean {
  if (theirs === null && mine !== null) return true;
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mine.some((one, i) => tellsMore(one, theirs[i]));
  }
  if (mine && theirs && typeof mine === "object" && typeof theirs === "object") {
    const other = theirs as Record<string, unknown>;
    return Object.entries(mine).some(([key, value]) => tellsMore(value, other[key]));
  }
  return false;
}

// What a page can do without at first comes when it is wanted, or when the page has been there for a while. Until then
// what is needed at once has the line and the processor for itself; much later there might be no connection, or a newer
// server without the old files.

/** Milliseconds that a page is there before anything comes that nobody has asked for. */
const WHILE = 2500;

/** Do what nobody has asked for, once the page has been there for a while; returns how to leave it. */
export function soon(what: () => void): () => void {
  const after = setTimeout(what, WHILE);
  return () => clearTimeout(after);
}

export class Later<T> {
  private found = $state.raw<T | null>(null);
  private coming = false;

  constructor(private readonly load: () => Promise<T>) {}

  /** null until it has come, which whoever looks brings about. */
  get now(): T | null {
    if (!this.found) void this.bring();
    return this.found;
  }

  /** Perhaps it is never wanted: it comes all the same. An effect of the page that may want it. */
  soon = (): (() => void) => soon(() => void this.bring());

  private async bring(): Promise<void> {
    if (this.coming || this.found) return;
    this.coming = true;
    try {
      this.found = await this.load();
    } catch {
      // It may be asked for again.
    } finally {
      this.coming = false;
    }
  }
}

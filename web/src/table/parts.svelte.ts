// Fetches what a table needs only now and then: when it is wanted, or when the board has been there for a while. Until
// then the board has the line and the processor for itself; much later a newer server might not have the files any more.

import { recognise } from "../lib/person.svelte";

type Parts = typeof import("./parts");
/** Milliseconds that a board is there before anything comes that it can do without. */
const LATER = 2500;

let parts = $state.raw<Parts | null>(null);
let coming = false;

async function bring(): Promise<void> {
  if (coming) return;
  coming = true;
  try {
    [parts] = await Promise.all([import("./parts"), recognise().catch(() => {})]);
  } finally {
    coming = false; // what did not come may be tried again
  }
}

/** All of it; null until it has come, which whoever asks brings about. */
export function wanted(): Parts | null {
  if (!parts) void bring().catch(() => {});
  return parts;
}

/** Nothing of it may ever be wanted: it comes all the same, for whoever has no connection then. */
export function bringLater(): () => void {
  const later = setTimeout(wanted, LATER);
  return () => clearTimeout(later);
}

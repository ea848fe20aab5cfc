// What a table needs only now and then, and who sits at it: nothing of the board waits for either.

import { Later } from "../lib/later.svelte";
import { recognise } from "../lib/person.svelte";

export const late = new Later(() =>
  Promise.all([import("./all-parts"), recognise().catch(() => {})]).then(([parts]) => parts),
);

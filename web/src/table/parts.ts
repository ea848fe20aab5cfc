// What a table needs only now and then, and who sits at it: nothing of the board waits for either.

import { Later } from "../lib/later.svelte";
import { recognise } from "../lib/person.svelte";
import { loadPageWords } from "../lib/texts.svelte";

export const late = new Later(async () => {
  const words = loadPageWords("parts", "rules", "variant");
  const [parts] = await Promise.all([import("./all-parts"), words, recognise().catch(() => {})]);
  return parts;
});

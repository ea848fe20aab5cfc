import { settings } from "./settings.svelte";
import { listed } from "./written";

/** Several things, as people of the language that is chosen join them. */
export const joined = (parts: string[], by: "and" | "or" = "and"): string =>
  listed(parts, by, settings.language);

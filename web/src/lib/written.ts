// How people of a language write whole numbers and lists. Browsers know it too (`Intl`), and take 10 ms and more of a
// page's first moments to learn it: these are said before anything else.

import type { Language } from "./protocol";

const THOUSANDS = { en: ",", de: "." };

export const whole = (value: number, language: Language): string =>
  `${value}`.replaceAll(/\B(?=(\d{3})+$)/g, THOUSANDS[language]);

const WORDS = { en: { and: "and", or: "or" }, de: { and: "und", or: "oder" } };

/** Several things, joined by "and" or "or" in their language. */
export function listed(parts: string[], by: "and" | "or", language: Language): string {
  const word = WORDS[language][by];
  if (parts.length < 3) return parts.join(` ${word} `);
  const comma = language === "en" ? "," : "";
  return `${parts.slice(0, -1).join(", ")}${comma} ${word} ${parts.at(-1)}`;
}

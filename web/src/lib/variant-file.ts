// A variant's file, written from what somebody has filled in: docs/variants.md says what can stand in it.

import type { Language, Value } from "./protocol";

export interface Draft {
  game: string;
  name: string;
  about: string;
  author: string;
  licence: string;
  /** It claims to be what is printed: facts, no sentences. */
  edition: boolean;
  values: Record<string, Value>;
  options: Record<string, string>;
  texts: Record<Language, Record<string, string>>;
}

/** An empty one. */
export const blank = (game: string): Draft => ({
  game,
  name: "",
  about: "",
  author: "",
  licence: "CC0-1.0",
  edition: false,
  values: {},
  options: {},
  texts: { en: {}, de: {} },
});

/** Whatever JSON escapes, TOML reads in the same way. */
const quoted = (text: Value): string => JSON.stringify(text);

function table(name: string, rows: Record<string, Value>): string[] {
  const found = Object.entries(rows);
  if (found.length === 0) return [];
  return ["", `[${name}]`, ...found.map(([key, value]) => `${quoted(key)} = ${quoted(value)}`)];
}

/** The file. */
export function written(draft: Draft): string {
  const head: [string, Value][] = [
    ["format", "lindwurm-variant"],
    ["version", 1],
    ["game", draft.game],
    ["name", draft.name.trim()],
    ["about", draft.about.trim()],
    ["author", draft.author.trim()],
    ["licence", draft.licence.trim()],
  ];
  if (draft.edition) head.push(["edition", true]);
  return [
    ...head.filter(([, value]) => value !== "").map(([key, value]) => `${key} = ${quoted(value)}`),
    ...table("change", draft.values),
    ...table("options", draft.options),
    ...(draft.edition ? [] : table("texts.en", draft.texts.en)),
    ...(draft.edition ? [] : table("texts.de", draft.texts.de)),
    "",
  ].join("\n");
}

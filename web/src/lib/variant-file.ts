// A variant's file, written from what somebody has filled in: docs/variants.md says what can stand in it.

import type { Added, Language, Value } from "./protocol";

export interface Draft {
  game: string;
  name: string;
  about: string;
  author: string;
  licence: string;
  /** It claims to be what is printed: facts, no sentences. */
  edition: boolean;
  /** Cards and tiles that the printed game does not have. */
  added: Added[];
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
  added: [],
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

/** What something new is called in the file: `night_market`. */
export function rowId(name: string, taken: string[]): string {
  const plain = name
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[_0-9]+|_+$/g, "")
    .slice(0, 24);
  const id = plain || "new";
  return taken.includes(id) ? `${id}_${taken.length}` : id;
}

/** The file. */
export function written(draft: Draft): string {
  const tables = [...new Set(draft.added.map((one) => one.table))];
  const rows = (name: string) => draft.added.filter((one) => one.table === name);
  const named = (language: Language) =>
    Object.fromEntries(draft.added.map((one) => [one.message, one.names[language] ?? one.row]));
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
    ...(draft.edition
      ? []
      : tables.flatMap((name) =>
          table(`add.${name}`, Object.fromEntries(rows(name).map((one) => [one.row, one.like]))),
        )),
    ...table("change", draft.values),
    ...table("options", draft.options),
    ...(draft.edition ? [] : table("texts.en", { ...named("en"), ...draft.texts.en })),
    ...(draft.edition ? [] : table("texts.de", { ...named("de"), ...draft.texts.de })),
    "",
  ].join("\n");
}

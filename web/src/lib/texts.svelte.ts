// Words in both languages: Fluent, from the same files as the server's for the games.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { shownKey, shownTexts } from "./played";
import type { GameId, Language } from "./protocol";
import { settings } from "./settings.svelte";
import { whole } from "./written";

const own = import.meta.glob<string>("../text/*.ftl", {
  query: "?raw",
  import: "default",
});
/** A board's words, and with them those of its game's rules (vite.config.ts). */
const boards = import.meta.glob<string>("../boards/*/text.*.ftl", {
  query: "?raw",
  import: "default",
});
const kernel = import.meta.glob<string>("../../../src/lindwurm/kernel/text.*.ftl", {
  query: "?raw",
  import: "default",
});
/** The words of every page in the language that the browser is set to: they come with the page. */
const [come, said]: [Language?, string?] = JSON.parse(document.getElementById("words")?.textContent || "[]");

export type Arguments = Record<string, FluentVariable>;
/** A message by its id, with its arguments. */
export type Say = (id: string, args?: Arguments) => string;

function bundle(language: Language, ...sources: FluentResource[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(source, { allowOverrides: true });
  return made;
}

/** A whole number within a message. */
class Whole extends FluentNumber {
  constructor(
    value: number,
    private readonly language: Language,
  ) {
    super(value);
  }

  override toString(): string {
    return whole(this.value, this.language);
  }
}

function format(found: FluentBundle | undefined, id: string, args: Arguments = {}): string {
  const message = found?.getMessage(id);
  if (!found || !message?.value) return id;
  const said: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    said[name] = Number.isInteger(value) ? new Whole(value as number, found.locales[0] as Language) : value;
  }
  return found.formatPattern(message.value, said, []);
}

const loaded = $state<{ [key: string]: FluentBundle }>({});
/** The language of the client's own words that came last. */
let latest = $state(settings.language);

/** Whose words are said: those of every page, and those that came with one. */
const whose = ["web"];
const files = new Map<string, Promise<FluentResource>>();

/** A file of the client's own words: it is fetched and read once, and may be tried again if it does not come. */
function file(page: string, language: Language): Promise<FluentResource> {
  const key = `${page}.${language}`;
  const known = files.get(key);
  if (known) return known;
  const text = page === "web" && language === come ? said : own[`../text/${key}.ftl`]?.();
  const read = Promise.resolve(text).then((found) => new FluentResource(found ?? ""));
  read.catch(() => files.delete(key));
  files.set(key, read);
  return read;
}

/** Load the client's own words; await it before anything is drawn. */
export async function loadOwnWords(language: Language): Promise<void> {
  while (!loaded[language]) {
    const wanted = [...whose];
    const found = await Promise.all(wanted.map((page) => file(page, language)));
    if (wanted.length === whose.length) loaded[language] = bundle(language, ...found);
  }
  latest = language;
}

/** Load words that only these pages say; await it before they are drawn. What is drawn already says none of them. */
export async function loadPageWords(...pages: string[]): Promise<void> {
  const added = pages.filter((page) => !whose.includes(page));
  whose.push(...added);
  try {
    for (const language of ["en", "de"] as const) {
      const words = loaded[language];
      const found = await Promise.all(words ? pages.map((page) => file(page, language)) : []);
      for (const one of found) words?.addResource(one, { allowOverrides: true });
    }
  } catch (error) {
    for (const page of added) whose.splice(whose.indexOf(page), 1);
    throw error;
  }
}

/** Load the words of whatever language is chosen, for ever; until they are there, the former ones are said. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => void loadOwnWords(settings.language).catch(() => {}));
  });
}

/** The client's own words, in the language chosen now. */
export const say: Say = (id, args) => format(loaded[settings.language] ?? loaded[latest], id, args);

/** Load a game's words; await it before the game's table is drawn. */
export async function loadWords(game: GameId, language: Language): Promise<void> {
  const key = wordsKey(game, language);
  if (loaded[key]) return;
  const built = boards[`../boards/${game}/text.${language}.ftl`];
  const all = built
    ? [await built()]
    : await Promise.all([
        kernel[`../../../src/lindwurm/kernel/text.${language}.ftl`]!(),
        api.words(game, language).then(({ text }) => text),
      ]);
  const texts = [...all, shownTexts(game, language)];
  loaded[key] = bundle(language, ...texts.map((text) => new FluentResource(text)));
}

/** A variant of a game has words of its own. */
const wordsKey = (game: GameId, language: Language): string => `${game}.${language}.${shownKey(game)}`;

/** A game's own words (names of cards, phases, places; and its board's), in the language chosen now. */
export function wordsOf(game: GameId): Say {
  return (id, args) => format(loaded[wordsKey(game, settings.language)], id, args);
}

/** A number as people of this language write it. */
export function number(value: number): string {
  if (Number.isInteger(value)) return whole(value, settings.language);
  return new Intl.NumberFormat(settings.language).format(value);
}

/** A share as a percentage, as people of this language write it. */
export function percent(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(value);
}

/** A time of day. */
export function time(at: string): string {
  return new Intl.DateTimeFormat(settings.language, { hour: "numeric", minute: "2-digit" }).format(
    new Date(at),
  );
}

/** How long ago something was: "3 hours ago"; older things by their date. */
export function ago(at: string): string {
  const seconds = (Date.parse(at) - Date.now()) / 1000;
  const relative = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  if (seconds > -3600) return relative.format(Math.round(seconds / 60), "minute");
  if (seconds > -86_400) return relative.format(Math.round(seconds / 3600), "hour");
  if (seconds > -86_400 * 7) return relative.format(Math.round(seconds / 86_400), "day");
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(new Date(at));
}

/** So much of a unit of time, as people of this language write it in short: "5 min". */
export function unit(value: number, of: "minute" | "hour" | "day"): string {
  return new Intl.NumberFormat(settings.language, { style: "unit", unit: of, unitDisplay: "short" }).format(
    value,
  );
}

/** Seconds as a clock shows them: 1:05; days where there are days. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 172_800) {
    const days = Math.floor(whole / 86_400);
    return new Intl.NumberFormat(settings.language, { style: "unit", unit: "day" }).format(days);
  }
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const told = parts[0] ? parts : parts.slice(1);
  return told.map((part, i) => (i === 0 ? `${part}` : `${part}`.padStart(2, "0"))).join(":");
}

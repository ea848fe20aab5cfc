// Words in both languages: Fluent, from the same files as the server's for the games.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameId, Language } from "./protocol";
import { settings } from "./settings.svelte";

const own = import.meta.glob<string>("../text/web.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = import.meta.glob<string>("../../../src/lindwurm/games/*/text.*.ftl", {
  query: "?raw",
  import: "default",
});
const boards = import.meta.glob<string>("../boards/*/text.*.ftl", {
  query: "?raw",
  import: "default",
});
const kernel = import.meta.glob<string>("../../../src/lindwurm/kernel/text.*.ftl", {
  query: "?raw",
  import: "default",
});

export type Arguments = Record<string, FluentVariable>;
/** A message by its id, with its arguments. */
export type Say = (id: string, args?: Arguments) => string;

function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    made.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return made;
}

function format(found: FluentBundle | undefined, id: string, args?: Arguments): string {
  const message = found?.getMessage(id);
  if (!found || !message?.value) return id;
  return found.formatPattern(message.value, args, []);
}

const page: Record<Language, FluentBundle> = {
  en: bundle("en", own["../text/web.en.ftl"] ?? ""),
  de: bundle("de", own["../text/web.de.ftl"] ?? ""),
};

/** The client's own words, in the language chosen now. */
export const say: Say = (id, args) => format(page[settings.language], id, args);

const loaded = $state<{ [key: string]: FluentBundle }>({});

/** Load a game's words; await it before the game's table is drawn. */
export async function loadWords(game: GameId, language: Language): Promise<void> {
  const key = `${game}.${language}`;
  if (loaded[key]) return;
  const [common, special, board] = await Promise.all([
    kernel[`../../../src/lindwurm/kernel/text.${language}.ftl`]?.(),
    games[`../../../src/lindwurm/games/${game}/text.${language}.ftl`]?.(),
    boards[`../boards/${game}/text.${language}.ftl`]?.(),
  ]);
  loaded[key] = bundle(language, common ?? "", special ?? "", board ?? "");
}

/** A game's own words (names of cards, phases, places; and its board's), in the language chosen now. */
export function wordsOf(game: GameId): Say {
  return (id, args) => format(loaded[`${game}.${settings.language}`], id, args);
}

/** A number as people of this language write it. */
export function number(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value);
}

/** A share as a percentage, as people of this language write it. */
export function percent(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(value);
}

// A rule book that is being read: its pages, its pictures, what is looked for, and the exact wording.

import { api } from "../lib/api";
import { marks, plain } from "../lib/markdown";
import type { Book, BookPage, GameId, RuleBook } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { loadWords } from "../lib/texts.svelte";
import { type Art, loadArt } from "./art";
import { PAGE, Wanted } from "./search";

export class Reading {
  book = $state.raw<Book | null>(null);
  art = $state.raw<Art>({ Picture: null, legend: [], parts: {} });
  failed = $state(false);
  /** The catalogue, once somebody has asked for the exact wording. */
  catalogue = $state.raw<RuleBook | null>(null);

  constructor(
    readonly game: GameId,
    readonly options: Record<string, string> = {},
  ) {}

  /** Fetch it in the language chosen now. */
  async open(): Promise<void> {
    const language = settings.language;
    try {
      const [book, art] = await Promise.all([
        api.book(this.game, language, this.options),
        loadArt(this.game),
        loadWords(this.game, language),
      ]);
      if (language !== settings.language) return; // another language was chosen meanwhile
      [this.book, this.art, this.failed] = [book, art, false];
    } catch {
      this.failed = true;
    }
  }

  async exact(): Promise<void> {
    if (!this.catalogue) this.catalogue = await api.rules(this.game).catch(() => null);
  }

  page(key: string): BookPage | undefined {
    return this.book?.pages.find((one) => one.key === key);
  }

  /** The page that tells a rule best: where a sentence is about it first and about little else. */
  telling(rule: string): BookPage | undefined {
    const found = this.book?.pages.filter((one) => one.rules.includes(rule)) ?? [];
    return found.sort((one, other) => aside(one, rule) - aside(other, rule))[0];
  }

  /** Where a table is: the page that explains it, the most particular one first. */
  explaining(view: Record<string, unknown>): BookPage | undefined {
    const fits = (one: BookPage) =>
      one.phases.includes(view.phase as number) &&
      Object.entries(one.where).every(([field, value]) => view[field] === value);
    const found = this.book?.pages.filter(fits) ?? [];
    return found.find((one) => Object.keys(one.where).length > 0) ?? found[0];
  }

  /** The pages that words lead to, the best first, each with the line that says most; a rule by its number, too. */
  search(words: string): { page: BookPage; line: string; rule: string | null }[] {
    const wanted = new Wanted(words);
    if (!this.book || wanted.stems.length === 0) return [];
    const number = /^(?:[a-z]{2}-?)?([a-z]?\d+)$/.exec(words.trim().toLowerCase())?.[1];
    const exact = this.book.pages.flatMap((page) => {
      const rule = page.rules.find((one) => number && same(one.split("-")[1]!, number));
      if (!rule) return [];
      return [{ page, line: plain(page.text.split("\n").find((one) => tells(one, rule))!), rule }];
    });
    if (exact.length > 0) return exact;
    const found = this.book.pages.map((page) => {
      const lines = page.text.split("\n").map(plain).filter(Boolean);
      const shown = page.picture ? [...lines, page.picture.caption] : lines;
      return {
        page,
        line: wanted.line(lines),
        rule: null,
        worth: wanted.score(page.title, page.others, shown),
      };
    });
    const best = Math.max(...found.map((one) => one.worth));
    const least = best >= PAGE ? PAGE : Math.max(best, 1);
    const last = (one: BookPage) => Number(["goal", "summary"].includes(one.key));
    return found
      .filter((one) => one.worth >= least)
      .sort((one, other) => other.worth - one.worth || last(one.page) - last(other.page));
  }
}

/** Pages that tell again what others tell, from seldom to always. */
const REPEATS = ["goal", "questions", "mistakes", "summary"];

/** How much of a page's sentence about a rule is about others, and whether the page only repeats. */
function aside(page: BookPage, rule: string): number {
  const sentences = marks(page.text).filter((one) => one.includes(rule));
  const best = Math.min(...sentences.map((one) => one.length + (one[0] === rule ? 0 : 100)));
  return best + 1000 * (1 + REPEATS.findIndex((key) => page.key.includes(key)));
}
const same = (one: string, other: string) =>
  one.toLowerCase().replace(/(?<!\d)0+/, "") === other.replace(/(?<!\d)0+/, "");
const tells = (line: string, rule: string) => new RegExp(`\\b${rule}\\b`).test(line);

// A score pad in this browser: who plays, what was entered, and what the server last made of it. It is kept here until it
// is cleared. The client knows no rules: all entries are sent, and the game says what they come to.

import { ask, Problem } from "./api";
import type { GameId, Language } from "./protocol";
import { settings } from "./settings.svelte";

export interface PadField {
  name: string;
  label: string;
  kind: "number" | "each" | "dice" | "choice" | "person";
  least: number;
  most: number;
  step: number;
  usual: number;
  faces: number;
  choices: string[];
}
export interface PadLine {
  name: string;
  label: string;
  once: boolean;
  common: boolean;
  fields: PadField[];
}
export interface PadInfo {
  game: GameId;
  language: Language;
  people: number[];
  options: { name: string; label: string; values: string[]; labels: string[] }[];
  lines: PadLine[];
}
export type PadValue = number | number[];
export interface PadEntry {
  line: string;
  who: number | null;
  values: Record<string, PadValue>;
}
/** A sentence, and the rules that say so. */
export interface Because {
  text: string;
  rules: string[];
}
export interface Counted {
  people: {
    name: string;
    total: number;
    parts: { label: string; points: number }[];
    place: number | null;
    note: string;
  }[];
  over: boolean;
  winners: number[];
  why: Because[];
  missing: string[];
}
interface Kept {
  names: string[];
  options: Record<string, string>;
  variant: string;
  entries: PadEntry[];
}

export class Pad {
  info = $state.raw<PadInfo | null>(null);
  kept = $state.raw<Kept | null>(null);
  counted = $state.raw<Counted | null>(null);
  /** Why something cannot be. */
  problem = $state.raw<Because | null>(null);
  /** Entries that the server has not counted yet: there was no connection. */
  waiting = $state(false);
  busy = $state(false);
  /** What is being counted at the moment. */
  private before: Promise<unknown> = Promise.resolve();

  constructor(
    readonly game: GameId,
    readonly variant: string,
  ) {
    try {
      this.kept = JSON.parse(localStorage.getItem(this.key) ?? "null") as Kept | null;
    } catch {
      this.kept = null; // what cannot be read is no pad
    }
  }

  private get key(): string {
    return `lindwurm-pad-${this.game}`;
  }
  private path(variant: string): string {
    const query = new URLSearchParams({ language: settings.language, ...(variant && { variant }) });
    return `/games/${this.game}/pad?${query}`;
  }
  private get played(): string {
    return this.kept?.variant ?? this.variant;
  }

  /** Ask what can be entered, and count what was; in the language chosen now. */
  async open(): Promise<void> {
    this.info = await ask<PadInfo>("GET", this.path(this.played));
    if (this.kept) await this.change((kept) => kept!);
  }

  async begin(names: string[], options: Record<string, string>): Promise<boolean> {
    return this.change(() => ({ names, options, variant: this.variant, entries: [] }));
  }
  async enter(entry: PadEntry): Promise<boolean> {
    return this.change((kept) => ({ ...kept!, entries: [...kept!.entries, entry] }));
  }
  async undo(): Promise<boolean> {
    return this.change((kept) => ({ ...kept!, entries: kept!.entries.slice(0, -1) }));
  }
  clear(): void {
    localStorage.removeItem(this.key);
    [this.kept, this.counted, this.problem, this.waiting] = [null, null, null, false];
  }

  /** Change the pad, one change after the other: none is lost because another was still being counted. */
  private change(how: (kept: Kept | null) => Kept): Promise<boolean> {
    const done = this.before.then(() => this.count(how(this.kept)));
    this.before = done.catch(() => {});
    return done;
  }

  /** Keep a pad if the game allows all of it; without a connection it is kept, and counted later. */
  private async count(wanted: Kept): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    const { names, options, entries, variant } = wanted;
    try {
      const body = { names, options, entries };
      const said = await ask<{ counted: Counted | null; wrong: Because | null }>(
        "POST",
        this.path(variant),
        body,
      );
      this.problem = said.wrong;
      if (!said.counted) return false;
      this.counted = said.counted;
      this.waiting = false;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "offline") {
        this.problem = { text: error instanceof Error ? error.message : `${error}`, rules: [] };
        return false;
      }
      this.waiting = true;
    } finally {
      this.busy = false;
    }
    this.kept = wanted;
    localStorage.setItem(this.key, JSON.stringify(wanted));
    return true;
  }
}

// What a game brings for its rule book: pictures drawn from its own art, and what its icons mean.

import type { Component } from "svelte";
import type { GameId } from "../lib/protocol";

/** An icon by its name in the set, its picture, and the id of the words that say what it means. */
export type Meaning = readonly [name: string, icon: Component, words: string];

/** Headings in a long legend: the words that stand above an icon and what follows it. */
export type Parts = Readonly<Record<string, string>>;

export interface PictureProps {
  /** Which drawing, and what it is given: `![…](art:dice 1 1 5)`. */
  name: string;
  given: string[];
}

const pictures = import.meta.glob<{ default: Component<PictureProps> }>("../boards/*/Picture.svelte");
const legends = import.meta.glob<{ LEGEND: readonly Meaning[]; PARTS?: Parts }>("../boards/*/legend.ts");

export interface Art {
  Picture: Component<PictureProps> | null;
  legend: readonly Meaning[];
  parts: Parts;
}

/** Load what a game brings; a game that brings nothing is told in words. */
export async function loadArt(game: GameId): Promise<Art> {
  const [picture, legend] = await Promise.all([
    pictures[`../boards/${game}/Picture.svelte`]?.(),
    legends[`../boards/${game}/legend.ts`]?.(),
  ]);
  return { Picture: picture?.default ?? null, legend: legend?.LEGEND ?? [], parts: legend?.PARTS ?? {} };
}

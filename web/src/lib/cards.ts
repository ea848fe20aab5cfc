// The names of cards in a line of the story: each leads to the whole text of its card.

import type { BoardModule } from "./boards";
import type { Beat, Happening } from "./protocol";
import type { Say } from "./texts.svelte";

/** A piece of a line; with a card it is that card's name. */
export interface Piece {
  text: string;
  card: string | null;
}

/** A card that something happened with: its `data-card`, and the word that names it in a line. */
export interface Named {
  card: string;
  word: string;
}

/** The cards among an event's values: `lists` has the words of each value that may be one, `card` turns a word into
 * the card's `data-card` (it is the same, unless said otherwise). */
export function among(
  values: Readonly<Record<string, number>>,
  lists: Readonly<Record<string, readonly string[]>>,
  card: (word: string, at: number) => string = (word) => word,
): Named[] {
  return Object.entries(lists).flatMap(([name, list]) => {
    const at = values[name];
    const word = at === undefined ? undefined : list[at];
    return word === undefined ? [] : [{ card: card(word, at!), word }];
  });
}

/** Cut a line at the names of its cards; what is named twice leads there twice. */
export function cut(line: string, names: readonly { card: string; name: string }[]): Piece[] {
  const known = names.filter((one) => one.name.length > 1);
  const pieces: Piece[] = [];
  let from = 0;
  while (from < line.length) {
    let found: { at: number; name: string; card: string } | null = null;
    for (const { card, name } of known) {
      const at = line.indexOf(name, from);
      const before = found && (found.at < at || (found.at === at && found.name.length >= name.length));
      if (at >= 0 && !before) found = { at, name, card };
    }
    if (!found) break;
    if (found.at > from) pieces.push({ text: line.slice(from, found.at), card: null });
    pieces.push({ text: found.name, card: found.card });
    from = found.at + found.name.length;
  }
  if (from < line.length) pieces.push({ text: line.slice(from), card: null });
  return pieces;
}

/** A beat's line in pieces: the names of the cards that its events tell of. */
export function pieces(
  beat: Beat,
  log: readonly Happening[],
  board: BoardModule | null,
  words: Say,
): Piece[] {
  const named = beat.events.flatMap((at) => (log[at] && board?.cards?.(log[at] as never)) || []);
  return cut(
    beat.sentence,
    named.map(({ card, word }) => ({ card, name: words(word) })),
  );
}

/** The same pieces, with what stands right before and behind a card's name at the name: quotation marks and commas. */
export function glued(all: readonly Piece[]): (Piece & { before: string; after: string })[] {
  const found = all.map((one) => ({ ...one, before: "", after: "" }));
  found.forEach((one, i) => {
    if (!one.card) return;
    const [left, right] = [found[i - 1], found[i + 1]];
    if (left && !left.card) {
      one.before = /\S*$/.exec(left.text)![0];
      left.text = left.text.slice(0, left.text.length - one.before.length);
    }
    if (right && !right.card) {
      one.after = /^\S*/.exec(right.text)![0];
      right.text = right.text.slice(one.after.length);
    }
  });
  return found;
}

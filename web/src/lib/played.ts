// Which variant of a game this page shows. A board takes its game's numbers in when its module is run, as the rules do;
// so whoever loads a board says first what is played (`choose`), and what is made from the games' declarations asks here.

import type { VariantBoard } from "./protocol";

const shown: Record<string, VariantBoard> = {};
/** What the boards of this page have been run with: a variant's key, or nothing for the printed game. */
const taken: Record<string, string> = {};
const AGAIN = "lindwurm.reloaded";

/** A constant of a game as it is played on this page. */
export function played<T>(game: string, name: string, printed: T): T {
  const variant = shown[game];
  taken[game] = variant?.key ?? "";
  const found = variant && { DATA: variant.DATA, WORDS: variant.WORDS, ...variant.lookups }[name];
  return (found ?? printed) as T;
}

/** The key of the variant that is shown of a game; nothing: the printed game. */
export const shownKey = (game: string): string => shown[game]?.key ?? "";

/** The messages that are others in it, in Fluent. */
export const shownTexts = (game: string, language: string): string => shown[game]?.texts[language] ?? "";

/** Whether a board has been run with something else than what is to be shown now. */
export const differs = (game: string, key: string): boolean =>
  taken[game] !== undefined && taken[game] !== key;

/** Show a game as a variant has it (or as it is printed) from now on. If its board has been run with something else,
 *  the page is loaded anew, once, and this never comes back. */
export async function choose(
  game: string,
  key: string,
  fetched: (key: string) => Promise<VariantBoard>,
): Promise<void> {
  if (differs(game, key)) {
    const here = `${location.pathname} ${key}`;
    if (sessionStorage.getItem(AGAIN) !== here) {
      sessionStorage.setItem(AGAIN, here);
      location.reload();
      return new Promise(() => {});
    }
  }
  sessionStorage.removeItem(AGAIN);
  if (!key) delete shown[game];
  else if (shownKey(game) !== key) shown[game] = await fetched(key);
}

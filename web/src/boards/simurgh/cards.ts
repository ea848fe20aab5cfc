// Every tile, dragon and objective in words: what it is, and all that it does.

import { DATA, type View } from "../../games/simurgh";
import type { Inspected } from "../../lib/boards";
import type { Position } from "../../lib/protocol";
import type { Say } from "../../lib/texts.svelte";
import {
  abilityWords,
  bits,
  DRAGONS,
  dragonName,
  dragonOf,
  effectWords,
  goalInfo,
  goalName,
  tileName,
  tileOf,
  TILES,
  typeName,
} from "./model";

function tile(number: number, words: Say): Inspected {
  const { spaces, levels, step } = TILES[number]!;
  return {
    title: tileName(number, words),
    text: words("card-tile", { type: typeName(number, words) }),
    lines: [
      ...spaces.map(
        (space) => `${effectWords(space.effect, words)} ${words(`space-${space.kind.toLowerCase()}`)}`,
      ),
      ...(step ? [words("ladder-words", { step: effectWords(step, words) })] : []),
      ...levels.map((level, i) =>
        words("level-words", {
          level: i + 1,
          room: level.room,
          gain: effectWords({ cost: [], gains: level.effect.gains }, words),
        }),
      ),
    ],
  };
}

function dragon(number: number, words: Say): Inspected {
  const { colour, abilities } = DRAGONS[number]!;
  return {
    title: dragonName(number, words),
    text: words("card-dragon", { colour: words(`colour-${colour}`) }),
    lines: abilities.map((ability) => abilityWords(ability, words)),
  };
}

function objective(number: number, words: Say): Inspected {
  return {
    title: goalName(number, words),
    text: words("card-objective"),
    lines: [words("pays", { places: goalInfo(number).places.join(", ") }), words("goals-words")],
  };
}

/** The card that a word names: `tile-quarry` is `tile:quarry`. */
export const cardOf = (word: string): string => word.replace("-", ":").replaceAll("-", "_");

/** The whole text of a card by its name, `tile:quarry`. */
export function inspect(
  named: string,
  { view }: Pick<Position<View>, "view">,
  words: Say,
  name: (seat: number) => string,
): Inspected | null {
  const [kind, id = ""] = named.split(":");
  const goal = DATA.objectives.findIndex((one) => one.id === id);
  if (kind === "tile" && tileOf(id) >= 0) return tile(tileOf(id), words);
  if (kind === "dragon" && dragonOf(id) >= 0) {
    const owner = view.owner[dragonOf(id)];
    const count = bits(view.markers[dragonOf(id)] ?? 0);
    const own = owner ? { owner: name(owner), state: words("card-markers", { count }) } : {};
    return { ...dragon(dragonOf(id), words), ...own };
  }
  if (kind === "objective" && goal >= 0) return objective(goal, words);
  return null;
}

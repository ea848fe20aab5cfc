// The cards of the game: what they are called, how they look, and which verb uses them.

import type { Component } from "svelte";
import Clover from "~icons/game-icons/shamrock";
import CrystalBall from "~icons/game-icons/crystal-ball";
import CursedStar from "~icons/game-icons/cursed-star";
import Cheese from "~icons/game-icons/cheese-wedge";
import Cow from "~icons/game-icons/cow";
import DwarfFace from "~icons/game-icons/dwarf-face";
import Five from "~icons/game-icons/perspective-dice-six-faces-five";
import Horn from "~icons/game-icons/hunting-horn";
import Horseshoe from "~icons/game-icons/horseshoe";
import ImpLaugh from "~icons/game-icons/imp-laugh";
import Bag from "~icons/game-icons/swap-bag";
import Arrow from "~icons/game-icons/broadhead-arrow";
import MapIcon from "~icons/game-icons/treasure-map";
import Mirror from "~icons/game-icons/shield-reflect";
import Nose from "~icons/game-icons/nose-side";
import Poster from "~icons/game-icons/scroll-unfurled";
import Raven from "~icons/game-icons/raven";
import Sergeant from "~icons/game-icons/sergeant";
import Smoke from "~icons/game-icons/smoke-bomb";
import Viking from "~icons/game-icons/viking-head";
import Visor from "~icons/game-icons/visored-helm";
import Whistle from "~icons/game-icons/whistle";
import Wizard from "~icons/game-icons/wizard-face";
import { Companion, Item, WORDS, type Action, type View } from "../../games/dragon_farkle";

type Verb = Action["verb"];

export interface Card {
  /** Id of its name; its effect is at `<word>-text`. */
  word: string;
  icon: Component;
  /** The verb that uses it, or none: then it works by itself. */
  verb: Verb | null;
  /** The verb names a player or a face as well. */
  aimed: boolean;
}

const card = (word: string, icon: Component, verb: Verb | null, aimed = false): Card => ({
  word,
  icon,
  verb,
  aimed,
});

const companion = (who: number) => WORDS.companion[who] ?? WORDS.companion[0];
const item = (kind: number) => WORDS.item[kind] ?? WORDS.item[0];

export const COMPANIONS: Record<number, Card> = {
  [Companion.SKREE]: card(companion(Companion.SKREE), ImpLaugh, "skree", true),
  [Companion.BRUNNA]: card(companion(Companion.BRUNNA), Viking, null),
  [Companion.STUB]: card(companion(Companion.STUB), Sergeant, null),
  [Companion.PIP]: card(companion(Companion.PIP), Clover, "pip", true),
  [Companion.MIRABEL]: card(companion(Companion.MIRABEL), CrystalBall, "mirabel"),
  [Companion.ASHBY]: card(companion(Companion.ASHBY), Visor, null),
  [Companion.QUENTIN]: card(companion(Companion.QUENTIN), Wizard, "quentin"),
  [Companion.GRIZZLE]: card(companion(Companion.GRIZZLE), DwarfFace, null),
  [Companion.BERTHA]: card(companion(Companion.BERTHA), Cow, null),
  [Companion.ULF]: card(companion(Companion.ULF), Nose, "ulf"),
};

export const ITEMS: Record<number, Card> = {
  [Item.BAG]: card(item(Item.BAG), Bag, "open_bag"),
  [Item.HORSESHOE]: card(item(Item.HORSESHOE), Horseshoe, "horseshoe"),
  [Item.LOADED_DIE]: card(item(Item.LOADED_DIE), Five, "loaded_die"),
  [Item.WAR_HORN]: card(item(Item.WAR_HORN), Horn, "war_horn"),
  [Item.CHEESE]: card(item(Item.CHEESE), Cheese, "cheese"),
  [Item.POSTER]: card(item(Item.POSTER), Poster, "poster"),
  [Item.ARROW]: card(item(Item.ARROW), Arrow, "arrow"),
  [Item.SMOKE_EGG]: card(item(Item.SMOKE_EGG), Smoke, "smoke_egg"),
  [Item.MIRROR_SHIELD]: card(item(Item.MIRROR_SHIELD), Mirror, "mirror_shield"),
  [Item.MAGPIE_RING]: card(item(Item.MAGPIE_RING), Raven, "magpie", true),
  [Item.WHISTLE]: card(item(Item.WHISTLE), Whistle, "whistle"),
  [Item.CURSED_DIE]: card(item(Item.CURSED_DIE), CursedStar, "cursed_die"),
  [Item.MAP]: card(item(Item.MAP), MapIcon, "map"),
};

/** Id of what a card does, as this table plays it (DF-125). */
export const textOf = (word: string, view: Pick<View, "bag_all">): string =>
  word === ITEMS[Item.BAG]!.word && view.bag_all ? `${word}-text-everything` : `${word}-text`;

/** The id an item has in actions. */
export const itemId = (kind: number): string =>
  Object.entries(Item)
    .find(([, value]) => value === kind)![0]
    .toLowerCase();

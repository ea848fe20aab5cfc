// One icon for one meaning (docs/icons.md).

import type { Component } from "svelte";
import Advance from "~icons/game-icons/stairs";
import Armoury from "~icons/game-icons/sword-array";
import Barracks from "~icons/game-icons/barracks-tent";
import Blind from "~icons/game-icons/card-random";
import Builders from "~icons/game-icons/stone-crafting";
import Chronicle from "~icons/game-icons/white-book";
import Dragon from "~icons/game-icons/dragon-head";
import Ending from "~icons/game-icons/earth-crack";
import FaceUp from "~icons/game-icons/card-pickup";
import Hatchery from "~icons/game-icons/nest-eggs";
import Home from "~icons/game-icons/return-arrow";
import Hunting from "~icons/game-icons/bow-arrow";
import Lay from "~icons/game-icons/wooden-sign";
import Library from "~icons/game-icons/bookshelf";
import Market from "~icons/game-icons/scales";
import Marker from "~icons/game-icons/cut-diamond";
import Meat from "~icons/game-icons/steak";
import Objective from "~icons/game-icons/scroll-quill";
import Points from "~icons/game-icons/laurels";
import Replace from "~icons/game-icons/cycle";
import Rider from "~icons/game-icons/spiked-dragon-head";
import Scout from "~icons/game-icons/spyglass";
import Smithy from "~icons/game-icons/anvil";
import Spearman from "~icons/game-icons/barbed-spear";
import Statue from "~icons/game-icons/obelisk";
import Stone from "~icons/game-icons/stone-pile";
import Tile from "~icons/game-icons/treasure-map";
import Tokens from "~icons/game-icons/knapsack";
import Towers from "~icons/game-icons/white-tower";
import Training from "~icons/game-icons/target-dummy";
import Vassals from "~icons/game-icons/spears";
import Vegetables from "~icons/game-icons/carrot";
import Weapons from "~icons/game-icons/crossed-swords";
import Winner from "~icons/game-icons/laurel-crown";
import Wisdom from "~icons/game-icons/open-book";
import Wood from "~icons/game-icons/wood-pile";
import type { UnitName } from "./model";

export {
  Advance,
  Chronicle,
  Dragon,
  Ending,
  Home,
  Lay,
  Marker,
  Objective,
  Points,
  Rider,
  Scout,
  Spearman,
  Tile,
  Tokens,
  Towers,
  Vassals,
  Winner,
};

/** F and B are two icons: either of two things. */
export const UNITS: Readonly<Record<UnitName, readonly Component[]>> = {
  V: [Vegetables],
  M: [Meat],
  W: [Wood],
  S: [Stone],
  K: [Wisdom],
  A: [Weapons],
  F: [Vegetables, Meat],
  B: [Wood, Stone],
  PP: [Points],
  SP: [Spearman],
  DR: [Rider],
  MARKER: [Marker],
  DRAGON: [Dragon],
  TILE: [Tile],
  FACE_UP: [FaceUp],
  BLIND: [Blind],
  SCOUT: [Scout],
  STATUE: [Objective],
  ADVANCE: [Advance],
  REPLACE: [Replace],
};

/** Tokens are coins of their own colour; all else is ink. */
export const COINS: Readonly<Partial<Record<UnitName, readonly string[]>>> = {
  V: ["#5b7a2f"],
  M: ["#a2412c"],
  W: ["#7d4f22"],
  S: ["#6c6a66"],
  K: ["#2f6690"],
  A: ["#43404d"],
  F: ["#5b7a2f", "#a2412c"],
  B: ["#7d4f22", "#6c6a66"],
  PP: ["#8a6508"],
  MARKER: ["#6b4a8c"],
};

/** By the ids of the city's spaces. */
export const CITY_ICONS: Readonly<Record<string, Component>> = {
  statue: Statue,
  hatchery: Hatchery,
  training: Training,
  scouts: Scout,
  library: Library,
  builders: Builders,
  smithy: Smithy,
  market: Market,
  towers: Towers,
  barracks: Barracks,
  armoury: Armoury,
  hunting: Hunting,
};

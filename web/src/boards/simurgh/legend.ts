// What the icons of the game mean (docs/icons.md); the words are the game's and the board's.

import Anvil from "~icons/game-icons/anvil";
import BarbedSpear from "~icons/game-icons/barbed-spear";
import BarracksTent from "~icons/game-icons/barracks-tent";
import Bookshelf from "~icons/game-icons/bookshelf";
import BowArrow from "~icons/game-icons/bow-arrow";
import CardPickup from "~icons/game-icons/card-pickup";
import CardRandom from "~icons/game-icons/card-random";
import Carrot from "~icons/game-icons/carrot";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import CutDiamond from "~icons/game-icons/cut-diamond";
import Cycle from "~icons/game-icons/cycle";
import DragonHead from "~icons/game-icons/dragon-head";
import EarthCrack from "~icons/game-icons/earth-crack";
import Knapsack from "~icons/game-icons/knapsack";
import Laurels from "~icons/game-icons/laurels";
import NestEggs from "~icons/game-icons/nest-eggs";
import Obelisk from "~icons/game-icons/obelisk";
import OpenBook from "~icons/game-icons/open-book";
import ReturnArrow from "~icons/game-icons/return-arrow";
import Scales from "~icons/game-icons/scales";
import ScrollQuill from "~icons/game-icons/scroll-quill";
import Spears from "~icons/game-icons/spears";
import SpikedDragonHead from "~icons/game-icons/spiked-dragon-head";
import Spyglass from "~icons/game-icons/spyglass";
import Stairs from "~icons/game-icons/stairs";
import Steak from "~icons/game-icons/steak";
import StoneCrafting from "~icons/game-icons/stone-crafting";
import StonePile from "~icons/game-icons/stone-pile";
import SwordArray from "~icons/game-icons/sword-array";
import TargetDummy from "~icons/game-icons/target-dummy";
import TreasureMap from "~icons/game-icons/treasure-map";
import WhiteBook from "~icons/game-icons/white-book";
import WhiteTower from "~icons/game-icons/white-tower";
import WoodenSign from "~icons/game-icons/wooden-sign";
import WoodPile from "~icons/game-icons/wood-pile";
import type { Meaning, Parts } from "../../book/art";

export const LEGEND: readonly Meaning[] = [
  ["carrot", Carrot, "token-vegetables"],
  ["steak", Steak, "token-meat"],
  ["wood-pile", WoodPile, "token-wood"],
  ["stone-pile", StonePile, "token-stone"],
  ["open-book", OpenBook, "token-wisdom"],
  ["crossed-swords", CrossedSwords, "token-weapons"],
  ["laurels", Laurels, "legend-laurels"],
  ["cut-diamond", CutDiamond, "legend-cut-diamond"],
  ["barbed-spear", BarbedSpear, "legend-barbed-spear"],
  ["spiked-dragon-head", SpikedDragonHead, "legend-spiked-dragon-head"],
  ["spears", Spears, "legend-spears"],
  ["return-arrow", ReturnArrow, "legend-return-arrow"],
  ["dragon-head", DragonHead, "legend-dragon-head"],
  ["treasure-map", TreasureMap, "legend-treasure-map"],
  ["card-pickup", CardPickup, "legend-card-pickup"],
  ["card-random", CardRandom, "legend-card-random"],
  ["scroll-quill", ScrollQuill, "legend-scroll-quill"],
  ["cycle", Cycle, "legend-cycle"],
  ["stairs", Stairs, "legend-stairs"],
  ["wooden-sign", WoodenSign, "legend-wooden-sign"],
  ["white-book", WhiteBook, "legend-white-book"],
  ["earth-crack", EarthCrack, "legend-earth-crack"],
  ["knapsack", Knapsack, "legend-knapsack"],
  ["obelisk", Obelisk, "city-statue"],
  ["nest-eggs", NestEggs, "city-hatchery"],
  ["target-dummy", TargetDummy, "city-training"],
  ["spyglass", Spyglass, "city-scouts"],
  ["bookshelf", Bookshelf, "city-library"],
  ["stone-crafting", StoneCrafting, "city-builders"],
  ["anvil", Anvil, "city-smithy"],
  ["scales", Scales, "city-market"],
  ["white-tower", WhiteTower, "city-towers"],
  ["barracks-tent", BarracksTent, "city-barracks"],
  ["sword-array", SwordArray, "city-armoury"],
  ["bow-arrow", BowArrow, "city-hunting"],
];

export const PARTS: Parts = {
  obelisk: "legend-city",
};

// What the icons of the game mean (docs/icons.md); the words are the game's and the board's.

import BleedingWound from "~icons/game-icons/bleeding-wound";
import BroadheadArrow from "~icons/game-icons/broadhead-arrow";
import BrokenBone from "~icons/game-icons/broken-bone";
import CardPickup from "~icons/game-icons/card-pickup";
import Castle from "~icons/game-icons/castle";
import CheckedShield from "~icons/game-icons/checked-shield";
import CheeseWedge from "~icons/game-icons/cheese-wedge";
import Coins from "~icons/game-icons/coins";
import Cow from "~icons/game-icons/cow";
import CrossedAxes from "~icons/game-icons/crossed-axes";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import CrystalBall from "~icons/game-icons/crystal-ball";
import CursedStar from "~icons/game-icons/cursed-star";
import DiceFire from "~icons/game-icons/dice-fire";
import DragonBreath from "~icons/game-icons/dragon-breath";
import DwarfFace from "~icons/game-icons/dwarf-face";
import FlyingFlag from "~icons/game-icons/flying-flag";
import Footsteps from "~icons/game-icons/footsteps";
import HandIcon from "~icons/game-icons/hand";
import HeartDrop from "~icons/game-icons/heart-drop";
import Horseshoe from "~icons/game-icons/horseshoe";
import Hourglass from "~icons/game-icons/hourglass";
import HuntingHorn from "~icons/game-icons/hunting-horn";
import ImpLaugh from "~icons/game-icons/imp-laugh";
import Laurels from "~icons/game-icons/laurels";
import MeepleArmy from "~icons/game-icons/meeple-army";
import NoseSide from "~icons/game-icons/nose-side";
import PerspectiveDiceSixFacesFive from "~icons/game-icons/perspective-dice-six-faces-five";
import Raven from "~icons/game-icons/raven";
import RollingDices from "~icons/game-icons/rolling-dices";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import Sergeant from "~icons/game-icons/sergeant";
import Shamrock from "~icons/game-icons/shamrock";
import ShieldReflect from "~icons/game-icons/shield-reflect";
import SmokeBomb from "~icons/game-icons/smoke-bomb";
import SpikedDragonHead from "~icons/game-icons/spiked-dragon-head";
import SwapBag from "~icons/game-icons/swap-bag";
import TreasureMap from "~icons/game-icons/treasure-map";
import VikingHead from "~icons/game-icons/viking-head";
import Village from "~icons/game-icons/village";
import VisoredHelm from "~icons/game-icons/visored-helm";
import Whistle from "~icons/game-icons/whistle";
import WizardFace from "~icons/game-icons/wizard-face";
import type { Meaning, Parts } from "../../book/art";

export const LEGEND: readonly Meaning[] = [
  ["meeple-army", MeepleArmy, "legend-meeple-army"],
  ["village", Village, "legend-village"],
  ["crossed-swords", CrossedSwords, "legend-crossed-swords"],
  ["castle", Castle, "keep"],
  ["dragon-breath", DragonBreath, "legend-dragon-breath"],
  ["spiked-dragon-head", SpikedDragonHead, "legend-spiked-dragon-head"],
  ["crossed-axes", CrossedAxes, "legend-crossed-axes"],
  ["bleeding-wound", BleedingWound, "legend-bleeding-wound"],
  ["heart-drop", HeartDrop, "legend-heart-drop"],
  ["checked-shield", CheckedShield, "legend-checked-shield"],
  ["rolling-dices", RollingDices, "legend-rolling-dices"],
  ["dice-fire", DiceFire, "legend-dice-fire"],
  ["hand", HandIcon, "legend-hand"],
  ["broken-bone", BrokenBone, "legend-broken-bone"],
  ["footsteps", Footsteps, "legend-footsteps"],
  ["coins", Coins, "legend-coins"],
  ["flying-flag", FlyingFlag, "legend-flying-flag"],
  ["card-pickup", CardPickup, "legend-card-pickup"],
  ["laurels", Laurels, "legend-laurels"],
  ["hourglass", Hourglass, "legend-hourglass"],
  ["imp-laugh", ImpLaugh, "companion-skree"],
  ["viking-head", VikingHead, "companion-brunna"],
  ["sergeant", Sergeant, "companion-stub"],
  ["shamrock", Shamrock, "companion-pip"],
  ["crystal-ball", CrystalBall, "companion-mirabel"],
  ["visored-helm", VisoredHelm, "companion-ashby"],
  ["wizard-face", WizardFace, "companion-quentin"],
  ["dwarf-face", DwarfFace, "companion-grizzle"],
  ["cow", Cow, "companion-bertha"],
  ["nose-side", NoseSide, "companion-ulf"],
  ["swap-bag", SwapBag, "item-bag"],
  ["horseshoe", Horseshoe, "item-horseshoe"],
  ["perspective-dice-six-faces-five", PerspectiveDiceSixFacesFive, "item-loaded-die"],
  ["hunting-horn", HuntingHorn, "item-war-horn"],
  ["cheese-wedge", CheeseWedge, "item-cheese"],
  ["scroll-unfurled", ScrollUnfurled, "item-poster"],
  ["broadhead-arrow", BroadheadArrow, "item-arrow"],
  ["smoke-bomb", SmokeBomb, "item-smoke-egg"],
  ["shield-reflect", ShieldReflect, "item-mirror-shield"],
  ["raven", Raven, "item-magpie-ring"],
  ["whistle", Whistle, "item-whistle"],
  ["cursed-star", CursedStar, "item-cursed-die"],
  ["treasure-map", TreasureMap, "item-map"],
];

export const PARTS: Parts = {
  "imp-laugh": "legend-companions",
  "swap-bag": "legend-items",
};

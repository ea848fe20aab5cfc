// What the icons of the game mean (docs/icons.md); the words are the game's and the board's.

import ArrowCluster from "~icons/game-icons/arrow-cluster";
import BeltBuckles from "~icons/game-icons/belt-buckles";
import BrickWall from "~icons/game-icons/brick-wall";
import Broadsword from "~icons/game-icons/broadsword";
import ChainMail from "~icons/game-icons/chain-mail";
import Contract from "~icons/game-icons/contract";
import CrystalBall from "~icons/game-icons/crystal-ball";
import DaemonSkull from "~icons/game-icons/daemon-skull";
import DeathSkull from "~icons/game-icons/death-skull";
import DinosaurEgg from "~icons/game-icons/dinosaur-egg";
import Doorway from "~icons/game-icons/doorway";
import DragonHead from "~icons/game-icons/dragon-head";
import DragonOrb from "~icons/game-icons/dragon-orb";
import DropEarrings from "~icons/game-icons/drop-earrings";
import ExitDoor from "~icons/game-icons/exit-door";
import Expand from "~icons/game-icons/expand";
import GemNecklace from "~icons/game-icons/gem-necklace";
import GemPendant from "~icons/game-icons/gem-pendant";
import Haunting from "~icons/game-icons/haunting";
import HealthPotion from "~icons/game-icons/health-potion";
import HoleLadder from "~icons/game-icons/hole-ladder";
import Hood from "~icons/game-icons/hood";
import HuntingHorn from "~icons/game-icons/hunting-horn";
import ImperialCrown from "~icons/game-icons/imperial-crown";
import JeweledChalice from "~icons/game-icons/jeweled-chalice";
import KnockedOutStars from "~icons/game-icons/knocked-out-stars";
import LockedChest from "~icons/game-icons/locked-chest";
import MagnifyingGlass from "~icons/game-icons/magnifying-glass";
import MineralHeart from "~icons/game-icons/mineral-heart";
import MirrorMirror from "~icons/game-icons/mirror-mirror";
import OrcHead from "~icons/game-icons/orc-head";
import PoisonGas from "~icons/game-icons/poison-gas";
import PolarStar from "~icons/game-icons/polar-star";
import PowerRing from "~icons/game-icons/power-ring";
import Ring from "~icons/game-icons/ring";
import RopeCoil from "~icons/game-icons/rope-coil";
import RoundStar from "~icons/game-icons/round-star";
import Run from "~icons/game-icons/run";
import ShinyApple from "~icons/game-icons/shiny-apple";
import Skeleton from "~icons/game-icons/skeleton";
import SkeletonKey from "~icons/game-icons/skeleton-key";
import SpiderAlt from "~icons/game-icons/spider-alt";
import StonePath from "~icons/game-icons/stone-path";
import Sun from "~icons/game-icons/sun";
import Sundial from "~icons/game-icons/sundial";
import Tombstone from "~icons/game-icons/tombstone";
import TotemHead from "~icons/game-icons/totem-head";
import Troll from "~icons/game-icons/troll";
import TwoCoins from "~icons/game-icons/two-coins";
import WalkingBoot from "~icons/game-icons/walking-boot";
import WingedScepter from "~icons/game-icons/winged-scepter";
import WingedSword from "~icons/game-icons/winged-sword";
import Wyvern from "~icons/game-icons/wyvern";
import type { Meaning, Parts } from "../../book/art";

export const LEGEND: readonly Meaning[] = [
  ["death-skull", DeathSkull, "legend-death-skull"],
  ["doorway", Doorway, "legend-doorway"],
  ["stone-path", StonePath, "legend-stone-path"],
  ["magnifying-glass", MagnifyingGlass, "legend-magnifying-glass"],
  ["walking-boot", WalkingBoot, "legend-walking-boot"],
  ["sun", Sun, "legend-sun"],
  ["brick-wall", BrickWall, "legend-brick-wall"],
  ["arrow-cluster", ArrowCluster, "danger-arrows"],
  ["hole-ladder", HoleLadder, "danger-trapdoor"],
  ["poison-gas", PoisonGas, "danger-mist"],
  ["haunting", Haunting, "danger-ghoul"],
  ["troll", Troll, "danger-troll"],
  ["orc-head", OrcHead, "danger-orc"],
  ["skeleton", Skeleton, "danger-skeleton"],
  ["spider-alt", SpiderAlt, "board-spider"],
  ["daemon-skull", DaemonSkull, "board-demon"],
  ["broadsword", Broadsword, "legend-broadsword"],
  ["knocked-out-stars", KnockedOutStars, "legend-knocked-out-stars"],
  ["dragon-head", DragonHead, "legend-dragon-head"],
  ["round-star", RoundStar, "legend-round-star"],
  ["two-coins", TwoCoins, "legend-two-coins"],
  ["tombstone", Tombstone, "legend-tombstone"],
  ["exit-door", ExitDoor, "legend-exit-door"],
  ["run", Run, "legend-run"],
  ["sundial", Sundial, "item-amulet"],
  ["power-ring", PowerRing, "item-mring"],
  ["dragon-orb", DragonOrb, "item-talisman"],
  ["gem-necklace", GemNecklace, "item-necklace"],
  ["crystal-ball", CrystalBall, "item-orb"],
  ["belt-buckles", BeltBuckles, "item-buckle"],
  ["health-potion", HealthPotion, "item-potion"],
  ["skeleton-key", SkeletonKey, "item-key"],
  ["chain-mail", ChainMail, "item-mail"],
  ["rope-coil", RopeCoil, "item-rope"],
  ["hood", Hood, "item-hood"],
  ["ring", Ring, "item-sring"],
  ["imperial-crown", ImperialCrown, "treasure-t01"],
  ["mineral-heart", MineralHeart, "treasure-t02"],
  ["winged-scepter", WingedScepter, "treasure-t03"],
  ["winged-sword", WingedSword, "treasure-t04"],
  ["shiny-apple", ShinyApple, "treasure-t05"],
  ["wyvern", Wyvern, "treasure-t06"],
  ["jeweled-chalice", JeweledChalice, "treasure-t07"],
  ["locked-chest", LockedChest, "treasure-t08"],
  ["mirror-mirror", MirrorMirror, "treasure-t09"],
  ["hunting-horn", HuntingHorn, "treasure-t10"],
  ["gem-pendant", GemPendant, "treasure-t11"],
  ["drop-earrings", DropEarrings, "treasure-t12"],
  ["totem-head", TotemHead, "treasure-t13"],
  ["dinosaur-egg", DinosaurEgg, "treasure-h1"],
  ["polar-star", PolarStar, "treasure-h2"],
  ["expand", Expand, "legend-expand"],
  ["contract", Contract, "legend-contract"],
];

export const PARTS: Parts = {
  sundial: "legend-items",
  "imperial-crown": "legend-treasures",
  expand: "legend-buttons",
};

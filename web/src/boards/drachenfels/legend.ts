// What the icons of the game mean (docs/icons.md); the words are the game's and the board's.

import BallerinaShoes from "~icons/game-icons/ballerina-shoes";
import Breastplate from "~icons/game-icons/breastplate";
import CardDraw from "~icons/game-icons/card-draw";
import CardPickup from "~icons/game-icons/card-pickup";
import CardPlay from "~icons/game-icons/card-play";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import DustCloud from "~icons/game-icons/dust-cloud";
import FluffyCloud from "~icons/game-icons/fluffy-cloud";
import HeraldicSun from "~icons/game-icons/heraldic-sun";
import Hourglass from "~icons/game-icons/hourglass";
import Lion from "~icons/game-icons/lion";
import MagnifyingGlass from "~icons/game-icons/magnifying-glass";
import MountedKnight from "~icons/game-icons/mounted-knight";
import PolarStar from "~icons/game-icons/polar-star";
import QueenCrown from "~icons/game-icons/queen-crown";
import RainbowIcon from "./RainbowIcon.svelte";
import RobberHand from "~icons/game-icons/robber-hand";
import SemiClosedEye from "~icons/game-icons/semi-closed-eye";
import SpikedDragonHead from "~icons/game-icons/spiked-dragon-head";
import StagHead from "~icons/game-icons/stag-head";
import StoneBridge from "~icons/game-icons/stone-bridge";
import Swan from "~icons/game-icons/swan";
import Teleport from "~icons/game-icons/teleport";
import Wingfoot from "~icons/game-icons/wingfoot";
import type { Meaning } from "../../book/art";

export const LEGEND: readonly Meaning[] = [
  ["lion", Lion, "legend-lion"],
  ["swan", Swan, "legend-swan"],
  ["heraldic-sun", HeraldicSun, "legend-heraldic-sun"],
  ["stag-head", StagHead, "legend-stag-head"],
  ["mounted-knight", MountedKnight, "legend-mounted-knight"],
  ["card-play", CardPlay, "legend-card-play"],
  ["card-pickup", CardPickup, "legend-card-pickup"],
  ["robber-hand", RobberHand, "legend-robber-hand"],
  ["card-draw", CardDraw, "legend-card-draw"],
  ["rainbow", RainbowIcon, "legend-rainbow"],
  ["stone-bridge", StoneBridge, "legend-stone-bridge"],
  ["spiked-dragon-head", SpikedDragonHead, "legend-spiked-dragon-head"],
  ["teleport", Teleport, "legend-teleport"],
  ["fluffy-cloud", FluffyCloud, "legend-fluffy-cloud"],
  ["polar-star", PolarStar, "legend-polar-star"],
  ["breastplate", Breastplate, "legend-breastplate"],
  ["wingfoot", Wingfoot, "legend-wingfoot"],
  ["semi-closed-eye", SemiClosedEye, "legend-semi-closed-eye"],
  ["ballerina-shoes", BallerinaShoes, "legend-ballerina-shoes"],
  ["crossed-swords", CrossedSwords, "legend-crossed-swords"],
  ["dust-cloud", DustCloud, "legend-dust-cloud"],
  ["queen-crown", QueenCrown, "legend-queen-crown"],
  ["hourglass", Hourglass, "legend-hourglass"],
  ["magnifying-glass", MagnifyingGlass, "legend-magnifying-glass"],
];

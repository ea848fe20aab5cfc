// What the icons of the game mean (docs/icons.md); the words are the game's and the board's.

import Backstab from "~icons/game-icons/backstab";
import BarnOwl from "~icons/game-icons/barn-owl";
import Beech from "~icons/game-icons/beech";
import BirchTrees from "~icons/game-icons/birch-trees";
import BlackKnightHelm from "~icons/game-icons/black-knight-helm";
import Broadsword from "~icons/game-icons/broadsword";
import Castle from "~icons/game-icons/castle";
import CheckedShield from "~icons/game-icons/checked-shield";
import Church from "~icons/game-icons/church";
import DragonHead from "~icons/game-icons/dragon-head";
import Duck from "~icons/game-icons/duck";
import FalconMoon from "~icons/game-icons/falcon-moon";
import Farmer from "~icons/game-icons/farmer";
import FireBreath from "~icons/game-icons/fire-breath";
import Flame from "~icons/game-icons/flame";
import Flowers from "~icons/game-icons/flowers";
import Forest from "~icons/game-icons/forest";
import Grapes from "~icons/game-icons/grapes";
import GuardedTower from "~icons/game-icons/guarded-tower";
import HeraldicSun from "~icons/game-icons/heraldic-sun";
import HoodedFigure from "~icons/game-icons/hooded-figure";
import Icebergs from "~icons/game-icons/icebergs";
import Kneeling from "~icons/game-icons/kneeling";
import LanternFlame from "~icons/game-icons/lantern-flame";
import LaurelCrown from "~icons/game-icons/laurel-crown";
import Lighthouse from "~icons/game-icons/lighthouse";
import MailedFist from "~icons/game-icons/mailed-fist";
import Medal from "~icons/game-icons/medal";
import MedievalGate from "~icons/game-icons/medieval-gate";
import MineWagon from "~icons/game-icons/mine-wagon";
import MonkFace from "~icons/game-icons/monk-face";
import OldWagon from "~icons/game-icons/old-wagon";
import OpenTreasureChest from "~icons/game-icons/open-treasure-chest";
import PineTree from "~icons/game-icons/pine-tree";
import PublicSpeaker from "~icons/game-icons/public-speaker";
import QueenCrown from "~icons/game-icons/queen-crown";
import Raven from "~icons/game-icons/raven";
import ReceiveMoney from "~icons/game-icons/receive-money";
import Reed from "~icons/game-icons/reed";
import Rose from "~icons/game-icons/rose";
import Scales from "~icons/game-icons/scales";
import SeaCliff from "~icons/game-icons/sea-cliff";
import Spyglass from "~icons/game-icons/spyglass";
import StoneWall from "~icons/game-icons/stone-wall";
import Sunflower from "~icons/game-icons/sunflower";
import Sunrise from "~icons/game-icons/sunrise";
import Swan from "~icons/game-icons/swan";
import SwordBrandish from "~icons/game-icons/sword-brandish";
import TwoCoins from "~icons/game-icons/two-coins";
import VisoredHelm from "~icons/game-icons/visored-helm";
import WaterMill from "~icons/game-icons/water-mill";
import Wheat from "~icons/game-icons/wheat";
import WolfHowl from "~icons/game-icons/wolf-howl";
import type { Meaning, Parts } from "../../book/art";

export const LEGEND: readonly Meaning[] = [
  ["castle", Castle, "legend-castle"],
  ["mailed-fist", MailedFist, "legend-mailed-fist"],
  ["visored-helm", VisoredHelm, "legend-visored-helm"],
  ["broadsword", Broadsword, "legend-broadsword"],
  ["checked-shield", CheckedShield, "legend-checked-shield"],
  ["fire-breath", FireBreath, "legend-fire-breath"],
  ["open-treasure-chest", OpenTreasureChest, "legend-open-treasure-chest"],
  ["two-coins", TwoCoins, "legend-two-coins"],
  ["dragon-head", DragonHead, "legend-dragon-head"],
  ["flame", Flame, "legend-flame"],
  ["hooded-figure", HoodedFigure, "legend-hooded-figure"],
  ["queen-crown", QueenCrown, "legend-queen-crown"],
  ["medal", Medal, "legend-medal"],
  ["laurel-crown", LaurelCrown, "legend-laurel-crown"],
  ["church", Church, "follower-abbot"],
  ["public-speaker", PublicSpeaker, "follower-agitator"],
  ["farmer", Farmer, "follower-farmer"],
  ["lantern-flame", LanternFlame, "follower-hermit"],
  ["receive-money", ReceiveMoney, "follower-moneylender"],
  ["old-wagon", OldWagon, "follower-salesman"],
  ["sword-brandish", SwordBrandish, "follower-hero"],
  ["scales", Scales, "follower-merchant"],
  ["monk-face", MonkFace, "follower-friar"],
  ["spyglass", Spyglass, "follower-scout"],
  ["duck", Duck, "follower-decoy"],
  ["black-knight-helm", BlackKnightHelm, "follower-black-knight"],
  ["kneeling", Kneeling, "follower-vassal"],
  ["backstab", Backstab, "follower-traitor"],
  ["barn-owl", BarnOwl, "follower-sage"],
  ["guarded-tower", GuardedTower, "Torwacht"],
  ["reed", Reed, "Hochried"],
  ["falcon-moon", FalconMoon, "Falkenau"],
  ["icebergs", Icebergs, "Eisgrund"],
  ["pine-tree", PineTree, "Tannfels"],
  ["birch-trees", BirchTrees, "Birkenmoor"],
  ["sunrise", Sunrise, "Morgentor"],
  ["wheat", Wheat, "Weizenfeld"],
  ["swan", Swan, "Silbersee"],
  ["mine-wagon", MineWagon, "Kupferberg"],
  ["beech", Beech, "Lindental"],
  ["rose", Rose, "Rosengarten"],
  ["medieval-gate", MedievalGate, "Mittagsmark"],
  ["grapes", Grapes, "Weinhang"],
  ["heraldic-sun", HeraldicSun, "Sonnenfels"],
  ["water-mill", WaterMill, "Mühlbach"],
  ["raven", Raven, "Rabenstein"],
  ["sunflower", Sunflower, "Goldaue"],
  ["stone-wall", StoneWall, "Abendwehr"],
  ["sea-cliff", SeaCliff, "Salzküste"],
  ["forest", Forest, "Nebelforst"],
  ["lighthouse", Lighthouse, "Sturmkap"],
  ["wolf-howl", WolfHowl, "Wolfsklamm"],
  ["flowers", Flowers, "Heidekraut"],
];

export const PARTS: Parts = {
  church: "legend-followers",
  "guarded-tower": "legend-provinces",
};

// One icon for one meaning (docs/icons.md).

import type { Component } from "svelte";
import Castle from "~icons/game-icons/castle";
import Gold from "~icons/game-icons/two-coins";
import Followers from "~icons/game-icons/hooded-figure";
import Regent from "~icons/game-icons/queen-crown";
import Winner from "~icons/game-icons/laurel-crown";
import Status from "~icons/game-icons/medal";
import Power from "~icons/game-icons/mailed-fist";
import Knight from "~icons/game-icons/visored-helm";
import Sword from "~icons/game-icons/broadsword";
import Shield from "~icons/game-icons/checked-shield";
import Attack from "~icons/game-icons/fire-breath";
import Treasure from "~icons/game-icons/open-treasure-chest";
import Dragon from "~icons/game-icons/dragon-head";
import Flame from "~icons/game-icons/flame";
import Abbot from "~icons/game-icons/church";
import Agitator from "~icons/game-icons/public-speaker";
import Farmer from "~icons/game-icons/farmer";
import Hermit from "~icons/game-icons/lantern-flame";
import Moneylender from "~icons/game-icons/receive-money";
import Salesman from "~icons/game-icons/old-wagon";
import Hero from "~icons/game-icons/sword-brandish";
import Merchant from "~icons/game-icons/scales";
import Friar from "~icons/game-icons/monk-face";
import Scout from "~icons/game-icons/spyglass";
import Decoy from "~icons/game-icons/duck";
import BlackKnight from "~icons/game-icons/black-knight-helm";
import Vassal from "~icons/game-icons/kneeling";
import Traitor from "~icons/game-icons/backstab";
import Sage from "~icons/game-icons/barn-owl";
import Torwacht from "~icons/game-icons/guarded-tower";
import Hochried from "~icons/game-icons/reed";
import Falkenau from "~icons/game-icons/falcon-moon";
import Eisgrund from "~icons/game-icons/icebergs";
import Tannfels from "~icons/game-icons/pine-tree";
import Birkenmoor from "~icons/game-icons/birch-trees";
import Morgentor from "~icons/game-icons/sunrise";
import Weizenfeld from "~icons/game-icons/wheat";
import Silbersee from "~icons/game-icons/swan";
import Kupferberg from "~icons/game-icons/mine-wagon";
import Lindental from "~icons/game-icons/beech";
import Rosengarten from "~icons/game-icons/rose";
import Mittagsmark from "~icons/game-icons/medieval-gate";
import Weinhang from "~icons/game-icons/grapes";
import Sonnenfels from "~icons/game-icons/heraldic-sun";
import Muehlbach from "~icons/game-icons/water-mill";
import Rabenstein from "~icons/game-icons/raven";
import Goldaue from "~icons/game-icons/sunflower";
import Abendwehr from "~icons/game-icons/stone-wall";
import Salzkueste from "~icons/game-icons/sea-cliff";
import Nebelforst from "~icons/game-icons/forest";
import Sturmkap from "~icons/game-icons/lighthouse";
import Wolfsklamm from "~icons/game-icons/wolf-howl";
import Heidekraut from "~icons/game-icons/flowers";

export { Castle, Dragon, Flame, Followers, Gold, Power, Regent, Shield, Status, Sword, Treasure, Winner };

/** By `Tile`; nothing for NONE. */
export const TILES: readonly (Component | null)[] = [null, Power, Knight, Sword, Shield, Attack, Treasure];
/** By `Card`. */
export const CARDS: readonly Component[] = [Knight, Dragon, Sword, Shield];
/** By `Follower`. */
export const FOLLOWERS: readonly Component[] = [
  Abbot,
  Agitator,
  Farmer,
  Hermit,
  Moneylender,
  Salesman,
  Hero,
  Merchant,
  Friar,
  Scout,
  Decoy,
  BlackKnight,
  Vassal,
  Traitor,
  Sage,
];
/** What each province is known for, in ring order. */
export const LANDS: readonly Component[] = [
  Torwacht,
  Hochried,
  Falkenau,
  Eisgrund,
  Tannfels,
  Birkenmoor,
  Morgentor,
  Weizenfeld,
  Silbersee,
  Kupferberg,
  Lindental,
  Rosengarten,
  Mittagsmark,
  Weinhang,
  Sonnenfels,
  Muehlbach,
  Rabenstein,
  Goldaue,
  Abendwehr,
  Salzkueste,
  Nebelforst,
  Sturmkap,
  Wolfsklamm,
  Heidekraut,
];

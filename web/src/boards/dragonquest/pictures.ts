// One picture for one meaning (docs/icons.md).

import type { Component } from "svelte";
import Arrows from "~icons/game-icons/arrow-cluster";
import Buckle from "~icons/game-icons/belt-buckles";
import Wall from "~icons/game-icons/brick-wall";
import Sword from "~icons/game-icons/broadsword";
import Mail from "~icons/game-icons/chain-mail";
import Orb from "~icons/game-icons/crystal-ball";
import Demon from "~icons/game-icons/daemon-skull";
import Skull from "~icons/game-icons/death-skull";
import Egg from "~icons/game-icons/dinosaur-egg";
import Room from "~icons/game-icons/doorway";
import DragonHead from "~icons/game-icons/dragon-head";
import Talisman from "~icons/game-icons/dragon-orb";
import Earrings from "~icons/game-icons/drop-earrings";
import Exit from "~icons/game-icons/exit-door";
import Necklace from "~icons/game-icons/gem-necklace";
import Brooch from "~icons/game-icons/gem-pendant";
import Potion from "~icons/game-icons/health-potion";
import Trapdoor from "~icons/game-icons/hole-ladder";
import Hood from "~icons/game-icons/hood";
import Horn from "~icons/game-icons/hunting-horn";
import Crown from "~icons/game-icons/imperial-crown";
import Chalice from "~icons/game-icons/jeweled-chalice";
import Stars from "~icons/game-icons/knocked-out-stars";
import Casket from "~icons/game-icons/locked-chest";
import Discovery from "~icons/game-icons/magnifying-glass";
import Heart from "~icons/game-icons/mineral-heart";
import Mirror from "~icons/game-icons/mirror-mirror";
import Orc from "~icons/game-icons/orc-head";
import Mist from "~icons/game-icons/poison-gas";
import Polar from "~icons/game-icons/polar-star";
import MagicRing from "~icons/game-icons/power-ring";
import SilverRing from "~icons/game-icons/ring";
import Rope from "~icons/game-icons/rope-coil";
import Star from "~icons/game-icons/round-star";
import Ghoul from "~icons/game-icons/haunting";
import Apple from "~icons/game-icons/shiny-apple";
import Skeleton from "~icons/game-icons/skeleton";
import Key from "~icons/game-icons/skeleton-key";
import Spider from "~icons/game-icons/spider-alt";
import Corridor from "~icons/game-icons/stone-path";
import Sun from "~icons/game-icons/sun";
import Amulet from "~icons/game-icons/sundial";
import Tomb from "~icons/game-icons/tombstone";
import Idol from "~icons/game-icons/totem-head";
import Troll from "~icons/game-icons/troll";
import Coins from "~icons/game-icons/two-coins";
import Boot from "~icons/game-icons/walking-boot";
import Sceptre from "~icons/game-icons/winged-scepter";
import JewelledSword from "~icons/game-icons/winged-sword";
import Emerald from "~icons/game-icons/wyvern";
import { Danger, DATA, type Event } from "../../games/dragonquest";

export { Boot, Coins, Demon, DragonHead, Exit, Skull, Spider, Skeleton, Star, Stars, Sun, Sword, Tomb, Wall };

/** Faces of dice, by the names in the game's data. */
export const FACES: Record<string, Component> = {
  skull: Skull,
  two_skulls: Skull,
  room: Room,
  corridor: Corridor,
  discovery: Discovery,
  dragon: DragonHead,
  star: Star,
  arrows: Arrows,
  trapdoor: Trapdoor,
  mist: Mist,
  ghoul: Ghoul,
  troll: Troll,
  orc: Orc,
  skeleton: Skeleton,
  sword: Sword,
  coin: Coins,
  bite: Spider,
};

export const ITEM_PICTURES: readonly Component[] = [
  Amulet,
  MagicRing,
  Talisman,
  Necklace,
  Orb,
  Buckle,
  Potion,
  Key,
  Mail,
  Rope,
  Hood,
  SilverRing,
];

const PRINTED_TREASURES: readonly Component[] = [
  Crown,
  Heart,
  Sceptre,
  JewelledSword,
  Apple,
  Emerald,
  Chalice,
  Casket,
  Mirror,
  Horn,
  Brooch,
  Earrings,
  Idol,
  Egg,
  Polar,
];
/** What a treasure looks like; one that a variant adds, like the printed one that it is a kind of. */
export const TREASURE_PICTURES: readonly Component[] = likes([
  ...DATA.treasures,
  ...DATA.house_treasures,
]).map((printed) => PRINTED_TREASURES[printed]!);

/** Which of the printed rows each is, or is like. */
function likes(rows: readonly { readonly id: string; readonly like?: string }[]): number[] {
  const printed = rows.filter((row) => !row.like).map((row) => row.id);
  return rows.map((row) => printed.indexOf(row.like ?? row.id));
}

/** Ids of dangers by their number. */
export const DANGER_IDS = Object.keys(Danger).map((name) => name.toLowerCase());

/** What a danger looks like. */
export function dangerPicture(danger: number): Component {
  return FACES[DANGER_IDS[danger] ?? ""] ?? Skull;
}

/** What waits behind the rows of discoveries. */
export const ROW_PICTURES: readonly Component[] = [Spider, Demon, Skeleton];

const KINDS: Partial<Record<Event["kind"], Component>> = {
  turn: Sun,
  bitten: Spider,
  coin_lost: Spider,
  no_coin: Spider,
  skipped: Stars,
  poisoned: Stars,
  revealed: Wall,
  blocked: Wall,
  no_wall: Wall,
  stopped: Boot,
  entered: DragonHead,
  orb: Orb,
  key: Key,
  found: Discovery,
  spider: Spider,
  demon: Demon,
  prowls: Demon,
  caught: Demon,
  skeleton: Skeleton,
  fought: Sword,
  killed: Sword,
  hit: Skull,
  scared: MagicRing,
  talisman: Talisman,
  looted: Star,
  coins: Coins,
  dragon: DragonHead,
  robbed: DragonHead,
  breath: DragonHead,
  died: Tomb,
  escaped: Exit,
  won: Crown,
  dragon_wins: DragonHead,
};

/** A picture for a line of the log. */
export function pictureOf(event: Event): Component | null {
  if (event.kind === "bought" || event.kind === "protected") return ITEM_PICTURES[event.values.item] ?? null;
  if (event.kind === "treasure" || event.kind === "returned")
    return TREASURE_PICTURES[event.values.treasure] ?? null;
  if (event.kind === "danger_die" || event.kind === "trapped") return dangerPicture(event.values.danger);
  if (event.kind === "threw" || event.kind === "rerolled") return event.values.skulls >= 3 ? Skull : Boot;
  return KINDS[event.kind] ?? null;
}

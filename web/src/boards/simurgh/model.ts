// Simurgh's printed things as the board needs them: effects, places, who stands where, objectives.

import {
  Count,
  DATA,
  Type,
  Unit,
  type Action,
  type Event,
  type Previews,
  type Tally,
  type View,
} from "../../games/simurgh";
import type { BoardProps } from "../../lib/boards";
import type { Legal } from "../../lib/protocol";
import { joined } from "../../lib/joined";
import type { Say } from "../../lib/texts.svelte";

export type Props = BoardProps<View, Action, Event, Previews, Tally>;
export type Choice = Legal<Action>;
export type UnitName = keyof typeof Unit;

export interface Part {
  unit: UnitName;
  amount: number;
  /** Markers that come with a dragon. */
  markers: number;
}

/** What something costs, and the alternatives of what it gives. */
export interface Effect {
  cost: Part[];
  gains: Part[][];
}

export type KindName = "S1" | "SM" | "D1" | "DM";

export const SPEARMEN = DATA.numbers.spearmen.value;
export const RESERVE = 0;
export const AVAILABLE = 1;
export const IN_CITY = 2;
export const CITY = DATA.city.length;
export const MAX_LEVELS = 5;
export const SPACES = 4;
export const IN_WILDERNESS = IN_CITY + CITY;
export const PLAIN = DATA.tiles.filter((tile) => "spaces" in tile).length;
export const TOKENS: readonly UnitName[] = ["V", "M", "W", "S", "K", "A"];
export const TOKEN_IDS = ["vegetables", "meat", "wood", "stone", "wisdom", "weapons"] as const;
export const FIELDS = ["left", "middle", "right"] as const;
export const COLOURS = ["gold", "red", "green", "blue", "white", "black"] as const;
export const LETTERS = "abcd";

// -- effects ---------------------------------------------------------------------------------------

const WORDS: Record<string, UnitName> = {
  FaceUp: "FACE_UP",
  Blind: "BLIND",
  Scout: "SCOUT",
  Statue: "STATUE",
  Advance: "ADVANCE",
  Replace: "REPLACE",
};

function amount(word: string): Part {
  const [, count, unit] = /^(\d+)(\D+)$/.exec(word)!;
  return { unit: unit === "◆" ? "MARKER" : (unit as UnitName), amount: Number(count), markers: 0 };
}

function part(text: string): Part {
  if (WORDS[text]) return { unit: WORDS[text], amount: 1, markers: 0 };
  const dragon = /^Dragon\((\d),(\d)\)$/.exec(text);
  if (dragon) return { unit: "DRAGON", amount: Number(dragon[1]), markers: Number(dragon[2]) };
  const tile = /^Tile\((\d)\)$/.exec(text);
  return tile ? { unit: "TILE", amount: Number(tile[1]), markers: 0 } : amount(text);
}

/** Read an effect in the catalogue's notation; `step` is a cost printed elsewhere. */
export function effect(text: string, step = ""): Effect {
  const [left, right] = text.includes(" -> ") ? (text.split(" -> ") as [string, string]) : ["", text];
  const cost = `${left} ${step}`
    .split(" ")
    .filter(Boolean)
    .map((word) => amount(word.slice(1)));
  const gains = right.split(" | ").map((one) =>
    one
      .split(" + ")
      .map(part)
      .filter((p) => p.amount > 0),
  );
  return { cost, gains: gains.filter((one) => one.length > 0) };
}

export interface Space {
  kind: KindName;
  effect: Effect;
}

function space(text: string): Space {
  const [kind, rest] = text.split(": ") as [KindName, string];
  return { kind, effect: effect(rest) };
}

export interface TileInfo {
  number: number;
  id: string;
  type: number;
  spaces: Space[];
  /** Of an exploration: room and reward of each level, from the top. */
  levels: { room: number; effect: Effect }[];
  step: Effect | null;
}

export const TILES: readonly TileInfo[] = DATA.tiles.map((tile) => {
  const step = "step" in tile ? tile.step : "";
  return {
    number: tile.number,
    id: tile.id,
    type: Type[tile.type.toUpperCase() as keyof typeof Type],
    spaces: "spaces" in tile ? tile.spaces.map(space) : [],
    levels:
      "levels" in tile
        ? tile.levels.map((level) => {
            const [room, reward] = level.split("x ") as [string, string];
            return { room: Number(room), effect: effect(reward, step) };
          })
        : [],
    step: step ? effect(`${step} -> 0PP`) : null,
  };
});
export const CITY_SPACES: readonly (Space & { id: string })[] = DATA.city.map((one) => ({
  id: one.id,
  ...space(one.space),
}));
/** The city regrouped by purpose; the row's name stands at its edge. */
export const CITY_ROWS = [
  { id: "gather", spaces: ["market", "library", "towers", "armoury"] },
  { id: "work", spaces: ["scouts", "smithy", "training", "builders"] },
  { id: "grow", spaces: ["barracks", "hunting", "hatchery", "statue"] },
] as const;
export const cityNumber = (id: string): number => CITY_SPACES.findIndex((one) => one.id === id);
export const SLOTS = DATA.wilderness.map((slot) => ({ gain: effect(slot.gain), players: slot.players }));
export const DISPLAY = DATA.display.map((place) => effect(place.deal));
/** The top tile of the Scout stack, unseen. */
export const BLIND = effect(`-${DATA.numbers.blind_weapons.value}A -> Blind`);
export const GOAL_SLOTS = DATA.objective_slots.map((slot) => effect(slot.deal));
export const ABILITIES = DATA.abilities.map((ability) => ({
  effect: effect(ability.effect),
  /** The moment it waits for; null for those used at will. */
  when: "when" in ability ? ability.when : null,
  single: "single" in ability,
}));
const ABILITY_IDS = DATA.abilities.map((ability) => ability.id as string);
export const DRAGONS = DATA.dragons.map((dragon) => ({
  id: dragon.id,
  colour: dragon.type,
  abilities: dragon.abilities.map((id) => ABILITY_IDS.indexOf(id)),
}));

/** All effects as the rules number them (`view.effect`). */
const EFFECTS: readonly Effect[] = [
  ...CITY_SPACES.map((one) => one.effect),
  ...TILES.flatMap((tile) => tile.spaces.map((one) => one.effect)),
  ...TILES.slice(PLAIN).flatMap((tile) =>
    Array.from({ length: MAX_LEVELS }, (_, i) => tile.levels[i]?.effect ?? { cost: [], gains: [] }),
  ),
  ...SLOTS.map((slot) => slot.gain),
  ...ABILITIES.map((ability) => ability.effect),
  ...DISPLAY,
  ...GOAL_SLOTS,
];

/** The effect being carried out. */
export function running(view: View): Effect | null {
  return EFFECTS[view.effect] ?? null;
}

export const inWords = (part: Part, words: Say): string =>
  words(`unit-${part.unit.toLowerCase().replace("_", "-")}`, { count: part.amount, markers: part.markers });

const all = (parts: Part[], words: Say): string => joined(parts.map((one) => inWords(one, words)));

/** What an effect costs and brings, in words. */
export function effectWords({ cost, gains }: Effect, words: Say): string {
  const gain = joined(
    gains.map((one) => all(one, words)),
    "or",
  );
  if (!cost.length) return words("effect-gain", { gain });
  return gain
    ? words("effect-trade", { cost: all(cost, words), gain })
    : words("effect-pay", { cost: all(cost, words) });
}

/** About how wide a price and what it brings are in icons, in `em`: where they have to fit into one line. */
export function width({ cost, gains }: Effect): number {
  const all = [...cost, ...gains.flat()];
  const each = all.map(({ unit, amount, markers }) => {
    const number = SINGLE.has(unit)
      ? 0
      : unit === "DRAGON" || unit === "TILE"
        ? 1.4
        : `${amount}`.length * 0.6;
    return number + 1.5 + (unit === "F" || unit === "B" ? 1.8 : 0) + (markers ? 2.3 : 0);
  });
  const signs =
    0.6 * cost.length + (cost.length && gains.length ? 1 : 0) + 2.2 * Math.max(0, gains.length - 1);
  return each.reduce((sum, one) => sum + one, signs);
}

/** So many `em` of icons can be read in one line of a phone. */
export const LINE = 9.6;

/** Of these there is never more than one: no number needed. */
export const SINGLE: ReadonlySet<UnitName> = new Set([
  "FACE_UP",
  "BLIND",
  "SCOUT",
  "STATUE",
  "ADVANCE",
  "REPLACE",
]);

/** What using something brings, in as few words as a caption has room for. */
export function caption({ gains }: Effect, words: Say): string {
  const short = gains.map((one) =>
    one
      .map((part) => {
        const key = `caption-${part.unit.toLowerCase().replace("_", "-")}`;
        return words(key, { count: part.amount });
      })
      .join(" "),
  );
  return short.join(` ${words("or")} `);
}

/** What an ability does, in words, with the moment it waits for. */
export function abilityWords(ability: number, words: Say): string {
  const { effect: does, when, single } = ABILITIES[ability]!;
  const [event, ...units] = (when ?? "").split(" ");
  const moment = when
    ? `${words(`when-${event}`, {
        what: joined(
          units.map((u) => words(`kind-${u.toLowerCase()}`)),
          "or",
        ),
      })} `
    : "";
  return `${single ? `${words("single-use")} ` : ""}${moment}${effectWords(does, words)}`;
}

// -- names and places ------------------------------------------------------------------------------

export const dashed = (id: string): string => id.replaceAll("_", "-");
export const tileName = (tile: number, words: Say): string => words(`tile-${dashed(TILES[tile]!.id)}`);
export const dragonName = (dragon: number, words: Say): string =>
  words(`dragon-${dashed(DRAGONS[dragon]!.id)}`);
export const goalName = (goal: number, words: Say): string =>
  words(`objective-${dashed(DATA.objectives[goal]!.id)}`);
export const typeName = (tile: number, words: Say): string =>
  words(`type-${Object.keys(Type)[TILES[tile]!.type]!.toLowerCase()}`);

/** A tile by the name that actions use for it. */
export const tileOf = (id: string): number => TILES.findIndex((one) => one.id === id);
export const dragonOf = (id: string): number => DRAGONS.findIndex((one) => one.id === id);

/** Name of a place by location. */
export function placeName(location: number, view: View, words: Say): string {
  if (location < IN_WILDERNESS) return words(`city-${CITY_SPACES[location - IN_CITY]!.id}`);
  const slot = Math.floor((location - IN_WILDERNESS) / MAX_LEVELS);
  const tile = (view.wild[slot] ?? 0) - 1;
  return tile >= 0 ? tileName(tile, words) : words("plot-free", { slot: slot + 1 });
}

/** A location as events number it: what `data-place` calls it. */
export const spot = (location: number): string => `spot:${location - IN_CITY}`;

/** A location as the actions `recall` and `spend` name it. */
export function spotName(location: number): string {
  if (location < IN_WILDERNESS) return CITY_SPACES[location - IN_CITY]?.id ?? "";
  const n = location - IN_WILDERNESS;
  return `W${Math.floor(n / MAX_LEVELS) + 1}.${(n % MAX_LEVELS) + 1}`;
}

export function locationOf(spot: string): number {
  const wild = /^W(\d)\.(\d)$/.exec(spot);
  if (wild) return IN_WILDERNESS + (Number(wild[1]) - 1) * MAX_LEVELS + Number(wild[2]) - 1;
  return IN_CITY + CITY_SPACES.findIndex((one) => one.id === spot);
}

export const low = (slot: number): number => IN_WILDERNESS + slot * MAX_LEVELS;

// -- who has what ----------------------------------------------------------------------------------

export interface Man {
  key: string;
  seat: number;
  type: "spearman" | "rider";
}

/** The vassals at a location; `seat` for those of one house. */
export function standing(view: View, location: number, seat?: number): Man[] {
  const found: Man[] = [];
  for (let p = 0; p < view.seats; p++) {
    if (seat !== undefined && p !== seat) continue;
    view.at[p]!.forEach((at, i) => {
      if (at === location)
        found.push({ key: `${p}-${i}`, seat: p, type: i < SPEARMEN ? "spearman" : "rider" });
    });
  }
  return found;
}

/** A house's vassals that are out, with where they stand. */
export function abroad(view: View, p: number): (Man & { location: number })[] {
  return (view.at[p] ?? []).flatMap((at, i) =>
    at > AVAILABLE
      ? [{ key: `${p}-${i}`, seat: p, type: i < SPEARMEN ? "spearman" : "rider", location: at } as const]
      : [],
  );
}

export function onSlot(view: View, slot: number): number {
  return view.at.flat().filter((at) => at >= low(slot) && at < low(slot) + MAX_LEVELS).length;
}

export const tokenCount = (view: View, p: number): number => view.tokens[p]!.reduce((a, b) => a + b, 0);
export const handLimit = DATA.numbers.hand_limit.value;
export const owned = (view: View, p: number): number[] =>
  DRAGONS.flatMap((_, d) => (view.owner[d] === p + 1 ? [d] : []));
export const bits = (mask: number): number => [0, 1, 2].filter((f) => (mask >> f) & 1).length;
export const markersOf = (view: View, p: number): number =>
  owned(view, p).reduce((sum, d) => sum + bits(view.markers[d]!), 0);
export const hand = (view: View, p: number, first: number): number[] =>
  TILES.flatMap((_, t) => (view.zone[t] === first + p ? [t] : []));
export const length = (view: View) => Object.values(DATA.lengths)[view.length]!;

// -- objectives ------------------------------------------------------------------------------------

const GOALS = DATA.objectives.map((goal) => ({
  count: Count[goal.count.toUpperCase() as keyof typeof Count],
  types: ("types" in goal ? goal.types : COLOURS) as readonly string[],
  tokens: ("tokens" in goal ? goal.tokens : []) as readonly string[],
  places: goal.places as readonly number[],
}));
export const goalInfo = (goal: number) => GOALS[goal]!;

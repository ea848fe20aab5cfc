// The table in the words of the board: where provinces lie, who owns what, what a choice concerns.

import type { BoardProps } from "../../lib/boards";
import type { Legal, Position } from "../../lib/protocol";
import {
  DATA,
  Follower,
  Phase,
  type Action,
  type Demand,
  type Event,
  type Previews,
  type Tally,
  type View,
} from "../../games/schutt_und_asche";

export type Choice = Legal<Action>;
export type Props = BoardProps<View, Action, Event, Previews, Tally>;
export type Place = Position<View, Action, Previews, Tally>;

export const PROVINCES = DATA.provinces.map((one) => one.id);
export type Province = (typeof DATA.provinces)[number]["id"];
export const NAMES = DATA.provinces.map((one) => one.name);
export const NEXT = DATA.provinces.map((one) => PROVINCES.indexOf(one.next));
export const ENTRY = DATA.entries.provinces.map((id) => PROVINCES.indexOf(id));
export const SLOTS = DATA.entries.slots;
export const FOLLOWERS = DATA.followers;
export const HITS = DATA.numbers.hits_to_win.value;
export const GOLD_NAMES = ["X", "1", "2", "3"] as const;
export const NONE = -1;

/** The seat that looks, counted from 0; null for spectators. */
export function viewer(position: Place): number | null {
  return position.seat === null ? null : position.seat - 1;
}

/** The index of the province that a choice is about, or NONE. */
export function provinceOf(action: Action): number {
  return "province" in action ? PROVINCES.indexOf(action.province) : NONE;
}

/** Which follower a choice plays, or null for everything that is no card. */
export function followerOf(action: Action): number | null {
  return PLAYS[action.verb] ?? null;
}

const PLAYS: Partial<Record<Action["verb"], number>> = {
  farmer: Follower.FARMER,
  scout: Follower.SCOUT,
  agitator: Follower.AGITATOR,
  friar: Follower.FRIAR,
  decoy: Follower.DECOY,
  hermit: Follower.HERMIT,
  vassal: Follower.VASSAL,
  black_knight: Follower.BLACK_KNIGHT,
  hero: Follower.HERO,
  moneylender: Follower.MONEYLENDER,
  merchant: Follower.MERCHANT,
  traitor: Follower.TRAITOR,
  sage: Follower.SAGE,
  void: Follower.ABBOT,
};

/** The follower behind a choice here and now: a second stack of the salesman costs no card. */
export function cardOf(action: Action, view: View): number | null {
  if (action.verb === "free_buy" || action.verb === "free_sort") {
    const paid = view.phase === Phase.FREE_SORT || (action.verb === "free_buy" && view.free_buys > 0);
    return paid ? null : Follower.SALESMAN;
  }
  if (action.verb === "void" && view.abbot) return null;
  return followerOf(action);
}

const DIRECT: readonly Action["verb"][] = [
  "claim",
  "post",
  "decoy",
  "hermit",
  "move",
  "save",
  "place",
  "trade",
  "merchant",
  "free_sort",
];

/** The one thing that a touch on a province does at once; else its sheet opens. */
export function direct(choices: readonly Choice[] | undefined): Choice | undefined {
  const [only, more] = choices ?? [];
  return only && !more && DIRECT.includes(only.json.verb) ? only : undefined;
}

/** Choices that stand on no place of the board: they are offered in the tray. */
export const TRAY: readonly Action["verb"][] = ["pass", "ready", "confirm", "end", "done", "leave"];

/** An action that would play this card: what `why` is asked about when it cannot be played. */
export function wish(kind: number): string {
  const verbs: Record<number, string> = {
    [Follower.ABBOT]: "void",
    [Follower.AGITATOR]: "agitator",
    [Follower.FARMER]: "farmer 1 1",
    [Follower.HERMIT]: "hermit N1",
    [Follower.MONEYLENDER]: "moneylender",
    [Follower.SALESMAN]: "free_buy N1",
    [Follower.HERO]: "hero",
    [Follower.MERCHANT]: "merchant N1",
    [Follower.FRIAR]: "friar",
    [Follower.SCOUT]: "scout",
    [Follower.DECOY]: "decoy N1",
    [Follower.BLACK_KNIGHT]: "black_knight sword",
    [Follower.VASSAL]: "vassal",
    [Follower.TRAITOR]: "traitor knight N1",
    [Follower.SAGE]: "sage",
  };
  return verbs[kind] ?? "pass";
}

/** What one would want to do with a province now, with this follower in hand: asked about when it cannot be done. */
export function provinceWish(view: View, p: number, armed: number | null): string {
  const id = PROVINCES[p] ?? "N1";
  if (armed !== null) return wish(armed).replace("N1", id);
  const verbs: Record<number, string> = {
    [Phase.DRAFT]: "claim",
    [Phase.STACKS]: "look",
    [Phase.POST]: "post",
    [Phase.DECOY]: "decoy",
    [Phase.HERMIT]: "hermit",
    [Phase.HERMIT_TO]: "move",
    [Phase.REMOVE]: "save",
    [Phase.PLACE]: "place",
    [Phase.MERCHANT]: "trade",
    [Phase.FREE_SORT]: "free_sort",
  };
  return `${verbs[view.phase] ?? "buy"} ${id}`;
}

/** Worth of gold cards counted by value; unknown ones count nothing. */
export function worth(cards: readonly (number | null)[] | undefined): number {
  return (cards ?? []).reduce<number>((sum, count, value) => sum + value * (count ?? 0), 0);
}

/** Gold cards one by one, dearest first. */
export function cards(counts: readonly (number | null)[] | undefined): number[] {
  return (counts ?? []).flatMap((count, value) => Array<number>(count ?? 0).fill(value)).reverse();
}

/** Followers one by one. */
export function hand(counts: readonly (number | null)[] | undefined): number[] {
  return (counts ?? []).flatMap((count, kind) => Array<number>(count ?? 0).fill(kind));
}

/** Who shops in this purchase phase. */
export function buyer(view: View): number {
  return (view.regent + view.turn) % view.seats;
}

const SHOPPING: readonly number[] = [
  Phase.BUY,
  Phase.KEEP,
  Phase.PLACE,
  Phase.SORT,
  Phase.FREE_SORT,
  Phase.MERCHANT,
  Phase.BORROW,
  Phase.REPAY,
];

export function shopping(view: View): boolean {
  return SHOPPING.includes(view.phase);
}

/** Gold that a seat can still spend. */
export function purse(view: View, seat: number): number {
  return worth(view.gold[seat]) - (shopping(view) && buyer(view) === seat ? view.spent : 0);
}

/** How many followers a tile of this value brings to who gives most: it is printed there. */
export function reward(value: number): number {
  return DATA.dragon_tiles[value - 1]?.reward ?? 0;
}

/** What the tile of a slot may ask for, for all that the viewer knows. */
export function demand({ tally }: Place, slot: number): Demand {
  return tally.demands[slot] ?? { values: [], rewards: [], steps: [] };
}

/** The provinces of a seat that still stand. */
export function lands(view: View, seat: number): number {
  return view.owner.filter((owner) => owner === seat).length;
}

export function startTiles(view: View): number {
  return (view.start_knights + view.start_power) * view.seats;
}

export function standing(view: View): number {
  return view.burnt.filter((one) => !one).length;
}

export function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}

/** A stack from the top, as the viewer knows it; null is an unknown tile. */
export function stack(view: View, p: number): (number | null)[] {
  return (view.stack[p] ?? []).slice(0, view.height[p]).reverse();
}

// While events are played the old position is still the one shown. Here each event is drawn onto a
// copy of it, so that sheet and dice change in step with what is told.

import { CHAMBER, LAIR } from "./castle";
import {
  At,
  Cause,
  DATA,
  Danger,
  Face,
  Fate,
  Item,
  Mark,
  RowState,
  type Event,
  type View,
} from "../../games/dragonquest";
import type { Happening } from "../../lib/protocol";

const DICE = 5;

/** The five faces behind the number of a throw (base 7, first die first). */
export function facesOf(code: number): number[] {
  const faces: number[] = [];
  for (let left = code, i = 0; i < DICE; i++, left = Math.floor(left / 7)) faces.unshift(left % 7);
  return faces;
}

/** The events of the position being played, up to the one shown now. */
export function playedEvents(next: { events: Happening[] } | null, event: Event | null): Event[] {
  if (!next || !event) return [];
  const events = next.events as unknown as Event[];
  return events.slice(0, events.indexOf(event) + 1);
}

function put<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = [...list];
  copy[index] = value;
  return copy;
}

function draw(view: View, hero: number, place: number, bits: number): View {
  const row = view.mark[hero] ?? [];
  return { ...view, mark: put(view.mark, hero, put(row, place, (row[place] ?? 0) | bits)) };
}

function walk(view: View, hero: number, place: number): View {
  const length = view.trail_length[hero] ?? 0;
  const walked = {
    ...view,
    at: put(view.at, hero, place),
    trail: put(view.trail, hero, put(view.trail[hero] ?? [], length, place)),
    trail_length: put(view.trail_length, hero, length + 1),
    steps: Math.max(0, view.steps - 1),
  };
  return place === CHAMBER
    ? { ...walked, been: put(view.been, hero, 1) }
    : draw(walked, hero, place, Mark.VISITED);
}

/** Once nobody is in the chamber, all its dice lie ready again. */
function settle(view: View): View {
  const anyone = view.at.some((place, seat) => place === CHAMBER && view.fate[seat] === Fate.INSIDE);
  return anyone ? view : { ...view, aside: 0 };
}

function use(view: View, item: number): View {
  return { ...view, item_at: put(view.item_at, item, At.GONE) };
}

function hurt(view: View, hero: number, lp: number): View {
  return { ...view, lp: put(view.lp, hero, Math.max(0, (view.lp[hero] ?? 0) - lp)) };
}

function pay(view: View, hero: number, fifties: number, hundreds: number): View {
  return {
    ...view,
    fifties: put(view.fifties, hero, (view.fifties[hero] ?? 0) + fifties),
    hundreds: put(view.hundreds, hero, (view.hundreds[hero] ?? 0) + hundreds),
  };
}

function closeRow(view: View, hero: number, state: number): View {
  const rows = view.row[hero] ?? [];
  const row = rows.indexOf(RowState.OPEN);
  return row < 0 ? view : { ...view, row: put(view.row, hero, put(rows, row, state)) };
}

const AT_ONCE: Record<string, (view: View, hero: number) => View> = {
  amulet: (view, hero) => ({ ...view, last_sun: put(view.last_sun, hero, (view.last_sun[hero] ?? 0) + 1) }),
  potion: (view, hero) => hurt(view, hero, -DATA.numbers.potion.value),
};

/** What the table looks like after an event, as far as the event tells. */
export function after(view: View, event: Event): View {
  const hero = "seat" in event.values ? event.values.seat - 1 : 0;
  switch (event.kind) {
    case "turn":
      return {
        ...view,
        active: hero,
        neighbour: (hero + view.seats - 1) % view.seats,
        sun: put(view.sun, hero, event.values.sun),
        round_number: event.values.sun,
        dice: [0, 0, 0, 0, 0],
        danger: [0, 0, 0],
        loot: view.loot.map(() => 0),
        steps: 0,
        rerolls: 0,
        foe: 0,
      };
    case "bitten":
      return hurt(view, hero, event.values.lp);
    case "coin_lost":
      return event.values.gold === 50 ? pay(view, hero, -1, 0) : pay(view, hero, 0, -1);
    case "skipped":
      return { ...view, skip: put(view.skip, hero, 0) };
    case "bought": {
      const item = event.values.item;
      const data = DATA.items[item];
      const taken = closeRow(
        { ...view, item_at: put(view.item_at, item, data?.at_once ? At.GONE : At.HAND + hero) },
        hero,
        RowState.BOUGHT,
      );
      return AT_ONCE[data?.id ?? ""]?.(taken, hero) ?? taken;
    }
    case "revealed":
      return { ...view, shown_tile: event.values.tile, shown_number: event.values.number };
    case "blocked":
      return draw(view, hero, event.values.field, Mark.BLOCKED);
    case "threw":
    case "rerolled":
      return { ...view, dice: facesOf(event.values.throw) };
    case "stopped":
      return { ...view, steps: event.values.steps, finds: event.values.finds };
    case "key":
      return walk(use(view, Item.KEY), hero, event.values.field);
    case "stepped":
    case "fled":
      return settle(walk(view, hero, event.values.field));
    case "orb":
      return use(view, Item.ORB);
    case "protected":
      return use(view, event.values.item);
    case "talisman":
      return use(view, Item.TALISMAN);
    case "entered":
      return walk(view, hero, CHAMBER);
    case "found": {
      const row = event.values.line - 1;
      const ep = view.ep[hero] ?? [];
      return { ...view, ep: put(view.ep, hero, put(ep, row, (ep[row] ?? 0) + event.values.finds)) };
    }
    case "spider":
      return closeRow({ ...view, spider: put(view.spider, hero, 1) }, hero, RowState.WOKE);
    case "demon": {
      const woken = { ...view, demon: put(view.demon, hero, 1), demon_at: put(view.demon_at, hero, LAIR) };
      return closeRow(draw(woken, hero, LAIR, Mark.DEMON), hero, RowState.WOKE);
    }
    case "skeleton":
      return closeRow({ ...view, foe: Danger.SKELETON }, hero, RowState.WOKE);
    case "danger_die":
      return { ...view, danger: put(view.danger, event.values.letter, event.values.danger) };
    case "trapped": {
      const row = view.trap[hero] ?? [];
      const trap = event.values.danger - Danger.ARROWS;
      const times = Math.min(2, (row[trap] ?? 0) + 1); // the third time is not marked: it kills
      return hurt({ ...view, trap: put(view.trap, hero, put(row, trap, times)) }, hero, event.values.lp);
    }
    case "poisoned":
      return { ...view, skip: put(view.skip, hero, 1) };
    case "fought":
      return { ...view, foe: event.values.danger };
    case "hit":
      return hurt(view, hero, event.values.lp);
    case "killed":
      return { ...view, foe: 0 };
    case "scared":
      return use({ ...view, foe: 0 }, Item.MRING);
    case "looted":
      return { ...view, aside: view.aside + event.values.dragons };
    case "coins":
      return pay(view, hero, event.values.fifties, event.values.hundreds);
    case "treasure":
      return { ...view, treasure_at: put(view.treasure_at, event.values.treasure, At.HAND + hero) };
    case "returned":
      return { ...view, treasure_at: put(view.treasure_at, event.values.treasure, At.SUPPLY) };
    case "robbed":
      return { ...view, fifties: put(view.fifties, hero, 0), hundreds: put(view.hundreds, hero, 0) };
    case "breath":
      return hurt(view, hero, event.values.dragons + event.values.damage);
    case "prowls":
      return draw(
        { ...view, demon_at: put(view.demon_at, hero, event.values.field) },
        hero,
        event.values.field,
        Mark.DEMON,
      );
    case "died":
      return settle({
        ...view,
        fate: put(view.fate, hero, Fate.DEAD),
        cause: put(view.cause, hero, event.values.cause),
        skip: put(view.skip, hero, 0),
        lp: event.values.cause === Cause.SUNSET ? view.lp : put(view.lp, hero, 0),
      });
    case "escaped":
      return { ...view, fate: put(view.fate, hero, Fate.ESCAPED) };
    default:
      return view;
  }
}

/** Whether a face is one or two skulls. */
export function isSkull(face: number): boolean {
  return face === Face.SKULL || face === Face.TWO_SKULLS;
}

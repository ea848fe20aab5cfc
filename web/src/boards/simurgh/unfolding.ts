// While events are played the old position is shown; this carries it forward event by event.

import { Phase, type Event, type View } from "../../games/simurgh";
import { ABILITIES, AVAILABLE, DRAGONS, IN_CITY, low, MAX_LEVELS, RESERVE, SPEARMEN } from "./model";

function copy(view: View): View {
  return {
    ...view,
    points: [...view.points],
    tokens: view.tokens.map((row) => [...row]),
    at: view.at.map((row) => [...row]),
    hand_count: [...view.hand_count],
    owner: [...view.owner],
    markers: [...view.markers],
    wild: [...view.wild],
    display: [...view.display],
    goal_slots: [...view.goal_slots],
  };
}

/** Move one vassal of a type that fits; nobody moves if none does. */
function move(view: View, p: number, vassal: number, from: (at: number) => boolean, to: number): void {
  const row = view.at[p];
  const i = row?.findIndex((at, n) => (n < SPEARMEN ? 0 : 1) === vassal && from(at)) ?? -1;
  if (i >= 0) row![i] = to;
}

const within = (slot: number) => (at: number) => at >= low(slot) && at < low(slot) + MAX_LEVELS;

function fields(dragon: number, ability: number): number {
  return DRAGONS[dragon]!.abilities.reduce((mask, one, f) => (one === ability ? mask | (1 << f) : mask), 0);
}

const lowest = (mask: number): number => mask & -mask;

/** The view after one more event. */
export function after(before: View, event: Event): View {
  const view = copy(before);
  const values = event.values as Record<string, number>;
  const p = (values["seat"] ?? 1) - 1;
  const tokens = view.tokens[p];
  switch (event.kind) {
    case "paid":
    case "surplus":
      if (tokens) tokens[values["token"]!]! -= values["count"] ?? 1;
      break;
    case "gained":
      if (tokens) tokens[event.values.token]! += event.values.count;
      break;
    case "paid_points":
      view.points[p]! -= event.values.count;
      break;
    case "scored":
    case "goal_points":
    case "leftovers":
      view.points[p]! += event.values.count;
      break;
    case "placed":
      move(view, p, event.values.vassal, (at) => at === AVAILABLE, IN_CITY + event.values.spot);
      break;
    case "entered":
      move(view, p, 1, (at) => at === AVAILABLE, low(view.wild.indexOf(event.values.tile + 1)));
      break;
    case "advanced": {
      const slot = view.wild.indexOf(event.values.tile + 1);
      move(view, p, 1, within(slot), low(slot) + event.values.level - 1);
      break;
    }
    case "recalled":
      move(view, p, event.values.vassal, (at) => at === IN_CITY + event.values.spot, AVAILABLE);
      break;
    case "spent":
      if (view.at[p]!.some((at, i) => at === AVAILABLE && (i < SPEARMEN ? 0 : 1) === event.values.vassal)) {
        move(view, p, event.values.vassal, (at) => at === AVAILABLE, RESERVE);
      }
      break;
    case "recruited":
      move(view, p, event.values.vassal, (at) => at === RESERVE, AVAILABLE);
      break;
    case "laid":
      view.wild[event.values.number - 1] = event.values.tile + 1;
      view.hand_count[p]! -= 1;
      break;
    case "chronicle": {
      const slot = view.wild.indexOf(event.values.tile + 1);
      view.chronicle = event.values.count;
      if (slot < 0) break;
      view.wild[slot] = 0;
      for (const row of view.at) row.forEach((at, i) => within(slot)(at) && (row[i] = AVAILABLE));
      break;
    }
    case "dragon":
      view.owner[event.values.dragon] = p + 1;
      view.markers[event.values.dragon] = (1 << event.values.count) - 1;
      break;
    case "marked": {
      const open = fields(event.values.dragon, event.values.ability) & ~view.markers[event.values.dragon]!;
      if (!ABILITIES[event.values.ability]?.single) view.markers[event.values.dragon]! |= lowest(open);
      break;
    }
    case "ability":
    case "marker_dropped":
      view.markers[event.values.dragon]! &= ~lowest(
        fields(event.values.dragon, event.values.ability) & view.markers[event.values.dragon]!,
      );
      break;
    case "took":
    case "drafted":
      view.display = view.display.map((one) => (one === event.values.tile + 1 ? 0 : one));
      view.hand_count[p]! += 1;
      break;
    case "took_blind":
      view.scout_count -= 1;
      view.hand_count[p]! += 1;
      break;
    case "shown": {
      // The others close up first, but for the draft, where a gap is filled at once (SI-026, SI-152).
      const closed = view.phase === Phase.OPEN ? view.display : view.display.filter(Boolean);
      view.display = Array.from({ length: view.display.length }, (_, i) => closed[i] ?? 0);
      view.display[event.values.place - 1] = event.values.tile + 1;
      view.scout_count -= 1;
      break;
    }
    case "objective":
      view.goal_slots[event.values.count - 1] = event.values.objective + 1;
      break;
    case "turn":
      view.active = p;
      break;
    case "ending":
      view.ending = p + 1;
      break;
  }
  return view;
}

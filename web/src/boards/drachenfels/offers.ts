// What the server allows, as places on the map: some directly, some after taking hold of a thing.

import type { Action, Previews, View } from "../../games/drachenfels";
import type { Legal } from "../../lib/protocol";
import {
  along,
  CASTLE,
  COLOURS,
  field,
  flightCurve,
  lair,
  nodeOf,
  RAINBOW,
  rainbowGrip,
  SITES,
  standing,
  STARTS,
  type Point,
} from "./geometry";

export type Offer = Legal<Action>;

/** A lit place: doing something is one touch away. */
export interface Spot extends Point {
  action: Offer;
  /** What is drawn there: a ring round a field, the ghost of a thing, a flight, or the ledge beside the board. */
  shape: "field" | "rainbow" | "bridge" | "dragon" | "flight" | "ledge" | "knight";
  /** The rainbow position, the field or the two stars of a flight. */
  rainbow?: number;
  field?: number;
  flight?: [number, number];
  /** Somebody is fought there. */
  duel?: boolean;
}

/** A thing that can be taken hold of and put elsewhere. */
export interface Handle extends Point {
  key: string;
  what: "rainbow" | "bridge" | "dragon" | "knight" | "new rainbow" | "new bridge";
  /** Rainbow position, field or seat (from 0). */
  id: number;
  spots: Spot[];
}

export interface Offers {
  spots: Spot[];
  handles: Handle[];
}

/** The ledge below the map, where rainbows and bridges lie that nobody uses. */
export const LEDGE = { y: 1042, rainbows: [560, 618, 676, 734], bridges: [826, 916] } as const;
export const HEIGHT = 1084;

const corner = (name: string): number => nodeOf(`S-${name}`);

/** Everything that the map offers, from the list of what is allowed. */
export function gather(legal: readonly Offer[], view: View, previews: Previews | null): Offers {
  const spots: Spot[] = [];
  const handles = new Map<string, Handle>();
  const hold = (what: Handle["what"], id: number, at: Point): Spot[] => {
    const key = what.startsWith("new") ? what : `${what} ${id}`;
    const found = handles.get(key) ?? { key, what, id, x: at.x, y: at.y, spots: [] };
    handles.set(key, found);
    return found.spots;
  };
  const onField = (action: Offer, n: number, more: Partial<Spot> = {}): Spot => {
    const { x, y } = field(n);
    return { action, shape: "field", field: n, x, y, ...more };
  };
  const onRainbow = (action: Offer, name: string): Spot => {
    const rainbow = RAINBOW.get(name)!;
    return { action, shape: "rainbow", rainbow, ...rainbowGrip(rainbow) };
  };
  const onLedge = (action: Offer, x: number): Spot => ({ action, shape: "ledge", x, y: LEDGE.y });
  const rider = (seat: number): Point => standing(view.at[seat] ?? 0, view.colour[seat] ?? 0);
  const me = view.active;

  for (const action of legal) {
    const done = action.json;
    switch (done.verb) {
      case "pick": {
        const n = STARTS[COLOURS.indexOf(done.colour)]!;
        spots.push(onField(action, n, { shape: "knight" }));
        break;
      }
      case "go": {
        const n = nodeOf(done.field);
        spots.push({ ...onField(action, n), ...standingPoint(n), duel: duelAt(previews, n) });
        break;
      }
      case "place_rainbow":
        hold("new rainbow", 0, { x: LEDGE.rainbows[0], y: LEDGE.y }).push(onRainbow(action, done.rainbow));
        break;
      case "remove_rainbow":
        holdRainbow(done.rainbow).push(onLedge(action, LEDGE.rainbows[1]));
        break;
      case "move_rainbow":
        holdRainbow(done.rainbow).push(onRainbow(action, done.to));
        break;
      case "place_bridge":
        hold("new bridge", 0, { x: LEDGE.bridges[0], y: LEDGE.y }).push(
          onField(action, nodeOf(done.site), { shape: "bridge" }),
        );
        break;
      case "remove_bridge":
        hold("bridge", nodeOf(done.site), field(nodeOf(done.site))).push(onLedge(action, LEDGE.bridges[0]));
        break;
      case "move_bridge":
        hold("bridge", nodeOf(done.site), field(nodeOf(done.site))).push(
          onField(action, nodeOf(done.new_site), { shape: "bridge" }),
        );
        break;
      case "move_dragon": {
        const [from, to] = [nodeOf(done.place), nodeOf(done.new_place)];
        hold("dragon", from, lair(from)).push({ ...onField(action, to, { shape: "dragon" }), ...lair(to) });
        break;
      }
      case "swap":
        spots.push({ action, shape: "field", field: view.at[done.seat - 1]!, ...rider(done.seat - 1) });
        break;
      case "cloud":
        hold("knight", done.seat - 1, rider(done.seat - 1)).push(onField(action, corner(done.start)));
        break;
      case "send":
        spots.push(onField(action, corner(done.start)));
        break;
      case "shift":
        spots.push(onRainbow(action, done.rainbow));
        break;
      case "leave_by":
      case "enter_by":
        if (done.way === "road") {
          const n = done.verb === "leave_by" ? view.at[me]! : view.goal;
          spots.push(onField(action, gapBefore(n)));
        } else spots.push(onRainbow(action, done.way));
        break;
      case "fly": {
        const [from = "", to = ""] = done.flight.split("-");
        const flight: [number, number] = [nodeOf(`Z-${from}`), nodeOf(`Z-${to}`)];
        spots.push({ action, shape: "flight", flight, ...along(flightCurve(...flight), 0.64) });
        break;
      }
    }
  }
  return { spots, handles: [...handles.values()] };

  function holdRainbow(name: string): Spot[] {
    const position = RAINBOW.get(name)!;
    return hold("rainbow", position, rainbowGrip(position));
  }
}

/** Where the ring of a field is drawn: in the castle and the rock castles before the gate. */
export function standingPoint(n: number): Point {
  return n === CASTLE ? { x: 500, y: 520 } : lair(n);
}

/** Whether whoever rides to a field has to fight there. */
export const duelAt = (previews: Previews | null, n: number): boolean =>
  previews?.duels.includes(field(n).id) ?? false;

function gapBefore(fort: number): number {
  return SITES.find((n) => field(n).id === field(fort).id.replace("F-", "X-")) ?? fort;
}

/** The thing that is held when nobody has taken hold of anything: a new one, or the only one there is. */
export function firstHandle(handles: readonly Handle[]): Handle | null {
  return handles.find((h) => h.what.startsWith("new")) ?? (handles.length === 1 ? handles[0]! : null);
}

/** How far round a place a touch still counts: half the way to the next lit place. */
export function reachOf(spot: Point, all: readonly Point[], most = 46): number {
  let nearest = most * 2;
  for (const other of all) {
    if (other !== spot) nearest = Math.min(nearest, Math.hypot(other.x - spot.x, other.y - spot.y));
  }
  return Math.max(13, nearest / 2);
}

/** The arc of the rainbow that may be swung now. */
export function swinging(view: View): number | null {
  const crossed = view.crossed.find((c) => c > 0);
  if (crossed) return crossed - 1;
  if (view.leave >= 2) return view.leave - 2;
  return null;
}

// What lies on the board: from a view, and changed by the events that are being played.

import type { Event, View } from "../../games/drachenfels";
import { bits, DRAGON_PLACES, SITES, STARTS } from "./geometry";

export interface Rider {
  /** From 0, as in the view. */
  seat: number;
  colour: number;
  at: number;
  armour: boolean;
  swift: boolean;
  cards: number;
  /** How the knight came to where it is, for the animation. */
  by: "road" | "rainbow" | "flight" | "whirl" | "cloud" | "dust";
}

export interface Scene {
  riders: Rider[];
  /** Dragons keep their number while they move, so that they fly and do not blink. */
  dragons: number[];
  bridges: number[];
  rainbows: number[];
  sky: boolean;
  /** The top of the discard pile and its size. */
  top: number | null;
  discards: number;
  pile: number;
}

export function sceneOf(view: View, before?: Scene): Scene {
  const riders: Rider[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const at = view.at[seat] ?? -1;
    const colour = view.colour[seat] ?? -1;
    if (at < 0 || colour < 0) continue;
    riders.push({
      seat,
      colour,
      at,
      armour: view.armour[seat] === 1,
      swift: view.swift[seat] === 1,
      cards: view.hand_count[seat] ?? 0,
      by: before?.riders.find((r) => r.seat === seat)?.by ?? "road",
    });
  }
  const places = bits(view.dragons).map((d) => DRAGON_PLACES[d]!);
  return {
    riders,
    dragons: sameOrder(places, before?.dragons ?? []),
    bridges: sameOrder(
      bits(view.bridges).map((b) => SITES[b]!),
      before?.bridges ?? [],
    ),
    rainbows: bits(view.rainbows),
    sky: view.sky === 1,
    top: view.discard_count > 0 ? (view.discards[view.discard_count - 1] ?? null) : null,
    discards: view.discard_count,
    pile: view.pile_count,
  };
}

/** The same things in the order they had before: what stayed stays, what is new takes what is free. */
function sameOrder(now: number[], before: number[]): number[] {
  if (before.length !== now.length) return now;
  const fresh = now.filter((n) => !before.includes(n));
  return before.map((n) => (now.includes(n) ? n : fresh.shift()!));
}

/** The scene after an event; views count seats from 0, events from 1. */
export function played(scene: Scene, event: Event): Scene {
  const { riders } = scene;
  const change = (seat: number, to: Partial<Rider>): Scene => ({
    ...scene,
    riders: riders.map((r) => (r.seat === seat - 1 ? { ...r, ...to } : r)),
  });
  switch (event.kind) {
    case "picked": {
      const { seat, colour } = event.values;
      const at = STARTS[colour]!;
      const rider: Rider = { seat: seat - 1, colour, at, armour: false, swift: false, cards: 0, by: "road" };
      return { ...scene, riders: [...riders.filter((r) => r.seat !== seat - 1), rider] };
    }
    case "stepped":
      return change(event.values.seat, { at: event.values.field, by: "road" });
    case "crossed":
      return change(event.values.seat, { at: event.values.field, by: "rainbow" });
    case "flew":
      return change(event.values.seat, { at: event.values.new_field, by: "flight" });
    case "moved":
      return change(event.values.seat, { at: event.values.field });
    case "clouded":
      return change(event.values.target, { at: event.values.field, by: "cloud" });
    case "sent":
      return change(event.values.target, { at: event.values.field, by: "dust" });
    case "armed":
      return change(event.values.seat, { armour: true });
    case "swift":
      return change(event.values.seat, { swift: true });
    case "sky_opened":
      return { ...scene, sky: true };
    case "swapped": {
      const mine = riders.find((r) => r.seat === event.values.seat - 1);
      const theirs = riders.find((r) => r.seat === event.values.target - 1);
      if (!mine || !theirs) return scene;
      return {
        ...scene,
        riders: riders.map((r) =>
          r === mine
            ? { ...r, at: theirs.at, by: "whirl" }
            : r === theirs
              ? { ...r, at: mine.at, by: "whirl" }
              : r,
        ),
      };
    }
    case "rainbow_placed":
      return { ...scene, rainbows: [...scene.rainbows, event.values.rainbow] };
    case "rainbow_removed":
      return { ...scene, rainbows: scene.rainbows.filter((r) => r !== event.values.rainbow) };
    case "rainbow_moved":
    case "shifted":
      return {
        ...scene,
        rainbows: [...scene.rainbows.filter((r) => r !== event.values.rainbow), event.values.to],
      };
    case "bridge_placed":
      return { ...scene, bridges: [...scene.bridges, event.values.field] };
    case "bridge_removed":
      return { ...scene, bridges: scene.bridges.filter((b) => b !== event.values.field) };
    case "bridge_moved":
      return {
        ...scene,
        bridges: scene.bridges.map((b) => (b === event.values.field ? event.values.new_field : b)),
      };
    case "dragon_moved":
      return {
        ...scene,
        dragons: scene.dragons.map((d) => (d === event.values.field ? event.values.new_field : d)),
      };
    case "played":
    case "dropped": {
      const { seat, card } = event.values;
      const cards = Math.max(0, (riders.find((r) => r.seat === seat - 1)?.cards ?? 1) - 1);
      return { ...change(seat, { cards }), top: card, discards: scene.discards + 1 };
    }
    case "reshuffled":
      return { ...scene, top: null, discards: 0, pile: scene.pile + event.values.count };
    case "renewed":
      return { ...change(event.values.seat, { cards: event.values.count }), pile: event.values.left };
    case "robbed": {
      const { seat, target } = event.values;
      return {
        ...scene,
        riders: riders.map((r) =>
          r.seat === seat - 1
            ? { ...r, cards: r.cards + 1 }
            : r.seat === target - 1
              ? { ...r, cards: r.cards - 1 }
              : r,
        ),
      };
    }
    default:
      return scene;
  }
}

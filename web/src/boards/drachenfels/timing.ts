// How long each thing that happens is shown, and which are great enough for a picture.

import type { Event } from "../../games/drachenfels";

const TIMES: Partial<Record<Event["kind"], number>> = {
  picked: 500,
  dealt: 120,
  turn: 150,
  renewed: 700,
  reshuffled: 500,
  robbed: 500,
  took_card: 1300,
  claimed: 500,
  played: 480,
  dropped: 480,
  stopped: 150,
  rainbow_placed: 950,
  rainbow_removed: 600,
  rainbow_moved: 950,
  shifted: 900,
  bridge_placed: 600,
  bridge_removed: 400,
  bridge_moved: 650,
  dragon_moved: 1100,
  swapped: 1300,
  clouded: 1300,
  stepped: 270,
  crossed: 720,
  flew: 820,
  armed: 1500,
  looked: 1400,
  saw: 2400,
  swift: 1300,
  sky_opened: 1900,
  beaten: 1500,
  sent: 700,
  won: 3200,
  time_up: 2000,
};

export const timing = (event: Event): number => TIMES[event.kind] ?? 0;

const GREAT: readonly Event["kind"][] = [
  "took_card",
  "swapped",
  "clouded",
  "armed",
  "looked",
  "saw",
  "swift",
  "sky_opened",
  "beaten",
  "won",
  "time_up",
];

/** Whether an event is shown as a picture over the map. */
export const isGreat = (event: Event): boolean => GREAT.includes(event.kind);

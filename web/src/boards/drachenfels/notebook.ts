// What one seat can know about the princesses (DR-176, DR-177): its own looks, and everybody's vain ones.

import type { View } from "../../games/drachenfels";
import { bits, COLOURS, FORTS } from "./geometry";

/** All ways to set out the princesses: colour by rock castle. */
const SETTINGS: readonly (readonly number[])[] = (function arrange(left: number[]): number[][] {
  if (left.length === 0) return [[]];
  return left.flatMap((one) => arrange(left.filter((c) => c !== one)).map((rest) => [one, ...rest]));
})(COLOURS.map((_, colour) => colour));

/** The chance of every shoe colour in every rock castle, as the owner of this view can know it. */
export function notebook(view: View): number[][] {
  const possible = SETTINGS.filter((setting) =>
    setting.every((colour, fort) => {
      const seen = view.shoes[fort];
      if (seen !== null && seen !== undefined && seen >= 0) return colour === seen;
      return view.looked.every(
        (mask, seat) => seat === view.winner || !((mask >> fort) & 1) || view.colour[seat] !== colour,
      );
    }),
  );
  return FORTS.map((_, fort) =>
    COLOURS.map((_, colour) => possible.filter((s) => s[fort] === colour).length / (possible.length || 1)),
  );
}

/** The seats that have looked into a rock castle. */
export function lookers(view: View, fort: number): number[] {
  return view.looked.flatMap((mask, seat) => (seat < view.seats && bits(mask).includes(fort) ? [seat] : []));
}

// How long each thing that happens is shown, in milliseconds.

import type { Event } from "../../games/schutt_und_asche";

const SHOWN: Partial<Record<Event["kind"], number>> = {
  claimed: 220, looked: 200, shuffled: 200, posted: 320, round: 900, final_round: 1200, dealt: 50, played: 900,
  farmed: 500, scouted: 500, exchanged: 600, swapped: 600, swapped_cards: 900, called: 600, offered: 200, gave: 350,
  unveiled: 1100, paid_off: 800, rewarded: 600, recruited: 350, recruited_hidden: 300, recruited_card: 500,
  refilled: 120, attacks: 900, marked: 400, decoyed: 600, lapsed: 500, hermited: 600, called_off: 800, banned: 700,
  fight: 900, card: 650, struck: 800, spent: 700, offered_draw: 250, won: 900, drew: 800, lost: 1100, hit: 1100,
  successful: 700, victorious: 900, lifted: 450, burnt: 850, buys: 150, bought: 700, sorted: 300, borrowed: 300,
  repaid: 300, traded: 600, took: 600, voided: 500, gained: 450, placed: 420, no_room: 600, ambush: 900,
  new_regent: 500, grew: 800, discarded: 450, laid_out: 450, saved_realm: 1600, recovered: 220, scored: 250,
  tied: 500, winner: 900, team_score: 900, ashes: 1800,
};

export function timing(event: Event): number {
  return SHOWN[event.kind] ?? 0;
}

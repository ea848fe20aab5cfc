// Made by web/generate.py from the game's declarations; do not edit.

import { played } from "../lib/played";

export interface View {
  seats: number;
  knights: number;
  first_option: number;
  near: number;
  shift_late: number;
  claimed_card: number;
  u_turn: number;
  turn_limit: number;
  top_only: number;
  quick_start: number;
  phase: number;
  active: number;
  began: number;
  turns: number;
  winner: number;
  claimed: number;
  spent: number;
  played: number;
  drawn: number;
  colour: number[];
  at: number[];
  armour: number[];
  swift: number[];
  looked: number[];
  shoes: (number | null)[];
  dragons: number;
  bridges: number;
  rainbows: number;
  sky: number;
  hand: ((number | null)[])[];
  hand_count: number[];
  pile: (number | null)[];
  pile_count: number;
  discards: (number | null)[];
  discard_count: number;
  memory: (((number | null)[])[])[];
  card: number;
  steps: number;
  goal: number;
  leave: number;
  swing: number;
  fly: number[];
  enter: number;
  crossed: number[];
  beaten: number;
  look_later: number;
  old_questions: number;
}

export interface Previews {
  ways: Record<string, Record<string, number[]>>;
  duels: string[];
  far: Record<string, number>;
}
export interface Tally {
  notebook: number[][] | null;
}

export type Action =
  | { verb: "pick"; colour: "red" | "blue" | "yellow" | "white" }
  | { verb: "renew" }
  | { verb: "rob"; seat: number }
  | { verb: "claim" }
  | { verb: "play"; card: "p1" | "p2" | "p3" | "p4" | "p5" | "mR" | "mB" | "mD" | "mT" | "mW" }
  | { verb: "discard"; card: "p1" | "p2" | "p3" | "p4" | "p5" }
  | { verb: "stop" }
  | { verb: "place_rainbow"; rainbow: "N-C" | "E-C" | "S-C" | "W-C" | "N-NE" | "N-SE" | "N-SW" | "N-NW" | "E-NE" | "E-SE" | "E-SW" | "E-NW" | "S-NE" | "S-SE" | "S-SW" | "S-NW" | "W-NE" | "W-SE" | "W-SW" | "W-NW" }
  | { verb: "remove_rainbow"; rainbow: "N-C" | "E-C" | "S-C" | "W-C" | "N-NE" | "N-SE" | "N-SW" | "N-NW" | "E-NE" | "E-SE" | "E-SW" | "E-NW" | "S-NE" | "S-SE" | "S-SW" | "S-NW" | "W-NE" | "W-SE" | "W-SW" | "W-NW" }
  | { verb: "move_rainbow"; rainbow: "N-C" | "E-C" | "S-C" | "W-C" | "N-NE" | "N-SE" | "N-SW" | "N-NW" | "E-NE" | "E-SE" | "E-SW" | "E-NW" | "S-NE" | "S-SE" | "S-SW" | "S-NW" | "W-NE" | "W-SE" | "W-SW" | "W-NW"; to: "N-C" | "E-C" | "S-C" | "W-C" | "N-NE" | "N-SE" | "N-SW" | "N-NW" | "E-NE" | "E-SE" | "E-SW" | "E-NW" | "S-NE" | "S-SE" | "S-SW" | "S-NW" | "W-NE" | "W-SE" | "W-SW" | "W-NW" }
  | { verb: "place_bridge"; site: "H-NE" | "H-SE" | "H-SW" | "H-NW" | "X-NE" | "X-SE" | "X-SW" | "X-NW" }
  | { verb: "remove_bridge"; site: "H-NE" | "H-SE" | "H-SW" | "H-NW" | "X-NE" | "X-SE" | "X-SW" | "X-NW" }
  | { verb: "move_bridge"; site: "H-NE" | "H-SE" | "H-SW" | "H-NW" | "X-NE" | "X-SE" | "X-SW" | "X-NW"; new_site: "H-NE" | "H-SE" | "H-SW" | "H-NW" | "X-NE" | "X-SE" | "X-SW" | "X-NW" }
  | { verb: "move_dragon"; place: "P-N" | "P-E" | "P-S" | "P-W" | "M1-N-NE" | "M1-N-NW" | "M1-E-NE" | "M1-E-SE" | "M1-S-SE" | "M1-S-SW" | "M1-W-SW" | "M1-W-NW" | "O2-N-NE" | "O2-N-NW" | "O2-E-NE" | "O2-E-SE" | "O2-S-SE" | "O2-S-SW" | "O2-W-SW" | "O2-W-NW" | "V-NE" | "V-SE" | "V-SW" | "V-NW" | "F-NE" | "F-SE" | "F-SW" | "F-NW"; new_place: "P-N" | "P-E" | "P-S" | "P-W" | "M1-N-NE" | "M1-N-NW" | "M1-E-NE" | "M1-E-SE" | "M1-S-SE" | "M1-S-SW" | "M1-W-SW" | "M1-W-NW" | "O2-N-NE" | "O2-N-NW" | "O2-E-NE" | "O2-E-SE" | "O2-S-SE" | "O2-S-SW" | "O2-W-SW" | "O2-W-NW" | "V-NE" | "V-SE" | "V-SW" | "V-NW" | "F-NE" | "F-SE" | "F-SW" | "F-NW" }
  | { verb: "swap"; seat: number }
  | { verb: "cloud"; seat: number; start: "NE" | "SE" | "SW" | "NW" }
  | { verb: "single" }
  | { verb: "double" }
  | { verb: "go"; field: string }
  | { verb: "leave_by"; way: "road" | "N-C" | "E-C" | "S-C" | "W-C" | "N-NE" | "N-SE" | "N-SW" | "N-NW" | "E-NE" | "E-SE" | "E-SW" | "E-NW" | "S-NE" | "S-SE" | "S-SW" | "S-NW" | "W-NE" | "W-SE" | "W-SW" | "W-NW" }
  | { verb: "enter_by"; way: "road" | "N-C" | "E-C" | "S-C" | "W-C" | "N-NE" | "N-SE" | "N-SW" | "N-NW" | "E-NE" | "E-SE" | "E-SW" | "E-NW" | "S-NE" | "S-SE" | "S-SW" | "S-NW" | "W-NE" | "W-SE" | "W-SW" | "W-NW" }
  | { verb: "fly"; flight: "NE-SE" | "NE-SW" | "NE-NW" | "SE-NE" | "SE-SW" | "SE-NW" | "SW-NE" | "SW-SE" | "SW-NW" | "NW-NE" | "NW-SE" | "NW-SW" }
  | { verb: "walk" }
  | { verb: "shift"; rainbow: "N-C" | "E-C" | "S-C" | "W-C" | "N-NE" | "N-SE" | "N-SW" | "N-NW" | "E-NE" | "E-SE" | "E-SW" | "E-NW" | "S-NE" | "S-SE" | "S-SW" | "S-NW" | "W-NE" | "W-SE" | "W-SW" | "W-NW" }
  | { verb: "keep" }
  | { verb: "send"; start: "NE" | "SE" | "SW" | "NW" }
  | { verb: "loot" };

export type Event =
  | { kind: "picked"; sentence: string; values: { seat: number; colour: number } }
  | { kind: "dealt"; sentence: string; values: { seat: number; count: number } }
  | { kind: "dealt_card"; sentence: string; values: { seat: number; card: number } }
  | { kind: "turn"; sentence: string; values: { seat: number; turn: number } }
  | { kind: "renewed"; sentence: string; values: { seat: number; count: number; left: number } }
  | { kind: "reshuffled"; sentence: string; values: { seat: number; count: number } }
  | { kind: "got_card"; sentence: string; values: { seat: number; card: number } }
  | { kind: "robbed"; sentence: string; values: { seat: number; target: number; count: number } }
  | { kind: "took_card"; sentence: string; values: { seat: number; target: number; card: number } }
  | { kind: "claimed"; sentence: string; values: { seat: number; card: number } }
  | { kind: "played"; sentence: string; values: { seat: number; card: number } }
  | { kind: "dropped"; sentence: string; values: { seat: number; card: number } }
  | { kind: "stopped"; sentence: string; values: { seat: number } }
  | { kind: "rainbow_placed"; sentence: string; values: { seat: number; rainbow: number } }
  | { kind: "rainbow_removed"; sentence: string; values: { seat: number; rainbow: number } }
  | { kind: "rainbow_moved"; sentence: string; values: { seat: number; rainbow: number; to: number } }
  | { kind: "bridge_placed"; sentence: string; values: { seat: number; field: number } }
  | { kind: "bridge_removed"; sentence: string; values: { seat: number; field: number } }
  | { kind: "bridge_moved"; sentence: string; values: { seat: number; field: number; new_field: number } }
  | { kind: "dragon_moved"; sentence: string; values: { seat: number; field: number; new_field: number } }
  | { kind: "swapped"; sentence: string; values: { seat: number; target: number } }
  | { kind: "clouded"; sentence: string; values: { seat: number; target: number; field: number } }
  | { kind: "stepped"; sentence: string; values: { seat: number; field: number } }
  | { kind: "crossed"; sentence: string; values: { seat: number; rainbow: number; field: number } }
  | { kind: "flew"; sentence: string; values: { seat: number; field: number; new_field: number } }
  | { kind: "moved"; sentence: string; values: { seat: number; field: number; count: number } }
  | { kind: "shifted"; sentence: string; values: { seat: number; rainbow: number; to: number } }
  | { kind: "armed"; sentence: string; values: { seat: number } }
  | { kind: "looked"; sentence: string; values: { seat: number; field: number; found: number } }
  | { kind: "saw"; sentence: string; values: { seat: number; field: number; shoes: number } }
  | { kind: "swift"; sentence: string; values: { seat: number } }
  | { kind: "sky_opened"; sentence: string; values: { seat: number } }
  | { kind: "beaten"; sentence: string; values: { seat: number; target: number; field: number } }
  | { kind: "sent"; sentence: string; values: { seat: number; target: number; field: number } }
  | { kind: "won"; sentence: string; values: { seat: number; field: number } }
  | { kind: "time_up"; sentence: string; values: { turn: number } }
  | { kind: "doubled"; sentence: string; values: { seat: number } };

export const WORDS = /* @__PURE__ */ played("drachenfels", "WORDS", {"colour": ["colour-red", "colour-blue", "colour-yellow", "colour-white"], "shoes": ["shoes-red", "shoes-blue", "shoes-yellow", "shoes-white"], "card": ["card-p1-played", "card-p2-played", "card-p3-played", "card-p4-played", "card-p5-played", "card-mr-played", "card-mb-played", "card-md-played", "card-mt-played", "card-mw-played"], "field": ["field-c", "field-s-ne", "field-s-se", "field-s-sw", "field-s-nw", "field-a-n-ne", "field-a-n-nw", "field-a-e-ne", "field-a-e-se", "field-a-s-se", "field-a-s-sw", "field-a-w-sw", "field-a-w-nw", "field-b-n-ne", "field-b-n-nw", "field-b-e-ne", "field-b-e-se", "field-b-s-se", "field-b-s-sw", "field-b-w-sw", "field-b-w-nw", "field-i-n", "field-i-e", "field-i-s", "field-i-w", "field-p-n", "field-p-e", "field-p-s", "field-p-w", "field-r-n", "field-r-e", "field-r-s", "field-r-w", "field-u-n", "field-u-e", "field-u-s", "field-u-w", "field-t-n", "field-t-e", "field-t-s", "field-t-w", "field-m1-n-ne", "field-m1-n-nw", "field-m1-e-ne", "field-m1-e-se", "field-m1-s-se", "field-m1-s-sw", "field-m1-w-sw", "field-m1-w-nw", "field-m2-n-ne", "field-m2-n-nw", "field-m2-e-ne", "field-m2-e-se", "field-m2-s-se", "field-m2-s-sw", "field-m2-w-sw", "field-m2-w-nw", "field-o1-n-ne", "field-o1-n-nw", "field-o1-e-ne", "field-o1-e-se", "field-o1-s-se", "field-o1-s-sw", "field-o1-w-sw", "field-o1-w-nw", "field-o2-n-ne", "field-o2-n-nw", "field-o2-e-ne", "field-o2-e-se", "field-o2-s-se", "field-o2-s-sw", "field-o2-w-sw", "field-o2-w-nw", "field-o3-n-ne", "field-o3-n-nw", "field-o3-e-ne", "field-o3-e-se", "field-o3-s-se", "field-o3-s-sw", "field-o3-w-sw", "field-o3-w-nw", "field-q-ne", "field-q-se", "field-q-sw", "field-q-nw", "field-h-ne", "field-h-se", "field-h-sw", "field-h-nw", "field-z-ne", "field-z-se", "field-z-sw", "field-z-nw", "field-v-ne", "field-v-se", "field-v-sw", "field-v-nw", "field-k-ne", "field-k-se", "field-k-sw", "field-k-nw", "field-x-ne", "field-x-se", "field-x-sw", "field-x-nw", "field-f-ne", "field-f-se", "field-f-sw", "field-f-nw"], "new_field": ["field-c", "field-s-ne", "field-s-se", "field-s-sw", "field-s-nw", "field-a-n-ne", "field-a-n-nw", "field-a-e-ne", "field-a-e-se", "field-a-s-se", "field-a-s-sw", "field-a-w-sw", "field-a-w-nw", "field-b-n-ne", "field-b-n-nw", "field-b-e-ne", "field-b-e-se", "field-b-s-se", "field-b-s-sw", "field-b-w-sw", "field-b-w-nw", "field-i-n", "field-i-e", "field-i-s", "field-i-w", "field-p-n", "field-p-e", "field-p-s", "field-p-w", "field-r-n", "field-r-e", "field-r-s", "field-r-w", "field-u-n", "field-u-e", "field-u-s", "field-u-w", "field-t-n", "field-t-e", "field-t-s", "field-t-w", "field-m1-n-ne", "field-m1-n-nw", "field-m1-e-ne", "field-m1-e-se", "field-m1-s-se", "field-m1-s-sw", "field-m1-w-sw", "field-m1-w-nw", "field-m2-n-ne", "field-m2-n-nw", "field-m2-e-ne", "field-m2-e-se", "field-m2-s-se", "field-m2-s-sw", "field-m2-w-sw", "field-m2-w-nw", "field-o1-n-ne", "field-o1-n-nw", "field-o1-e-ne", "field-o1-e-se", "field-o1-s-se", "field-o1-s-sw", "field-o1-w-sw", "field-o1-w-nw", "field-o2-n-ne", "field-o2-n-nw", "field-o2-e-ne", "field-o2-e-se", "field-o2-s-se", "field-o2-s-sw", "field-o2-w-sw", "field-o2-w-nw", "field-o3-n-ne", "field-o3-n-nw", "field-o3-e-ne", "field-o3-e-se", "field-o3-s-se", "field-o3-s-sw", "field-o3-w-sw", "field-o3-w-nw", "field-q-ne", "field-q-se", "field-q-sw", "field-q-nw", "field-h-ne", "field-h-se", "field-h-sw", "field-h-nw", "field-z-ne", "field-z-se", "field-z-sw", "field-z-nw", "field-v-ne", "field-v-se", "field-v-sw", "field-v-nw", "field-k-ne", "field-k-se", "field-k-sw", "field-k-nw", "field-x-ne", "field-x-se", "field-x-sw", "field-x-nw", "field-f-ne", "field-f-se", "field-f-sw", "field-f-nw"], "site": ["field-h-ne", "field-h-se", "field-h-sw", "field-h-nw", "field-x-ne", "field-x-se", "field-x-sw", "field-x-nw"], "new_site": ["field-h-ne", "field-h-se", "field-h-sw", "field-h-nw", "field-x-ne", "field-x-se", "field-x-sw", "field-x-nw"], "place": ["field-p-n", "field-p-e", "field-p-s", "field-p-w", "field-m1-n-ne", "field-m1-n-nw", "field-m1-e-ne", "field-m1-e-se", "field-m1-s-se", "field-m1-s-sw", "field-m1-w-sw", "field-m1-w-nw", "field-o2-n-ne", "field-o2-n-nw", "field-o2-e-ne", "field-o2-e-se", "field-o2-s-se", "field-o2-s-sw", "field-o2-w-sw", "field-o2-w-nw", "field-v-ne", "field-v-se", "field-v-sw", "field-v-nw", "field-f-ne", "field-f-se", "field-f-sw", "field-f-nw"], "new_place": ["field-p-n", "field-p-e", "field-p-s", "field-p-w", "field-m1-n-ne", "field-m1-n-nw", "field-m1-e-ne", "field-m1-e-se", "field-m1-s-se", "field-m1-s-sw", "field-m1-w-sw", "field-m1-w-nw", "field-o2-n-ne", "field-o2-n-nw", "field-o2-e-ne", "field-o2-e-se", "field-o2-s-se", "field-o2-s-sw", "field-o2-w-sw", "field-o2-w-nw", "field-v-ne", "field-v-se", "field-v-sw", "field-v-nw", "field-f-ne", "field-f-se", "field-f-sw", "field-f-nw"], "start": ["field-s-ne", "field-s-se", "field-s-sw", "field-s-nw"], "rainbow": ["rainbow-n-c", "rainbow-e-c", "rainbow-s-c", "rainbow-w-c", "rainbow-n-ne", "rainbow-n-se", "rainbow-n-sw", "rainbow-n-nw", "rainbow-e-ne", "rainbow-e-se", "rainbow-e-sw", "rainbow-e-nw", "rainbow-s-ne", "rainbow-s-se", "rainbow-s-sw", "rainbow-s-nw", "rainbow-w-ne", "rainbow-w-se", "rainbow-w-sw", "rainbow-w-nw"], "to": ["rainbow-n-c", "rainbow-e-c", "rainbow-s-c", "rainbow-w-c", "rainbow-n-ne", "rainbow-n-se", "rainbow-n-sw", "rainbow-n-nw", "rainbow-e-ne", "rainbow-e-se", "rainbow-e-sw", "rainbow-e-nw", "rainbow-s-ne", "rainbow-s-se", "rainbow-s-sw", "rainbow-s-nw", "rainbow-w-ne", "rainbow-w-se", "rainbow-w-sw", "rainbow-w-nw"], "way": ["way-road", "rainbow-n-c", "rainbow-e-c", "rainbow-s-c", "rainbow-w-c", "rainbow-n-ne", "rainbow-n-se", "rainbow-n-sw", "rainbow-n-nw", "rainbow-e-ne", "rainbow-e-se", "rainbow-e-sw", "rainbow-e-nw", "rainbow-s-ne", "rainbow-s-se", "rainbow-s-sw", "rainbow-s-nw", "rainbow-w-ne", "rainbow-w-se", "rainbow-w-sw", "rainbow-w-nw"], "flight": ["flight-ne-se", "flight-ne-sw", "flight-ne-nw", "flight-se-ne", "flight-se-sw", "flight-se-nw", "flight-sw-ne", "flight-sw-se", "flight-sw-nw", "flight-nw-ne", "flight-nw-se", "flight-nw-sw"]} as const);
export const SEATS = ["seat", "target"] as const;

export const Card = { P1: 0, P2: 1, P3: 2, P4: 3, P5: 4, RAINBOW: 5, BRIDGE: 6, DRAGON: 7, TELETRANSFER: 8, BIG_CLOUD: 9 } as const;
export const Field = { CASTLE: 0, START: 1, LAND: 2, STAR: 3, ROCK: 4, HOLE: 5, GAP: 6, FORT: 7 } as const;
export const Phase = { OVER: 0, PICK: 1, TURN: 2, HAND: 3, RAINBOW: 4, BRIDGE: 5, DRAGON: 6, TELE: 7, CLOUD: 8, FACTOR: 9, GO: 10, LEAVE: 11, SWING: 12, FLY: 13, ENTER: 14, SHIFT: 15, DUEL: 16, LOOT: 17, ROB: 18, DEAL: 19, WAY: 20, ARRIVED: 21, END: 22 } as const;
export const Knights = { CHOOSE: 0, RANDOM: 1, FIXED: 2 } as const;
export const Claimed = { STAYS: 0, ONCE: 1, BOTTOM: 2 } as const;

export const DATA = /* @__PURE__ */ played("drachenfels", "DATA", {"box":{"rock_castles":4,"rainbow_rocks":4,"rainbows":4,"bridges":2,"armours":4,"princesses":4,"dragons":4,"knights":4},"hand":{"size":7,"rob":3,"loot":2},"points":{"removed":1,"full_table":4},"knights":[{"colour":"red","start":"S-NE","sign":"lion"},{"colour":"blue","start":"S-SE","sign":"swan"},{"colour":"yellow","start":"S-SW","sign":"sun"},{"colour":"white","start":"S-NW","sign":"stag"}],"cards":[{"id":"p1","kind":"point","value":1,"copies":5},{"id":"p2","kind":"point","value":2,"copies":5},{"id":"p3","kind":"point","value":3,"copies":5},{"id":"p4","kind":"point","value":4,"copies":5},{"id":"p5","kind":"point","value":5,"copies":2},{"id":"mR","kind":"magic","magic":"rainbow","copies":4},{"id":"mB","kind":"magic","magic":"bridge","copies":3},{"id":"mD","kind":"magic","magic":"dragon","copies":5},{"id":"mT","kind":"magic","magic":"teletransfer","copies":1},{"id":"mW","kind":"magic","magic":"big_cloud","copies":1}],"board":{"size":1000,"nodes":[{"id":"C","kind":"castle","x":500,"y":500},{"id":"S-NE","kind":"start","x":631,"y":369},{"id":"S-SE","kind":"start","x":631,"y":631},{"id":"S-SW","kind":"start","x":369,"y":631},{"id":"S-NW","kind":"start","x":369,"y":369},{"id":"A-N-NE","kind":"land","x":592,"y":340},{"id":"A-N-NW","kind":"land","x":408,"y":340},{"id":"A-E-NE","kind":"land","x":660,"y":408},{"id":"A-E-SE","kind":"land","x":660,"y":592},{"id":"A-S-SE","kind":"land","x":592,"y":660},{"id":"A-S-SW","kind":"land","x":408,"y":660},{"id":"A-W-SW","kind":"land","x":340,"y":592},{"id":"A-W-NW","kind":"land","x":340,"y":408},{"id":"B-N-NE","kind":"land","x":548,"y":321},{"id":"B-N-NW","kind":"land","x":452,"y":321},{"id":"B-E-NE","kind":"land","x":679,"y":452},{"id":"B-E-SE","kind":"land","x":679,"y":548},{"id":"B-S-SE","kind":"land","x":548,"y":679},{"id":"B-S-SW","kind":"land","x":452,"y":679},{"id":"B-W-SW","kind":"land","x":321,"y":548},{"id":"B-W-NW","kind":"land","x":321,"y":452},{"id":"I-N","kind":"land","x":500,"y":315},{"id":"I-E","kind":"land","x":685,"y":500},{"id":"I-S","kind":"land","x":500,"y":685},{"id":"I-W","kind":"land","x":315,"y":500},{"id":"P-N","kind":"land","x":500,"y":260,"green":true},{"id":"P-E","kind":"land","x":740,"y":500,"green":true},{"id":"P-S","kind":"land","x":500,"y":740,"green":true},{"id":"P-W","kind":"land","x":260,"y":500,"green":true},{"id":"R-N","kind":"rock","x":500,"y":205},{"id":"R-E","kind":"rock","x":795,"y":500},{"id":"R-S","kind":"rock","x":500,"y":795},{"id":"R-W","kind":"rock","x":205,"y":500},{"id":"U-N","kind":"land","x":500,"y":145},{"id":"U-E","kind":"land","x":855,"y":500},{"id":"U-S","kind":"land","x":500,"y":855},{"id":"U-W","kind":"land","x":145,"y":500},{"id":"T-N","kind":"land","x":500,"y":85},{"id":"T-E","kind":"land","x":915,"y":500},{"id":"T-S","kind":"land","x":500,"y":915},{"id":"T-W","kind":"land","x":85,"y":500},{"id":"M1-N-NE","kind":"land","x":583,"y":214,"green":true},{"id":"M1-N-NW","kind":"land","x":417,"y":214,"green":true},{"id":"M1-E-NE","kind":"land","x":786,"y":417,"green":true},{"id":"M1-E-SE","kind":"land","x":786,"y":583,"green":true},{"id":"M1-S-SE","kind":"land","x":583,"y":786,"green":true},{"id":"M1-S-SW","kind":"land","x":417,"y":786,"green":true},{"id":"M1-W-SW","kind":"land","x":214,"y":583,"green":true},{"id":"M1-W-NW","kind":"land","x":214,"y":417,"green":true},{"id":"M2-N-NE","kind":"land","x":668,"y":229},{"id":"M2-N-NW","kind":"land","x":332,"y":229},{"id":"M2-E-NE","kind":"land","x":771,"y":332},{"id":"M2-E-SE","kind":"land","x":771,"y":668},{"id":"M2-S-SE","kind":"land","x":668,"y":771},{"id":"M2-S-SW","kind":"land","x":332,"y":771},{"id":"M2-W-SW","kind":"land","x":229,"y":668},{"id":"M2-W-NW","kind":"land","x":229,"y":332},{"id":"O1-N-NE","kind":"land","x":585,"y":86},{"id":"O1-N-NW","kind":"land","x":415,"y":86},{"id":"O1-E-NE","kind":"land","x":914,"y":415},{"id":"O1-E-SE","kind":"land","x":914,"y":585},{"id":"O1-S-SE","kind":"land","x":585,"y":914},{"id":"O1-S-SW","kind":"land","x":415,"y":914},{"id":"O1-W-SW","kind":"land","x":86,"y":585},{"id":"O1-W-NW","kind":"land","x":86,"y":415},{"id":"O2-N-NE","kind":"land","x":670,"y":93,"green":true},{"id":"O2-N-NW","kind":"land","x":330,"y":93,"green":true},{"id":"O2-E-NE","kind":"land","x":907,"y":330,"green":true},{"id":"O2-E-SE","kind":"land","x":907,"y":670,"green":true},{"id":"O2-S-SE","kind":"land","x":670,"y":907,"green":true},{"id":"O2-S-SW","kind":"land","x":330,"y":907,"green":true},{"id":"O2-W-SW","kind":"land","x":93,"y":670,"green":true},{"id":"O2-W-NW","kind":"land","x":93,"y":330,"green":true},{"id":"O3-N-NE","kind":"land","x":753,"y":116},{"id":"O3-N-NW","kind":"land","x":247,"y":116},{"id":"O3-E-NE","kind":"land","x":884,"y":247},{"id":"O3-E-SE","kind":"land","x":884,"y":753},{"id":"O3-S-SE","kind":"land","x":753,"y":884},{"id":"O3-S-SW","kind":"land","x":247,"y":884},{"id":"O3-W-SW","kind":"land","x":116,"y":753},{"id":"O3-W-NW","kind":"land","x":116,"y":247},{"id":"Q-NE","kind":"land","x":671,"y":329},{"id":"Q-SE","kind":"land","x":671,"y":671},{"id":"Q-SW","kind":"land","x":329,"y":671},{"id":"Q-NW","kind":"land","x":329,"y":329},{"id":"H-NE","kind":"hole","x":711,"y":289},{"id":"H-SE","kind":"hole","x":711,"y":711},{"id":"H-SW","kind":"hole","x":289,"y":711},{"id":"H-NW","kind":"hole","x":289,"y":289},{"id":"Z-NE","kind":"star","x":751,"y":249},{"id":"Z-SE","kind":"star","x":751,"y":751},{"id":"Z-SW","kind":"star","x":249,"y":751},{"id":"Z-NW","kind":"star","x":249,"y":249},{"id":"V-NE","kind":"land","x":791,"y":209,"green":true},{"id":"V-SE","kind":"land","x":791,"y":791,"green":true},{"id":"V-SW","kind":"land","x":209,"y":791,"green":true},{"id":"V-NW","kind":"land","x":209,"y":209,"green":true},{"id":"K-NE","kind":"land","x":832,"y":168},{"id":"K-SE","kind":"land","x":832,"y":832},{"id":"K-SW","kind":"land","x":168,"y":832},{"id":"K-NW","kind":"land","x":168,"y":168},{"id":"X-NE","kind":"gap","x":873,"y":127},{"id":"X-SE","kind":"gap","x":873,"y":873},{"id":"X-SW","kind":"gap","x":127,"y":873},{"id":"X-NW","kind":"gap","x":127,"y":127},{"id":"F-NE","kind":"fort","x":925,"y":75},{"id":"F-SE","kind":"fort","x":925,"y":925},{"id":"F-SW","kind":"fort","x":75,"y":925},{"id":"F-NW","kind":"fort","x":75,"y":75}],"edges":["S-NE:A-N-NE","S-NE:A-E-NE","S-SE:A-E-SE","S-SE:A-S-SE","S-SW:A-S-SW","S-SW:A-W-SW","S-NW:A-N-NW","S-NW:A-W-NW","S-NE:Q-NE","S-SE:Q-SE","S-SW:Q-SW","S-NW:Q-NW","A-N-NE:B-N-NE","A-N-NW:B-N-NW","A-E-NE:B-E-NE","A-E-SE:B-E-SE","A-S-SE:B-S-SE","A-S-SW:B-S-SW","A-W-SW:B-W-SW","A-W-NW:B-W-NW","B-N-NE:I-N","B-N-NW:I-N","B-E-NE:I-E","B-E-SE:I-E","B-S-SE:I-S","B-S-SW:I-S","B-W-SW:I-W","B-W-NW:I-W","I-N:P-N","I-E:P-E","I-S:P-S","I-W:P-W","P-N:R-N","P-E:R-E","P-S:R-S","P-W:R-W","R-N:U-N","R-E:U-E","R-S:U-S","R-W:U-W","R-N:M1-N-NE","R-N:M1-N-NW","R-E:M1-E-NE","R-E:M1-E-SE","R-S:M1-S-SE","R-S:M1-S-SW","R-W:M1-W-SW","R-W:M1-W-NW","U-N:T-N","U-E:T-E","U-S:T-S","U-W:T-W","T-N:O1-N-NE","T-N:O1-N-NW","T-E:O1-E-NE","T-E:O1-E-SE","T-S:O1-S-SE","T-S:O1-S-SW","T-W:O1-W-SW","T-W:O1-W-NW","M1-N-NE:M2-N-NE","M1-N-NW:M2-N-NW","M1-E-NE:M2-E-NE","M1-E-SE:M2-E-SE","M1-S-SE:M2-S-SE","M1-S-SW:M2-S-SW","M1-W-SW:M2-W-SW","M1-W-NW:M2-W-NW","M2-N-NE:Z-NE","M2-N-NW:Z-NW","M2-E-NE:Z-NE","M2-E-SE:Z-SE","M2-S-SE:Z-SE","M2-S-SW:Z-SW","M2-W-SW:Z-SW","M2-W-NW:Z-NW","O1-N-NE:O2-N-NE","O1-N-NW:O2-N-NW","O1-E-NE:O2-E-NE","O1-E-SE:O2-E-SE","O1-S-SE:O2-S-SE","O1-S-SW:O2-S-SW","O1-W-SW:O2-W-SW","O1-W-NW:O2-W-NW","O2-N-NE:O3-N-NE","O2-N-NW:O3-N-NW","O2-E-NE:O3-E-NE","O2-E-SE:O3-E-SE","O2-S-SE:O3-S-SE","O2-S-SW:O3-S-SW","O2-W-SW:O3-W-SW","O2-W-NW:O3-W-NW","O3-N-NE:K-NE","O3-N-NW:K-NW","O3-E-NE:K-NE","O3-E-SE:K-SE","O3-S-SE:K-SE","O3-S-SW:K-SW","O3-W-SW:K-SW","O3-W-NW:K-NW","Q-NE:H-NE","Q-SE:H-SE","Q-SW:H-SW","Q-NW:H-NW","H-NE:Z-NE","H-SE:Z-SE","H-SW:Z-SW","H-NW:Z-NW","Z-NE:V-NE","Z-SE:V-SE","Z-SW:V-SW","Z-NW:V-NW","V-NE:K-NE","V-SE:K-SE","V-SW:K-SW","V-NW:K-NW","K-NE:X-NE","K-SE:X-SE","K-SW:X-SW","K-NW:X-NW","X-NE:F-NE","X-SE:F-SE","X-SW:F-SW","X-NW:F-NW"]}} as const);

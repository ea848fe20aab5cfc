// Made by web/generate.py from the game's declarations; do not edit.

import { played } from "../lib/played";

export interface View {
  seats: number;
  solo_self: number;
  sun_boxes: number;
  life_points: number;
  easy: number[];
  sparing: number;
  asking: number;
  nearsighted: number;
  named: number[];
  phase: number;
  first: number;
  active: number;
  neighbour: number;
  asked: number;
  round_number: number;
  winners: number;
  fate: number[];
  cause: number[];
  at: number[];
  lp: number[];
  sun: number[];
  last_sun: number[];
  ep: number[][];
  row: number[][];
  trap: number[][];
  fifties: number[];
  hundreds: number[];
  bought: number[];
  been: number[];
  left: number[];
  left_by: number[];
  spider: number[];
  demon: number[];
  demon_at: number[];
  skip: number[];
  spared: number[];
  mark: number[][];
  trail: number[][];
  trail_length: number[];
  item_at: number[];
  treasure_at: number[];
  stars: number[];
  value: number[];
  aside: number;
  leaving: number;
  inside: number;
  tile: number | null;
  number: number | null;
  shown_tile: number;
  shown_number: number;
  dice: number[];
  rerolls: number;
  steps: number;
  finds: number;
  orb_on: number;
  on_wall: number;
  danger: number[];
  foe: number;
  entered: number;
  talisman_on: number;
  loot: number[];
  starlight: number;
  demon_steps: number;
}

export interface Previews {
  dice: Bringing | null;
  ways: Record<string, string[]>;
  longer: Record<string, number | null>;
}
export interface Bringing {
  steps: number;
  finds: number;
  wakes: boolean;
}
export interface Tally {
  gold: number[];
  goal: string;
  far: number | null;
  called: string[];
}

export type Action =
  | { verb: "stay" }
  | { verb: "leave" }
  | { verb: "cross"; coin: "50" | "100" }
  | { verb: "pass" }
  | { verb: "buy"; item: "amulet" | "mring" | "talisman" | "necklace" | "orb" | "buckle" | "potion" | "key" | "mail" | "rope" | "hood" | "sring" }
  | { verb: "tile"; number: number }
  | { verb: "name"; number: number }
  | { verb: "block"; field: string }
  | { verb: "stop" }
  | { verb: "reroll"; dice: "1" | "2" | "12" | "3" | "13" | "23" | "123" | "4" | "14" | "24" | "124" | "34" | "134" | "234" | "1234" | "5" | "15" | "25" | "125" | "35" | "135" | "235" | "1235" | "45" | "145" | "245" | "1245" | "345" | "1345" | "2345" | "12345" }
  | { verb: "step"; field: string }
  | { verb: "use_orb" }
  | { verb: "use_ring" }
  | { verb: "fight" }
  | { verb: "use_talisman" }
  | { verb: "keep" }
  | { verb: "take"; treasure: "t01" | "t02" | "t03" | "t04" | "t05" | "t06" | "t07" | "t08" | "t09" | "t10" | "t11" | "t12" | "t13" | "h1" | "h2" }
  | { verb: "none" }
  | { verb: "demon"; field: string }
  | { verb: "protect" }
  | { verb: "endure" };

export type Event =
  | { kind: "turn"; sentence: string; values: { seat: number; sun: number; last: number } }
  | { kind: "stays"; sentence: string; values: { seat: number } }
  | { kind: "leaves"; sentence: string; values: { seat: number } }
  | { kind: "bitten"; sentence: string; values: { seat: number; lp: number; rest: number } }
  | { kind: "coin_lost"; sentence: string; values: { seat: number; gold: number } }
  | { kind: "no_coin"; sentence: string; values: { seat: number } }
  | { kind: "skipped"; sentence: string; values: { seat: number } }
  | { kind: "bought"; sentence: string; values: { seat: number; item: number; line: number } }
  | { kind: "laid"; sentence: string; values: { seat: number } }
  | { kind: "named"; sentence: string; values: { seat: number } }
  | { kind: "revealed"; sentence: string; values: { seat: number; tile: number; number: number } }
  | { kind: "blocked"; sentence: string; values: { seat: number; field: number } }
  | { kind: "no_wall"; sentence: string; values: { seat: number } }
  | { kind: "threw"; sentence: string; values: { seat: number; throw: number; skulls: number } }
  | { kind: "rerolled"; sentence: string; values: { seat: number; throw: number; skulls: number } }
  | { kind: "stopped"; sentence: string; values: { seat: number; steps: number; finds: number } }
  | { kind: "stepped"; sentence: string; values: { seat: number; field: number } }
  | { kind: "entered"; sentence: string; values: { seat: number } }
  | { kind: "orb"; sentence: string; values: { seat: number } }
  | { kind: "key"; sentence: string; values: { seat: number; field: number } }
  | { kind: "found"; sentence: string; values: { seat: number; finds: number; line: number } }
  | { kind: "spider"; sentence: string; values: { seat: number } }
  | { kind: "demon"; sentence: string; values: { seat: number } }
  | { kind: "skeleton"; sentence: string; values: { seat: number } }
  | { kind: "danger_die"; sentence: string; values: { seat: number; danger: number; letter: number } }
  | { kind: "letter"; sentence: string; values: { seat: number; letter: number } }
  | { kind: "slipped"; sentence: string; values: { seat: number } }
  | { kind: "protected"; sentence: string; values: { seat: number; item: number } }
  | { kind: "trapped"; sentence: string; values: { seat: number; danger: number; lp: number } }
  | { kind: "poisoned"; sentence: string; values: { seat: number } }
  | { kind: "fought"; sentence: string; values: { seat: number; danger: number } }
  | { kind: "hit"; sentence: string; values: { seat: number; lp: number; rest: number } }
  | { kind: "damage"; sentence: string; values: { seat: number; first: number; second: number } }
  | { kind: "killed"; sentence: string; values: { seat: number; danger: number } }
  | { kind: "scared"; sentence: string; values: { seat: number; danger: number } }
  | { kind: "talisman"; sentence: string; values: { seat: number } }
  | { kind: "looted"; sentence: string; values: { seat: number; dragons: number; stars: number } }
  | { kind: "coins"; sentence: string; values: { seat: number; fifties: number; hundreds: number } }
  | { kind: "treasure"; sentence: string; values: { seat: number; treasure: number; called: number } }
  | { kind: "dragon"; sentence: string; values: { seat: number } }
  | { kind: "returned"; sentence: string; values: { seat: number; treasure: number; called: number } }
  | { kind: "robbed"; sentence: string; values: { seat: number; gold: number } }
  | { kind: "breath"; sentence: string; values: { seat: number; dragons: number; damage: number } }
  | { kind: "fled"; sentence: string; values: { seat: number; field: number } }
  | { kind: "prowls"; sentence: string; values: { seat: number; field: number } }
  | { kind: "caught"; sentence: string; values: { seat: number } }
  | { kind: "died"; sentence: string; values: { seat: number; cause: number } }
  | { kind: "escaped"; sentence: string; values: { seat: number; gold: number; rest: number } }
  | { kind: "won"; sentence: string; values: { seat: number; gold: number; tie: number } }
  | { kind: "dragon_wins"; sentence: string; values: Record<string, never> }
  | { kind: "spared"; sentence: string; values: { seat: number } }
  | { kind: "worth"; sentence: string; values: { seat: number; gold: number } };

export const WORDS = /* @__PURE__ */ played("dragonquest", "WORDS", {"field": ["C1", "D1", "E1", "F1", "G1", "H1", "I1", "J1", "N1", "O1", "P1", "Q1", "R1", "S1", "T1", "U1", "V1", "W1", "B2", "C2", "D2", "E2", "F2", "G2", "H2", "I2", "J2", "K2", "L2", "M2", "N2", "O2", "P2", "Q2", "R2", "S2", "T2", "U2", "V2", "W2", "A3", "B3", "C3", "D3", "E3", "F3", "G3", "H3", "I3", "J3", "K3", "L3", "M3", "N3", "O3", "P3", "Q3", "R3", "S3", "T3", "U3", "V3", "W3", "A4", "B4", "C4", "D4", "E4", "F4", "G4", "H4", "I4", "J4", "K4", "L4", "M4", "N4", "O4", "P4", "Q4", "R4", "S4", "T4", "U4", "V4", "W4", "B5", "C5", "D5", "E5", "F5", "G5", "H5", "I5", "J5", "N5", "O5", "P5", "Q5", "R5", "S5", "T5", "U5", "V5", "B6", "C6", "D6", "E6", "F6", "G6", "H6", "I6", "J6", "N6", "O6", "P6", "Q6", "R6", "S6", "T6", "U6", "V6", "B7", "C7", "D7", "E7", "F7", "G7", "H7", "I7", "J7", "N7", "O7", "P7", "Q7", "R7", "S7", "T7", "U7", "V7", "A8", "B8", "C8", "D8", "E8", "F8", "G8", "H8", "I8", "J8", "K8", "L8", "M8", "N8", "O8", "P8", "Q8", "R8", "S8", "T8", "U8", "V8", "W8", "A9", "B9", "C9", "D9", "E9", "F9", "G9", "H9", "I9", "J9", "K9", "L9", "M9", "N9", "O9", "P9", "Q9", "R9", "S9", "T9", "U9", "V9", "W9", "A10", "B10", "C10", "D10", "E10", "F10", "G10", "H10", "I10", "J10", "K10", "L10", "M10", "N10", "O10", "P10", "Q10", "R10", "S10", "T10", "U10", "V10", "A11", "B11", "C11", "D11", "E11", "F11", "G11", "H11", "I11", "J11", "N11", "O11", "P11", "Q11", "R11", "S11", "T11", "U11", "place-chamber"], "item": ["item-amulet", "item-mring", "item-talisman", "item-necklace", "item-orb", "item-buckle", "item-potion", "item-key", "item-mail", "item-rope", "item-hood", "item-sring"], "treasure": ["treasure-t01", "treasure-t02", "treasure-t03", "treasure-t04", "treasure-t05", "treasure-t06", "treasure-t07", "treasure-t08", "treasure-t09", "treasure-t10", "treasure-t11", "treasure-t12", "treasure-t13", "treasure-h1", "treasure-h2"], "called": ["treasure-t01", "treasure-t02", "treasure-t03", "treasure-t04", "treasure-t05", "treasure-t06", "treasure-t07", "treasure-t08", "treasure-t09", "treasure-t10", "treasure-t11", "treasure-t12", "treasure-t13", "treasure-dragon-egg", "treasure-star-of-the-east", "treasure-moon-harp", "treasure-black-pearl", "treasure-phoenix-feather", "treasure-frost-diamond", "treasure-giants-ring", "treasure-unicorn-horn"], "danger": ["danger-none", "danger-arrows", "danger-trapdoor", "danger-mist", "danger-ghoul", "danger-troll", "danger-orc", "danger-skeleton"], "cause": ["cause-none", "cause-sunset", "cause-arrows", "cause-trapdoor", "cause-mist", "cause-third-trap", "cause-ghoul", "cause-troll", "cause-orc", "cause-skeleton", "cause-spider", "cause-demon", "cause-dragon", "cause-flames"], "letter": ["A", "B", "C"]} as const);
export const SEATS = ["seat"] as const;

export const Face = { NONE: 0, SKULL: 1, TWO_SKULLS: 2, ROOM: 3, CORRIDOR: 4, DISCOVERY: 5, BLANK: 6 } as const;
export const Loot = { NONE: 0, DRAGON: 1, BLANK: 2, FIFTY: 3, HUNDRED: 4, STAR: 5 } as const;
export const Danger = { NONE: 0, ARROWS: 1, TRAPDOOR: 2, MIST: 3, GHOUL: 4, TROLL: 5, ORC: 6, SKELETON: 7 } as const;
export const Item = { AMULET: 0, MRING: 1, TALISMAN: 2, NECKLACE: 3, ORB: 4, BUCKLE: 5, POTION: 6, KEY: 7, MAIL: 8, ROPE: 9, HOOD: 10, SRING: 11 } as const;
export const Phase = { OVER: 0, CHAMBER: 1, COIN: 2, BUY: 3, WALL: 4, BLOCK: 5, REROLL: 6, MOVE: 7, RING: 8, TALISMAN: 9, TREASURE: 10, LEAVE: 11, FLEE: 12, DEMON: 13, TRAP: 14, BEGIN: 15, SPIDER: 16, PREPARED: 17, REVEAL: 18, THROW: 19, THROWN: 20, DANGER: 21, FIGHT: 22, DISCOVER: 23, LOOT: 24, WAKE: 25, END: 26, CLOSE: 27 } as const;
export const Fate = { INSIDE: 0, ESCAPED: 1, DEAD: 2 } as const;
export const Cause = { NONE: 0, SUNSET: 1, ARROWS: 2, TRAPDOOR: 3, MIST: 4, THIRD_TRAP: 5, GHOUL: 6, TROLL: 7, ORC: 8, SKELETON: 9, SPIDER: 10, DEMON: 11, DRAGON: 12, FLAMES: 13 } as const;
export const Mark = { VISITED: 1, BLOCKED: 2, DEMON: 4, DOT: 8 } as const;
export const RowState = { OPEN: 0, BOUGHT: 1, WOKE: 2 } as const;
export const At = { BOXED: -1, SUPPLY: 0, HAND: 1, GONE: 9 } as const;
export const Reminder = { NONE: 0, TILE: 1, NOTE: 2 } as const;

export const DATA = /* @__PURE__ */ played("dragonquest", "DATA", {"box":{"black_movement_dice":{"pieces":4},"red_movement_dice":{"pieces":1},"treasure_dice":{"pieces":10},"danger_dice":{"pieces":3},"letter_dice":{"pieces":1},"combat_dice":{"pieces":3},"skeleton_dice":{"pieces":1},"damage_dice":{"pieces":2},"spider_dice":{"pieces":1},"treasure_tiles":{"pieces":13},"blank_treasure_tiles":{"pieces":2},"item_tiles":{"pieces":12},"spider_tiles":{"pieces":3},"demon_tiles":{"pieces":3},"skip_markers":{"pieces":2},"wall_tiles":{"pieces":3}},"dice":{"black":{"faces":["skull","skull","room","corridor","discovery","blank"]},"red":{"faces":["skull","two_skulls","room","corridor","discovery","discovery"]},"treasure":{"faces":["dragon","blank","fifty","hundred","star","star"]},"danger":{"faces":["arrows","trapdoor","mist","ghoul","troll","orc"]},"letter":{"faces":["a","a","b","b","c","blank"]},"ghoul":{"faces":["monster","monster","sword","sword","sword","sword"]},"troll":{"faces":["monster","monster","monster","sword","sword","sword"]},"orc":{"faces":["monster","monster","monster","monster","sword","sword"]},"skeleton":{"faces":["monster","monster","monster","monster","sword","sword"]},"damage":{"faces":[1,1,1,2,2,3]},"spider":{"faces":["coin","coin","coin","coin","bite","bite"]}},"castle":{"columns":"ABCDEFGHIJKLMNOPQRSTUVW","grid":["##........###..........","#......D..............X",".......................",".......................","#.........TTT.........#","#.........TTT.........#","#.........TTT.........#",".......................","....o..................","S.....................#","..........###........##"],"legend":{"#":"void",".":"field","S":"start","X":"exit","o":"orange","D":"black","T":"chamber"}},"numbers":{"life_points":{"value":13},"sun_boxes":{"value":19},"coin_boxes_50":{"value":16},"coin_boxes_100":{"value":16},"row_boxes":{"value":6},"item_limit":{"value":3},"rerolls":{"value":2},"fatal_skulls":{"value":3},"dragons_to_wake":{"value":7},"potion":{"value":3},"spider_bite":{"value":2},"fatal_skeleton_skulls":{"value":5},"demon_steps":{"value":2},"least_stars":{"value":2}},"traps":[{"id":"arrows","lp":[1,2],"damage_die":true,"skip":false},{"id":"trapdoor","lp":[3,6],"damage_die":false,"skip":false},{"id":"mist","lp":[2,5],"damage_die":false,"skip":true}],"rows":{"dangers":["spider","demon","skeleton"]},"items":[{"id":"amulet","ep":6,"at_once":true,"value":0},{"id":"mring","ep":6,"at_once":false,"value":0},{"id":"talisman","ep":6,"at_once":false,"value":0},{"id":"necklace","ep":6,"at_once":false,"value":1000},{"id":"orb","ep":5,"at_once":false,"value":0},{"id":"buckle","ep":5,"at_once":false,"value":800},{"id":"potion","ep":5,"at_once":true,"value":0},{"id":"key","ep":5,"at_once":false,"value":0},{"id":"mail","ep":4,"at_once":false,"value":0},{"id":"rope","ep":4,"at_once":false,"value":0},{"id":"hood","ep":4,"at_once":false,"value":0},{"id":"sring","ep":4,"at_once":false,"value":500}],"treasures":[{"id":"t01","name":"Crown of the Dragon King","stars":6,"value":5000},{"id":"t02","name":"Heart of the Mountain","stars":6,"value":4000},{"id":"t03","name":"Sorcerer's Sceptre","stars":5,"value":3200},{"id":"t04","name":"Jewelled Sword","stars":5,"value":2800},{"id":"t05","name":"Golden Apple","stars":4,"value":2200},{"id":"t06","name":"Emerald Dragon","stars":4,"value":2000},{"id":"t07","name":"Ruby Chalice","stars":4,"value":1800},{"id":"t08","name":"Pearl Casket","stars":3,"value":1500},{"id":"t09","name":"Silver Mirror","stars":3,"value":1400},{"id":"t10","name":"Ivory Horn","stars":3,"value":1200},{"id":"t11","name":"Amber Brooch","stars":2,"value":900},{"id":"t12","name":"Sapphire Earrings","stars":2,"value":800},{"id":"t13","name":"Bronze Idol","stars":2,"value":700}],"house_treasures":[{"id":"h1","name":"Dragon Egg","stars":6,"value":4500},{"id":"h2","name":"Star of the East","stars":5,"value":3000}],"house_limits":{"stars":[2,6],"value":[50,9950],"value_step":50,"names":["dragon_egg","star_of_the_east","moon_harp","black_pearl","phoenix_feather","frost_diamond","giants_ring","unicorn_horn"]},"solo_ranks":[{"id":"torchbearer","from":0},{"id":"adventurer","from":1500},{"id":"hunter","from":3000},{"id":"hero","from":5000},{"id":"bane","from":7500}]} as const);

// Made by web/generate.py from the game's declarations; do not edit.

import { played } from "../lib/played";

export interface View {
  seats: number;
  coop: number;
  start_knights: number;
  start_power: number;
  offer_passes: number;
  open_hands: number;
  memory_aid: number;
  phase: number;
  back: number;
  actor: number;
  first: number;
  offset: number;
  round_number: number;
  regent: number;
  began: number;
  turn: number;
  late: number;
  hits: number;
  result: number;
  winner: number;
  tied: number;
  score: number[];
  owner: number[];
  burnt: number[];
  knight: number[];
  sword: number[];
  shield: number[];
  marker: number[];
  height: number[];
  stack: ((number | null)[])[];
  seen: number[][];
  kept: ((number | null)[])[];
  prepared: number[];
  removed: number[];
  ashes_count: number;
  ashes_seen: ((number | null)[])[];
  claimed: number;
  ready: number[];
  looks: number[];
  sorting: number[];
  sorted: number[];
  power: number[];
  treasure: number[];
  status: number[];
  gold: ((number | null)[])[];
  gold_count: number[];
  laid: ((number | null)[])[];
  laid_count: number[];
  gold_discard: number[];
  gold_known: (((number | null)[])[])[];
  followers: ((number | null)[])[];
  follower_count: number[];
  agitators: number[];
  agitators_used: number[];
  agitators_tired: number[];
  shown: number[];
  knows: ((number | null)[])[];
  display: number[];
  display_tired: number[];
  deck_count: number;
  gone: number[];
  acquired: number;
  tile: (number | null)[];
  red: number[];
  revealed: number[];
  scouted: number[];
  called: number;
  passes: number;
  changed: number;
  added: number;
  before: (number | null)[];
  gave: number[];
  rewarded: number;
  reward: number;
  flight: number;
  attacks: number;
  laid_markers: number;
  freed: number;
  again: number;
  field_of: number;
  ambush: number;
  use_sword: number;
  use_shield: number;
  deck_left: number[];
  open: number[];
  card: number;
  spent: number;
  paid: number;
  free_buys: number;
  free_sorts: number;
  abbot: number;
  turned: number;
  turned_from: number;
  price: number;
  number: number;
  hold: number | null;
  sage: number;
  draw_follower: number;
  may_lift: number;
  steal_own: number;
  talk: number;
  claim: number[];
  appeal: number[];
  spoke: number;
  refused: number[];
  kept_word: number[];
  broken_word: number[];
  given: number[];
  mixed: number;
  dug: number;
}

export interface Previews {
  attacked: Record<string, FightOdds>;
  fight: FightOdds | null;
  unknown: Record<string, Record<string, number>>;
  counted: boolean;
}
export interface FightOdds {
  win: number;
  draw: number;
  loss: number;
}
export interface Tally {
  demands: Demand[];
  flights: number[][];
  factors: number[];
  team: number;
  team_factor: number;
  penalty: number;
  band: string;
}
export interface Demand {
  values: number[];
  rewards: number[];
  steps: Step[];
}
export interface Step {
  gold: number;
  enough: number;
  attacks: number;
}

export type Action =
  | { verb: "claim"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "look"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "pick"; piece: "power" | "knight" | "sword" | "shield" | "attack" | "treasure" }
  | { verb: "shuffle"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "ready" }
  | { verb: "post"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "pass" }
  | { verb: "farmer"; seat: number; cards: number }
  | { verb: "give"; gold: "X" | "1" | "2" | "3" }
  | { verb: "scout" }
  | { verb: "agitator" }
  | { verb: "part"; follower: "abbot" | "agitator" | "farmer" | "hermit" | "moneylender" | "salesman" | "hero" | "merchant" | "friar" | "scout" | "decoy" | "black_knight" | "vassal" | "traitor" | "sage" }
  | { verb: "exchange"; slot: number }
  | { verb: "swap"; seat: number }
  | { verb: "call"; path: "N" | "E" | "S" | "W" }
  | { verb: "lay"; gold: "X" | "1" | "2" | "3" }
  | { verb: "withdraw"; gold: "X" | "1" | "2" | "3" }
  | { verb: "confirm" }
  | { verb: "recruit"; slot: number }
  | { verb: "recruit_deck" }
  | { verb: "friar" }
  | { verb: "decoy"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "hermit"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "move"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "vassal" }
  | { verb: "black_knight"; gear: "sword" | "shield" | "both" }
  | { verb: "reveal" }
  | { verb: "spend_power" }
  | { verb: "spend_treasure" }
  | { verb: "hero" }
  | { verb: "accept" }
  | { verb: "fight_on" }
  | { verb: "save"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "buy"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "sort"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "moneylender" }
  | { verb: "borrow"; gold: "X" | "1" | "2" | "3" }
  | { verb: "repay"; gold: "X" | "1" | "2" | "3" }
  | { verb: "done" }
  | { verb: "free_buy"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "free_sort"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "merchant"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "trade"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "traitor"; goods: "knight" | "sword" | "shield"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "end" }
  | { verb: "keep" }
  | { verb: "void" }
  | { verb: "place"; province: "N1" | "N2" | "N3" | "N4" | "N5" | "N6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "sage" }
  | { verb: "discard"; slot: number }
  | { verb: "layout"; red: "N" | "E" | "S" | "W" | "NE" | "NS" | "NW" | "ES" | "EW" | "SW" | "NES" | "NEW" | "NSW" | "ESW" }
  | { verb: "crown"; seat: number }
  | { verb: "leave" }
  | { verb: "i_offer"; worth: number }
  | { verb: "i_cannot" }
  | { verb: "you_could"; seat: number };

export type Event =
  | { kind: "regent"; sentence: string; values: { seat: number } }
  | { kind: "claimed"; sentence: string; values: { seat: number; province: number } }
  | { kind: "looked"; sentence: string; values: { seat: number; province: number } }
  | { kind: "shuffled"; sentence: string; values: { seat: number; province: number } }
  | { kind: "prepared"; sentence: string; values: { seat: number } }
  | { kind: "posted"; sentence: string; values: { seat: number; province: number } }
  | { kind: "started"; sentence: string; values: { seat: number; count: number } }
  | { kind: "round"; sentence: string; values: { round: number } }
  | { kind: "final_round"; sentence: string; values: { round: number } }
  | { kind: "dealt"; sentence: string; values: { seat: number; count: number } }
  | { kind: "dealt_gold"; sentence: string; values: { seat: number; count: number; value: number } }
  | { kind: "played"; sentence: string; values: { seat: number; follower: number } }
  | { kind: "farmed"; sentence: string; values: { seat: number; other: number; count: number } }
  | { kind: "farmed_gold"; sentence: string; values: { seat: number; other: number; gold: number } }
  | { kind: "scouted"; sentence: string; values: { path: number; value: number } }
  | { kind: "exchanged"; sentence: string; values: { seat: number; follower: number; taken: number } }
  | { kind: "swapped"; sentence: string; values: { seat: number; other: number } }
  | { kind: "swapped_cards"; sentence: string; values: { other: number; follower: number; taken: number } }
  | { kind: "turn"; sentence: string; values: { seat: number } }
  | { kind: "called"; sentence: string; values: { seat: number; path: number } }
  | { kind: "offered"; sentence: string; values: { seat: number; count: number } }
  | { kind: "unveiled"; sentence: string; values: { path: number; value: number; total: number } }
  | { kind: "gave"; sentence: string; values: { seat: number; count: number } }
  | { kind: "paid_off"; sentence: string; values: { path: number } }
  | { kind: "rewarded"; sentence: string; values: { seat: number; count: number } }
  | { kind: "recruited"; sentence: string; values: { seat: number; follower: number } }
  | { kind: "recruited_hidden"; sentence: string; values: { seat: number } }
  | { kind: "recruited_card"; sentence: string; values: { seat: number; follower: number } }
  | { kind: "no_followers"; sentence: string; values: Record<string, never> }
  | { kind: "refilled"; sentence: string; values: { slot: number; follower: number } }
  | { kind: "attacks"; sentence: string; values: { path: number; count: number } }
  | { kind: "marked"; sentence: string; values: { province: number; number: number } }
  | { kind: "decoyed"; sentence: string; values: { seat: number; province: number } }
  | { kind: "lapsed"; sentence: string; values: { count: number } }
  | { kind: "hermited"; sentence: string; values: { seat: number; province: number; target: number } }
  | { kind: "called_off"; sentence: string; values: { seat: number; province: number } }
  | { kind: "banned"; sentence: string; values: { seat: number; gear: number } }
  | { kind: "fight"; sentence: string; values: { seat: number; province: number } }
  | { kind: "card"; sentence: string; values: { card: number } }
  | { kind: "struck"; sentence: string; values: { seat: number; card: number } }
  | { kind: "spent"; sentence: string; values: { seat: number; tile: number } }
  | { kind: "offered_draw"; sentence: string; values: { seat: number } }
  | { kind: "won"; sentence: string; values: { seat: number; province: number } }
  | { kind: "drew"; sentence: string; values: { seat: number; province: number } }
  | { kind: "lost"; sentence: string; values: { seat: number; province: number } }
  | { kind: "hit"; sentence: string; values: { seat: number; hits: number } }
  | { kind: "successful"; sentence: string; values: { seat: number } }
  | { kind: "victorious"; sentence: string; values: { seat: number } }
  | { kind: "lifted"; sentence: string; values: { seat: number; province: number } }
  | { kind: "burnt"; sentence: string; values: { province: number } }
  | { kind: "buys"; sentence: string; values: { seat: number } }
  | { kind: "bought"; sentence: string; values: { seat: number; province: number; tile: number } }
  | { kind: "sorted"; sentence: string; values: { seat: number; province: number } }
  | { kind: "borrowed"; sentence: string; values: { seat: number; gold: number } }
  | { kind: "repaid"; sentence: string; values: { seat: number; gold: number } }
  | { kind: "traded"; sentence: string; values: { seat: number; province: number; target: number } }
  | { kind: "took"; sentence: string; values: { seat: number; goods: number; province: number } }
  | { kind: "voided"; sentence: string; values: { seat: number; tile: number } }
  | { kind: "gained"; sentence: string; values: { seat: number; tile: number } }
  | { kind: "placed"; sentence: string; values: { seat: number; tile: number; province: number } }
  | { kind: "no_room"; sentence: string; values: { tile: number } }
  | { kind: "ambush"; sentence: string; values: { province: number } }
  | { kind: "left_over"; sentence: string; values: { seat: number; count: number } }
  | { kind: "new_regent"; sentence: string; values: { seat: number } }
  | { kind: "grew"; sentence: string; values: { value: number; other_value: number } }
  | { kind: "discarded"; sentence: string; values: { seat: number; follower: number } }
  | { kind: "laid_out"; sentence: string; values: { seat: number } }
  | { kind: "saved_realm"; sentence: string; values: { round: number } }
  | { kind: "recovered"; sentence: string; values: { seat: number; tile: number; province: number } }
  | { kind: "scored"; sentence: string; values: { seat: number; score: number } }
  | { kind: "tied"; sentence: string; values: { seat: number } }
  | { kind: "winner"; sentence: string; values: { seat: number; provinces: number } }
  | { kind: "team_score"; sentence: string; values: { score: number } }
  | { kind: "ashes"; sentence: string; values: { hits: number } }
  | { kind: "said_offer"; sentence: string; values: { seat: number; count: number } }
  | { kind: "said_cannot"; sentence: string; values: { seat: number } }
  | { kind: "said_could"; sentence: string; values: { seat: number; other: number } }
  | { kind: "broke_word"; sentence: string; values: { seat: number; value: number; count: number } }
  | { kind: "left_marked"; sentence: string; values: { seat: number; province: number } }
  | { kind: "price"; sentence: string; values: { seat: number; price: number } };

export const WORDS = /* @__PURE__ */ played("schutt_und_asche", "WORDS", {"province": ["Torwacht", "Hochried", "Falkenau", "Eisgrund", "Tannfels", "Birkenmoor", "Morgentor", "Weizenfeld", "Silbersee", "Kupferberg", "Lindental", "Rosengarten", "Mittagsmark", "Weinhang", "Sonnenfels", "Mühlbach", "Rabenstein", "Goldaue", "Abendwehr", "Salzküste", "Nebelforst", "Sturmkap", "Wolfsklamm", "Heidekraut"], "target": ["Torwacht", "Hochried", "Falkenau", "Eisgrund", "Tannfels", "Birkenmoor", "Morgentor", "Weizenfeld", "Silbersee", "Kupferberg", "Lindental", "Rosengarten", "Mittagsmark", "Weinhang", "Sonnenfels", "Mühlbach", "Rabenstein", "Goldaue", "Abendwehr", "Salzküste", "Nebelforst", "Sturmkap", "Wolfsklamm", "Heidekraut"], "tile": ["tile-none", "tile-power", "tile-knight", "tile-sword", "tile-shield", "tile-attack", "tile-treasure"], "piece": ["tile-power", "tile-knight", "tile-sword", "tile-shield", "tile-attack", "tile-treasure"], "gold": ["gold-x", "gold-1", "gold-2", "gold-3"], "follower": ["the-abbot", "the-agitator", "the-farmer", "the-hermit", "the-moneylender", "the-salesman", "the-hero", "the-merchant", "the-friar", "the-scout", "the-decoy", "the-black-knight", "the-vassal", "the-traitor", "the-sage"], "taken": ["the-abbot", "the-agitator", "the-farmer", "the-hermit", "the-moneylender", "the-salesman", "the-hero", "the-merchant", "the-friar", "the-scout", "the-decoy", "the-black-knight", "the-vassal", "the-traitor", "the-sage"], "path": ["path-n", "path-e", "path-s", "path-w"], "gear": ["gear-sword", "gear-shield", "gear-both"], "goods": ["tile-knight", "tile-sword", "tile-shield"], "card": ["card-knight", "card-dragon", "card-sword", "card-shield"], "slot": ["slot-1", "slot-2", "slot-3"], "red": ["layout-n", "layout-e", "layout-s", "layout-w", "layout-ne", "layout-ns", "layout-nw", "layout-es", "layout-ew", "layout-sw", "layout-nes", "layout-new", "layout-nsw", "layout-esw"]} as const);
export const SEATS = ["seat", "other"] as const;

export const Tile = { NONE: 0, POWER: 1, KNIGHT: 2, SWORD: 3, SHIELD: 4, ATTACK: 5, TREASURE: 6 } as const;
export const Card = { KNIGHT: 0, DRAGON: 1, SWORD: 2, SHIELD: 3 } as const;
export const Follower = { ABBOT: 0, AGITATOR: 1, FARMER: 2, HERMIT: 3, MONEYLENDER: 4, SALESMAN: 5, HERO: 6, MERCHANT: 7, FRIAR: 8, SCOUT: 9, DECOY: 10, BLACK_KNIGHT: 11, VASSAL: 12, TRAITOR: 13, SAGE: 14 } as const;
export const Phase = { OVER: 0, DRAFT: 1, STACKS: 2, POST: 3, INCOME: 4, FARMER: 5, QUIET: 6, CALL: 7, OFFER: 8, REWARD: 9, FRIAR: 10, DECOY: 11, HERMIT: 12, HERMIT_TO: 13, PREFIGHT: 14, FIGHT: 15, HERO: 16, DRAW: 17, REMOVE: 18, BUY: 19, KEEP: 20, PLACE: 21, SORT: 22, FREE_SORT: 23, MERCHANT: 24, BORROW: 25, REPAY: 26, GIVE: 27, TAKE: 28, SAGE: 29, REFRESH: 30, LAYOUT: 31, TIE: 32, YEAR: 33, TURN: 34, MARKERS: 35, DEFENCE: 36, SHOP: 37, EVENT: 38, PASS_ON: 39 } as const;
export const Mode = { SEMI: 0, COOP: 1 } as const;
export const Status = { NONE: 0, SUCCESSFUL: 1, VICTORIOUS: 2 } as const;
export const Result = { OPEN: 0, SAVED: 1, ASHES: 2 } as const;
export const Setup = { UNTOUCHED: 0, LOOKED: 1, SHUFFLED: 2 } as const;

export const DATA = /* @__PURE__ */ played("schutt_und_asche", "DATA", {"box":{"boards":{"pieces":1},"regent_cards":{"pieces":1},"follower_cards":{"pieces":30},"gold_cards":{"pieces":25},"battle_cards":{"pieces":36},"yellow_dragon_tiles":{"pieces":4},"red_dragon_tiles":{"pieces":4},"dragon_pieces":{"pieces":6},"start_tiles":{"pieces":12},"status_cards":{"pieces":6},"quick_references":{"pieces":6},"city_tiles":{"pieces":100},"state_treasures":{"pieces":2},"coats_of_arms":{"pieces":84},"attack_markers":{"pieces":8},"hit_markers":{"pieces":7}},"colours":{"names":["crimson","azure","emerald","amber","violet","silver"]},"numbers":{"hits_to_win":{"value":7},"attack_markers":{"value":8},"regular_rounds":{"value":5},"cost_buy":{"value":2},"cost_sort":{"value":1},"symbols_to_end":{"value":3},"dragons_per_power":{"value":2},"display":{"value":3},"setup_looks":{"value":2},"tiles_per_stack":{"value":3},"start_tiles_of_a_kind":{"value":6},"coop_start_penalty":{"value":4},"lender_cards":{"value":2},"farmer_cards":{"value":3},"salesman_sorts":{"value":2}},"provinces":[{"id":"N1","name":"Torwacht","path":"north","step":1,"grid":[2,1],"next":"N2"},{"id":"N2","name":"Hochried","path":"north","step":2,"grid":[2,0],"next":"N3"},{"id":"N3","name":"Falkenau","path":"north","step":3,"grid":[3,0],"next":"N4"},{"id":"N4","name":"Eisgrund","path":"north","step":4,"grid":[4,0],"next":"N5"},{"id":"N5","name":"Tannfels","path":"north","step":5,"grid":[4,1],"next":"N6"},{"id":"N6","name":"Birkenmoor","path":"north","step":6,"grid":[3,1],"next":"E1"},{"id":"E1","name":"Morgentor","path":"east","step":1,"grid":[3,2],"next":"E2"},{"id":"E2","name":"Weizenfeld","path":"east","step":2,"grid":[4,2],"next":"E3"},{"id":"E3","name":"Silbersee","path":"east","step":3,"grid":[4,3],"next":"E4"},{"id":"E4","name":"Kupferberg","path":"east","step":4,"grid":[4,4],"next":"E5"},{"id":"E5","name":"Lindental","path":"east","step":5,"grid":[3,4],"next":"E6"},{"id":"E6","name":"Rosengarten","path":"east","step":6,"grid":[3,3],"next":"S1"},{"id":"S1","name":"Mittagsmark","path":"south","step":1,"grid":[2,3],"next":"S2"},{"id":"S2","name":"Weinhang","path":"south","step":2,"grid":[2,4],"next":"S3"},{"id":"S3","name":"Sonnenfels","path":"south","step":3,"grid":[1,4],"next":"S4"},{"id":"S4","name":"Mühlbach","path":"south","step":4,"grid":[0,4],"next":"S5"},{"id":"S5","name":"Rabenstein","path":"south","step":5,"grid":[0,3],"next":"S6"},{"id":"S6","name":"Goldaue","path":"south","step":6,"grid":[1,3],"next":"W1"},{"id":"W1","name":"Abendwehr","path":"west","step":1,"grid":[1,2],"next":"W2"},{"id":"W2","name":"Salzküste","path":"west","step":2,"grid":[0,2],"next":"W3"},{"id":"W3","name":"Nebelforst","path":"west","step":3,"grid":[0,1],"next":"W4"},{"id":"W4","name":"Sturmkap","path":"west","step":4,"grid":[0,0],"next":"W5"},{"id":"W5","name":"Wolfsklamm","path":"west","step":5,"grid":[1,0],"next":"W6"},{"id":"W6","name":"Heidekraut","path":"west","step":6,"grid":[1,1],"next":"N1"}],"entries":{"slots":["N","E","S","W"],"provinces":["N1","E1","S1","W1"]},"dragon_tiles":[{"demand":1,"back":"yellow","reward":1},{"demand":2,"back":"yellow","reward":1},{"demand":3,"back":"yellow","reward":1},{"demand":4,"back":"yellow","reward":1},{"demand":5,"back":"red","reward":2},{"demand":6,"back":"red","reward":2},{"demand":7,"back":"red","reward":2},{"demand":8,"back":"red","reward":3}],"rounds":{"tiles":[[1,2,3,4],[2,3,4,5],[3,4,5,6],[4,5,6,7],[5,6,7,8]]},"gold":{"copies":[7,12,5,1]},"battle":{"knight":6,"dragon":10,"sword":10,"shield":10},"city":{"top_knights":24,"entry_power":4,"semi":{"power":20,"knight":8,"sword":16,"shield":16,"attack":12,"treasure":0},"coop":{"power":19,"knight":8,"sword":16,"shield":16,"attack":11,"treasure":2}},"presets":{"legend":{"start_knights":0,"start_power":0},"hard":{"start_knights":1,"start_power":0},"normal":{"start_knights":0,"start_power":1},"easy":{"start_knights":1,"start_power":1}},"coop_factor":{"factors":[[3,3,3],[3,3,3],[2,3,3],[2,2,3],[1,2,2],[1,1,2]]},"bands":{"from":[-100,30,45,60,80],"names":["ruins","hair","defended","shield","legend"]},"followers":[{"id":"abbot","key":"ABB","banner":"yellow","copies":2,"solo":true},{"id":"agitator","key":"AGI","banner":"grey","copies":2,"solo":true},{"id":"farmer","key":"FAR","banner":"green","copies":2,"solo":false},{"id":"hermit","key":"HER","banner":"red","copies":2,"solo":true},{"id":"moneylender","key":"LEN","banner":"yellow","copies":2,"solo":true},{"id":"salesman","key":"SAL","banner":"yellow","copies":2,"solo":true},{"id":"hero","key":"HRO","banner":"brown","copies":2,"solo":true},{"id":"merchant","key":"MER","banner":"yellow","copies":2,"solo":true},{"id":"friar","key":"FRI","banner":"red","copies":2,"solo":false},{"id":"scout","key":"SCO","banner":"red","copies":2,"solo":true},{"id":"decoy","key":"DEC","banner":"red","copies":2,"solo":true},{"id":"black_knight","key":"BLK","banner":"brown","copies":2,"solo":true},{"id":"vassal","key":"VAS","banner":"brown","copies":2,"solo":true},{"id":"traitor","key":"TRA","banner":"yellow","copies":2,"solo":true},{"id":"sage","key":"SAG","banner":"violet","copies":2,"solo":false}]} as const);

// Made by web/generate.py from the game's declarations; do not edit.

export interface View {
  seats: number;
  health: number;
  variant: number;
  cards: number;
  interrupts: number;
  threshold: number;
  round_limit: number;
  phase: number;
  first: number;
  active: number;
  round_number: number;
  action: number;
  target: number;
  roller: number;
  asked: number;
  map_on: number;
  smoked: number[];
  winners: number;
  army: number[];
  in_keep: number[];
  companion: number[];
  companion_used: number[];
  reborn: number[];
  bag_open: number[];
  items: ((number | null)[])[];
  item_count: number[];
  drawn: ((number | null)[])[];
  drawn_count: number[];
  stolen_seen: ((number | null)[])[];
  full: number;
  hand: number;
  pot: number;
  attack: number;
  rolled: number;
  loaded: number;
  dice: number[];
  roll: number;
  event: number;
  taken: number;
  damage: number;
  handover: number;
  companion_pile: number[];
  companion_discard: number[];
  item_pile_count: number;
  item_discard: number[];
}

export type Action =
  | { verb: "recruit" }
  | { verb: "skirmish" }
  | { verb: "battle" }
  | { verb: "target"; seat: number }
  | { verb: "accept" }
  | { verb: "pass" }
  | { verb: "roll" }
  | { verb: "stop" }
  | { verb: "take"; dice: string }
  | { verb: "double" }
  | { verb: "item" }
  | { verb: "done" }
  | { verb: "keep"; item: "bag" | "horseshoe" | "loaded_die" | "war_horn" | "cheese" | "poster" | "arrow" | "smoke_egg" | "mirror_shield" | "magpie_ring" | "whistle" | "cursed_die" | "map" }
  | { verb: "skree"; seat: number }
  | { verb: "pip"; face: number }
  | { verb: "mirabel" }
  | { verb: "quentin" }
  | { verb: "ulf" }
  | { verb: "open_bag" }
  | { verb: "horseshoe" }
  | { verb: "loaded_die" }
  | { verb: "war_horn" }
  | { verb: "cheese" }
  | { verb: "poster" }
  | { verb: "arrow" }
  | { verb: "smoke_egg" }
  | { verb: "mirror_shield" }
  | { verb: "magpie"; seat: number }
  | { verb: "whistle" }
  | { verb: "cursed_die" }
  | { verb: "map" };

export type Event =
  | { kind: "turn"; sentence: string; values: { seat: number; round: number } }
  | { kind: "companion"; sentence: string; values: { seat: number; companion: number } }
  | { kind: "dealt"; sentence: string; values: { seat: number } }
  | { kind: "dealt_item"; sentence: string; values: { seat: number; item: number } }
  | { kind: "recruits"; sentence: string; values: { seat: number } }
  | { kind: "attacks"; sentence: string; values: { seat: number; target: number } }
  | { kind: "enters"; sentence: string; values: { seat: number } }
  | { kind: "leaves"; sentence: string; values: { seat: number } }
  | { kind: "rolled"; sentence: string; values: { seat: number; roll: number; event: number } }
  | { kind: "took"; sentence: string; values: { seat: number; dice: number; soldiers: number } }
  | { kind: "eaten"; sentence: string; values: { seat: number; roll: number } }
  | { kind: "escaped"; sentence: string; values: { seat: number } }
  | { kind: "hot"; sentence: string; values: { seat: number; count: number } }
  | { kind: "farkled"; sentence: string; values: { seat: number; soldiers: number } }
  | { kind: "doubled"; sentence: string; values: { seat: number; soldiers: number } }
  | { kind: "drew"; sentence: string; values: { seat: number } }
  | { kind: "drew_item"; sentence: string; values: { seat: number; item: number } }
  | { kind: "banked"; sentence: string; values: { seat: number; soldiers: number; army: number } }
  | { kind: "saved"; sentence: string; values: { seat: number; soldiers: number; army: number } }
  | { kind: "value"; sentence: string; values: { seat: number; soldiers: number } }
  | { kind: "won"; sentence: string; values: { seat: number; soldiers: number; bonus: number } }
  | { kind: "tied"; sentence: string; values: { seat: number; target: number } }
  | { kind: "hit"; sentence: string; values: { seat: number; hits: number; damage: number } }
  | { kind: "lost"; sentence: string; values: { seat: number; soldiers: number; army: number } }
  | { kind: "destroyed"; sentence: string; values: { seat: number } }
  | { kind: "healed"; sentence: string; values: Record<string, never> }
  | { kind: "slain"; sentence: string; values: { seat: number } }
  | { kind: "played"; sentence: string; values: { seat: number; item: number } }
  | { kind: "used"; sentence: string; values: { seat: number; companion: number } }
  | { kind: "frightened"; sentence: string; values: { seat: number; target: number; soldiers: number } }
  | { kind: "stole"; sentence: string; values: { seat: number; target: number } }
  | { kind: "stole_item"; sentence: string; values: { seat: number; target: number; item: number } }
  | { kind: "discarded"; sentence: string; values: { seat: number; item: number } }
  | { kind: "opened_bag"; sentence: string; values: { seat: number } }
  | { kind: "turned"; sentence: string; values: { seat: number; event: number } }
  | { kind: "time_up"; sentence: string; values: Record<string, never> };

export const WORDS = {"companion": ["companion-none", "companion-skree", "companion-brunna", "companion-stub", "companion-pip", "companion-mirabel", "companion-ashby", "companion-quentin", "companion-grizzle", "companion-bertha", "companion-ulf"], "item": ["item-bag", "item-horseshoe", "item-loaded-die", "item-war-horn", "item-cheese", "item-poster", "item-arrow", "item-smoke-egg", "item-mirror-shield", "item-magpie-ring", "item-whistle", "item-cursed-die", "item-map"], "dice": ["1", "5", "1 1", "1 5", "5 5", "1 1 1", "1 1 5", "1 5 5", "2 2 2", "3 3 3", "4 4 4", "5 5 5", "6 6 6", "1 1 1 1", "1 1 1 5", "1 1 5 5", "1 2 2 2", "1 3 3 3", "1 4 4 4", "1 5 5 5", "1 6 6 6", "2 2 2 2", "2 2 2 5", "3 3 3 3", "3 3 3 5", "4 4 4 4", "4 4 4 5", "5 5 5 5", "5 6 6 6", "6 6 6 6", "1 1 1 1 1", "1 1 1 1 5", "1 1 1 5 5", "1 1 2 2 2", "1 1 3 3 3", "1 1 4 4 4", "1 1 5 5 5", "1 1 6 6 6", "1 2 2 2 2", "1 2 2 2 5", "1 3 3 3 3", "1 3 3 3 5", "1 4 4 4 4", "1 4 4 4 5", "1 5 5 5 5", "1 5 6 6 6", "1 6 6 6 6", "2 2 2 2 2", "2 2 2 2 5", "2 2 2 5 5", "3 3 3 3 3", "3 3 3 3 5", "3 3 3 5 5", "4 4 4 4 4", "4 4 4 4 5", "4 4 4 5 5", "5 5 5 5 5", "5 5 6 6 6", "5 6 6 6 6", "6 6 6 6 6", "1 1 1 1 1 1", "1 1 1 1 1 5", "1 1 1 1 2 2", "1 1 1 1 3 3", "1 1 1 1 4 4", "1 1 1 1 5 5", "1 1 1 1 6 6", "1 1 1 2 2 2", "1 1 1 3 3 3", "1 1 1 4 4 4", "1 1 1 5 5 5", "1 1 1 6 6 6", "1 1 2 2 2 2", "1 1 2 2 2 5", "1 1 2 2 3 3", "1 1 2 2 4 4", "1 1 2 2 5 5", "1 1 2 2 6 6", "1 1 3 3 3 3", "1 1 3 3 3 5", "1 1 3 3 4 4", "1 1 3 3 5 5", "1 1 3 3 6 6", "1 1 4 4 4 4", "1 1 4 4 4 5", "1 1 4 4 5 5", "1 1 4 4 6 6", "1 1 5 5 5 5", "1 1 5 5 6 6", "1 1 5 6 6 6", "1 1 6 6 6 6", "1 2 2 2 2 2", "1 2 2 2 2 5", "1 2 2 2 5 5", "1 2 3 4 5 6", "1 3 3 3 3 3", "1 3 3 3 3 5", "1 3 3 3 5 5", "1 4 4 4 4 4", "1 4 4 4 4 5", "1 4 4 4 5 5", "1 5 5 5 5 5", "1 5 5 6 6 6", "1 5 6 6 6 6", "1 6 6 6 6 6", "2 2 2 2 2 2", "2 2 2 2 2 5", "2 2 2 2 3 3", "2 2 2 2 4 4", "2 2 2 2 5 5", "2 2 2 2 6 6", "2 2 2 3 3 3", "2 2 2 4 4 4", "2 2 2 5 5 5", "2 2 2 6 6 6", "2 2 3 3 3 3", "2 2 3 3 4 4", "2 2 3 3 5 5", "2 2 3 3 6 6", "2 2 4 4 4 4", "2 2 4 4 5 5", "2 2 4 4 6 6", "2 2 5 5 5 5", "2 2 5 5 6 6", "2 2 6 6 6 6", "3 3 3 3 3 3", "3 3 3 3 3 5", "3 3 3 3 4 4", "3 3 3 3 5 5", "3 3 3 3 6 6", "3 3 3 4 4 4", "3 3 3 5 5 5", "3 3 3 6 6 6", "3 3 4 4 4 4", "3 3 4 4 5 5", "3 3 4 4 6 6", "3 3 5 5 5 5", "3 3 5 5 6 6", "3 3 6 6 6 6", "4 4 4 4 4 4", "4 4 4 4 4 5", "4 4 4 4 5 5", "4 4 4 4 6 6", "4 4 4 5 5 5", "4 4 4 6 6 6", "4 4 5 5 5 5", "4 4 5 5 6 6", "4 4 6 6 6 6", "5 5 5 5 5 5", "5 5 5 5 6 6", "5 5 5 6 6 6", "5 5 6 6 6 6", "5 6 6 6 6 6", "6 6 6 6 6 6"], "event": ["face-blank", "face-dragon", "face-rally"]} as const;
export const SEATS = ["seat", "target"] as const;

export const Event = { BLANK: 0, DRAGON: 1, RALLY: 2 } as const;
export const Companion = { NONE: 0, SKREE: 1, BRUNNA: 2, STUB: 3, PIP: 4, MIRABEL: 5, ASHBY: 6, QUENTIN: 7, GRIZZLE: 8, BERTHA: 9, ULF: 10 } as const;
export const Item = { BAG: 0, HORSESHOE: 1, LOADED_DIE: 2, WAR_HORN: 3, CHEESE: 4, POSTER: 5, ARROW: 6, SMOKE_EGG: 7, MIRROR_SHIELD: 8, MAGPIE_RING: 9, WHISTLE: 10, CURSED_DIE: 11, MAP: 12 } as const;
export const Phase = { OVER: 0, CHOOSE: 1, TARGET: 2, SMOKE: 3, READY: 4, INTERRUPT: 5, REACT: 6, REWARD: 7, BANK: 8, LOSER: 9, LIMIT: 10, BEGIN: 11, ROLL: 12, RESOLVE: 13, STOPPED: 14, FARKLED: 15, COMPARE: 16, END: 17 } as const;
export const Action = { NONE: 0, RECRUIT: 1, SKIRMISH: 2, BATTLE: 3 } as const;
export const Cards = { FULL: 0, COMPANIONS_ONLY: 1, ITEMS_ONLY: 2, NONE: 3 } as const;

export const DATA = {"box":{"soldier_dice":{"pieces":30,"provenance":"seed"},"dice_sets":{"pieces":5,"provenance":"seed"},"event_dice":{"pieces":1,"provenance":"seed"},"companion_cards":{"pieces":10,"provenance":"seed"},"item_cards":{"pieces":20,"provenance":"seed"},"player_mats":{"pieces":5,"provenance":"seed"},"dragons":{"pieces":1,"provenance":"seed"},"damage_markers":{"pieces":5,"provenance":"seed"},"soldier_tokens":{"pieces":105,"provenance":"seed"}},"tokens":[{"soldiers":50,"pieces":25,"provenance":"designed"},{"soldiers":100,"pieces":30,"provenance":"designed"},{"soldiers":500,"pieces":25,"provenance":"designed"},{"soldiers":1000,"pieces":25,"provenance":"designed"}],"soldier_die":{"faces":[1,2,3,4,5,6],"provenance":"seed","colours":["red","blue","green","yellow","purple"],"colours_provenance":"designed"},"event_die":{"faces":["dragon","rally","blank","blank","blank","blank"],"provenance":"seed","colour":"orange","colour_provenance":"public"},"tables":{"dragon":{"rows":[{"name":"single_1","faces":[1],"soldiers":100,"provenance":"seed"},{"name":"single_5","faces":[5],"soldiers":50,"provenance":"seed"},{"name":"three_1","faces":[1,1,1],"soldiers":1000,"provenance":"public"},{"name":"three_2","faces":[2,2,2],"soldiers":200,"provenance":"public"},{"name":"three_3","faces":[3,3,3],"soldiers":300,"provenance":"seed"},{"name":"three_4","faces":[4,4,4],"soldiers":400,"provenance":"seed"},{"name":"three_5","faces":[5,5,5],"soldiers":500,"provenance":"public"},{"name":"three_6","faces":[6,6,6],"soldiers":600,"provenance":"public"},{"name":"four_of_a_kind","kinds":[4],"soldiers":1500,"provenance":"public"},{"name":"three_pairs","kinds":[2,2,2],"soldiers":2000,"provenance":"public"},{"name":"four_plus_pair","kinds":[4,2],"soldiers":2000,"optional":true,"provenance":"public"},{"name":"six_of_a_kind","kinds":[6],"soldiers":3000,"provenance":"seed","alternatives":[{"soldiers":2500,"provenance":"public"}]},{"name":"straight","faces":[1,2,3,4,5,6],"soldiers":3000,"provenance":"public"}]},"patch":{"rows":[{"name":"single_1","faces":[1],"soldiers":100,"provenance":"public"},{"name":"single_5","faces":[5],"soldiers":50,"provenance":"public"},{"name":"three_1","faces":[1,1,1],"soldiers":300,"provenance":"public"},{"name":"three_2","faces":[2,2,2],"soldiers":200,"provenance":"public"},{"name":"three_3","faces":[3,3,3],"soldiers":300,"provenance":"public"},{"name":"three_4","faces":[4,4,4],"soldiers":400,"provenance":"public"},{"name":"three_5","faces":[5,5,5],"soldiers":500,"provenance":"public"},{"name":"three_6","faces":[6,6,6],"soldiers":600,"provenance":"public"},{"name":"four_of_a_kind","kinds":[4],"soldiers":1000,"provenance":"public"},{"name":"five_of_a_kind","kinds":[5],"soldiers":2000,"provenance":"public"},{"name":"three_pairs","kinds":[2,2,2],"soldiers":1500,"provenance":"public"},{"name":"four_plus_pair","kinds":[4,2],"soldiers":1500,"optional":true,"provenance":"public"},{"name":"two_triplets","kinds":[3,3],"soldiers":2500,"provenance":"public"},{"name":"six_of_a_kind","kinds":[6],"soldiers":3000,"provenance":"public"},{"name":"straight","faces":[1,2,3,4,5,6],"soldiers":1500,"provenance":"public"}]}},"companions":[{"id":"skree","defends":false,"solo":false,"name_provenance":"seed","provenance":"designed"},{"id":"brunna","defends":true,"solo":false,"provenance":"designed"},{"id":"stub","defends":false,"solo":true,"provenance":"designed"},{"id":"pip","defends":true,"solo":true,"provenance":"designed"},{"id":"mirabel","defends":true,"solo":true,"provenance":"designed"},{"id":"ashby","defends":true,"solo":true,"provenance":"designed"},{"id":"quentin","defends":true,"solo":true,"provenance":"designed"},{"id":"grizzle","defends":true,"solo":true,"needs_items":true,"provenance":"designed"},{"id":"bertha","defends":false,"solo":true,"provenance":"designed"},{"id":"ulf","defends":false,"solo":true,"provenance":"designed"}],"items":[{"id":"bag","copies":1,"solo":true,"name_provenance":"seed","provenance":"designed"},{"id":"horseshoe","copies":2,"solo":true,"provenance":"designed"},{"id":"loaded_die","copies":2,"solo":true,"provenance":"designed"},{"id":"war_horn","copies":2,"solo":true,"provenance":"designed"},{"id":"cheese","copies":2,"solo":true,"provenance":"designed"},{"id":"poster","copies":2,"solo":true,"provenance":"designed"},{"id":"arrow","copies":1,"solo":true,"provenance":"designed"},{"id":"smoke_egg","copies":2,"solo":false,"provenance":"designed"},{"id":"mirror_shield","copies":1,"solo":false,"provenance":"designed"},{"id":"magpie_ring","copies":1,"solo":false,"provenance":"designed"},{"id":"whistle","copies":2,"solo":false,"interrupt":true,"provenance":"designed"},{"id":"cursed_die","copies":1,"solo":false,"interrupt":true,"provenance":"designed"},{"id":"map","copies":1,"solo":true,"provenance":"designed"}],"numbers":{"full_set":{"value":6,"provenance":"seed"},"defender_set":{"value":5,"provenance":"seed"},"keep_threshold":{"value":5000,"provenance":"seed"},"map_threshold":{"value":4000,"provenance":"designed"},"skirmish_bonus":{"value":500,"provenance":"seed"},"brunna_bonus":{"value":1000,"provenance":"designed"},"skree":{"value":150,"provenance":"designed"},"stub":{"value":200,"provenance":"designed"},"bertha_keep":{"value":500,"provenance":"designed"},"poster":{"value":400,"provenance":"designed"},"arrow_damage":{"value":1,"provenance":"designed"},"loaded_face":{"value":5,"provenance":"designed"},"item_limit":{"value":1,"provenance":"seed"},"dragon_health":{"value":3,"provenance":"seed"},"dragon_damage":{"value":1,"provenance":"seed"},"rally_damage":{"value":2,"provenance":"seed"},"blank_damage":{"value":0,"provenance":"seed"},"solo_gold":{"value":8,"provenance":"designed"},"solo_silver":{"value":12,"provenance":"designed"},"solo_bronze":{"value":16,"provenance":"designed"}}} as const;

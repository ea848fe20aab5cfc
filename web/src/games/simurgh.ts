// Made by web/generate.py from the game's declarations; do not edit.

import { played } from "../lib/played";

export interface View {
  seats: number;
  mode: number;
  length: number;
  phase: number;
  first: number;
  active: number;
  turns: number[];
  ending: number;
  winners: number;
  main: number;
  laid: number;
  advanced: number;
  fresh: number;
  points: number[];
  tokens: number[][];
  at: number[][];
  hand_count: number[];
  owner: number[];
  markers: number[];
  zone: (number | null)[];
  wild: number[];
  display: number[];
  chronicle: number;
  scout: (number | null)[];
  scout_count: number;
  maybe: ((number | null)[])[];
  dealt: number[];
  dragons: (number | null)[];
  dragon_count: number;
  goals: (number | null)[];
  goal_count: number;
  goal_slots: number[];
  goals_out: number;
  look: (number | null)[];
  look_count: number;
  goal_look: (number | null)[];
  goal_look_count: number;
  offer: ((number | null)[])[];
  sealed: (number | null)[];
  answered: number;
  picks: number;
  back_to: number;
  effect: number;
  alternative: number;
  part: number;
  bonus: number;
  held: number;
  food_mix: number;
  building_mix: number;
  paid: number;
  gained: number;
  spent: number;
  moved: number;
  left: number;
  laying: number;
  scouted: number;
  left_out: number;
  unhelped: number;
  gap_stays: number;
  blurred: (number | null)[];
}

export interface Previews {
  goals: Rank[];
  prospects: Record<string, Prospect>;
  marks: Record<string, number>;
  alone: string[];
}
export interface Rank {
  count: number;
  place: number;
  points: number;
}
export interface Prospect {
  why: string;
  rule: string;
  lacking: Record<string, number>;
  after: number[][];
  leaves: boolean;
}
export interface Tally {
  goals: Rank[][];
  worth: number[];
  leftovers: number[];
  limit: number;
  full: number;
}

export type Action =
  | { verb: "place"; vassal: "spearman" | "rider"; space: "statue" | "hatchery" | "training" | "scouts" | "library" | "builders" | "smithy" | "market" | "towers" | "barracks" | "armoury" | "hunting" | "W1a" | "W1b" | "W1c" | "W1d" | "W2a" | "W2b" | "W2c" | "W2d" | "W3a" | "W3b" | "W3c" | "W3d" | "W4a" | "W4b" | "W4c" | "W4d" | "W5a" | "W5b" | "W5c" | "W5d" | "W6a" | "W6b" | "W6c" | "W6d" }
  | { verb: "lay"; tile: string; slot: "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "recall"; vassal: "spearman" | "rider"; spot: string }
  | { verb: "advance"; slot: "W1" | "W2" | "W3" | "W4" | "W5" | "W6" }
  | { verb: "ability"; dragon: "sunhoard" | "tribute_taker" | "crowned_one" | "gilded_hunter" | "spearmaker" | "bloodfeast" | "ravager" | "war_herald" | "meadow_sage" | "harvester" | "orchard_keeper" | "herd_mother" | "star_reader" | "pathfinder" | "far_seer" | "tide_scholar" | "wind_charger" | "fate_weaver" | "cloud_runner" | "oath_keeper" | "grave_mason" | "stone_eater" | "iron_scale" | "night_forge"; field: "left" | "middle" | "right" }
  | { verb: "end" }
  | { verb: "done" }
  | { verb: "pay_food"; vegetables: number }
  | { verb: "pay_building"; wood: number }
  | { verb: "spend"; spot: string }
  | { verb: "drop"; dragon: "sunhoard" | "tribute_taker" | "crowned_one" | "gilded_hunter" | "spearmaker" | "bloodfeast" | "ravager" | "war_herald" | "meadow_sage" | "harvester" | "orchard_keeper" | "herd_mother" | "star_reader" | "pathfinder" | "far_seer" | "tide_scholar" | "wind_charger" | "fate_weaver" | "cloud_runner" | "oath_keeper" | "grave_mason" | "stone_eater" | "iron_scale" | "night_forge"; field: "left" | "middle" | "right" }
  | { verb: "choose"; alternative: "first" | "second" }
  | { verb: "take_food"; vegetables: number }
  | { verb: "take_building"; wood: number }
  | { verb: "take"; place: number }
  | { verb: "blind" }
  | { verb: "mark"; dragon: "sunhoard" | "tribute_taker" | "crowned_one" | "gilded_hunter" | "spearmaker" | "bloodfeast" | "ravager" | "war_herald" | "meadow_sage" | "harvester" | "orchard_keeper" | "herd_mother" | "star_reader" | "pathfinder" | "far_seer" | "tide_scholar" | "wind_charger" | "fate_weaver" | "cloud_runner" | "oath_keeper" | "grave_mason" | "stone_eater" | "iron_scale" | "night_forge" }
  | { verb: "keep_dragon"; dragon: "sunhoard" | "tribute_taker" | "crowned_one" | "gilded_hunter" | "spearmaker" | "bloodfeast" | "ravager" | "war_herald" | "meadow_sage" | "harvester" | "orchard_keeper" | "herd_mother" | "star_reader" | "pathfinder" | "far_seer" | "tide_scholar" | "wind_charger" | "fate_weaver" | "cloud_runner" | "oath_keeper" | "grave_mason" | "stone_eater" | "iron_scale" | "night_forge" }
  | { verb: "under"; dragon: "sunhoard" | "tribute_taker" | "crowned_one" | "gilded_hunter" | "spearmaker" | "bloodfeast" | "ravager" | "war_herald" | "meadow_sage" | "harvester" | "orchard_keeper" | "herd_mother" | "star_reader" | "pathfinder" | "far_seer" | "tide_scholar" | "wind_charger" | "fate_weaver" | "cloud_runner" | "oath_keeper" | "grave_mason" | "stone_eater" | "iron_scale" | "night_forge" }
  | { verb: "keep_tile"; tile: string }
  | { verb: "top"; tile: string }
  | { verb: "bottom"; tile: string }
  | { verb: "objective"; objective: "dragons" | "markers" | "markers_gold_red_green" | "markers_blue_white_black" | "markers_red_blue_black" | "markers_gold_green_white" | "dragons_red_green_gold" | "dragons_blue_white_black" | "dragons_gold_blue_black" | "food" | "building" | "arms"; slot: "O1" | "O2" | "O3" | "O4" | "O5" }
  | { verb: "none" }
  | { verb: "goal_top"; objective: "dragons" | "markers" | "markers_gold_red_green" | "markers_blue_white_black" | "markers_red_blue_black" | "markers_gold_green_white" | "dragons_red_green_gold" | "dragons_blue_white_black" | "dragons_gold_blue_black" | "food" | "building" | "arms" }
  | { verb: "goal_bottom"; objective: "dragons" | "markers" | "markers_gold_red_green" | "markers_blue_white_black" | "markers_red_blue_black" | "markers_gold_green_white" | "dragons_red_green_gold" | "dragons_blue_white_black" | "dragons_gold_blue_black" | "food" | "building" | "arms" }
  | { verb: "return"; token: "vegetables" | "meat" | "wood" | "stone" | "wisdom" | "weapons" };

export type Event =
  | { kind: "turn"; sentence: string; values: { seat: number; turn: number } }
  | { kind: "dealt"; sentence: string; values: { seat: number; tile: number } }
  | { kind: "power_kept"; sentence: string; values: { seat: number } }
  | { kind: "power_is"; sentence: string; values: { seat: number; tile: number } }
  | { kind: "drafted"; sentence: string; values: { seat: number; tile: number } }
  | { kind: "sealed"; sentence: string; values: { seat: number } }
  | { kind: "dragon"; sentence: string; values: { seat: number; dragon: number; count: number } }
  | { kind: "shown"; sentence: string; values: { place: number; tile: number } }
  | { kind: "placed"; sentence: string; values: { seat: number; vassal: number; spot: number } }
  | { kind: "laid"; sentence: string; values: { seat: number; tile: number; number: number } }
  | { kind: "removed"; sentence: string; values: { seat: number; tile: number } }
  | { kind: "recalled"; sentence: string; values: { seat: number; vassal: number; spot: number } }
  | { kind: "entered"; sentence: string; values: { seat: number; tile: number } }
  | { kind: "advanced"; sentence: string; values: { seat: number; tile: number; level: number } }
  | { kind: "ability"; sentence: string; values: { seat: number; dragon: number; ability: number } }
  | { kind: "paid"; sentence: string; values: { seat: number; count: number; token: number } }
  | { kind: "paid_points"; sentence: string; values: { seat: number; count: number } }
  | { kind: "gained"; sentence: string; values: { seat: number; count: number; token: number } }
  | { kind: "scored"; sentence: string; values: { seat: number; count: number } }
  | { kind: "spent"; sentence: string; values: { seat: number; vassal: number } }
  | { kind: "recruited"; sentence: string; values: { seat: number; vassal: number } }
  | { kind: "lost"; sentence: string; values: { seat: number } }
  | { kind: "marked"; sentence: string; values: { seat: number; dragon: number; ability: number } }
  | { kind: "marker_lost"; sentence: string; values: { seat: number; count: number } }
  | { kind: "marker_dropped"; sentence: string; values: { seat: number; dragon: number; ability: number } }
  | { kind: "took"; sentence: string; values: { seat: number; tile: number } }
  | { kind: "took_blind"; sentence: string; values: { seat: number } }
  | { kind: "looked"; sentence: string; values: { seat: number; count: number } }
  | { kind: "saw_tile"; sentence: string; values: { seat: number; tile: number } }
  | { kind: "saw_dragon"; sentence: string; values: { seat: number; dragon: number } }
  | { kind: "saw_goal"; sentence: string; values: { seat: number; objective: number } }
  | { kind: "kept"; sentence: string; values: { seat: number } }
  | { kind: "kept_tile"; sentence: string; values: { seat: number; tile: number } }
  | { kind: "returned"; sentence: string; values: { seat: number; count: number } }
  | { kind: "tile_back"; sentence: string; values: { seat: number; tile: number; bottom: number } }
  | { kind: "dragon_back"; sentence: string; values: { seat: number; dragon: number } }
  | { kind: "goal_back"; sentence: string; values: { seat: number; objective: number; bottom: number } }
  | { kind: "objective"; sentence: string; values: { seat: number; objective: number; count: number } }
  | { kind: "replaced"; sentence: string; values: { seat: number; objective: number } }
  | { kind: "no_objective"; sentence: string; values: { seat: number } }
  | { kind: "chronicle"; sentence: string; values: { tile: number; count: number; cause: number } }
  | { kind: "home"; sentence: string; values: { seat: number; vassal: number } }
  | { kind: "discarded"; sentence: string; values: { seat: number } }
  | { kind: "surplus"; sentence: string; values: { seat: number; token: number; count: number } }
  | { kind: "ending"; sentence: string; values: { seat: number } }
  | { kind: "goal_points"; sentence: string; values: { seat: number; objective: number; count: number } }
  | { kind: "leftovers"; sentence: string; values: { seat: number; tokens: number; count: number } }
  | { kind: "won"; sentence: string; values: { seat: number; count: number; markers: number } }
  | { kind: "total"; sentence: string; values: { seat: number; count: number } };

export const WORDS = /* @__PURE__ */ played("simurgh", "WORDS", {"vassal": ["vassal-spearman", "vassal-rider", "vassal-any"], "tile": ["tile-terraced-fields", "tile-herders-valley", "tile-woodland-farm", "tile-mountain-pasture", "tile-timber-camp", "tile-quarry", "tile-armourers-camp", "tile-fertile-delta", "tile-hunting-lodge", "tile-frontier-village", "tile-hermits-garden", "tile-caravan-stop", "tile-hall-of-scrolls", "tile-hidden-sanctum", "tile-dragon-shrine", "tile-cartographers-tower", "tile-herbalists-hut", "tile-war-academy", "tile-oracles-cave", "tile-observatory", "tile-trading-post", "tile-proving-ground", "tile-field-smithy", "tile-recruiting-camp", "tile-river-market", "tile-nesting-cliffs", "tile-house-of-favours", "tile-spoils-of-war", "tile-feast-of-the-houses", "tile-great-works", "tile-show-of-arms", "tile-council-of-sages", "tile-muster-of-banners", "tile-tribute", "tile-fortress-of-the-pass", "tile-victory-parade", "tile-the-broken-pass", "tile-library-of-ash", "tile-the-elder-nest", "tile-nomad-trail", "tile-the-petrified-forest", "tile-sunken-road", "tile-tomb-of-muratan", "tile-the-great-steppe", "tile-borderwatch", "tile-scouts-ridge", "tile-the-endless-stair", "tile-bridge-of-the-ancients"], "dragon": ["dragon-sunhoard", "dragon-tribute-taker", "dragon-crowned-one", "dragon-gilded-hunter", "dragon-spearmaker", "dragon-bloodfeast", "dragon-ravager", "dragon-war-herald", "dragon-meadow-sage", "dragon-harvester", "dragon-orchard-keeper", "dragon-herd-mother", "dragon-star-reader", "dragon-pathfinder", "dragon-far-seer", "dragon-tide-scholar", "dragon-wind-charger", "dragon-fate-weaver", "dragon-cloud-runner", "dragon-oath-keeper", "dragon-grave-mason", "dragon-stone-eater", "dragon-iron-scale", "dragon-night-forge"], "objective": ["objective-dragons", "objective-markers", "objective-markers-gold-red-green", "objective-markers-blue-white-black", "objective-markers-red-blue-black", "objective-markers-gold-green-white", "objective-dragons-red-green-gold", "objective-dragons-blue-white-black", "objective-dragons-gold-blue-black", "objective-food", "objective-building", "objective-arms"], "ability": ["ability-1", "ability-2", "ability-3", "ability-4", "ability-5", "ability-6", "ability-7", "ability-8", "ability-9", "ability-10", "ability-11", "ability-12", "ability-13", "ability-14", "ability-15", "ability-16", "ability-17", "ability-18", "ability-19", "ability-20", "ability-21", "ability-22", "ability-23", "ability-24", "ability-25", "ability-26", "ability-27", "ability-28", "ability-29", "ability-30", "ability-31", "ability-32"], "field": ["field-left", "field-middle", "field-right"], "token": ["token-vegetables", "token-meat", "token-wood", "token-stone", "token-wisdom", "token-weapons"], "space": ["city-statue", "city-hatchery", "city-training", "city-scouts", "city-library", "city-builders", "city-smithy", "city-market", "city-towers", "city-barracks", "city-armoury", "city-hunting", "plot-1", "plot-1", "plot-1", "plot-1", "plot-2", "plot-2", "plot-2", "plot-2", "plot-3", "plot-3", "plot-3", "plot-3", "plot-4", "plot-4", "plot-4", "plot-4", "plot-5", "plot-5", "plot-5", "plot-5", "plot-6", "plot-6", "plot-6", "plot-6"], "spot": ["city-statue", "city-hatchery", "city-training", "city-scouts", "city-library", "city-builders", "city-smithy", "city-market", "city-towers", "city-barracks", "city-armoury", "city-hunting", "spot-1-1", "spot-1-2", "spot-1-3", "spot-1-4", "spot-1-5", "spot-2-1", "spot-2-2", "spot-2-3", "spot-2-4", "spot-2-5", "spot-3-1", "spot-3-2", "spot-3-3", "spot-3-4", "spot-3-5", "spot-4-1", "spot-4-2", "spot-4-3", "spot-4-4", "spot-4-5", "spot-5-1", "spot-5-2", "spot-5-3", "spot-5-4", "spot-5-5", "spot-6-1", "spot-6-2", "spot-6-3", "spot-6-4", "spot-6-5"]} as const);
export const SEATS = ["seat"] as const;

export const Unit = { V: 0, M: 1, W: 2, S: 3, K: 4, A: 5, F: 6, B: 7, PP: 8, SP: 9, DR: 10, MARKER: 11, DRAGON: 12, TILE: 13, FACE_UP: 14, BLIND: 15, SCOUT: 16, STATUE: 17, ADVANCE: 18, REPLACE: 19 } as const;
export const SpaceKind = { S1: 0, SM: 1, D1: 2, DM: 3 } as const;
export const Type = { PRODUCTION: 0, RESEARCH: 1, TRANSFORMATION: 2, POWER: 3, EXPLORATION: 4 } as const;
export const When = { ACTIVE: 0, GAIN: 1, ADVANCE: 2, SPEND: 3, OBJECTIVE: 4 } as const;
export const Count = { DRAGONS: 0, MARKERS: 1, TOKENS: 2 } as const;
export const Zone = { BOX: 0, STACK: 1, DISPLAY: 2, WILDERNESS: 3, CHRONICLE: 4, LOOKED_AT: 5, HAND: 6 } as const;
export const Phase = { OVER: 0, POWER: 1, OPEN: 2, DRAGON: 3, HUB: 4, RECALL: 5, VASSAL: 6, SCOUT: 7, STATUE: 8, PAY: 9, CHOOSE: 10, MIX: 11, FACE_UP: 12, MARK: 13, KEEP_DRAGON: 14, UNDER: 15, KEEP_TILE: 16, RETURN_TILE: 17, RETURN_GOAL: 18, TRIGGER: 19, DISCARD: 20, SURPLUS: 21, PAY_ALL: 22, GAIN: 23, CLEAN: 24, FILL: 25, NEXT: 26 } as const;
export const Main = { NONE: 0, PLACE: 1, RECALL: 2 } as const;
export const Leaves = { NOT: 0, EMPTY: 1, FULL: 2, EXPLORED: 3, TORN_DOWN: 4 } as const;
export const Mode = { SPEARMAN: 0, DRAGONLORD: 1 } as const;
export const Blur = { TILES: 1, GOALS: 2 } as const;

export const DATA = /* @__PURE__ */ played("simurgh", "DATA", {"box":{"boards":{"pieces":1},"player_boards":{"pieces":5},"production_tiles":{"pieces":12},"research_tiles":{"pieces":8},"transformation_tiles":{"pieces":8},"power_tiles":{"pieces":8},"exploration_tiles":{"pieces":12},"dragon_tiles":{"pieces":24},"objective_tiles":{"pieces":12},"spearmen":{"pieces":15},"dragonriders":{"pieces":10},"score_markers":{"pieces":5},"resource_tokens":{"pieces":124},"ability_markers":{"pieces":45}},"numbers":{"spearmen":{"value":3},"dragonriders":{"value":2},"hand_limit":{"value":5},"resources_spearman":{"value":15},"resources_dragonlord":{"value":12},"full_small":{"value":3},"full_large":{"value":4},"removal_weapons":{"value":1},"blind_weapons":{"value":1},"safety_turns":{"value":150},"tokens_per_point":{"value":3}},"start":{"tokens":"2V + 2K + 1M + 1W + 1S + 1A","spearmen":1,"dragonriders":1},"boxed":{"production":4,"research":3,"transformation":3,"exploration":4},"lengths":{"short":{"objectives":4,"chronicle":8},"medium":{"objectives":4,"chronicle":11},"long":{"objectives":5,"chronicle":14}},"leftovers":{"steps":[[0,5],[3,3],[6,1]]},"city":[{"id":"statue","space":"DM: Statue"},{"id":"hatchery","space":"DM: -1V -1M -1W -1S -1A -> Dragon(3,3)"},{"id":"training","space":"SM: -3W -> 2◆"},{"id":"scouts","space":"SM: 1W + Scout | 1S + Scout"},{"id":"library","space":"S1: 2K"},{"id":"builders","space":"DM: -2S -> 2◆"},{"id":"smithy","space":"SM: -1W -1S -> 2A"},{"id":"market","space":"SM: 1V | 1PP"},{"id":"towers","space":"DM: 1K"},{"id":"barracks","space":"SM: -3V -1M -> 1SP"},{"id":"armoury","space":"S1: 1A"},{"id":"hunting","space":"SM: -2V -3M -> 1DR"}],"wilderness":[{"gain":"1W | 1S","players":2},{"gain":"2V","players":2},{"gain":"1M","players":2},{"gain":"1K","players":3},{"gain":"1A","players":4},{"gain":"1V | 1M","players":5}],"objective_slots":[{"deal":"-1K -1V -> 2PP"},{"deal":"-1K -1W -> 3PP"},{"deal":"-1K -1S -> 3PP"},{"deal":"-1K -2M -> 5PP"},{"deal":"-2K -1A -> 5PP"}],"display":[{"deal":"-1K -> 0PP"},{"deal":"-1A -> 1PP"},{"deal":"-1A -1K -> 2PP"},{"deal":"-1A -2K -> 3PP"}],"objectives":[{"id":"dragons","count":"dragons","places":[9,6,3]},{"id":"markers","count":"markers","places":[14,7,3]},{"id":"markers_gold_red_green","count":"markers","types":["gold","red","green"],"places":[12,7,4]},{"id":"markers_blue_white_black","count":"markers","types":["blue","white","black"],"places":[12,7,4]},{"id":"markers_red_blue_black","count":"markers","types":["red","blue","black"],"places":[12,7,4]},{"id":"markers_gold_green_white","count":"markers","types":["gold","green","white"],"places":[12,7,4]},{"id":"dragons_red_green_gold","count":"dragons","types":["red","green","gold"],"places":[16,8,4]},{"id":"dragons_blue_white_black","count":"dragons","types":["blue","white","black"],"places":[16,8,4]},{"id":"dragons_gold_blue_black","count":"dragons","types":["gold","blue","black"],"places":[9,6,3]},{"id":"food","count":"tokens","tokens":["V","M"],"places":[6,4]},{"id":"building","count":"tokens","tokens":["W","S"],"places":[6,4]},{"id":"arms","count":"tokens","tokens":["K","A"],"places":[6,4]}],"abilities":[{"id":"A01","effect":"1V | 1M"},{"id":"A02","effect":"2M"},{"id":"A03","effect":"2V"},{"id":"A04","effect":"2B"},{"id":"A05","effect":"2PP"},{"id":"A06","when":"gain V","effect":"2V"},{"id":"A07","when":"gain M","effect":"2M"},{"id":"A08","when":"gain V M","effect":"1V | 1M"},{"id":"A09","when":"gain K","effect":"2K"},{"id":"A10","when":"gain A","effect":"1A"},{"id":"A11","when":"advance","effect":"Advance"},{"id":"A12","when":"advance","effect":"2M"},{"id":"A13","when":"advance","effect":"2PP"},{"id":"A14","effect":"-2M -> 3PP"},{"id":"A15","effect":"-2PP -> 3F"},{"id":"A16","effect":"-1S -> 2PP"},{"id":"A17","effect":"-2F -> 3A"},{"id":"A18","effect":"-2B -> 3A"},{"id":"A19","effect":"-2M -> 3A"},{"id":"A20","effect":"-1V -> 2M"},{"id":"A21","effect":"-1V -> 2W"},{"id":"A22","effect":"-1V -> 2S"},{"id":"A23","effect":"-2W -> 1DR"},{"id":"A24","effect":"-2M -2F -> 1DR"},{"id":"A25","effect":"-1SP -1PP -> 1DR","single":true},{"id":"A26","effect":"-1DR -> 3A + 2M"},{"id":"A27","when":"spend SP","effect":"2B"},{"id":"A28","when":"spend DR","effect":"2S"},{"id":"A29","effect":"-1A -> FaceUp"},{"id":"A30","effect":"-1K -> Blind"},{"id":"A31","effect":"-1◆ -> 4PP"},{"id":"A32","when":"objective","effect":"Replace","single":true}],"dragons":[{"number":49,"id":"sunhoard","type":"gold","abilities":["A01","A23","A31"]},{"number":50,"id":"tribute_taker","type":"gold","abilities":["A14","A15","A16"]},{"number":51,"id":"crowned_one","type":"gold","abilities":["A16","A13","A05"]},{"number":52,"id":"gilded_hunter","type":"gold","abilities":["A01","A14","A13"]},{"number":53,"id":"spearmaker","type":"red","abilities":["A17","A18","A29"]},{"number":54,"id":"bloodfeast","type":"red","abilities":["A02","A19","A24"]},{"number":55,"id":"ravager","type":"red","abilities":["A07","A17","A14"]},{"number":56,"id":"war_herald","type":"red","abilities":["A10","A12","A29"]},{"number":57,"id":"meadow_sage","type":"green","abilities":["A03","A09","A05"]},{"number":58,"id":"harvester","type":"green","abilities":["A06","A07","A04"]},{"number":59,"id":"orchard_keeper","type":"green","abilities":["A03","A06","A15"]},{"number":60,"id":"herd_mother","type":"green","abilities":["A20","A08","A24"]},{"number":61,"id":"star_reader","type":"blue","abilities":["A09","A13","A10"]},{"number":62,"id":"pathfinder","type":"blue","abilities":["A08","A30","A29"]},{"number":63,"id":"far_seer","type":"blue","abilities":["A30","A09","A11"]},{"number":64,"id":"tide_scholar","type":"blue","abilities":["A09","A29","A13"]},{"number":65,"id":"wind_charger","type":"white","abilities":["A11","A12","A25"]},{"number":66,"id":"fate_weaver","type":"white","abilities":["A11","A01","A32"]},{"number":67,"id":"cloud_runner","type":"white","abilities":["A12","A23","A11"]},{"number":68,"id":"oath_keeper","type":"white","abilities":["A27","A01","A25"]},{"number":69,"id":"grave_mason","type":"black","abilities":["A27","A28","A26"]},{"number":70,"id":"stone_eater","type":"black","abilities":["A20","A21","A22"]},{"number":71,"id":"iron_scale","type":"black","abilities":["A04","A18","A16"]},{"number":72,"id":"night_forge","type":"black","abilities":["A22","A28","A31"]}],"tiles":[{"number":1,"id":"terraced_fields","type":"production","spaces":["SM: 2B | 3V","S1: 5V","S1: 4W","S1: 4S"]},{"number":2,"id":"herders_valley","type":"production","spaces":["SM: 2F","S1: 3V + 1M","S1: 3M","D1: 4M"]},{"number":3,"id":"woodland_farm","type":"production","spaces":["SM: 3V","S1: 2V + 2W","S1: 2V + 2S","D1: 2M + 2W"]},{"number":4,"id":"mountain_pasture","type":"production","spaces":["SM: 1V + 1M","S1: 2V + 2M","S1: 1V + 3W","D1: 5B"]},{"number":5,"id":"timber_camp","type":"production","spaces":["SM: 2B","S1: 2W + 2S","S1: 4V + 1W","D1: 5W"]},{"number":6,"id":"quarry","type":"production","spaces":["SM: 2B","S1: 1V + 3S","S1: 3W + 1M","D1: 5S"]},{"number":7,"id":"armourers_camp","type":"production","spaces":["SM: 1A | 2V","S1: 2A + 1W","S1: 1A + 2M","D1: 3A + 1V"]},{"number":8,"id":"fertile_delta","type":"production","spaces":["SM: 3V","S1: 5V","S1: -2V -> 4M","S1: -2V -> 2W + 2S + 1K"]},{"number":9,"id":"hunting_lodge","type":"production","spaces":["SM: 1M | 2V","S1: 3M","S1: -1W -> 4S","D1: 2M + 2S"]},{"number":10,"id":"frontier_village","type":"production","spaces":["SM: 1W + 1S","S1: 1V + 1M + 1W + 1S","S1: -1M -> 2V + 3W","D1: 1V + 2W + 2S"]},{"number":11,"id":"hermits_garden","type":"production","spaces":["SM: 2V | 1K","S1: 3V + 1K","S1: 2W + 1A","D1: 3M + 1K"]},{"number":12,"id":"caravan_stop","type":"production","spaces":["SM: 3V | 2B","S1: 4V + 1S","S1: 4B","D1: 4F"]},{"number":13,"id":"hall_of_scrolls","type":"research","spaces":["SM: 2K","S1: 4K","S1: -2K -> 3◆","D1: -3K -1V -> Dragon(1,3)"]},{"number":14,"id":"hidden_sanctum","type":"research","spaces":["SM: 1K + 1V","S1: 2◆","S1: -1K -> Tile(3) + 1◆","D1: 2◆ + 1K"]},{"number":15,"id":"dragon_shrine","type":"research","spaces":["SM: 1◆","S1: 3K + 1V","S1: -1W -1S -> 3◆","D1: -2M -> Dragon(1,2)"]},{"number":16,"id":"cartographers_tower","type":"research","spaces":["SM: 2K","S1: Tile(3) + 2K","S1: -1A -> FaceUp + 2◆","D1: -2K -> Dragon(2,2)"]},{"number":17,"id":"herbalists_hut","type":"research","spaces":["SM: -1V -> 3K","S1: 2K + 1◆","S1: -1M -> 2◆ + 1K","D1: -1A -1K -> Dragon(1,2)"]},{"number":18,"id":"war_academy","type":"research","spaces":["SM: 1K + 1A","S1: -2K -> 3A + 1◆","S1: 4K","D1: Tile(1) + 2◆"]},{"number":19,"id":"oracles_cave","type":"research","spaces":["SM: 1◆","S1: -2V -> 3◆","S1: -3K -> 6PP","D1: -2K -1M -> Dragon(1,3)"]},{"number":20,"id":"observatory","type":"research","spaces":["SM: 2K | 1◆","S1: Tile(2) + 1◆ + 1K","S1: -1B -> 2◆ + 1K","D1: -4K -> Dragon(3,3)"]},{"number":21,"id":"trading_post","type":"transformation","spaces":["SM: -2V -> 3M","S1: -3V -> 2M + 3A","S1: -2W -> 4A","S1: -1M -> 2W + 2S + 1K"]},{"number":22,"id":"proving_ground","type":"transformation","spaces":["SM: -1W -> 2A","S1: -1SP -> 3A + 3PP","S1: -1SP -1M -> 1DR + 2A","D1: -1DR -> 4A + 4M"]},{"number":23,"id":"field_smithy","type":"transformation","spaces":["SM: -2B -> 2A + 1V","S1: -2B -> 4A","S1: -2F -> 3A + 1K","D1: -1A -> 3M + 2B"]},{"number":24,"id":"recruiting_camp","type":"transformation","spaces":["SM: -2V -1M -> 1SP","S1: -1V -1M -> 1SP + 1K","S1: -2M -> 1DR","D1: -1W -1S -> 1DR"]},{"number":25,"id":"river_market","type":"transformation","spaces":["SM: -1V -> 3B","S1: -2V -> 4B + 1K","S1: -1W -> 4M","S1: -1S -> 5V + 1K"]},{"number":26,"id":"nesting_cliffs","type":"transformation","spaces":["SM: -1M -> 1◆ + 1V","S1: -2W -> 3◆","S1: -2S -> 3◆","D1: -1V -1M -1W -1S -> Dragon(3,3)"]},{"number":27,"id":"house_of_favours","type":"transformation","spaces":["SM: -1PP -> 2V + 1M","S1: -2PP -> 3M + 2B","S1: -2PP -> 4A","D1: -1SP -1PP -> 1DR + 2K"]},{"number":28,"id":"spoils_of_war","type":"transformation","spaces":["SM: -1A -> 2M + 1V","S1: -1A -> 3M + 1W","S1: -2A -> 5PP","D1: -1A -1K -> Dragon(1,2)"]},{"number":29,"id":"feast_of_the_houses","type":"power","spaces":["SM: -2V -> 3PP","S1: -3V -1M -> 6PP","S1: -3M -> 6PP","D1: -2V -3M -> 8PP"]},{"number":30,"id":"great_works","type":"power","spaces":["SM: -2B -> 3PP","S1: -3W -> 6PP","S1: -3S -> 6PP","D1: -2W -2S -> 7PP"]},{"number":31,"id":"show_of_arms","type":"power","spaces":["SM: -1A -> 3PP","S1: -2A -1M -> 7PP","S1: -3A -> 7PP","D1: -4A -> 9PP"]},{"number":32,"id":"council_of_sages","type":"power","spaces":["SM: -2K -> 3PP","S1: -3K -> 6PP","S1: -2K -1A -> 6PP","D1: -4K -> 8PP"]},{"number":33,"id":"muster_of_banners","type":"power","spaces":["SM: -1M -> 2PP","S1: -1SP -> 5PP","S1: -1DR -> 7PP","D1: -1SP -2A -> 9PP"]},{"number":34,"id":"tribute","type":"power","spaces":["SM: -1V -1M -> 3PP","S1: -1V -1M -1W -1S -> 7PP","S1: -1M -1K -1A -> 6PP","D1: -1V -1M -1W -1S -1K -1A -> 10PP"]},{"number":35,"id":"fortress_of_the_pass","type":"power","spaces":["SM: -1S -> 2PP","S1: -2M -1S -> 6PP","S1: -2S -1A -> 6PP","D1: -3M -1A -> 8PP"]},{"number":36,"id":"victory_parade","type":"power","spaces":["SM: -2F -> 3PP","S1: -2F -2B -> 6PP","S1: -1SP -1F -> 6PP","D1: -3F -3B -> 9PP"]},{"number":37,"id":"the_broken_pass","type":"exploration","step":"-1A","levels":["3x 2M + 1V","2x 3PP","2x 2◆","1x 5PP"]},{"number":38,"id":"library_of_ash","type":"exploration","step":"-1K","levels":["3x 2PP","2x 2B + 1V","1x 4PP"]},{"number":39,"id":"the_elder_nest","type":"exploration","step":"-1A -1V","levels":["3x 2◆","2x 4PP","2x 5PP","1x Dragon(1,2)"]},{"number":40,"id":"nomad_trail","type":"exploration","step":"-1M","levels":["2x 2K + 1V","2x 3PP","1x 1SP","1x 5PP"]},{"number":41,"id":"the_petrified_forest","type":"exploration","step":"-1W","levels":["3x 2V + 1M","2x 1A + 1PP","1x 2◆ + 1PP"]},{"number":42,"id":"sunken_road","type":"exploration","step":"-1S","levels":["3x 2PP","2x 2A","2x 3PP","1x 5PP"]},{"number":43,"id":"tomb_of_muratan","type":"exploration","step":"-1K -1A","levels":["3x 4PP","2x Dragon(1,1)","1x 7PP"]},{"number":44,"id":"the_great_steppe","type":"exploration","step":"-2V","levels":["3x 1M + 2B","2x 3PP","2x 1◆ + 2PP","1x 5PP"]},{"number":45,"id":"borderwatch","type":"exploration","step":"-1F","levels":["2x 1K + 1A","2x 2PP","1x 3PP + 1A"]},{"number":46,"id":"scouts_ridge","type":"exploration","step":"-1A","levels":["3x Tile(2) + 1PP","2x 3PP","2x 2F + 2B","1x 6PP"]},{"number":47,"id":"the_endless_stair","type":"exploration","step":"-1K","levels":["3x 1PP + 1V","3x 2PP","2x 1◆ + 1V","2x 3PP","1x 4PP + 1A"]},{"number":48,"id":"bridge_of_the_ancients","type":"exploration","step":"-1W -1S","levels":["3x 3PP","2x 4PP","1x Dragon(2,2)"]}]} as const);

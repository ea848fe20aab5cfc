// Which picture lies beside the map: by what is happening, else by what is asked.

import { Phase, type Event, type View } from "../../games/dragonquest";

export type Scene =
  | "turn"
  | "wall"
  | "roll"
  | "move"
  | "market"
  | "danger"
  | "fight"
  | "creature"
  | "chamber"
  | "dragon"
  | "coin"
  | "fate"
  | "over";

const BY_EVENT: Partial<Record<Event["kind"], Scene>> = {
  turn: "turn",
  skipped: "turn",
  stays: "chamber",
  leaves: "chamber",
  bitten: "creature",
  coin_lost: "creature",
  no_coin: "creature",
  bought: "market",
  laid: "wall",
  named: "wall",
  revealed: "wall",
  blocked: "wall",
  no_wall: "wall",
  spared: "wall",
  threw: "roll",
  rerolled: "roll",
  stopped: "move",
  stepped: "move",
  key: "move",
  orb: "move",
  found: "move",
  entered: "chamber",
  spider: "creature",
  demon: "creature",
  prowls: "creature",
  caught: "creature",
  skeleton: "fight",
  danger_die: "danger",
  letter: "danger",
  slipped: "danger",
  protected: "danger",
  trapped: "danger",
  poisoned: "danger",
  fought: "fight",
  hit: "fight",
  killed: "fight",
  scared: "fight",
  talisman: "chamber",
  looted: "chamber",
  coins: "chamber",
  treasure: "chamber",
  worth: "chamber",
  dragon: "dragon",
  returned: "dragon",
  robbed: "dragon",
  breath: "dragon",
  fled: "dragon",
  died: "fate",
  escaped: "fate",
  won: "fate",
  dragon_wins: "fate",
};

const BY_PHASE: Record<number, Scene> = {
  [Phase.OVER]: "over",
  [Phase.CHAMBER]: "chamber",
  [Phase.COIN]: "coin",
  [Phase.BUY]: "market",
  [Phase.WALL]: "wall",
  [Phase.BLOCK]: "wall",
  [Phase.REROLL]: "roll",
  [Phase.MOVE]: "move",
  [Phase.RING]: "fight",
  [Phase.TALISMAN]: "chamber",
  [Phase.TREASURE]: "chamber",
  [Phase.LEAVE]: "chamber",
  [Phase.FLEE]: "dragon",
  [Phase.DEMON]: "creature",
  [Phase.TRAP]: "danger",
};

export function sceneOf(view: View, event: Event | null): Scene {
  return (event && BY_EVENT[event.kind]) ?? BY_PHASE[view.phase] ?? "turn";
}

const TIMES: Partial<Record<Event["kind"], number>> = {
  turn: 550,
  stays: 500,
  leaves: 500,
  bitten: 1300,
  coin_lost: 1200,
  no_coin: 900,
  skipped: 1100,
  bought: 1100,
  laid: 250,
  named: 250,
  revealed: 1300,
  blocked: 900,
  no_wall: 700,
  threw: 1250,
  rerolled: 1250,
  stopped: 350,
  stepped: 340,
  key: 700,
  orb: 700,
  entered: 700,
  found: 700,
  spider: 1500,
  demon: 1600,
  skeleton: 1400,
  danger_die: 950,
  letter: 1000,
  slipped: 1200,
  protected: 1300,
  trapped: 1600,
  poisoned: 900,
  fought: 1000,
  hit: 1050,
  damage: 500,
  killed: 1200,
  scared: 1200,
  talisman: 900,
  looted: 1700,
  coins: 900,
  treasure: 1200,
  dragon: 1900,
  returned: 700,
  robbed: 1000,
  breath: 1700,
  fled: 600,
  prowls: 500,
  caught: 1500,
  died: 1900,
  escaped: 1800,
  won: 1400,
  dragon_wins: 1600,
  spared: 1000,
};

export function timeOf(event: Event): number {
  return TIMES[event.kind] ?? 0;
}

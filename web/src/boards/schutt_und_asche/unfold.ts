// While events are played the old position is shown. `unfold` carries what the played events have
// told so far over to it, so that markers fall one by one, cards open one by one, and land burns.

import { Card, DATA, Result, Status, Tile, type Event, type View } from "../../games/schutt_und_asche";
import { HITS, NONE, type Place } from "./model";

/** The view as far as it has been told: events up to and including `event` are in it. */
export function unfold(position: Place, next: Place | null, event: Event | null): View {
  if (!next || !event) return position.view;
  const told = (next.events as Event[]).slice(0, (next.events as Event[]).indexOf(event) + 1);
  if (!told.length) return position.view;
  const view = structuredClone(position.view);
  for (const one of told) tell(view, one);
  return view;
}

function piece(view: View, tile: number, p: number, there: number): void {
  if (tile === Tile.KNIGHT) view.knight[p] = there;
  if (tile === Tile.SWORD) view.sword[p] = there;
  if (tile === Tile.SHIELD) view.shield[p] = there;
}

function gain(view: View, tile: number, seat: number, by = 1): void {
  if (tile === Tile.POWER) view.power[seat] = (view.power[seat] ?? 0) + by;
  if (tile === Tile.TREASURE) view.treasure[seat] = (view.treasure[seat] ?? 0) + by;
}

/** The card turned up last counts as soon as something else happens. */
function count(view: View): void {
  if (view.card === NONE) return;
  view.open[view.card] = (view.open[view.card] ?? 0) + 1;
  view.card = NONE;
}

function leave(view: View): void {
  view.field_of = NONE;
  view.card = NONE;
  view.open = [0, 0, 0, 0];
}

function tell(view: View, event: Event): void {
  switch (event.kind) {
    case "regent":
    case "new_regent":
      view.regent = event.values.seat - 1;
      break;
    case "claimed":
      view.owner[event.values.province] = event.values.seat - 1;
      break;
    case "posted":
      view.knight[event.values.province] = 1;
      break;
    case "round":
    case "final_round":
      view.round_number = event.values.round;
      break;
    case "dealt":
      view.gold_count[event.values.seat - 1] = event.values.count;
      break;
    case "turn":
    case "buys":
      leave(view);
      view.called = NONE;
      view.laid_count.fill(0);
      view.claim.fill(NONE);
      view.appeal.fill(NONE);
      break;
    case "said_offer":
      view.claim[event.values.seat - 1] = event.values.count;
      break;
    case "said_cannot":
      view.claim[event.values.seat - 1] = 0;
      break;
    case "said_could":
      view.appeal[event.values.seat - 1] = event.values.other - 1;
      break;
    case "laid_out":
      view.revealed.fill(0);
      view.tile.fill(null);
      view.called = NONE;
      break;
    case "called":
      view.called = event.values.path;
      break;
    case "offered":
      view.laid_count[event.values.seat - 1] = event.values.count;
      break;
    case "gave":
      view.gave[event.values.seat - 1] = event.values.count;
      break;
    case "unveiled":
      view.revealed[event.values.path] = 1;
      view.tile[event.values.path] = event.values.value;
      break;
    case "recruited":
    case "recruited_hidden":
      view.follower_count[event.values.seat - 1] = (view.follower_count[event.values.seat - 1] ?? 0) + 1;
      break;
    case "refilled":
      view.display[event.values.slot] = event.values.follower;
      break;
    case "marked":
      view.marker[event.values.province] = event.values.number;
      break;
    case "hermited":
      move(view, event.values.province, event.values.target);
      break;
    case "called_off":
      view.marker[event.values.province] = 0;
      leave(view);
      break;
    case "banned":
      if (event.values.gear !== 1) view.use_sword = 0;
      if (event.values.gear !== 0) view.use_shield = 0;
      break;
    case "fight":
      view.field_of = event.values.province;
      view.use_sword = view.sword[event.values.province] ?? 0;
      view.use_shield = view.shield[event.values.province] ?? 0;
      view.open = [0, 0, 0, 0];
      view.deck_left = [DATA.battle.knight, DATA.battle.dragon, DATA.battle.sword, DATA.battle.shield];
      view.card = NONE;
      break;
    case "card":
      count(view);
      view.card = event.values.card;
      view.deck_left[event.values.card] = (view.deck_left[event.values.card] ?? 1) - 1;
      break;
    case "struck":
      view.card = NONE;
      break;
    case "spent":
      count(view);
      view.open[Card.DRAGON] = Math.max(0, (view.open[Card.DRAGON] ?? 0) - 2);
      gain(view, event.values.tile, event.values.seat - 1, -1);
      break;
    case "offered_draw":
    case "won":
    case "drew":
      count(view);
      break;
    case "lost":
      count(view);
      fall(view, event.values.province);
      break;
    case "hit":
      view.hits = event.values.hits;
      break;
    case "successful":
      view.status[event.values.seat - 1] = Status.SUCCESSFUL;
      break;
    case "victorious":
      view.status[event.values.seat - 1] = Status.VICTORIOUS;
      break;
    case "lifted":
      view.marker[event.values.province] = 0;
      leave(view);
      break;
    case "burnt":
      burn(view, event.values.province);
      break;
    case "bought":
      view.height[event.values.province] = Math.max(0, (view.height[event.values.province] ?? 0) - 1);
      view.turned = event.values.tile;
      view.turned_from = event.values.province;
      break;
    case "took":
      piece(view, event.values.goods + Tile.KNIGHT, event.values.province, 0);
      break;
    case "gained":
      gain(view, event.values.tile, event.values.seat - 1);
      view.turned = Tile.NONE;
      break;
    case "placed":
      piece(view, event.values.tile, event.values.province, 1);
      view.turned = Tile.NONE;
      break;
    case "voided":
    case "no_room":
      view.turned = Tile.NONE;
      break;
    case "recovered":
      gain(view, event.values.tile, event.values.seat - 1);
      view.height[event.values.province] = Math.max(0, (view.height[event.values.province] ?? 0) - 1);
      break;
    case "ambush":
      view.marker[event.values.province] = 1;
      view.turned = Tile.NONE;
      break;
    case "saved_realm":
      view.hits = HITS;
      view.marker.fill(0);
      leave(view);
      break;
    case "scored":
      view.score[event.values.seat - 1] = event.values.score;
      break;
    case "team_score":
      view.score.fill(event.values.score);
      break;
    case "ashes":
      view.result = Result.ASHES;
      leave(view);
      break;
    default:
      break;
  }
}

function move(view: View, from: number, to: number): void {
  view.knight[from] = 0;
  view.knight[to] = 1;
  for (const gear of [view.sword, view.shield]) {
    if (gear[from] && !gear[to]) [gear[from], gear[to]] = [0, 1];
  }
}

function fall(view: View, p: number): void {
  view.knight[p] = 0;
  if (view.use_sword) view.sword[p] = 0;
  if (view.use_shield) view.shield[p] = 0;
  view.marker[p] = 0;
}

function burn(view: View, p: number): void {
  view.burnt[p] = 1;
  view.owner[p] = NONE;
  view.height[p] = view.knight[p] = view.sword[p] = view.shield[p] = view.marker[p] = 0;
}

// Everything that the counter asks and shows, as one file (../late.ts).

export { default as DragonCard } from "../DragonCard.svelte";
export { default as Reckoning } from "../Reckoning.svelte";
export { default as AllGoals } from "./AllGoals.svelte";
export { default as Book } from "./Book.svelte";
export { default as DragonDraw } from "./DragonDraw.svelte";
export { default as GiveBack } from "./GiveBack.svelte";
export { default as Legend } from "./Legend.svelte";
export { default as Mark } from "./Mark.svelte";
export { default as OneHand } from "./OneHand.svelte";
export { default as OneHouse } from "./OneHouse.svelte";
export { default as OnePlot } from "./OnePlot.svelte";
export { default as OneSpace } from "./OneSpace.svelte";
export { default as OneTile } from "./OneTile.svelte";
export { default as Recall } from "./Recall.svelte";
export { default as ScoutDraw } from "./ScoutDraw.svelte";
export { default as Statue } from "./Statue.svelte";
export { default as Tiles } from "./Tiles.svelte";
export { default as Trigger } from "./Trigger.svelte";
export { default as Ways } from "./Ways.svelte";

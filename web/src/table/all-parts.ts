// What a table needs only now and then, as one file (parts.ts).

export { default as SettingsForm } from "../lib/SettingsForm.svelte";
export { default as Advice } from "./Advice.svelte";
export { default as Chapters } from "./Chapters.svelte";
export { default as Chat } from "./Chat.svelte";
export { default as End } from "./End.svelte";
export { default as Endings } from "./Endings.svelte";
export { default as Keeper } from "./Keeper.svelte";
export { default as Keys } from "./Keys.svelte";
export { default as Outlook } from "./Outlook.svelte";
export { default as RulesPanel } from "./RulesPanel.svelte";
export { default as Thrown } from "./Thrown.svelte";
export { default as Voice } from "./Voice.svelte";
export { default as WaitingRoom } from "./WaitingRoom.svelte";

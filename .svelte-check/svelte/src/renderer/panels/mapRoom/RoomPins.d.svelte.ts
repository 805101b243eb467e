export { default } from "./++RoomPins.svelte.ts";
export * from "./++RoomPins.svelte.ts";

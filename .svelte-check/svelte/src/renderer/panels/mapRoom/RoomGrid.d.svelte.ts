export { default } from "./++RoomGrid.svelte.ts";
export * from "./++RoomGrid.svelte.ts";

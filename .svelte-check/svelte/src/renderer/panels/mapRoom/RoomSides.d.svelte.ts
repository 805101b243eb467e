export { default } from "./++RoomSides.svelte.ts";
export * from "./++RoomSides.svelte.ts";

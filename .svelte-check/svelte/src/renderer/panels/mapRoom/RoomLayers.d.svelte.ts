export { default } from "./++RoomLayers.svelte.ts";
export * from "./++RoomLayers.svelte.ts";

export { default } from "./++RoomTools.svelte.ts";
export * from "./++RoomTools.svelte.ts";

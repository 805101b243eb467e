export { default } from "./++RoomBoard.svelte.ts";
export * from "./++RoomBoard.svelte.ts";

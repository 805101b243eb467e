export { default } from "./++RoomFrame.svelte.ts";
export * from "./++RoomFrame.svelte.ts";

export { default } from "./++RoomAbout.svelte.ts";
export * from "./++RoomAbout.svelte.ts";

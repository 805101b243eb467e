export { default } from "./++RoomPicture.svelte.ts";
export * from "./++RoomPicture.svelte.ts";

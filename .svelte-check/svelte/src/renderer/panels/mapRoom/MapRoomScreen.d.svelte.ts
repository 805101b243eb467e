export { default } from "./++MapRoomScreen.svelte.ts";
export * from "./++MapRoomScreen.svelte.ts";

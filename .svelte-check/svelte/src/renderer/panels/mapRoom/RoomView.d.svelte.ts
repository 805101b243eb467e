export { default } from "./++RoomView.svelte.ts";
export * from "./++RoomView.svelte.ts";

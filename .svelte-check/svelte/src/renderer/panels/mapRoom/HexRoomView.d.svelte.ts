export { default } from "./++HexRoomView.svelte.ts";
export * from "./++HexRoomView.svelte.ts";

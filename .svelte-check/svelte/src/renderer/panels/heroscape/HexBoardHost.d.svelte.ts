export { default } from "./++HexBoardHost.svelte.ts";
export * from "./++HexBoardHost.svelte.ts";

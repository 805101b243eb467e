export { default } from "./++DescentBoardHost.svelte.ts";
export * from "./++DescentBoardHost.svelte.ts";

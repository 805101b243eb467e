export { default } from "./++MoveData.svelte.ts";
export * from "./++MoveData.svelte.ts";

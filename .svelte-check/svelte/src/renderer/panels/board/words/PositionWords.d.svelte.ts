export { default } from "./++PositionWords.svelte.ts";
export * from "./++PositionWords.svelte.ts";

export { default } from "./++FullBoard.svelte.ts";
export * from "./++FullBoard.svelte.ts";

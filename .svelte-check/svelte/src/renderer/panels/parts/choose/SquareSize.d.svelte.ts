export { default } from "./++SquareSize.svelte.ts";
export * from "./++SquareSize.svelte.ts";

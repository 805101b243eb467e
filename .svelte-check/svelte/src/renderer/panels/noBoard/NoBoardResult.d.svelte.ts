export { default } from "./++NoBoardResult.svelte.ts";
export * from "./++NoBoardResult.svelte.ts";

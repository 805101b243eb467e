export { default } from "./++NoBoardDialog.svelte.ts";
export * from "./++NoBoardDialog.svelte.ts";

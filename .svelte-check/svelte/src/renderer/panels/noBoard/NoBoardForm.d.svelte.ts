export { default } from "./++NoBoardForm.svelte.ts";
export * from "./++NoBoardForm.svelte.ts";

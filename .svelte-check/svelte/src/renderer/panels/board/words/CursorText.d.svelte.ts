export { default } from "./++CursorText.svelte.ts";
export * from "./++CursorText.svelte.ts";

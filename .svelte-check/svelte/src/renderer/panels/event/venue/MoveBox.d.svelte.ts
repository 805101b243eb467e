export { default } from "./++MoveBox.svelte.ts";
export * from "./++MoveBox.svelte.ts";

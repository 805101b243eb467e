export { default } from "./++SquareNote.svelte.ts";
export * from "./++SquareNote.svelte.ts";

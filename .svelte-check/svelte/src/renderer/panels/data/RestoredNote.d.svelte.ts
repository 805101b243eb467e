export { default } from "./++RestoredNote.svelte.ts";
export * from "./++RestoredNote.svelte.ts";

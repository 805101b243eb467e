export { default } from "./++LineNote.svelte.ts";
export * from "./++LineNote.svelte.ts";

export { default } from "./++NotesDialog.svelte.ts";
export * from "./++NotesDialog.svelte.ts";

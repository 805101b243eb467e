export { default } from "./++NoteField.svelte.ts";
export * from "./++NoteField.svelte.ts";

export { default } from "./++PreviewNote.svelte.ts";
export * from "./++PreviewNote.svelte.ts";

export { default } from "./++MapPreview.svelte.ts";
export * from "./++MapPreview.svelte.ts";

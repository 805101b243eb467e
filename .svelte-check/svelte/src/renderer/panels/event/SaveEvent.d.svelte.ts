export { default } from "./++SaveEvent.svelte.ts";
export * from "./++SaveEvent.svelte.ts";

export { default } from "./++NewEvent.svelte.ts";
export * from "./++NewEvent.svelte.ts";

export { default } from "./++BoardText.svelte.ts";
export * from "./++BoardText.svelte.ts";

export { default } from "./++GameBar.svelte.ts";
export * from "./++GameBar.svelte.ts";

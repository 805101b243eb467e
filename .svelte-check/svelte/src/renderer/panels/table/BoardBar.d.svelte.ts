export { default } from "./++BoardBar.svelte.ts";
export * from "./++BoardBar.svelte.ts";

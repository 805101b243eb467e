export { default } from "./++PocketBar.svelte.ts";
export * from "./++PocketBar.svelte.ts";

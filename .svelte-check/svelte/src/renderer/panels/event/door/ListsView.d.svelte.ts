export { default } from "./++ListsView.svelte.ts";
export * from "./++ListsView.svelte.ts";

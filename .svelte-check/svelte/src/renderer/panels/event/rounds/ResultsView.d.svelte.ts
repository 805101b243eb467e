export { default } from "./++ResultsView.svelte.ts";
export * from "./++ResultsView.svelte.ts";

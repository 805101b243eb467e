export { default } from "./++PairingsView.svelte.ts";
export * from "./++PairingsView.svelte.ts";

export { default } from "./++StandingsView.svelte.ts";
export * from "./++StandingsView.svelte.ts";

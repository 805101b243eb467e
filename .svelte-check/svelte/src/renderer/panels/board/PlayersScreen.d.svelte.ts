export { default } from "./++PlayersScreen.svelte.ts";
export * from "./++PlayersScreen.svelte.ts";

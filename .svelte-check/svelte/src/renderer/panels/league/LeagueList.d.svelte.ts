export { default } from "./++LeagueList.svelte.ts";
export * from "./++LeagueList.svelte.ts";

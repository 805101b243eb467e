export { default } from "./++LeagueRows.svelte.ts";
export * from "./++LeagueRows.svelte.ts";

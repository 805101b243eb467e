export { default } from "./++LeagueRule.svelte.ts";
export * from "./++LeagueRule.svelte.ts";

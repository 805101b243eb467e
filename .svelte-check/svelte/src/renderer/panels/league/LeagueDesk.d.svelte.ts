export { default } from "./++LeagueDesk.svelte.ts";
export * from "./++LeagueDesk.svelte.ts";

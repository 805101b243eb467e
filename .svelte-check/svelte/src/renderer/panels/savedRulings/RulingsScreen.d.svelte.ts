export { default } from "./++RulingsScreen.svelte.ts";
export * from "./++RulingsScreen.svelte.ts";

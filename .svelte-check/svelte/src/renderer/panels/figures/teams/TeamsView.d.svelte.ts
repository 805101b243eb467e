export { default } from "./++TeamsView.svelte.ts";
export * from "./++TeamsView.svelte.ts";

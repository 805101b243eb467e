export { default } from "./++RulingsView.svelte.ts";
export * from "./++RulingsView.svelte.ts";

export { default } from "./++RulesPart.svelte.ts";
export * from "./++RulesPart.svelte.ts";

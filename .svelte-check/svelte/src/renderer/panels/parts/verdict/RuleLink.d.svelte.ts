export { default } from "./++RuleLink.svelte.ts";
export * from "./++RuleLink.svelte.ts";

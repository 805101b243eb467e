export { default } from "./++RuleInWords.svelte.ts";
export * from "./++RuleInWords.svelte.ts";

export { default } from "./++RuleDialog.svelte.ts";
export * from "./++RuleDialog.svelte.ts";

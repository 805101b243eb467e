export { default } from "./++UnderRules.svelte.ts";
export * from "./++UnderRules.svelte.ts";

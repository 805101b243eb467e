export { default } from "./++DataFacts.svelte.ts";
export * from "./++DataFacts.svelte.ts";

export { default } from "./++WhyMore.svelte.ts";
export * from "./++WhyMore.svelte.ts";

export { default } from "./++ManualPages.svelte.ts";
export * from "./++ManualPages.svelte.ts";

export { default } from "./++Steps.svelte.ts";
export * from "./++Steps.svelte.ts";

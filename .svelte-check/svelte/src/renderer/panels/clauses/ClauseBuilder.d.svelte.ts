export { default } from "./++ClauseBuilder.svelte.ts";
export * from "./++ClauseBuilder.svelte.ts";

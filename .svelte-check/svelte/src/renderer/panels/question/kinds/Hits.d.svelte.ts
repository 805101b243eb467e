export { default } from "./++Hits.svelte.ts";
export * from "./++Hits.svelte.ts";

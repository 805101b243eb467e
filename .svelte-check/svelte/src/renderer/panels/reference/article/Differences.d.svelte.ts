export { default } from "./++Differences.svelte.ts";
export * from "./++Differences.svelte.ts";

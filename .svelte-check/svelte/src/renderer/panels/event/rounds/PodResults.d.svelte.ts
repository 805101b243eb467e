export { default } from "./++PodResults.svelte.ts";
export * from "./++PodResults.svelte.ts";

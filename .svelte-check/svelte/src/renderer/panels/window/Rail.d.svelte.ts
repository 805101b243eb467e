export { default } from "./++Rail.svelte.ts";
export * from "./++Rail.svelte.ts";

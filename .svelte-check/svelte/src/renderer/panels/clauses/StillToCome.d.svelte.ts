export { default } from "./++StillToCome.svelte.ts";
export * from "./++StillToCome.svelte.ts";

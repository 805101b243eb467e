export { default } from "./++BoardLayers.svelte.ts";
export * from "./++BoardLayers.svelte.ts";

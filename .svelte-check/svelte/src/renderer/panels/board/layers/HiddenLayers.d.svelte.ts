export { default } from "./++HiddenLayers.svelte.ts";
export * from "./++HiddenLayers.svelte.ts";

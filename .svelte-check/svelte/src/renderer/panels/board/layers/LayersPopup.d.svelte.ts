export { default } from "./++LayersPopup.svelte.ts";
export * from "./++LayersPopup.svelte.ts";

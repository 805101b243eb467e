export { default } from "./++Popup.svelte.ts";
export * from "./++Popup.svelte.ts";

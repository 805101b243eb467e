export { default } from "./++PopupLayer.svelte.ts";
export * from "./++PopupLayer.svelte.ts";

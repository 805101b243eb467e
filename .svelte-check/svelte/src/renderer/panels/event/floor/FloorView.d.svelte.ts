export { default } from "./++FloorView.svelte.ts";
export * from "./++FloorView.svelte.ts";

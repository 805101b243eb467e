export { default } from "./++DoorView.svelte.ts";
export * from "./++DoorView.svelte.ts";

export { default } from "./++DisputeBox.svelte.ts";
export * from "./++DisputeBox.svelte.ts";

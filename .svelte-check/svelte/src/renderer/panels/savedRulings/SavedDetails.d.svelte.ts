export { default } from "./++SavedDetails.svelte.ts";
export * from "./++SavedDetails.svelte.ts";

export { default } from "./++MarkerFields.svelte.ts";
export * from "./++MarkerFields.svelte.ts";

export { default } from "./++ChangedValues.svelte.ts";
export * from "./++ChangedValues.svelte.ts";

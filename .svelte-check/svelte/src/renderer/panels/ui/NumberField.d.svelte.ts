export { default } from "./++NumberField.svelte.ts";
export * from "./++NumberField.svelte.ts";

export { default } from "./++ComboForm.svelte.ts";
export * from "./++ComboForm.svelte.ts";

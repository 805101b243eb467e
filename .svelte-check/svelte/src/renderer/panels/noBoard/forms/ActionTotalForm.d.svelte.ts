export { default } from "./++ActionTotalForm.svelte.ts";
export * from "./++ActionTotalForm.svelte.ts";

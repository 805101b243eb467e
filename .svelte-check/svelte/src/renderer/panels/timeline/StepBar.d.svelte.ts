export { default } from "./++StepBar.svelte.ts";
export * from "./++StepBar.svelte.ts";

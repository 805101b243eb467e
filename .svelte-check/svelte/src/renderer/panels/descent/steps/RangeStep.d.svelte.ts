export { default } from "./++RangeStep.svelte.ts";
export * from "./++RangeStep.svelte.ts";

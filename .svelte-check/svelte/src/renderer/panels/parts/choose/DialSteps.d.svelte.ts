export { default } from "./++DialSteps.svelte.ts";
export * from "./++DialSteps.svelte.ts";

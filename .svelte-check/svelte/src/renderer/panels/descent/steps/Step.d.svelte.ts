export { default } from "./++Step.svelte.ts";
export * from "./++Step.svelte.ts";

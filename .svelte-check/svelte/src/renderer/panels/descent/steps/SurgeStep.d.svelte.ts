export { default } from "./++SurgeStep.svelte.ts";
export * from "./++SurgeStep.svelte.ts";

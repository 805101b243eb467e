export { default } from "./++PrintedExamples.svelte.ts";
export * from "./++PrintedExamples.svelte.ts";

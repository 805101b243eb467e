export { default } from "./++DeclareStep.svelte.ts";
export * from "./++DeclareStep.svelte.ts";

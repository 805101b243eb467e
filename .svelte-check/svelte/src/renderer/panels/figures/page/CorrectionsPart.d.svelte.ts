export { default } from "./++CorrectionsPart.svelte.ts";
export * from "./++CorrectionsPart.svelte.ts";

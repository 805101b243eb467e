export { default } from "./++CoverageBar.svelte.ts";
export * from "./++CoverageBar.svelte.ts";

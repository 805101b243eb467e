export { default } from "./++CoverageMark.svelte.ts";
export * from "./++CoverageMark.svelte.ts";

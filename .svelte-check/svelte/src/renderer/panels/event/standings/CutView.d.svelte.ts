export { default } from "./++CutView.svelte.ts";
export * from "./++CutView.svelte.ts";

export { default } from "./++PodsPreview.svelte.ts";
export * from "./++PodsPreview.svelte.ts";

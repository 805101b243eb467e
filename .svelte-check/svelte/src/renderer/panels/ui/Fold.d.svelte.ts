export { default } from "./++Fold.svelte.ts";
export * from "./++Fold.svelte.ts";

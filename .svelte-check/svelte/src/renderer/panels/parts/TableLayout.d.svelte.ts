export { default } from "./++TableLayout.svelte.ts";
export * from "./++TableLayout.svelte.ts";

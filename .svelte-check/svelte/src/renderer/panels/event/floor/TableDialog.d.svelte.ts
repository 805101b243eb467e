export { default } from "./++TableDialog.svelte.ts";
export * from "./++TableDialog.svelte.ts";

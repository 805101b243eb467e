export { default } from "./++ListDialog.svelte.ts";
export * from "./++ListDialog.svelte.ts";

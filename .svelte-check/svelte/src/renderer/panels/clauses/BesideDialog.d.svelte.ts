export { default } from "./++BesideDialog.svelte.ts";
export * from "./++BesideDialog.svelte.ts";

export { default } from "./++BrokenFileDialog.svelte.ts";
export * from "./++BrokenFileDialog.svelte.ts";

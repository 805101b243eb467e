export { default } from "./++BoardTextDialog.svelte.ts";
export * from "./++BoardTextDialog.svelte.ts";

export { default } from "./++PasteDialog.svelte.ts";
export * from "./++PasteDialog.svelte.ts";

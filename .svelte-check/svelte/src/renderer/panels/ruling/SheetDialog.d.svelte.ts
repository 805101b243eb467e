export { default } from "./++SheetDialog.svelte.ts";
export * from "./++SheetDialog.svelte.ts";

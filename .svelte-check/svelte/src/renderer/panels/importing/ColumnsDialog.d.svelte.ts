export { default } from "./++ColumnsDialog.svelte.ts";
export * from "./++ColumnsDialog.svelte.ts";

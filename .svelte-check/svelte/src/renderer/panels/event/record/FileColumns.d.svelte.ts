export { default } from "./++FileColumns.svelte.ts";
export * from "./++FileColumns.svelte.ts";

export { default } from "./++FilesRow.svelte.ts";
export * from "./++FilesRow.svelte.ts";

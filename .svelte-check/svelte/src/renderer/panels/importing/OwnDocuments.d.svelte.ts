export { default } from "./++OwnDocuments.svelte.ts";
export * from "./++OwnDocuments.svelte.ts";

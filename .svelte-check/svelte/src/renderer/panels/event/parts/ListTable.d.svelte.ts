export { default } from "./++ListTable.svelte.ts";
export * from "./++ListTable.svelte.ts";

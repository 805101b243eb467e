export { default } from "./++EventRow.svelte.ts";
export * from "./++EventRow.svelte.ts";

export { default } from "./++RowSums.svelte.ts";
export * from "./++RowSums.svelte.ts";

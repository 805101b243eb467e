export { default } from "./++DialGrid.svelte.ts";
export * from "./++DialGrid.svelte.ts";

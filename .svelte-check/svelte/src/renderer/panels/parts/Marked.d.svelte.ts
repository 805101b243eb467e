export { default } from "./++Marked.svelte.ts";
export * from "./++Marked.svelte.ts";

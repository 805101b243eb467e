export { default } from "./++Later.svelte.ts";
export * from "./++Later.svelte.ts";

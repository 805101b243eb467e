export { default } from "./++Mirror.svelte.ts";
export * from "./++Mirror.svelte.ts";

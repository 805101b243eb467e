export { default } from "./++Toggle.svelte.ts";
export * from "./++Toggle.svelte.ts";

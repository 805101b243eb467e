export { default } from "./++Standing.svelte.ts";
export * from "./++Standing.svelte.ts";

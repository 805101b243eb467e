export { default } from "./++BoardHost.svelte.ts";
export * from "./++BoardHost.svelte.ts";

export { default } from "./++EventNav.svelte.ts";
export * from "./++EventNav.svelte.ts";

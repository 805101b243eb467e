export { default } from "./++TwoDice.svelte.ts";
export * from "./++TwoDice.svelte.ts";

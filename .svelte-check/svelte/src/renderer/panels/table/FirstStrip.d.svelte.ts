export { default } from "./++FirstStrip.svelte.ts";
export * from "./++FirstStrip.svelte.ts";

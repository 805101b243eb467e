export { default } from "./++DialStrip.svelte.ts";
export * from "./++DialStrip.svelte.ts";

export { default } from "./++LateStrip.svelte.ts";
export * from "./++LateStrip.svelte.ts";

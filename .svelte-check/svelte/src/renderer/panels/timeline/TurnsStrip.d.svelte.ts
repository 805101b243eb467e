export { default } from "./++TurnsStrip.svelte.ts";
export * from "./++TurnsStrip.svelte.ts";

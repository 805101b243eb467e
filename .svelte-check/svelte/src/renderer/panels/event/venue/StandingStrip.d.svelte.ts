export { default } from "./++StandingStrip.svelte.ts";
export * from "./++StandingStrip.svelte.ts";

export { default } from "./++SlipStop.svelte.ts";
export * from "./++SlipStop.svelte.ts";

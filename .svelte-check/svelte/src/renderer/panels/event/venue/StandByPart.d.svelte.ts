export { default } from "./++StandByPart.svelte.ts";
export * from "./++StandByPart.svelte.ts";

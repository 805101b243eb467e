export { default } from "./++Rolls.svelte.ts";
export * from "./++Rolls.svelte.ts";

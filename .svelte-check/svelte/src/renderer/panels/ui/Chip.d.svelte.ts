export { default } from "./++Chip.svelte.ts";
export * from "./++Chip.svelte.ts";

export { default } from "./++BelowChip.svelte.ts";
export * from "./++BelowChip.svelte.ts";

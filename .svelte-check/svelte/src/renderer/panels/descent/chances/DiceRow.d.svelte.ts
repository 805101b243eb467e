export { default } from "./++DiceRow.svelte.ts";
export * from "./++DiceRow.svelte.ts";

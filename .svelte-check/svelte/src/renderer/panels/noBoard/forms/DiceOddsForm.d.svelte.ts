export { default } from "./++DiceOddsForm.svelte.ts";
export * from "./++DiceOddsForm.svelte.ts";

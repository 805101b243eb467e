export { default } from "./++DiceStep.svelte.ts";
export * from "./++DiceStep.svelte.ts";

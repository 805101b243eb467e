export { default } from "./++ChoiceButtons.svelte.ts";
export * from "./++ChoiceButtons.svelte.ts";

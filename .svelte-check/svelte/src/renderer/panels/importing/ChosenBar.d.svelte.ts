export { default } from "./++ChosenBar.svelte.ts";
export * from "./++ChosenBar.svelte.ts";

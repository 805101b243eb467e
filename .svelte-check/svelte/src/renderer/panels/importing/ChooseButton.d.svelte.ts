export { default } from "./++ChooseButton.svelte.ts";
export * from "./++ChooseButton.svelte.ts";

export { default } from "./++ChoicePopup.svelte.ts";
export * from "./++ChoicePopup.svelte.ts";

export { default } from "./++FileChoices.svelte.ts";
export * from "./++FileChoices.svelte.ts";

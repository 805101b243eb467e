export { default } from "./++WordsField.svelte.ts";
export * from "./++WordsField.svelte.ts";

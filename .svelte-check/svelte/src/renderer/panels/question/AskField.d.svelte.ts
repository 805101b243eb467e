export { default } from "./++AskField.svelte.ts";
export * from "./++AskField.svelte.ts";

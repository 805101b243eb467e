export { default } from "./++QuestionBar.svelte.ts";
export * from "./++QuestionBar.svelte.ts";

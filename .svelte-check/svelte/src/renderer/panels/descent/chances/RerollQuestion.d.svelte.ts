export { default } from "./++RerollQuestion.svelte.ts";
export * from "./++RerollQuestion.svelte.ts";

export { default } from "./++OtherQuestion.svelte.ts";
export * from "./++OtherQuestion.svelte.ts";

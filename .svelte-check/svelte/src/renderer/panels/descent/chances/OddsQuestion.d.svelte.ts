export { default } from "./++OddsQuestion.svelte.ts";
export * from "./++OddsQuestion.svelte.ts";

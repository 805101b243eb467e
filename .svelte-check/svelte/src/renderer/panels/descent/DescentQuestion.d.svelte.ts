export { default } from "./++DescentQuestion.svelte.ts";
export * from "./++DescentQuestion.svelte.ts";

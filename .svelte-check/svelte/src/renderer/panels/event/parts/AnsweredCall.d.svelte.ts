export { default } from "./++AnsweredCall.svelte.ts";
export * from "./++AnsweredCall.svelte.ts";

export { default } from "./++VerdictWord.svelte.ts";
export * from "./++VerdictWord.svelte.ts";

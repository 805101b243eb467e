export { default } from "./++OwnWords.svelte.ts";
export * from "./++OwnWords.svelte.ts";

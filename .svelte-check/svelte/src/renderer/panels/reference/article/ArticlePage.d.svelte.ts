export { default } from "./++ArticlePage.svelte.ts";
export * from "./++ArticlePage.svelte.ts";

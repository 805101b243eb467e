export { default } from "./++ArticleBody.svelte.ts";
export * from "./++ArticleBody.svelte.ts";

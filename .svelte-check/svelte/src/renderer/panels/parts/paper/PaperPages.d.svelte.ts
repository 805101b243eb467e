export { default } from "./++PaperPages.svelte.ts";
export * from "./++PaperPages.svelte.ts";

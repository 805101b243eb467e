export { default } from "./++PaperView.svelte.ts";
export * from "./++PaperView.svelte.ts";

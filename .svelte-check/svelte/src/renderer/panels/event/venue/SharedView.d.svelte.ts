export { default } from "./++SharedView.svelte.ts";
export * from "./++SharedView.svelte.ts";

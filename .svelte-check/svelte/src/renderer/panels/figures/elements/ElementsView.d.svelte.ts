export { default } from "./++ElementsView.svelte.ts";
export * from "./++ElementsView.svelte.ts";

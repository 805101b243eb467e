export { default } from "./++PenaltiesView.svelte.ts";
export * from "./++PenaltiesView.svelte.ts";

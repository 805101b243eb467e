export { default } from "./++ListedFigure.svelte.ts";
export * from "./++ListedFigure.svelte.ts";

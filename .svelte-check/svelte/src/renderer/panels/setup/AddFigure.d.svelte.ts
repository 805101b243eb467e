export { default } from "./++AddFigure.svelte.ts";
export * from "./++AddFigure.svelte.ts";

export { default } from "./++FigureList.svelte.ts";
export * from "./++FigureList.svelte.ts";

export { default } from "./++FigureDialog.svelte.ts";
export * from "./++FigureDialog.svelte.ts";

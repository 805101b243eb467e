export { default } from "./++FigureEditor.svelte.ts";
export * from "./++FigureEditor.svelte.ts";

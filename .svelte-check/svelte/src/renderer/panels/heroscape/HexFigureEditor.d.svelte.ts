export { default } from "./++HexFigureEditor.svelte.ts";
export * from "./++HexFigureEditor.svelte.ts";

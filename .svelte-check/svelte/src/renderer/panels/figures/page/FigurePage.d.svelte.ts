export { default } from "./++FigurePage.svelte.ts";
export * from "./++FigurePage.svelte.ts";

export { default } from "./++FiguresScreen.svelte.ts";
export * from "./++FiguresScreen.svelte.ts";

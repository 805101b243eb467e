export { default } from "./++AddFigures.svelte.ts";
export * from "./++AddFigures.svelte.ts";

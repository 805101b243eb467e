export { default } from "./++EditionLine.svelte.ts";
export * from "./++EditionLine.svelte.ts";

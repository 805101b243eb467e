export { default } from "./++Bars.svelte.ts";
export * from "./++Bars.svelte.ts";

export { default } from "./++TableMaps.svelte.ts";
export * from "./++TableMaps.svelte.ts";

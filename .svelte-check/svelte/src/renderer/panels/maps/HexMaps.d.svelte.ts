export { default } from "./++HexMaps.svelte.ts";
export * from "./++HexMaps.svelte.ts";

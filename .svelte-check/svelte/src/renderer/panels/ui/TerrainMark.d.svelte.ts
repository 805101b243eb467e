export { default } from "./++TerrainMark.svelte.ts";
export * from "./++TerrainMark.svelte.ts";

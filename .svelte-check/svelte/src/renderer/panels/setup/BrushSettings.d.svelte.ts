export { default } from "./++BrushSettings.svelte.ts";
export * from "./++BrushSettings.svelte.ts";

export { default } from "./++BrushMark.svelte.ts";
export * from "./++BrushMark.svelte.ts";

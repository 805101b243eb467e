export { default } from "./++VariantStrip.svelte.ts";
export * from "./++VariantStrip.svelte.ts";

export { default } from "./++VariantCard.svelte.ts";
export * from "./++VariantCard.svelte.ts";

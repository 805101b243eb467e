export { default } from "./++OfferRow.svelte.ts";
export * from "./++OfferRow.svelte.ts";

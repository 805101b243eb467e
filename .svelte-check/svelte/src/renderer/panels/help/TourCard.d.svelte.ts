export { default } from "./++TourCard.svelte.ts";
export * from "./++TourCard.svelte.ts";

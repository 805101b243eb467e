export { default } from "./++VenueView.svelte.ts";
export * from "./++VenueView.svelte.ts";

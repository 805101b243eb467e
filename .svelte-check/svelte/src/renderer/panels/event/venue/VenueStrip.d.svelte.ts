export { default } from "./++VenueStrip.svelte.ts";
export * from "./++VenueStrip.svelte.ts";

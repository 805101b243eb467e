export { default } from "./++EventCard.svelte.ts";
export * from "./++EventCard.svelte.ts";

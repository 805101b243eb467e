export { default } from "./++CardsRead.svelte.ts";
export * from "./++CardsRead.svelte.ts";

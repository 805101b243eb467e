export { default } from "./++CardsDialog.svelte.ts";
export * from "./++CardsDialog.svelte.ts";

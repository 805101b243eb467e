export { default } from "./++QuickCard.svelte.ts";
export * from "./++QuickCard.svelte.ts";

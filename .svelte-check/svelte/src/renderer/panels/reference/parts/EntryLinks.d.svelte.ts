export { default } from "./++EntryLinks.svelte.ts";
export * from "./++EntryLinks.svelte.ts";

export { default } from "./++EntryRow.svelte.ts";
export * from "./++EntryRow.svelte.ts";

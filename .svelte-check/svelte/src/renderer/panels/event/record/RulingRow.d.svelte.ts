export { default } from "./++RulingRow.svelte.ts";
export * from "./++RulingRow.svelte.ts";

export { default } from "./++OverrideNote.svelte.ts";
export * from "./++OverrideNote.svelte.ts";

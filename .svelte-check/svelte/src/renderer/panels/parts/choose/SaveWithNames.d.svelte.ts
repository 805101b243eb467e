export { default } from "./++SaveWithNames.svelte.ts";
export * from "./++SaveWithNames.svelte.ts";

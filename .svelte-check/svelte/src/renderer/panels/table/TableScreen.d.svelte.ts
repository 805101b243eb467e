export { default } from "./++TableScreen.svelte.ts";
export * from "./++TableScreen.svelte.ts";

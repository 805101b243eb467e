export { default } from "./++HeroscapeScreen.svelte.ts";
export * from "./++HeroscapeScreen.svelte.ts";

export { default } from "./++MapsScreen.svelte.ts";
export * from "./++MapsScreen.svelte.ts";

export { default } from "./++HomePage.svelte.ts";
export * from "./++HomePage.svelte.ts";

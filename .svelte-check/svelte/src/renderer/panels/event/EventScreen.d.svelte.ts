export { default } from "./++EventScreen.svelte.ts";
export * from "./++EventScreen.svelte.ts";

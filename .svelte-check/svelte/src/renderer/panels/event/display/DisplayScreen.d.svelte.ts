export { default } from "./++DisplayScreen.svelte.ts";
export * from "./++DisplayScreen.svelte.ts";

export { default } from "./++LogView.svelte.ts";
export * from "./++LogView.svelte.ts";

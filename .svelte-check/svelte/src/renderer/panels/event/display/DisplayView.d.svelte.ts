export { default } from "./++DisplayView.svelte.ts";
export * from "./++DisplayView.svelte.ts";

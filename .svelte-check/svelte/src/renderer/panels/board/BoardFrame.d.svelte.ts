export { default } from "./++BoardFrame.svelte.ts";
export * from "./++BoardFrame.svelte.ts";

export { default } from "./++GameFrame.svelte.ts";
export * from "./++GameFrame.svelte.ts";

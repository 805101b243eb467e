export { default } from "./++RulingFrame.svelte.ts";
export * from "./++RulingFrame.svelte.ts";

export { default } from "./++RulingPanel.svelte.ts";
export * from "./++RulingPanel.svelte.ts";

export { default } from "./++TimelinePanel.svelte.ts";
export * from "./++TimelinePanel.svelte.ts";

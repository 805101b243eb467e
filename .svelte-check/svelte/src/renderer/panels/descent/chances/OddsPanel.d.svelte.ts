export { default } from "./++OddsPanel.svelte.ts";
export * from "./++OddsPanel.svelte.ts";

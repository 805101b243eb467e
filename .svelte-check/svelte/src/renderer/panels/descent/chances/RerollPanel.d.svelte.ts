export { default } from "./++RerollPanel.svelte.ts";
export * from "./++RerollPanel.svelte.ts";

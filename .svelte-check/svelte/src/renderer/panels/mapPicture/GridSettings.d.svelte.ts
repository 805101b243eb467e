export { default } from "./++GridSettings.svelte.ts";
export * from "./++GridSettings.svelte.ts";

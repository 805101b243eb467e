export { default } from "./++ChartPage.svelte.ts";
export * from "./++ChartPage.svelte.ts";

export { default } from "./++OddsChart.svelte.ts";
export * from "./++OddsChart.svelte.ts";

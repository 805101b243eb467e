export { default } from "./++OddsResult.svelte.ts";
export * from "./++OddsResult.svelte.ts";

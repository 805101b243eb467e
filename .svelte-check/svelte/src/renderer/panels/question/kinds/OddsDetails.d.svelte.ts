export { default } from "./++OddsDetails.svelte.ts";
export * from "./++OddsDetails.svelte.ts";

export { default } from "./++GameRuling.svelte.ts";
export * from "./++GameRuling.svelte.ts";

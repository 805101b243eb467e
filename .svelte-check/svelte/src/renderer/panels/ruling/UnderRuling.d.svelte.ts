export { default } from "./++UnderRuling.svelte.ts";
export * from "./++UnderRuling.svelte.ts";

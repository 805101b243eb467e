export { default } from "./++EditRuling.svelte.ts";
export * from "./++EditRuling.svelte.ts";

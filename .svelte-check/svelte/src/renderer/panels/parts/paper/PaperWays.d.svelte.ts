export { default } from "./++PaperWays.svelte.ts";
export * from "./++PaperWays.svelte.ts";

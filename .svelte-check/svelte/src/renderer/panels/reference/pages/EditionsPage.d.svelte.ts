export { default } from "./++EditionsPage.svelte.ts";
export * from "./++EditionsPage.svelte.ts";

export { default } from "./++PlayersPart.svelte.ts";
export * from "./++PlayersPart.svelte.ts";

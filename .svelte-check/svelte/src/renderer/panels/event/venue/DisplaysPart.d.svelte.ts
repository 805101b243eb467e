export { default } from "./++DisplaysPart.svelte.ts";
export * from "./++DisplaysPart.svelte.ts";

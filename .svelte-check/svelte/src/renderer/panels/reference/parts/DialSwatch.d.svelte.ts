export { default } from "./++DialSwatch.svelte.ts";
export * from "./++DialSwatch.svelte.ts";

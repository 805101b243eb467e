export { default } from "./++DialView.svelte.ts";
export * from "./++DialView.svelte.ts";

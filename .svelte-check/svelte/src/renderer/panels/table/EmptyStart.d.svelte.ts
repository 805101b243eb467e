export { default } from "./++EmptyStart.svelte.ts";
export * from "./++EmptyStart.svelte.ts";

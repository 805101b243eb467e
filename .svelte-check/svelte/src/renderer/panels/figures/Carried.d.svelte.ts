export { default } from "./++Carried.svelte.ts";
export * from "./++Carried.svelte.ts";

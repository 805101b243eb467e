export { default } from "./++AddObject.svelte.ts";
export * from "./++AddObject.svelte.ts";

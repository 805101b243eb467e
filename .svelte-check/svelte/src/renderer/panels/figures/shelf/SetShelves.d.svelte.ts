export { default } from "./++SetShelves.svelte.ts";
export * from "./++SetShelves.svelte.ts";

export { default } from "./++Infractions.svelte.ts";
export * from "./++Infractions.svelte.ts";

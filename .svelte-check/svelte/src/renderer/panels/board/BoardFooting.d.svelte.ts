export { default } from "./++BoardFooting.svelte.ts";
export * from "./++BoardFooting.svelte.ts";

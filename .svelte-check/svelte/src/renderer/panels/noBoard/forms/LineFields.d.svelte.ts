export { default } from "./++LineFields.svelte.ts";
export * from "./++LineFields.svelte.ts";

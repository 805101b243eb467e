export { default } from "./++EventFields.svelte.ts";
export * from "./++EventFields.svelte.ts";

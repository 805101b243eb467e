export { default } from "./++CardFields.svelte.ts";
export * from "./++CardFields.svelte.ts";

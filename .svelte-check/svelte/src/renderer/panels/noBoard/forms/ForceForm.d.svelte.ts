export { default } from "./++ForceForm.svelte.ts";
export * from "./++ForceForm.svelte.ts";

export { default } from "./++OutwitForm.svelte.ts";
export * from "./++OutwitForm.svelte.ts";

export { default } from "./++EventForm.svelte.ts";
export * from "./++EventForm.svelte.ts";

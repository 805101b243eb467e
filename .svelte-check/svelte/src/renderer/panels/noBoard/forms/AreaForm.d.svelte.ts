export { default } from "./++AreaForm.svelte.ts";
export * from "./++AreaForm.svelte.ts";

export { default } from "./++FacesDialog.svelte.ts";
export * from "./++FacesDialog.svelte.ts";

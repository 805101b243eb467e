export { default } from "./++LicencesDialog.svelte.ts";
export * from "./++LicencesDialog.svelte.ts";

export { default } from "./++AdmittedFields.svelte.ts";
export * from "./++AdmittedFields.svelte.ts";

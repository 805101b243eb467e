export { default } from "./++ComingInFields.svelte.ts";
export * from "./++ComingInFields.svelte.ts";

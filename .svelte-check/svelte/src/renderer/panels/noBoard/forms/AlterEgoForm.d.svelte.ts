export { default } from "./++AlterEgoForm.svelte.ts";
export * from "./++AlterEgoForm.svelte.ts";

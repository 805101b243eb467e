export { default } from "./++Breadcrumb.svelte.ts";
export * from "./++Breadcrumb.svelte.ts";

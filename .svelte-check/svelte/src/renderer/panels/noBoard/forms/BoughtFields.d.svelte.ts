export { default } from "./++BoughtFields.svelte.ts";
export * from "./++BoughtFields.svelte.ts";

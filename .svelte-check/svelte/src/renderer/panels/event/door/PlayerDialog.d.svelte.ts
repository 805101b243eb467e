export { default } from "./++PlayerDialog.svelte.ts";
export * from "./++PlayerDialog.svelte.ts";

export { default } from "./++DropDialog.svelte.ts";
export * from "./++DropDialog.svelte.ts";

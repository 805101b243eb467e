export { default } from "./++KeysDialog.svelte.ts";
export * from "./++KeysDialog.svelte.ts";

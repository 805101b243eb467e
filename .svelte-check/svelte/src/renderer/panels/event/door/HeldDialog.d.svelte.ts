export { default } from "./++HeldDialog.svelte.ts";
export * from "./++HeldDialog.svelte.ts";

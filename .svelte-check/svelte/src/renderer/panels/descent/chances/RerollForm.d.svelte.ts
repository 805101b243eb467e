export { default } from "./++RerollForm.svelte.ts";
export * from "./++RerollForm.svelte.ts";

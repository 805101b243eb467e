export { default } from "./++WinnerForm.svelte.ts";
export * from "./++WinnerForm.svelte.ts";

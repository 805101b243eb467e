export { default } from "./++CorrectionDialog.svelte.ts";
export * from "./++CorrectionDialog.svelte.ts";

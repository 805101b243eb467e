export { default } from "./++CardTexts.svelte.ts";
export * from "./++CardTexts.svelte.ts";

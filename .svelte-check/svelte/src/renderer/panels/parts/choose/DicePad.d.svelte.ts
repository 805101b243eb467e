export { default } from "./++DicePad.svelte.ts";
export * from "./++DicePad.svelte.ts";

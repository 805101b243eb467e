export { default } from "./++TakeBackDialog.svelte.ts";
export * from "./++TakeBackDialog.svelte.ts";

export { default } from "./++CompareScreen.svelte.ts";
export * from "./++CompareScreen.svelte.ts";

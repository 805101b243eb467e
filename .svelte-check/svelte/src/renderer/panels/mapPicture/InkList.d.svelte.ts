export { default } from "./++InkList.svelte.ts";
export * from "./++InkList.svelte.ts";

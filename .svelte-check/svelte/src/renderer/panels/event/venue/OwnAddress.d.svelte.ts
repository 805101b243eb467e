export { default } from "./++OwnAddress.svelte.ts";
export * from "./++OwnAddress.svelte.ts";

export { default } from "./++OtherClocks.svelte.ts";
export * from "./++OtherClocks.svelte.ts";

export { default } from "./++SwapName.svelte.ts";
export * from "./++SwapName.svelte.ts";

export { default } from "./++SwapByTable.svelte.ts";
export * from "./++SwapByTable.svelte.ts";

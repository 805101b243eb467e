export { default } from "./++VirtualList.svelte.ts";
export * from "./++VirtualList.svelte.ts";

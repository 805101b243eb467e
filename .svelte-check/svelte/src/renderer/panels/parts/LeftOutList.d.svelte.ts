export { default } from "./++LeftOutList.svelte.ts";
export * from "./++LeftOutList.svelte.ts";

export { default } from "./++BoardTools.svelte.ts";
export * from "./++BoardTools.svelte.ts";

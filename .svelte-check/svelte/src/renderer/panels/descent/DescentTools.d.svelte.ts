export { default } from "./++DescentTools.svelte.ts";
export * from "./++DescentTools.svelte.ts";

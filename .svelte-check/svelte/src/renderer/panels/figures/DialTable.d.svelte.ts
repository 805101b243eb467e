export { default } from "./++DialTable.svelte.ts";
export * from "./++DialTable.svelte.ts";

export { default } from "./++Pick.svelte.ts";
export * from "./++Pick.svelte.ts";

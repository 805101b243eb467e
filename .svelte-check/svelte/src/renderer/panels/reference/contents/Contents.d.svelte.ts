export { default } from "./++Contents.svelte.ts";
export * from "./++Contents.svelte.ts";

export { default } from "./++Badge.svelte.ts";
export * from "./++Badge.svelte.ts";

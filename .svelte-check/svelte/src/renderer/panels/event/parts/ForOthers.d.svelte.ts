export { default } from "./++ForOthers.svelte.ts";
export * from "./++ForOthers.svelte.ts";

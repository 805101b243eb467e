export { default } from "./++CitedBy.svelte.ts";
export * from "./++CitedBy.svelte.ts";

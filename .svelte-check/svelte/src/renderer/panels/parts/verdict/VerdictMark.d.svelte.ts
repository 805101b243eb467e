export { default } from "./++VerdictMark.svelte.ts";
export * from "./++VerdictMark.svelte.ts";

export { default } from "./++SaveMark.svelte.ts";
export * from "./++SaveMark.svelte.ts";

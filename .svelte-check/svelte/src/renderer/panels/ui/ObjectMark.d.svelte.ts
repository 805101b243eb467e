export { default } from "./++ObjectMark.svelte.ts";
export * from "./++ObjectMark.svelte.ts";

export { default } from "./++SideMark.svelte.ts";
export * from "./++SideMark.svelte.ts";

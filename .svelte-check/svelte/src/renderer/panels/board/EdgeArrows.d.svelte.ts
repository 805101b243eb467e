export { default } from "./++EdgeArrows.svelte.ts";
export * from "./++EdgeArrows.svelte.ts";

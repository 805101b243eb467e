export { default } from "./++BoardSize.svelte.ts";
export * from "./++BoardSize.svelte.ts";

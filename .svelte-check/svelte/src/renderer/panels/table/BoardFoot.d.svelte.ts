export { default } from "./++BoardFoot.svelte.ts";
export * from "./++BoardFoot.svelte.ts";

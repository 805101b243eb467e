export { default } from "./++MoveDetails.svelte.ts";
export * from "./++MoveDetails.svelte.ts";

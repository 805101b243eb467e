export { default } from "./++DialCell.svelte.ts";
export * from "./++DialCell.svelte.ts";

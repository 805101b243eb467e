export { default } from "./++Reasons.svelte.ts";
export * from "./++Reasons.svelte.ts";

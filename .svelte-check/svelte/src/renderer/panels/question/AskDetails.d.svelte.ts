export { default } from "./++AskDetails.svelte.ts";
export * from "./++AskDetails.svelte.ts";

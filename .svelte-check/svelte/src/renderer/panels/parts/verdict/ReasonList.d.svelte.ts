export { default } from "./++ReasonList.svelte.ts";
export * from "./++ReasonList.svelte.ts";

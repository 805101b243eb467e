export { default } from "./++Assumed.svelte.ts";
export * from "./++Assumed.svelte.ts";

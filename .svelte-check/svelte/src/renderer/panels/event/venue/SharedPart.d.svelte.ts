export { default } from "./++SharedPart.svelte.ts";
export * from "./++SharedPart.svelte.ts";

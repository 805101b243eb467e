export { default } from "./++WrittenText.svelte.ts";
export * from "./++WrittenText.svelte.ts";

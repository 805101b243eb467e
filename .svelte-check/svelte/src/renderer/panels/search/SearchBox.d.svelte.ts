export { default } from "./++SearchBox.svelte.ts";
export * from "./++SearchBox.svelte.ts";

export { default } from "./++DialPage.svelte.ts";
export * from "./++DialPage.svelte.ts";

export { default } from "./++DescentScreen.svelte.ts";
export * from "./++DescentScreen.svelte.ts";

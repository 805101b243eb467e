export { default } from "./++ComingInScreen.svelte.ts";
export * from "./++ComingInScreen.svelte.ts";

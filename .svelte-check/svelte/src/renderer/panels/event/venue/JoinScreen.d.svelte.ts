export { default } from "./++JoinScreen.svelte.ts";
export * from "./++JoinScreen.svelte.ts";

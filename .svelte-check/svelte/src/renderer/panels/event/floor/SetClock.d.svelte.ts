export { default } from "./++SetClock.svelte.ts";
export * from "./++SetClock.svelte.ts";

export { default } from "./++BuildTotal.svelte.ts";
export * from "./++BuildTotal.svelte.ts";

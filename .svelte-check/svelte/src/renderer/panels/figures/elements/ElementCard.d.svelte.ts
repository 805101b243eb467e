export { default } from "./++ElementCard.svelte.ts";
export * from "./++ElementCard.svelte.ts";

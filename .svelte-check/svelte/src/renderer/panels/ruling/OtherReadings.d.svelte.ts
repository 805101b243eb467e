export { default } from "./++OtherReadings.svelte.ts";
export * from "./++OtherReadings.svelte.ts";

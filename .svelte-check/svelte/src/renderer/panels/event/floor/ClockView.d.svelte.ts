export { default } from "./++ClockView.svelte.ts";
export * from "./++ClockView.svelte.ts";

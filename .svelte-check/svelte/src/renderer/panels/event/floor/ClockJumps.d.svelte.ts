export { default } from "./++ClockJumps.svelte.ts";
export * from "./++ClockJumps.svelte.ts";

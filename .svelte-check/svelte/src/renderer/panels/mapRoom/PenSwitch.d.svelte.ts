export { default } from "./++PenSwitch.svelte.ts";
export * from "./++PenSwitch.svelte.ts";

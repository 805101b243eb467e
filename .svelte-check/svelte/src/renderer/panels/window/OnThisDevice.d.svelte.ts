export { default } from "./++OnThisDevice.svelte.ts";
export * from "./++OnThisDevice.svelte.ts";

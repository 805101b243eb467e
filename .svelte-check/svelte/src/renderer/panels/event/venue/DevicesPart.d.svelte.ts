export { default } from "./++DevicesPart.svelte.ts";
export * from "./++DevicesPart.svelte.ts";

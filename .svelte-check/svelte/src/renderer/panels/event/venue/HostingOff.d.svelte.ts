export { default } from "./++HostingOff.svelte.ts";
export * from "./++HostingOff.svelte.ts";

export { default } from "./++HostingStrip.svelte.ts";
export * from "./++HostingStrip.svelte.ts";

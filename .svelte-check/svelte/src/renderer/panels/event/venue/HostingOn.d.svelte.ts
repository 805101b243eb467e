export { default } from "./++HostingOn.svelte.ts";
export * from "./++HostingOn.svelte.ts";

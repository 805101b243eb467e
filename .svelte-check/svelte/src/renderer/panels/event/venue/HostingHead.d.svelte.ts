export { default } from "./++HostingHead.svelte.ts";
export * from "./++HostingHead.svelte.ts";

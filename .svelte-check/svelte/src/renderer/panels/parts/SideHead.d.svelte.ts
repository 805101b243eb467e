export { default } from "./++SideHead.svelte.ts";
export * from "./++SideHead.svelte.ts";

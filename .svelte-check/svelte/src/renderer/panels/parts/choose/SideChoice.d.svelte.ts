export { default } from "./++SideChoice.svelte.ts";
export * from "./++SideChoice.svelte.ts";

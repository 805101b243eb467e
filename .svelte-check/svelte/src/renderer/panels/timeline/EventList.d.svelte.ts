export { default } from "./++EventList.svelte.ts";
export * from "./++EventList.svelte.ts";

export { default } from "./++RestingList.svelte.ts";
export * from "./++RestingList.svelte.ts";

export { default } from "./++PickMany.svelte.ts";
export * from "./++PickMany.svelte.ts";

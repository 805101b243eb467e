export { default } from "./++AreaList.svelte.ts";
export * from "./++AreaList.svelte.ts";

export { default } from "./++PairList.svelte.ts";
export * from "./++PairList.svelte.ts";

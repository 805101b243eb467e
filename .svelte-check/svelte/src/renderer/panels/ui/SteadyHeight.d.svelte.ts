export { default } from "./++SteadyHeight.svelte.ts";
export * from "./++SteadyHeight.svelte.ts";

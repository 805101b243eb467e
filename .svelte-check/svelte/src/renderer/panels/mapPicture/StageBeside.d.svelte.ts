export { default } from "./++StageBeside.svelte.ts";
export * from "./++StageBeside.svelte.ts";

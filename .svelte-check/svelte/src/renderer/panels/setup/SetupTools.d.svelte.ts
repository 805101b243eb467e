export { default } from "./++SetupTools.svelte.ts";
export * from "./++SetupTools.svelte.ts";

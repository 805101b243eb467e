export { default } from "./++TogetherDetails.svelte.ts";
export * from "./++TogetherDetails.svelte.ts";

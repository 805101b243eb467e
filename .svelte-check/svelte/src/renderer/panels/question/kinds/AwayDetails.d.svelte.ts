export { default } from "./++AwayDetails.svelte.ts";
export * from "./++AwayDetails.svelte.ts";

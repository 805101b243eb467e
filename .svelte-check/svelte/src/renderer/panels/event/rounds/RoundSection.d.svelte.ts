export { default } from "./++RoundSection.svelte.ts";
export * from "./++RoundSection.svelte.ts";

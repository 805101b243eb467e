export { default } from "./++PinsThatDiffer.svelte.ts";
export * from "./++PinsThatDiffer.svelte.ts";

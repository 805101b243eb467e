export { default } from "./++JoinedCard.svelte.ts";
export * from "./++JoinedCard.svelte.ts";

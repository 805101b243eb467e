export { default } from "./++KnockBackDetails.svelte.ts";
export * from "./++KnockBackDetails.svelte.ts";

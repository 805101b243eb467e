export { default } from "./++HitRow.svelte.ts";
export * from "./++HitRow.svelte.ts";

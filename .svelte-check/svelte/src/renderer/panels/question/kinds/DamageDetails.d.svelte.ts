export { default } from "./++DamageDetails.svelte.ts";
export * from "./++DamageDetails.svelte.ts";

export { default } from "./++DamageStep.svelte.ts";
export * from "./++DamageStep.svelte.ts";

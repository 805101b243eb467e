export { default } from "./++AttackFields.svelte.ts";
export * from "./++AttackFields.svelte.ts";
